import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { applyToJob } from "../../src/contract/applications.ts";
import { sectionCalls } from "../../src/contract/profile/sections.ts";
import { signUpload } from "../../src/contract/uploads.ts";
import { pdf } from "../server/documents.ts";
import { callOn, findJob } from "./api.ts";
import { axeFindings, overflow } from "./axe.ts";
import { expectFitForAll } from "./fit-for-all.ts";
import { mailTo } from "./mail.ts";
import { openAsNewSeeker } from "./seeker.ts";
import { at, dataFolder, port } from "./site.ts";

/** A new seeker's application on the seeker's own page, the employer's slug, and the path of its link to it. */
const applied = async (
  page: Page,
  brand: string,
): Promise<{ id: number; link: string; employer: string; call: ReturnType<typeof callOn> }> => {
  await openAsNewSeeker(page, brand, "/user/dashboard");
  const cookies = await page.context().cookies(at(brand));
  const call = callOn(brand, decodeURIComponent(cookies.find(({ name }) => name === "token")!.value));
  // Employers with a logo are written by hand, with addresses of their own.
  const job = await findJob(
    brand,
    ({ apply_url, screening, employer }) => apply_url === null && !screening.length && employer.logo === null,
  );
  const { url } = await call(signUpload, {
    body: { file_name: "cv.pdf", content_type: "application/pdf" },
  });
  const { pathname, search } = new URL(url);
  const sent = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
    method: "PUT",
    headers: { "content-type": "application/pdf" },
    body: pdf() as Uint8Array<ArrayBuffer>,
  });
  expect(sent.status).toBe(200);
  const note = "I would like to work with you.\nI can begin in March.";
  const details = { phone: "0412 345 678", right_to_work: "citizen" } as const;
  const body = { job_id: job.id, cv: url.split("?")[0]!, note, ...details };
  const { id } = await call(applyToJob, { body });
  const mail = await mailTo(
    page.request,
    `applications@${job.employer.slug.slice(0, 60)}.example.com`,
    /^A new application for/,
    // Other tests apply for the same job.
    `Application number: ${id}`,
  );
  return {
    id,
    call,
    employer: job.employer.slug,
    link: new URL(/http\S+received-applications\S+/.exec(mail.text)![0]).pathname,
  };
};

/** Opens an address as an employer does: in a browser of its own, without JavaScript. */
const asEmployer = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(url);
  expect(answer!.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  return page;
};

test("an employer opens the link without JavaScript, decides, and the seeker sees it", async ({
  page,
  browser,
}) => {
  const brand = "electrical";
  const { id, link } = await applied(page, brand);
  const employer = await asEmployer(browser, at(brand, link));
  await expect(employer.getByRole("heading", { name: /^A new application for/ })).toBeVisible();
  await expect(employer.getByText("Priya")).toBeHidden();
  await employer.getByRole("button", { name: "Open the application" }).click();
  await expect(employer.getByRole("heading", { name: "Priya Raman" })).toBeVisible();
  await expect(employer.getByText("I can begin in March.")).toBeVisible();
  const download = employer.waitForEvent("download");
  await employer.getByRole("link", { name: "Download all as a ZIP" }).click();
  expect((await download).suggestedFilename()).toBe(`electrical application ${id}.zip`);
  await employer.getByLabel("Interview").check();
  await employer.getByLabel("Note (optional)").fill("Can you come on Monday at nine?");
  await employer.getByRole("button", { name: "Save and tell the applicant" }).click();
  await expect(employer.getByRole("status")).toContainText("Saved.");
  await expect(employer.getByText("You changed the status to “Interview”")).toBeVisible();

  // Where scripts run, a note that was left before it was sent is there again.
  for (const note of ["", "Please bring your licence."]) {
    await page.goto(at(brand, link));
    await expect(page.getByLabel("Note (optional)")).toHaveValue(note);
    await page.getByLabel("Note (optional)").fill("Please bring your licence.");
  }

  await page.goto(at(brand, `/user/applied/${id}`));
  await expect(page.getByRole("region", { name: /^Message from/ })).toContainText(
    "Can you come on Monday at nine?",
  );
  await expect(page.getByText("opened the application")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Withdraw/ })
    .click();
  await expect(page.getByText("You withdrew the application")).toBeVisible();
  await employer.getByLabel("Offered").check();
  await employer.getByRole("button", { name: "Save and tell the applicant" }).click();
  await expect(employer.getByRole("heading", { name: /has ended$/ })).toBeVisible();
  await expect(employer.getByText("Priya")).toBeHidden();
  await employer.context().close();
});

