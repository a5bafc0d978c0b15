import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { loadBrands } from "../../src/server/lib/brands.ts";
import { asksQuestions, findClosedJob, findJob } from "./api.ts";
import { awake, signIn } from "./seeker.ts";
import { at } from "./site.ts";

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
// 320 px is also a window of 640 px at 200 % zoom. A scheme changes colours alone: each width is looked at whole once.
const looks = [
  { width: 320, colorScheme: "light", rules: "all" },
  { width: 320, colorScheme: "dark", rules: "colours" },
  { width: 1700, colorScheme: "light", rules: "colours" },
  { width: 1700, colorScheme: "dark", rules: "all" },
] as const;

/** Expects the page in sight to keep to WCAG 2.2 AA, and to its width, in every look. */
const expectFitForAll = async (page: Page, name: string) => {
  for (const { width, colorScheme, rules } of looks) {
    const look = `${name}, ${width} px, ${colorScheme}`;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours that are on their way to the other scheme are no measure.
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().some((one) => one instanceof CSSTransition)))
      .toBe(false);
    const axe = new AxeBuilder({ page });
    const { violations } = await (
      rules === "all" ? axe.withTags(wcag22aa) : axe.withRules("color-contrast")
    ).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
    expect(found, look).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      look,
    ).toBeLessThanOrEqual(0);
  }
};

for (const { id } of loadBrands()) {
  test(`everybody can use the landing page and the search of ${id}`, async ({ page }) => {
    await page.goto(at(id));
    await expect(page.locator('[data-live="jobs"] ul')).not.toHaveAttribute("aria-busy");
    await expectFitForAll(page, "landing");
    await page.goto(at(id, "/job/searched?work_type=Full+time"));
    await awake(page, "Search");
    await expectFitForAll(page, "search");
  });

  test(`everybody can read what ${id} writes`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(at(id, "/page/blogs"));
    const blog = page.locator("main li h2 a");
    const pages = {
      "a hero page": "/apply-now",
      "an article": "/page/visa-and-right-to-work",
      "a policy": "/page/privacy-policy",
      "telling a story": "/page/tell-your-story-to-connect",
      "the blogs": "/page/blogs",
      "a blog": await blog.first().getAttribute("href"),
      "a tag": "/page/blogs/tag/rights",
      "the guides": "/page/guides",
      "what a search of articles finds": "/page/search?q=visa",
    };
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(at(id, path!));
      await expectFitForAll(page, name);
    }
  });
}

for (const brand of ["workinaus", "hospitality"])
  test(`everybody can use every other page of ${brand}`, async ({ page }) => {
    test.setTimeout(120_000);
    const job = await findJob(brand, asksQuestions);
    const closed = await findClosedJob(brand);
    const pages = {
      "a job": `/job/${job.id}/${job.slug}`,
      "a closed job": `/job/${closed.id}/${closed.slug}`,
      "kinds of jobs": "/jobs",
      "a readable search": "/jobs/manager-in-sydney",
      "no results": "/job/searched?q=zzxqwv",
      "signing in": "/sign-in",
      "the saved list of a visitor": "/user/saved",
      "what is not here": "/nothing",
    };
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(at(brand, path));
      await expectFitForAll(page, name);
    }

    await signIn(page, brand);
    for (const path of ["/user/dashboard", "/user/saved", "/user/applied"]) {
      await page.goto(at(brand, path));
      await expect(
        page
          .getByRole("main")
          .getByRole("link", { name: /Find jobs|See all/ })
          .first(),
      ).toBeVisible();
      await expectFitForAll(page, path);
    }
    await page.goto(at(brand, pages["a job"]));
    await page.getByRole("button", { name: /^Apply/ }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Your CV" })).toBeVisible();
    await expectFitForAll(page, "applying");
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
