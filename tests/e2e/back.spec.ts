import { expect, test } from "@playwright/test";
import { findJob } from "./api.ts";
import { pdf } from "./cv.ts";
import { awake, openAsNewSeeker } from "./seeker.ts";

const brand = "hospitality";
const words = "chef";

for (const [means, ignoreDefaultArgs] of [
  ["takes pages from the server", []],
  ["may keep whole pages in memory", ["--disable-back-forward-cache"]],
] as const)
  test.describe(`in a browser that ${means}`, () => {
    test("Back after applying leads to the job as applied for, then to the list as it is now", async ({
      playwright,
      launchOptions,
    }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: [...ignoreDefaultArgs],
      });
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const job = await findJob(
        brand,
        ({ apply_url, screening, right_to_work: right }) =>
          apply_url === null && !screening.length && !right.length,
        { q: words },
      );
      await openAsNewSeeker(page, brand, `/job/searched?q=${words}&employer=${job.employer.id}`);
      await awake(page, "Search");
      const list = page.url();
      const card = page.locator(`[data-job="${job.id}"]`);
      await card.getByRole("link", { name: job.title }).click();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
      const address = page.url();

      await page.getByRole("button", { name: "Apply now" }).click();
      const dialog = page.getByRole("dialog");
      await dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "priya.pdf", mimeType: "application/pdf", buffer: pdf("Priya Raman") });
      await expect(dialog.getByRole("radio", { name: /priya\.pdf/ })).toBeChecked();
      await dialog.getByRole("button", { name: "Continue" }).click();
      await expect(dialog.getByLabel("Your note")).toBeVisible();
      await dialog.getByRole("button", { name: "Continue" }).click();
      await dialog.getByRole("button", { name: /^Send/ }).click();
      await dialog.getByRole("link", { name: "See your receipt" }).click();
      await expect(page).toHaveURL(/\/user\/applied\/\d+$/);

      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("link", { name: "See what you sent" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Apply now" })).toHaveCount(0);
      await page.waitForFunction(() => !(history.state as { step?: number } | null)?.step);

      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect(card).toContainText("Applied");
      await expect(card.getByRole("button", { pressed: true })).toBeVisible();
      await browser.close();
    });
  });

test("Back in an application beside the list goes one step back, then closes it, and keeps list and job", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const job = await findJob(brand, ({ apply_url, screening }) => apply_url === null && !screening.length, {
    q: words,
  });
  await openAsNewSeeker(page, brand, `/job/searched?q=${words}&employer=${job.employer.id}`);
  await awake(page, "Search");
  await page.locator(`[data-job="${job.id}"]`).getByRole("link", { name: job.title }).click();
  const address = page.url();
  await page.getByRole("button", { name: "Apply now" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "priya.pdf", mimeType: "application/pdf", buffer: pdf("Priya Raman") });
  const steps = [/^Step 1 of/, /^Step 2 of/].map((text) => dialog.getByText(text));
  for (const how of ["its own button", "the browser"]) {
    await expect(dialog.getByRole("radio", { name: /priya\.pdf/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(steps[1]!).toBeVisible();
    if (how === "the browser") await page.goBack();
    else await dialog.getByRole("button", { name: "Back", exact: true }).click();
    await expect(steps[0]!).toBeVisible();
  }
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Continue applying" })).toBeVisible();
  expect(page.url()).toBe(address);
});
