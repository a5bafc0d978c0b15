import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { asksQuestions, findJob } from "./api.ts";
import { pdf } from "./cv.ts";
import { answerQuestions, awake, giveRight, register } from "./seeker.ts";
import { at } from "./site.ts";

for (const { brand, words } of [
  { brand: "automotive", words: "mechanic" },
  { brand: "hospitality", words: "chef" },
]) {
  test(`a seeker of ${brand} searches, saves, applies with a PDF and finds the application`, async ({
    page,
  }) => {
    const job = await findJob(brand, asksQuestions, { q: words, work_type: "Full time" });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));

    await page.goto(at(brand));
    await page.getByRole("searchbox", { name: "What" }).fill(words);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(new RegExp(`/job/searched\\?q=${words}`));

    await awake(page, "Search");
    await page
      .getByLabel(/^Full time/)
      .first()
      .check();
    await expect(page).toHaveURL(/work_type=Full/);
    await page.locator(`a[href^="/job/${job.id}/"]`).first().click();
    // The window is wide: the job opens beside the list.
    await expect(page.getByRole("region", { name: job.title, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/job/searched\\?.*job=${job.id}$`));

    // Saving needs an account: it is opened on the way, and the job is saved at the end of it.
    await page.getByRole("button", { name: "Save", exact: true }).click();
    // Phones drop the page while the mail is read: applying goes on all the same.
    await register(page, `${randomUUID()}@example.com`, () => page.reload());
    await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/job/searched\\?.*job=${job.id}$`));

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
    await giveRight(page, job);
    await dialog.getByLabel("Your note").fill("I can start on Monday.");
    await dialog
      .getByLabel("Cover letter or another file")
      .setInputFiles({ name: "letter.pdf", mimeType: "application/pdf", buffer: pdf("A letter") });
    await expect(dialog.getByRole("button", { name: "Remove letter.pdf" })).toBeVisible();

    // Left and gone on with from the list of applications.
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Continue applying" })).toBeVisible();
    await page.goto(at(brand, "/user/applied"));
    const started = page.getByRole("region", { name: "Not sent yet" });
    await expect(started).toContainText(job.employer.name);
    await started.getByRole("link", { name: `Continue: ${job.title}` }).click();
    await expect(dialog.getByLabel("Your note")).toHaveValue("I can start on Monday.");
    await expect(dialog.getByRole("button", { name: "Remove letter.pdf" })).toBeVisible();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog).toContainText("priya-raman.pdf");
    await expect(dialog).toContainText("letter.pdf");
    await dialog.getByRole("button", { name: /^Send/ }).click();
    await expect(dialog).toContainText("has your application");
    await dialog.getByRole("link", { name: "See your receipt" }).click();
    await expect(page.getByRole("main")).toContainText("I can start on Monday.");
    await expect(page.getByRole("main")).toContainText("priya-raman.pdf");
    await expect(page.getByRole("main")).toContainText("letter.pdf");

    await page.goto(at(brand, "/user/applied"));
    await expect(page.getByRole("main").getByRole("link", { name: job.title, exact: true })).toBeVisible();
    await page.goto(at(brand, "/user/saved"));
    await expect(page.getByRole("main").getByRole("link", { name: job.title, exact: true })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test("search, filters and pages work without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at("electrical"));
  await page.getByRole("searchbox", { name: "What" }).fill("electrician");
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
