import { expect, test, type Page } from "@playwright/test";
import { findJob } from "./api.ts";
import { axeFindings, overflow } from "./axe.ts";
import { mailTo } from "./mail.ts";
import { at } from "./site.ts";

const brand = "hospitality";
const phone = { width: 390, height: 844 };

const openJob = async (page: Page) => {
  const job = await findJob(
    brand,
    (one) => one.apply_url === null && typeof one.locations[0]?.lat === "number",
  );
  await page.goto(at(brand, `/job/${job.id}/${job.slug}`));
  return job;
};

test("on a phone Apply and Save stay in reach, and hide nothing that has the focus", async ({ page }) => {
  await page.setViewportSize(phone);
  await openJob(page);
  const apply = page.getByRole("button", { name: "Apply now" });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(apply).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeInViewport({ ratio: 1 });

  const last = page.getByRole("contentinfo").getByRole("link").last();
  await last.focus();
  const bar = (await apply.boundingBox())!;
  const link = (await last.boundingBox())!;
  expect(link.y + link.height).toBeLessThanOrEqual(bar.y);
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test("a job says when it closes in its own time, and why others are similar", async ({ page }) => {
  const job = await openJob(page);
  if (job.expires_at) await expect(page.getByRole("main")).toContainText(/Closes .* at .* time/);
  const similar = page.getByRole("region", { name: "Similar jobs" }).getByRole("article");
  for (const [index, { reasons }] of job.similar.entries())
    await expect(similar.nth(index)).toContainText(reasons[0]!);
});

test("a job is as far from home as this browser's suburb, which is kept", async ({ page }) => {
  await openJob(page);
  await page.getByText("How far from home?").click();
  await page.getByLabel("Your suburb or postcode").fill("Newtown NSW");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const main = page.getByRole("main");
  const far = main.getByText(/km from Newtown NSW 2042, in a straight line/);
  await expect(far).toBeVisible();
  await page.reload();
  await expect(far).toBeVisible();

  // What is no suburb is said at the field; of several with one name, the seeker chooses.
  await page.getByText("Change your suburb").click();
  const suburb = page.getByLabel("Your suburb or postcode");
  await suburb.fill("zzzzqq");
  await page.keyboard.press("Enter");
  await expect(suburb).toHaveAccessibleDescription(/^We could not find this suburb/);
  await expect(suburb).toHaveAttribute("aria-invalid", "true");
  expect(await axeFindings(page)).toEqual([]);
  await suburb.fill("Springfield");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(main.getByText("Which Springfield?")).toBeVisible();
  await page
    .getByRole("button", { name: /^Springfield NSW/ })
    .first()
    .click();
  await expect(main.getByText(/km from Springfield NSW/)).toBeVisible();

  await page.getByText("Change your suburb").click();
  await suburb.fill("Parramat");
  await page.getByRole("listbox", { name: "Suggested places" }).getByRole("option").first().click();
  await expect(main.getByText(/km from Parramatta NSW 2150/)).toBeVisible();
});

test("a job is reported with a reason, and the site hears of it", async ({ page }) => {
  const job = await openJob(page);
  await page.getByRole("button", { name: "Report this job" }).click();
  const dialog = page.getByRole("dialog", { name: /^Report this job/ });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog).toContainText("Choose what is wrong.");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel("It asks for money, or looks like a scam").check();
  const text = `They ask for a deposit, ${Date.now()}.`;
  await dialog.getByLabel("What happened?").fill(text);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog).toContainText("Your report has been sent.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toHaveCount(0);
  const mail = await mailTo(page.request, "hello@passandplate.example", /Report of a job/);
  expect(mail.subject).toContain(job.title);
});

test("on a laptop Apply stays below the header while a job is read, and hides nothing that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openJob(page);
  const apply = page.getByRole("button", { name: "Apply now" });
  await page.getByRole("button", { name: "Report this job" }).scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport({ ratio: 1 });
  const bar = (await apply.boundingBox())!;
  expect(bar.y).toBeLessThan(120);

  // Backwards through what is above: each comes into sight below the bar.
  await page.getByRole("button", { name: "Report this job" }).focus();
  for (const key of ["Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    const focused = (await page.locator(":focus").boundingBox())!;
    expect(focused.y).toBeGreaterThanOrEqual(bar.y);
  }
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});
