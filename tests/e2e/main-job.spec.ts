import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { getJob, searchJobs } from "../../src/contract/jobs.ts";
import type { JobDetail } from "../../src/contract/job-fields.ts";
import { callerOf } from "../../src/contract/caller.ts";
import { pdf } from "./cv.ts";
import { codeFor } from "./mail.ts";
import { at, port } from "./site.ts";

/** The first job of a search that is applied to here and asks questions. */
const jobWithQuestions = async (brand: string, q: string): Promise<JobDetail> => {
  const call = callerOf((request) => fetch(request), `http://127.0.0.1:${port}`, {
    "host-name": `${brand}.localhost`,
  });
  const { data } = await call(searchJobs, { body: { q, work_type: "Full time" } });
  for (const { id } of data) {
    const job = await call(getJob, { params: { id } });
    if (job.apply_url === null && job.screening.length > 0) return job;
  }
  throw new Error(`No job for ${q} asks questions.`);
};

const register = async (page: Page, email: string) => {
  await page.getByRole("button", { name: "Create an account" }).click();
  await page.getByLabel("Given name").fill("Priya");
  await page.getByLabel("Family name").fill("Raman");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse 9");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByLabel("6-digit code").fill(await codeFor(page.request, email));
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
};

/** Answers every question of the step in sight, whatever its kind. */
const answerQuestions = async (page: Page, { screening }: JobDetail) => {
  const dialog = page.getByRole("dialog");
  for (const { question, type, options } of screening) {
    if (type === "yes_no" || type === "choice") {
      const group = dialog
        .getByRole("group", { name: question })
        .or(dialog.getByRole("radiogroup", { name: question }));
      await group.getByLabel(type === "yes_no" ? "Yes" : options[0]!, { exact: true }).check();
    } else await dialog.getByLabel(question).fill(type === "number" ? "5" : "Five years in a busy team.");
  }
};

for (const { brand, words } of [
  { brand: "automotive", words: "mechanic" },
  { brand: "hospitality", words: "chef" },
]) {
  test(`a seeker of ${brand} searches, saves, applies with a PDF and finds the application`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const job = await jobWithQuestions(brand, words);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));

    await page.goto(at(brand));
    await page.getByLabel("What").fill(words);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(new RegExp(`/job/searched\\?q=${words}`));

    await page.locator("astro-island[component-export=Search]:not([ssr])").waitFor();
    await page
      .getByLabel(/^Full time/)
      .first()
      .check();
    await expect(page).toHaveURL(/work_type=Full/);
    await page.locator(`a[href^="/job/${job.id}/"]`).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);

    // Saving needs an account: it is opened on the way, and the job is saved at the end of it.
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await register(page, `${randomUUID()}@example.com`);
    await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
    await expect(page).toHaveURL(at(brand, `/job/${job.id}/${job.slug}`));

    await page
      .getByRole("button", { name: /^Apply/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog
      .locator("input[type=file]")
      .setInputFiles({ name: "priya-raman.pdf", mimeType: "application/pdf", buffer: pdf("Priya Raman") });
    await expect(dialog.getByRole("radio", { name: /priya-raman\.pdf/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByRole("heading", { name: "Questions from the employer" })).toBeVisible();
    await answerQuestions(page, job);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByLabel("Your note").fill("I can start on Monday.");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog).toContainText("priya-raman.pdf");
    await dialog.getByRole("button", { name: /^Send/ }).click();
    await expect(dialog).toContainText("has your application");
    await dialog.getByRole("link", { name: "See your receipt" }).click();
    await expect(page.getByRole("main")).toContainText("I can start on Monday.");
    await expect(page.getByRole("main")).toContainText("priya-raman.pdf");

    await page.goto(at(brand, "/user/applied"));
    await expect(page.getByRole("main").getByRole("link", { name: job.title, exact: true })).toBeVisible();
    await page.goto(at(brand, "/user/saved"));
    await expect(page.getByRole("main").getByRole("link", { name: job.title, exact: true })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("a site shows no job of another, though its number is known", async ({ page }) => {
  const job = await jobWithQuestions("hospitality", "chef");
  expect((await page.goto(at("hospitality", `/job/${job.id}`)))?.status()).toBe(200);
  const elsewhere = await page.goto(at("automotive", `/job/${job.id}`));
  expect(elsewhere?.status()).toBe(404);
  await expect(page.getByRole("main")).not.toContainText(job.title);
});

test("search, filters and pages work without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at("electrical"));
  await page.getByLabel("What").fill("electrician");
  await page.getByRole("button", { name: "Search" }).click();
  const total = async () =>
    Number(
      (
        await page
          .getByRole("status")
          .filter({ hasText: /jobs?$/ })
          .innerText()
      ).replace(/\D/g, ""),
    );
  const all = await total();
  await page
    .getByLabel(/^Part time/)
    .first()
    .check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/work_type=Part/);
  expect(await total()).toBeLessThan(all);
  await page.goto(at("electrical", "/job/searched?q=electrician&page=2"));
  await expect(page.locator('a[href^="/job/"]').first()).toBeVisible();
  await context.close();
});
