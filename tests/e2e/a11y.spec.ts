import { expect, test, type Page } from "@playwright/test";
import { listEmployers } from "../../src/contract/employers.ts";
import { employerTypes } from "../../src/contract/job-fields.ts";
import { employerPath } from "../../src/domain/employers/employer-path.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { asksQuestions, callOn, findClosedJob, findJob } from "./api.ts";
import { axeFindings, overflow } from "./axe.ts";
import { awake, signIn } from "./seeker.ts";
import { at } from "./site.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The looks of a page; 320 px is also a window of 640 px at 200 % zoom. */
const looks = {
  // A scheme changes colours alone: each width is looked at whole once.
  whole: [
    { width: 320, colorScheme: "light", lookFor: "everything" },
    { width: 320, colorScheme: "dark", lookFor: "contrast" },
    { width: 1700, colorScheme: "dark", lookFor: "everything" },
    { width: 1700, colorScheme: "light", lookFor: "contrast" },
  ],
  // A brand changes colours and names alone, where it does not write the page itself.
  colours: [
    { width: 320, colorScheme: "dark", lookFor: "contrast" },
    { width: 1700, colorScheme: "light", lookFor: "contrast" },
  ],
} as const;
/** The site whose pages are looked at whole, those as well that the sites share. */
const wholeSite = "workinaus";

/** Expects the page in sight to keep to WCAG 2.2 AA, and to its width, in every look. */
const expectFitForAll = async (page: Page, name: string, kind: keyof typeof looks = "whole") => {
  for (const { width, colorScheme, lookFor } of looks[kind]) {
    const look = `${name}, ${width} px, ${colorScheme}`;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page, lookFor), look).toEqual([]);
    expect(await overflow(page), look).toBe(0);
  }
};

/** The page of an employer of each type. */
const employersOn = async (brand: string): Promise<Record<string, string>> => {
  const call = callOn(brand);
  const pages = employerTypes.map(async (type) => {
    const { data } = await call(listEmployers, { query: { type } });
    return data[0] ? [[`one of type ${type}`, employerPath(data[0])]] : [];
  });
  return Object.fromEntries((await Promise.all(pages)).flat()) as Record<string, string>;
};

for (const { id } of loadBrands()) {
  const shared = id === wholeSite ? "whole" : "colours";

  test(`everybody can use the landing page and the search of ${id}`, async ({ page }) => {
    await page.goto(at(id));
    await expect(page.locator('[data-live="jobs"] ul')).not.toHaveAttribute("aria-busy");
    await expectFitForAll(page, "landing");
    await page.goto(at(id, "/job/searched?work_type=Full+time"));
    await awake(page, "Search");
    await expectFitForAll(page, "search", shared);
  });

  test(`everybody can read what ${id} writes`, async ({ page }) => {
    await page.goto(at(id, "/page/blogs"));
    const blog = page.locator("main li h2 a");
    const pages = {
      "a hero page": "/apply-now",
      "an article": "/page/visa-and-right-to-work",
      "a policy": "/page/privacy-policy",
      "writing to support": "/support",
      "telling a story": "/page/tell-your-story-to-connect",
      "the blogs": "/page/blogs",
      "a blog": await blog.first().getAttribute("href"),
      "a tag": "/page/blogs/tag/rights",
      "the guides": "/page/guides",
      "what a search of articles finds": "/page/search?q=visa",
    };
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(at(id, path!));
      await expectFitForAll(page, name, name === "a blog" ? "whole" : shared);
    }
  });

  test(`everybody can find out about jobs on ${id}`, async ({ page }) => {
    const job = await findJob(id, () => true);
    const closed = await findClosedJob(id);
    const pages = {
      "a job": `/job/${job.id}/${job.slug}`,
      "a closed job": `/job/${closed.id}/${closed.slug}`,
      "kinds of jobs": "/jobs",
      "a readable search": "/jobs/manager-in-sydney",
      "no results": "/job/searched?q=zzxqwv",
      "signing in": "/sign-in",
      "the employers": "/employers",
      ...(await employersOn(id)),
      "the saved list of a visitor": "/user/saved",
      "what is not here": "/nothing",
    };
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(at(id, path));
      await expectFitForAll(page, name, shared);
    }
  });

  test(`everybody can apply on ${id}, and see what they did`, async ({ page }) => {
    await signIn(page, id);
    for (const path of [
      "/user/dashboard",
      "/user/saved",
      "/user/searches",
      "/user/employers",
      "/user/applied",
    ]) {
      await page.goto(at(id, path));
      await expect(
        page
          .getByRole("main")
          .getByRole("link", { name: /Find jobs|Find employers|See all/ })
          .first(),
      ).toBeVisible();
      await expectFitForAll(page, path, shared);
    }
    const job = await findJob(id, asksQuestions);
    await page.goto(at(id, `/job/${job.id}/${job.slug}`));
    await page.getByRole("button", { name: /^Apply/ }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Your CV" })).toBeVisible();
    await expectFitForAll(page, "applying", shared);
  });
}

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
