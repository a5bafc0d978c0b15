import { expect, test, type Page } from "@playwright/test";
import { listEmployers } from "../../src/contract/employers.ts";
import type { EmployerType } from "../../src/contract/job-fields.ts";
import { employerPath } from "../../src/domain/employers/employer-path.ts";
import { callOn } from "./api.ts";
import { awake, enter, openAsNewSeeker, signIn } from "./seeker.ts";
import { at } from "./site.ts";

test.describe.configure({ mode: "parallel" });

const brands = ["automotive", "early-learning", "workinaus"];
const types: Record<EmployerType, string> = {
  company: "Company",
  recruiter: "Recruiter",
  association: "Association",
  aggregation: "Job collection",
};

/** The path of the first employer of a type with live jobs. */
const employerOn = async (brand: string, type: EmployerType): Promise<{ name: string; path: string }> => {
  const { data } = await callOn(brand)(listEmployers, { query: { type } });
  const employer = data.find(({ live_jobs: jobs }) => jobs > 0) ?? data[0]!;
  return { name: employer.name, path: employerPath(employer) };
};

const icon = (page: Page) => page.locator('link[rel="icon"]').first().getAttribute("href");
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent-solid"));
const sections = (page: Page) => page.locator("astro-island[component-export=SectionLists] section h2");
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("section-jobs"))
      .sort(),
  );

for (const brand of brands)
  test(`an employer of each type on ${brand} leads from the directory to applying`, async ({ page }) => {
    await signIn(page, brand, "/employers");
    for (const [type, label] of Object.entries(types) as [EmployerType, string][]) {
      const { name } = await employerOn(brand, type);
      await page.goto(at(brand, "/employers"));
      await page.getByLabel("Name").fill(name);
      await page.getByLabel("Type").selectOption(label);
      await page.getByRole("button", { name: "Find employers" }).click();
      await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      const job = page.getByRole("article").getByRole("link").first();
      const title = await job.textContent();
      await job.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!);
      await expect(
        page
          .getByRole("button", { name: /^(Apply|Change)/ })
          .or(page.getByRole("link", { name: /^Apply/ }))
          .first(),
      ).toBeVisible();
    }
  });

