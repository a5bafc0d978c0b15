import { expect, test, type Page } from "@playwright/test";
import { at } from "./site.ts";

const phone = { width: 390, height: 844 };

const open = (page: Page) => page.goto(at("hospitality", "/job/searched?q=chef"));

/** The names of the scripts that the page asks for, from now on. */
const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname.split("/").at(-1)!);
  });
  return scripts;
};

const searchScript = /\/Search\.[^/]*\.js/;

const hydrated = (page: Page) => page.locator("astro-island[component-export=Search]:not([ssr])");

/** Keeps the search's own script from the page until it is let go. */
const hold = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(searchScript, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const titles = (page: Page) =>
  page
    .getByRole("region", { name: "Jobs", exact: true })
    .getByRole("heading", { level: 2 })
    .getByRole("link");

test("a search loads React when somebody reaches for it, and for whom was here before with the page", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  const hasReact = () => scripts.some((name) => name.startsWith("react."));
  await open(page);
  await page.waitForLoadState("networkidle");
  expect(hasReact()).toBe(false);
  await titles(page).first().hover();
  await expect.poll(hasReact).toBe(true);
  await hydrated(page).waitFor();
  scripts.length = 0;
  await page.reload();
  await expect.poll(hasReact).toBe(true);
});

test("how old a job is goes by the visitor's clock, also in a page that the server has kept", async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 50 * 24 * 3_600_000);
  await open(page);
  const ages = page.locator("[data-job] time");
  for (const age of await ages.allInnerTexts()) expect(age).toMatch(/(month|year)s? ago$/);
  await expect(hydrated(page)).toHaveCount(0);
});

test("the keyboard wakes a search", async ({ page }) => {
  await open(page);
  await page.getByRole("searchbox", { name: "What" }).focus();
  await hydrated(page).waitFor();
});

test("a box that is ticked before the scripts are there is ticked when they are", async ({ page }) => {
  const release = await hold(page);
  await open(page);
  const box = page.getByLabel(/^Full time/);
  await box.click();
  await expect(box).not.toBeChecked();
  const waiting = page.locator("[data-waiting]");
  await expect(waiting).toHaveCount(1);
  release();
  await expect(box).toBeChecked();
  await expect(waiting).toHaveCount(0);
  await expect(page).toHaveURL(at("hospitality", "/job/searched?q=chef&work_type=Full+time"));
});

test("an order that is chosen and words that are typed before the scripts are there count", async ({
  page,
}) => {
  const release = await hold(page);
  await open(page);
  await page.getByRole("searchbox", { name: "What" }).fill("barista");
  await page.getByLabel("Sort by").selectOption("date");
  release();
  await expect(page).toHaveURL(at("hospitality", "/job/searched?q=barista&sort=date"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Barista jobs");
});

test("a search whose scripts could not be loaded loads them at the next touch", async ({ page }) => {
  await open(page);
  const failed: string[] = [];
  page.on("requestfailed", (request) => void failed.push(request.url()));
  await page.route(searchScript, (route) => route.abort());
  await titles(page).first().hover();
  // The second attempt is Astro's own.
  await expect.poll(() => failed.length).toBe(2);
  await page.unroute(searchScript);
  await expect(async () => {
    await titles(page).nth(1).hover();
    await titles(page).first().hover();
    await expect(hydrated(page)).toBeAttached({ timeout: 1000 });
  }).toPass();
});

test("on a phone the first tap opens the filters", async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await hold(page);
  await open(page);
  await page.getByRole("button", { name: /^Filters/ }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
});

test("a job that is opened before the scripts are there is marked as viewed", async ({ page }) => {
  await page.setViewportSize(phone);
  await hold(page);
  await open(page);
  const title = await titles(page).first().innerText();
  await titles(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await open(page);
  await expect(page.getByRole("article").first().getByText("Viewed", { exact: true })).toBeVisible();
});
