import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { axeFindings, overflow } from "./axe.ts";
import { mailTo } from "./mail.ts";
import { openAsNewSeeker } from "./seeker.ts";
import { at, port } from "./site.ts";

const confirmLink = /https?:\S+\/saved-search\/confirm\?token=\S+/;

/** Opens the page that saves the search of barista jobs, from its results. */
const openForm = async (page: Page) => {
  await page.goto(at("hospitality", "/job/searched?q=barista"));
  await page.getByRole("link", { name: "Save this search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Save this search" })).toBeVisible();
};

test.describe("without JavaScript and without an account", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody saves a search, confirms it by email, and stops it by the link of its mails", async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await openForm(page);
    await expect(page.getByText(/^Last week this would have sent/)).toBeVisible();
    await page.getByLabel("Your email address").fill("noor@nowhere");
    await page.getByRole("button", { name: "Save this search" }).click();
    await expect(page.getByText("Must be an email address")).toBeVisible();
    await page.getByLabel("Your email address").fill(email);
    await page.getByLabel("Every week").check();
    await page.getByRole("button", { name: "Save this search" }).click();
    await expect(page.getByRole("heading", { name: "Please check your email" })).toBeVisible();

    const { text } = await mailTo(page.request, email, /^Confirm your job alert/);
    await page.goto(confirmLink.exec(text)![0]);
    await expect(page.getByText("Every week")).toBeVisible();
    await page.getByRole("button", { name: "Confirm my job alert" }).click();
    await expect(page.getByRole("heading", { name: "Your job alert is on" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your job alert is on" })).toBeVisible();
  });

  test("a link that is wrong says so, whether it confirms or stops", async ({ page }) => {
    for (const path of ["confirm", "stop"]) {
      const response = await page.goto(at("hospitality", `/saved-search/${path}?token=x`));
      expect(response!.status(), path).toBe(403);
      await expect(page.getByText("This link is not whole, or it has expired")).toBeVisible();
    }
  });

  test("a mail program that posts to the address of a mail needs no cookies", async ({ request }) => {
    const posted = await request.post(`http://127.0.0.1:${port}/saved-search/stop?token=x`, {
      headers: { host: "hospitality.localhost" },
      form: { "List-Unsubscribe": "One-Click" },
    });
    // It gets as far as the token, which is wrong here.
    expect(posted.status()).toBe(403);
  });
});

test("a seeker saves a search, renames it, pauses it and deletes it", async ({ page }) => {
  const email = await openAsNewSeeker(page, "hospitality", "/job/searched?q=barista");
  await page.getByRole("link", { name: "Save this search" }).click();
  await expect(page.getByText(`We send it to ${email}`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Save this search" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Your search is saved" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the jobs" })).toHaveAttribute(
    "href",
    "/job/searched?q=barista",
  );
  // The page that saves the same search again leads to it.
  await page.goto(at("hospitality", "/job/save-search?q=barista"));
  await expect(
    page.getByRole("heading", { level: 1, name: "You have saved this search already" }),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "Your saved searches" }).click();
  await expect(page).toHaveURL(at("hospitality", "/user/searches"));
  const saved = page.getByRole("article");
  await expect(saved.getByRole("link", { name: "Barista jobs" })).toHaveAttribute(
    "href",
    "/job/searched?q=barista",
  );
  expect(await axeFindings(page)).toEqual([]);
  await saved.getByRole("button", { name: /^Rename/ }).click();
  await saved.getByLabel("Name").fill("Coffee near home");
  await saved.getByRole("button", { name: "Save the name" }).click();
  await expect(saved.getByRole("link", { name: "Coffee near home" })).toBeVisible();
  await saved.getByLabel("New jobs by email").selectOption("weekly");
  await saved.getByRole("button", { name: /^Pause/ }).click();
  await expect(saved.getByText("Paused", { exact: true })).toBeVisible();
  await page.reload();
  await expect(saved.getByLabel("New jobs by email")).toHaveValue("weekly");
  await saved.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No saved searches on Pass & Plate yet")).toBeVisible();
});

test("the form is whole on a narrow phone, in light and dark", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openForm(page);
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, "contrast")).toEqual([]);
});

test("filters count what a click gives, and those without jobs cannot be chosen", async ({ page }) => {
  await page.goto(at("workinaus", "/job/searched?q=nurse"));
  const filters = page.getByRole("complementary", { name: "Filters" });
  const shifts = filters.getByRole("group", { name: "Shift" });
  await shifts.getByText("2 more").click();
  const weekends = shifts.getByRole("checkbox", { name: /^Weekends/ });
  await expect(shifts.getByRole("checkbox", { name: /^Split shifts/ })).toBeDisabled();
  const label = shifts.locator("label").filter({ hasText: "Weekends" });
  const count = Number(/([\d,]+)$/.exec((await label.textContent())!)![1]!.replace(",", ""));
  // A box that is clicked before hydration is ticked after it.
  await weekends.click();
  await expect(page).toHaveURL(/shift=weekend/);
  await expect(page.getByRole("status").filter({ hasText: /job/ }).first()).toHaveText(
    new RegExp(`^${count.toLocaleString("en-AU")} jobs?$`),
  );
  await expect(page.getByLabel("Distance")).toHaveCount(0);
});