test("the icon and the accent are the employer's, and the site's again when the seeker leaves", async ({
  page,
}) => {
  await page.goto(at("automotive"));
  const site = { icon: await icon(page), accent: await accent(page) };
  await page.goto(at("automotive", "/enterprise/redgum-ridge-motors"));
  expect(await icon(page)).toMatch(/^\/v1\/employer-pictures\//);
  expect(
    await page.evaluate(async (path) => (await fetch(path)).headers.get("content-type"), (await icon(page))!),
  ).toMatch(/^image/);
  expect(await accent(page)).not.toBe(site.accent);
  await page.getByRole("banner").getByRole("link", { name: "Torque Jobs" }).click();
  await expect(page).toHaveURL(at("automotive"));
  expect({ icon: await icon(page), accent: await accent(page) }).toEqual(site);
  await page.goBack();
  expect(await icon(page)).toMatch(/^\/v1\/employer-pictures\//);
});

/** Calls about sections, whose answers have a timestamp. */
const timed = /\/v1\/seeker\/(cache\/clear|aggregation\/corporate\/section-jobs)\//;

/** Gives the server's answers this timestamp: jobs of the demo begin and end while the test runs. */
const holdTimestamp = async (page: Page, timestamp: string): Promise<void> => {
  await page.route(timed, async (route) => {
    // Node knows no names below localhost; the call itself names its site.
    const url = route
      .request()
      .url()
      .replace(/\/\/[^:]+:/, "//127.0.0.1:");
    const response = await route.fetch({ url });
    const { payload, ...answer } = (await response.json()) as { payload: object };
    await route.fulfill({ response, json: { ...answer, payload: { ...payload, timestamp } } });
  });
};

test("an aggregation's sections are appended, kept, shown offline, and forgotten after a change", async ({
  page,
  context,
}) => {
  const more = page.getByRole("link", { name: "Show more sections" });
  const timestamp = () => page.evaluate(() => localStorage.getItem("section-jobs-timestamp"));
  const monday = "2026-01-05T00:00:00.000Z";
  await holdTimestamp(page, monday);
  await page.goto(at("workinaus", "/aggregation/every-state-jobs-exchange"));
  // The cache needs no island: nothing has been touched.
  await expect.poll(() => kept(page)).toEqual(["section-jobs-page-1", "section-jobs-timestamp"]);
  await expect(page.locator("astro-island[component-export=SectionLists][ssr]")).toHaveCount(1);
  const first = await sections(page).allTextContents();
  // The first press is the first touch of the page.
  for (let number = 2; number <= 5; number++) {
    await more.click();
    await expect.poll(() => kept(page)).toContain(`section-jobs-page-${number}`);
  }
  await expect(sections(page)).toHaveCount(5 * first.length);
  const all = await sections(page).allTextContents();
  expect(all.slice(0, first.length)).toEqual(first);

  await page.reload();
  await more.hover();
  await awake(page, "SectionLists");
  await page.unroute(timed);
  await context.setOffline(true);
  for (let number = 2; number <= 5; number++) {
    await more.click();
    await expect(sections(page)).toHaveCount(number * first.length);
  }
  await expect(page.getByText("You are offline")).toBeVisible();
  expect(await sections(page).allTextContents()).toEqual(all);
  await holdTimestamp(page, monday);
  await context.setOffline(false);
  await expect(page.getByText("You are offline")).toBeHidden();

  await page.unroute(timed);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  await holdTimestamp(page, later);
  await page.reload();
  await expect.poll(timestamp).toBe(later);
  await expect.poll(() => kept(page)).toEqual(["section-jobs-page-1", "section-jobs-timestamp"]);
});

test("an aggregation without banners has the placeholder of the site, over its own cover if it has one", async ({
  page,
}) => {
  await page.goto(at("automotive", "/aggregation/bonnet-and-bay-jobs"));
  await expect(page.getByText("Jobs in the automotive trade")).toBeVisible();
  await expect(page.getByText("Workshops, dealers and road crews")).toBeVisible();
  await expect(page.locator("main img").first()).toHaveAttribute("src", /^\/v1\/employer-pictures\//);
  await page.goto(at("early-learning", "/aggregation/early-years-job-pool"));
  await expect(page.getByText("Jobs in early learning")).toBeVisible();
});

test("a visitor follows an employer by signing in, and finds it in the account", async ({ page }) => {
  const email = await openAsNewSeeker(page, "automotive", "/");
  await page.context().clearCookies();
  await page.goto(at("automotive", "/enterprise/redgum-ridge-motors"));
  const follow = page.getByRole("button", { name: "Follow Redgum Ridge Motors" });
  await follow.click();
  await enter(page, email);
  const following = page.getByRole("button", { name: "Following Redgum Ridge Motors" });
  await expect(following).toBeVisible();
  await page.goto(at("automotive", "/user/employers"));
  await expect(page.getByRole("main").getByRole("link", { name: "Redgum Ridge Motors" })).toBeVisible();
  await following.click();
  await expect(follow).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything of an employer can be read, and its jobs searched", async ({ page }) => {
    await page.goto(at("automotive", "/enterprise/redgum-ridge-motors"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Redgum Ridge Motors");
    await page.getByText("Do you sponsor visas?").click();
    await page.getByRole("link", { name: "Our story", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our story");
    await page.goBack();
    await page.getByLabel("Job title or skill").fill("mechanic");
    await page.getByRole("button", { name: "Search jobs" }).click();
    await expect(page).toHaveURL(/\/job\/searched\?employer=\d+&q=mechanic$/);
  });

  test("the sections of an aggregation and the jobs of one of them go page by page", async ({ page }) => {
    await page.goto(at("workinaus", "/aggregation/every-state-jobs-exchange"));
    const first = await sections(page).allTextContents();
    await page.getByRole("link", { name: "Show more sections" }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    expect(await sections(page).allTextContents()).not.toEqual(first);
    await page
      .getByRole("link", { name: /^See all/ })
      .first()
      .click();
    await expect(page.getByRole("article")).not.toHaveCount(0);
    expect(await page.getByRole("article").count()).toBeLessThanOrEqual(12);
  });

  test("the directory is searched by name, type, place and letter", async ({ page }) => {
    await page.goto(at("automotive", "/employers?type=association&letter=M"));
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
    for (const name of await page
      .getByRole("main")
      .getByRole("article")
      .getByRole("heading")
      .allTextContents())
      expect(name).toMatch(/^M/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "All letters" }).click();
    await expect(page).toHaveURL(at("automotive", "/employers?type=association"));
  });
});
