import { expect, test, type Page } from "@playwright/test";
import { getJobOverview, searchJobs } from "../../src/contract/jobs.ts";
import { jobCount } from "../../src/domain/jobs/job-text.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { employerPath } from "../../src/domain/employers/employer-path.ts";
import { callOn } from "./api.ts";
import { homeOf } from "./landing-data.ts";
import { at } from "./site.ts";

/** A list of the page once what it waits for is there. */
const filled = async (page: Page, name: string) => {
  const list = page.locator(`[data-live="${name}"]`);
  await expect(list.locator("ul")).not.toHaveAttribute("aria-busy");
  return list;
};

for (const { id } of loadBrands())
  test(`the landing page of ${id} has the sections of its file, in their order`, async ({ page }) => {
    await page.goto(at(id));
    const shown = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    const wanted = homeOf(id).sections.map(({ heading }) => heading);
    expect(shown.map((heading) => heading.trim()).filter((heading) => wanted.includes(heading))).toEqual(
      wanted,
    );
  });

test("two sites differ in sections, order and words by their data alone", async ({ page }) => {
  const seen: string[][] = [];
  for (const id of ["electrical", "migration"]) {
    await page.goto(at(id));
    seen.push(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents());
  }
  const [electrical = [], migration = []] = seen;
  expect(
    electrical.filter((heading) => heading !== "Popular searches" && migration.includes(heading)),
  ).toEqual([]);
  const kinds = ["electrical", "migration"].map((id) => homeOf(id).sections.map(({ kind }) => kind));
  expect(kinds[0]).not.toEqual(kinds[1]);
});

test("every kind of work says how many jobs a press on it shows", async ({ page }) => {
  await page.goto(at("hospitality"));
  const kind = page.getByRole("link", { name: /^Chefs & Cooks/ });
  await expect(kind).toContainText(/\d jobs?$/);
  const { sub_category: kinds } = await callOn("hospitality")(getJobOverview, {});
  const { count } = kinds.find(({ id }) => id === "chefs-cooks")!;
  await expect(kind).toContainText(jobCount(count));
  await kind.click();
  await expect(page.getByRole("status").filter({ hasText: jobCount(count) })).toBeVisible();
});

test("an employer leads to its page, and its jobs are found in full number", async ({ page }) => {
  await page.goto(at("automotive"));
  const list = await filled(page, "employers");
  const { employers } = await callOn("automotive")(getJobOverview, {});
  const [first] = employers;
  await expect(list.getByRole("link")).toHaveText(employers.map(({ name }) => name));
  await list.getByRole("link").first().click();
  await expect(page).toHaveURL(at("automotive", employerPath(first!)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first!.name);
  await page.goto(at("automotive", `/job/searched?employer=${first!.id}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Jobs at ${first!.name}`);
  await expect(page.getByRole("status").filter({ hasText: jobCount(first!.count) })).toBeVisible();
  const { data } = await callOn("automotive")(searchJobs, { body: { employer: first!.id } });
  expect(new Set(data.map(({ employer }) => employer.name))).toEqual(new Set([first!.name]));
  await page.getByRole("link", { name: `Remove filter: ${first!.name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All jobs");
});

for (const width of [390, 1440])
  test(`jobs, counts and employers move nothing when they arrive, at ${width} px`, async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/v1/seeker/job/**", async (route) => {
      await asked;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at("workinaus"), { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    // Where each section is, from the top of the page.
    const places = () =>
      page
        .getByRole("heading", { level: 2 })
        .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top)));
    const before = await places();
    answer();
    await filled(page, "jobs");
    await filled(page, "employers");
    await expect(page.locator("[data-count]").first()).toHaveText(/\d/);
    expect(await places()).toEqual(before);
  });

test("on a phone the landing page with the most sections is no longer than ten screens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at("workinaus"));
  await filled(page, "jobs");
  await filled(page, "employers");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 844).toBeLessThanOrEqual(10);
});

test("where the figures cannot be had, the page says so and leads to the search", async ({ page }) => {
  await page.route("**/v1/seeker/job/**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto(at("early-learning"));
  await expect(page.getByText("There are no jobs to show here just now.")).toBeVisible();
  await expect(page.getByText("There are no employers to show here just now.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See all jobs" }).first()).toHaveAttribute(
    "href",
    "/job/searched",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sections read well, with no empty places, and answers open", async ({ page }) => {
    await page.goto(at("initiatives"));
    for (const list of await page.locator("[data-live] > ul").all()) await expect(list).toBeHidden();
    for (const count of await page.locator("[data-count]").all()) await expect(count).toBeHidden();
    const { question, answer } = homeOf("initiatives").sections.flatMap((section) =>
      section.kind === "questions" ? section.questions : [],
    )[0]!;
    await expect(page.getByText(answer)).toBeHidden();
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByRole("link", { name: "Youth & Training Programs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Youth & Training Programs jobs");
  });
});
