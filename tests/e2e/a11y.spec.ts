import { expect, test } from "@playwright/test";
import { listEmployers } from "../../src/contract/employers.ts";
import { employerTypes } from "../../src/contract/job-fields.ts";
import { employerPath } from "../../src/domain/employers/employer-path.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { asksQuestions, callOn, findClosedJob, findJob } from "./api.ts";
import { expectBrandFits, expectFitForAll } from "./fit-for-all.ts";
import { awake, signIn } from "./seeker.ts";
import { at } from "./site.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The site whose pages are looked at that the sites share: another differs in its accent, its names and its jobs. */
const sharedOn = "workinaus";

/** The page of an employer of each type. */
const employersOn = async (brand: string): Promise<Record<string, string>> => {
  const call = callOn(brand);
  const pages = employerTypes.map(async (type) => {
    const { data } = await call(listEmployers, { query: { type } });
    return data[0] ? [[`one of type ${type}`, employerPath(data[0])]] : [];
  });
  return Object.fromEntries((await Promise.all(pages)).flat()) as Record<string, string>;
};

for (const { id } of loadBrands())
  test(`everybody can use what ${id} writes, and its search and its jobs`, async ({ page }) => {
    await page.goto(at(id));
    await expect(page.locator('[data-live="jobs"] ul')).not.toHaveAttribute("aria-busy");
    await expectFitForAll(page, "landing");
    await page.goto(at(id, "/job/searched?work_type=Full+time"));
    await awake(page, "Search");
    const expectShared = id === sharedOn ? expectFitForAll : expectBrandFits;
    await expectShared(page, "search");
    const job = await findJob(id, () => true);
    await page.goto(at(id, `/job/${job.id}/${job.slug}`));
    await expectShared(page, "a job");
    await page.goto(at(id, "/page/blogs"));
    await page.goto(at(id, (await page.locator("main li h2 a").first().getAttribute("href"))!));
    await expectFitForAll(page, "a blog");
  });

test("everybody can read what the sites share", async ({ page }) => {
  const pages = {
    "a hero page": "/apply-now",
    "an article": "/page/visa-and-right-to-work",
    "a policy": "/page/privacy-policy",
    "writing to support": "/support",
    "telling a story": "/page/tell-your-story-to-connect",
    "the blogs": "/page/blogs",
    "a tag": "/page/blogs/tag/rights",
    "the guides": "/page/guides",
    "what a search of articles finds": "/page/search?q=visa",
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(at(sharedOn, path));
    await expectFitForAll(page, name);
  }
});

test("everybody can find out about jobs and employers", async ({ page }) => {
  const closed = await findClosedJob(sharedOn);
  const pages = {
    "a closed job": `/job/${closed.id}/${closed.slug}`,
    "kinds of jobs": "/jobs",
    "a readable search": "/jobs/manager-in-sydney",
    "no results": "/job/searched?q=zzxqwv",
    "signing in": "/sign-in",
    "the employers": "/employers",
    ...(await employersOn(sharedOn)),
    "the saved list of a visitor": "/user/saved",
    "what is not here": "/nothing",
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(at(sharedOn, path));
    await expectFitForAll(page, name);
  }
});

test("everybody can apply, and see what they did", async ({ page }) => {
  await signIn(page, sharedOn);
  for (const path of [
    "/user/dashboard",
    "/user/saved",
    "/user/searches",
    "/user/employers",
    "/user/applied",
  ]) {
    await page.goto(at(sharedOn, path));
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /Find jobs|Find employers|See all/ })
        .first(),
    ).toBeVisible();
    await expectFitForAll(page, path);
  }
  const job = await findJob(sharedOn, asksQuestions);
  await page.goto(at(sharedOn, `/job/${job.id}/${job.slug}`));
  await page.getByRole("button", { name: /^Apply/ }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Your CV" })).toBeVisible();
  await expectFitForAll(page, "applying");
});

test("a word that is wider than a phone goes on in the next line", async ({ page }) => {
  const job = await findJob("hospitality", () => true);
  for (const path of ["/page/visa-and-right-to-work", "/page/blogs", `/job/${job.id}/${job.slug}`]) {
    await page.goto(at("hospitality", path));
    await page.getByRole("main").evaluate((main) => {
      const long = "Donaudampfschifffahrt".repeat(6);
      const places = main.querySelectorAll("h1, h2, h3, .crumbs span, .prose :is(p, li)");
      places.forEach((place, number) => (place.textContent = long + number));
      main.querySelector(".prose")?.insertAdjacentHTML("beforeend", `<pre><code>${long}</code></pre>`);
    });
    await expectFitForAll(page, path);
  }
});

test("what is pressed on a phone is large enough for a thumb", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const job = await findJob("hospitality", () => true);
  for (const path of ["/", "/job/searched?work_type=Full+time", `/job/${job.id}/${job.slug}`, "/sign-in"]) {
    await page.goto(at("hospitality", path));
    const buttons = page.locator(
      "button:visible, input:not([type=checkbox]):visible, select:visible, header a:visible",
    );
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(
        box?.height,
        `${path}: ${await button.evaluate((node) => node.outerHTML)}`,
      ).toBeGreaterThanOrEqual(44);
    }
  }
});