test("a seeker ticks what of their profile an employer sees, and takes the tick away", async ({
  page,
  browser,
}) => {
  const brand = "automotive";
  const { id, link, call } = await applied(page, brand);
  await call(sectionCalls.skill.create, { body: { skill: "Sheet metal repair" } });
  const passport = { country: { id: 36 }, number: "PA1234567" };
  await call(sectionCalls.passport.create, { body: passport });
  await page.goto(at(brand, `/user/applied/${id}`));
  const part = page.getByRole("region", { name: "Your profile" });
  await expect(part).toContainText("sees nothing of your profile");
  const dialog = page.getByRole("dialog", { name: "What they see of your profile" });
  const tick = async (change: () => Promise<void>) => {
    await part.getByRole("button", { name: "Choose what they see" }).click();
    await change();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your choice has been saved.").first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(part.getByRole("button", { name: "Choose what they see" })).toBeFocused();
  };
  await tick(async () => {
    const parts = dialog.getByRole("group", { name: "Parts of your profile" });
    await expect(parts.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await parts.getByLabel("Skills").check();
    await parts.getByLabel("Passports").check();
    await expect(dialog.getByRole("group", { name: "Private details" })).toContainText("Passports");
    await expect(dialog.getByRole("group", { name: "Documents and CVs" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
  await expect(part).toContainText("can see this of your profile: Passports, Skills.");

  const employer = await asEmployer(browser, at(brand, link));
  await employer.getByRole("button", { name: "Open the application" }).click();
  await expect(employer.getByText("Sheet metal repair")).toBeVisible();
  await expect(employer.getByText("PA1234567")).toBeHidden();

  await tick(async () => {
    await dialog.getByLabel("Skills").uncheck();
    await dialog.getByLabel(/private details/).check();
  });
  await employer.goto(at(brand, link));
  await expect(employer.getByText("PA1234567")).toBeVisible();
  await expect(employer.getByText("Sheet metal repair")).toBeHidden();
  await employer.context().close();
});

test("an employer narrows the list of all applications without JavaScript, and opens one", async ({
  page,
  browser,
}) => {
  const brand = "hospitality";
  const { employer } = await applied(page, brand);
  const command = ["src/commands/employer-link.ts", employer, "--brand", brand];
  const { stdout } = await promisify(execFile)("node", command, {
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  const link = new URL(/http\S+received-applications\S+/.exec(stdout)![0]).pathname;
  const list = await asEmployer(browser, at(brand, link));
  await list.getByRole("navigation", { name: "Status" }).getByRole("link", { name: /^New/ }).click();
  await expect(list.getByRole("link", { name: /^New/ })).toHaveAttribute("aria-current", "page");
  await list.getByRole("button", { name: "Priya Raman" }).first().click();
  await expect(list.getByRole("heading", { name: "Priya Raman" })).toBeVisible();
  await list.getByRole("link", { name: "All applications" }).click();
  await list.getByRole("link", { name: /^Viewed/ }).click();
  await expect(
    list.getByRole("listitem").filter({ hasText: "Priya Raman" }).getByText("Viewed"),
  ).toBeVisible();
  await list.context().close();
  await page.goto(at(brand, link));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  }
});

test("everybody can use an employer's page, and a wrong link says what to do", async ({ page }) => {
  // Its employer gets no other mail: mails name no seeker.
  const brand = "early-learning";
  const { link } = await applied(page, brand);
  await page.goto(at(brand, link));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Open the application" }).click();
  await expect(page.getByRole("heading", { name: "Priya Raman" })).toBeVisible();
  await expectFitForAll(page, "an application", 1280);
  const answer = await page.goto(at(brand, `${link.slice(0, -2)}xx`));
  expect(answer!.status()).toBe(404);
  await expect(page.getByText(/This link is wrong\. Open it from the mail again/)).toBeVisible();
  expect((await page.goto(at("hospitality", link)))!.status()).toBe(404);
});
