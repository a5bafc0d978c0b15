import { expect, test, type Locator, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import { findJob } from "./api.ts";
import { overflow } from "./axe.ts";
import type { Section } from "../../src/contract/profile/section.ts";
import { sections } from "../../src/contract/profile/sections.ts";
import { accountPages } from "../../src/domain/account-pages.ts";
import { isTyped, sampleOf } from "../server/profile/sample-entries.ts";
import { openAsNewSeeker, signIn } from "./seeker.ts";
import { at, port } from "./site.ts";

/** Twice the usual size of text, as a seeker sets it in the browser. */
const rem = 32;
const { args = [], ...launching } = config.use?.launchOptions ?? {};
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...launching, args: [...args, `--blink-settings=defaultFontSize=${rem}`] },
});

/** The pages by what they are; each opens its own. */
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  "a landing page": (page) => page.goto(at("hospitality")),
  "the results": (page) => page.goto(at("hospitality", "/job/searched?q=chef&states=7")),
  "a job": async (page) => {
    const { id, slug } = await findJob("hospitality", ({ apply_url }) => apply_url === null);
    await page.goto(at("hospitality", `/job/${id}/${slug}`));
  },
  help: (page) => page.goto(at("hospitality", "/support")),
  employers: (page) => page.goto(at("migration", "/employers")),
  "an employer": (page) => page.goto(at("hospitality", "/enterprise/the-salt-ledger")),
  "an article": async (page) => {
    await page.goto(at("workinaus", "/page/blogs"));
    const first = page.getByRole("main").getByRole("listitem").getByRole("link").first();
    await page.goto(new URL((await first.getAttribute("href"))!, page.url()).href);
  },
};

const boxesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect()));

const isWithin = async (page: Page) => {
  expect(await overflow(page)).toBe(0);
  const site = page.getByRole("banner").getByRole("link").first().locator("span");
  expect((await site.boundingBox())!.width, "the site's name").toBeGreaterThanOrEqual(3 * rem);
  const controls = await boxesOf(page, "header :is(a, button)");
  for (const [at, one] of controls.entries())
    for (const other of controls.slice(at + 1))
      expect(
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top,
        "no control of the header lies over another",
      ).toBe(true);
};

for (const [name, open] of Object.entries(pages))
  test(`on a phone with text twice as large, ${name} is as wide as the screen`, async ({ page }) => {
    await open(page);
    await isWithin(page);
  });

test("on a laptop with text twice as large, pages are as wide as the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ["a landing page", "the results", "a job"]) {
    await pages[name]!(page);
    await isWithin(page);
  }
});

test("on a laptop with text twice as large, what is searched can be read in its fields", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at("electrical", "/job/searched?q=electrician&address=perth"));
  for (const name of ["q", "address"])
    expect((await page.locator(`input[name=${name}]`).boundingBox())!.width, name).toBeGreaterThan(250);
});

/** The words that the lines of these texts break in two. */
const brokenWords = (texts: Locator) =>
  texts.evaluateAll((nodes) =>
    nodes.flatMap(({ firstChild: text }) =>
      [...text!.textContent!.matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text!, index);
        range.setEnd(text!, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );

test("on a phone with text twice as large, the account's pages are as wide as the screen", async ({
  page,
}) => {
  await signIn(page, "automotive");
  for (const { href } of accountPages) {
    await page.goto(at("automotive", href));
    await page.waitForLoadState("networkidle");
    expect.soft(await overflow(page), href).toBe(0);
  }
  // The last of them.
  expect(await brokenWords(page.locator("dt"))).toEqual([]);
});

test("on a phone with text twice as large, a profile with much in it is as wide as the screen", async ({
  page,
}) => {
  await openAsNewSeeker(page, "automotive", "/user/profile");
  const token = (await page.context().cookies()).find(({ name }) => name === "token")!.value;
  const headers = {
    "content-type": "application/json",
    "host-name": "automotive.localhost",
    authorization: `Bearer ${token}`,
  };
  for (const section of (sections as readonly Section[]).filter(isTyped)) {
    const method = section.kind === "list" ? "POST" : "PATCH";
    const body = JSON.stringify(sampleOf(section));
    const { status } = await fetch(`http://127.0.0.1:${port}${section.path}`, { method, headers, body });
    expect(status, section.name).toBe(200);
  }
  await page.reload();
  await expect(page.getByText("filled in").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(await overflow(page)).toBe(0);
});

test("on a phone with text twice as large, results have whole words", async ({ page }) => {
  await pages["the results"]!(page);
  const titles = await boxesOf(page, "#results h2 a");
  expect(titles.length).toBeGreaterThan(5);
  for (const { width } of titles) expect(width).toBeGreaterThanOrEqual(2 * rem);
  expect(await brokenWords(page.locator("#results h2 a"))).toEqual([]);
  const count = page.getByRole("status").filter({ hasText: /\d jobs?$/ });
  expect((await count.boundingBox())!.height, "the number of jobs in one line").toBeLessThan(2 * rem);
  for (const control of [
    page.getByRole("button", { name: /^Filters/ }),
    page.getByRole("link", { name: "Save this search" }),
    page.getByLabel("Sort by"),
  ]) {
    const { x, width } = (await control.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
  }
});

test("on a phone with text twice as large, a word longer than its line is broken", async ({ page }) => {
  await pages["the results"]!(page);
  await page.locator("#results h2 a").evaluateAll(([first]) => {
    first!.textContent = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";
  });
  expect(await overflow(page)).toBe(0);
});

test("on a phone with text twice as large, results without scripts are as wide as the screen", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await pages["the results"]!(page);
  expect(await overflow(page)).toBe(0);
  await page.close();
});
