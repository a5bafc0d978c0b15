import { expect, test, type Page } from "@playwright/test";
import { articlesOf, type BrandArticles } from "../../src/domain/articles/articles.ts";
import { blogsPerPage, tagLabel } from "../../src/domain/articles/article-paths.ts";
import { readEveryArticle } from "../../src/site/content/published.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { shifted, watchShifts } from "./layout-shifts.ts";
import { at } from "./site.ts";

const brands = loadBrands();
const files = readEveryArticle();
const now = new Date();
const shownBy = (id: string): BrandArticles =>
  articlesOf(
    files,
    brands.find((brand) => brand.id === id)!,
    { now },
  );
const guide = "/page/visa-and-right-to-work";

for (const brand of ["workinaus", "electrical"])
  test(`the blogs of ${brand} are listed newest first, a dozen a page`, async ({ page }) => {
    const { blogs } = shownBy(brand);
    await page.goto(at(brand, "/page/blogs"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
    const titles = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(titles).toHaveText(blogs.slice(0, blogsPerPage).map(({ title }) => title));
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(at(brand, "/page/blogs/2"));
    await expect(titles).toHaveText(blogs.slice(blogsPerPage, 2 * blogsPerPage).map(({ title }) => title));
  });

test("a tag leads to its blogs, and a blog to those before and after it and to more on the same", async ({
  page,
}) => {
  const { blogs, byTag } = shownBy("hospitality");
  const [tag, tagged] = [...byTag][0]!;
  await page.goto(at("hospitality", "/page/blogs"));
  await page
    .getByRole("list", { name: "Tags" })
    .getByRole("link", { name: tagLabel(tag), exact: true })
    .click();
  await expect(page).toHaveURL(at("hospitality", `/page/blogs/tag/${tag}`));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
    tagged.slice(0, blogsPerPage).map(({ title }) => title),
  );

  await page.goto(at("hospitality", "/page/blogs"));
  await page.getByRole("main").getByRole("link", { name: blogs[0]!.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(blogs[0]!.title);
  await expect(page.getByRole("article")).toContainText(/\d+ min read/);
  const more = page.getByRole("navigation", { name: "More blogs" });
  await more.getByRole("link", { name: /^Older/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(blogs[1]!.title);
  await expect(more.getByRole("link")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Read next" }).getByRole("link").first()).toBeVisible();
});

test("a long page lists its headings: beside the text on wide screens, folded above it on phones", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(at("migration", guide));
  const contents = page.getByRole("navigation", { name: "On this page" });
  const last = contents.getByRole("link").last();
  const words = (await last.textContent())!.trim();
  await last.click();
  await expect(page.getByRole("heading", { name: words })).toBeInViewport();
  await expect(last).toHaveAttribute("aria-current", "true");
  await expect(contents).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(at("migration", guide));
  await expect(contents).toBeHidden();
  await page.getByText("On this page").locator("visible=true").click();
  await page.getByRole("group").getByRole("link", { name: words }).click();
  await expect(page.getByRole("heading", { name: words })).toBeInViewport();
});

test("on paper a page is its text alone, with the addresses of its links", async ({ page }) => {
  await page.goto(at("workinaus", guide));
  await page.emulateMedia({ media: "print" });
  for (const hidden of ["banner", "contentinfo", "navigation"] as const)
    for (const part of await page.getByRole(hidden).all()) await expect(part).toBeHidden();
  await expect(page.getByRole("heading", { name: "Read next" })).toBeHidden();
  await expect(page.getByText(new RegExp(`^https?://[^/]+${guide}$`))).toBeVisible();
  const address = await page
    .locator('.prose a[href^="https://"]')
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://");
});

const search = async (page: Page, words: string) => {
  const box = page.getByRole("searchbox");
  await box.fill(words);
  await box.press("Enter");
};

test("the search of a site finds its own pages, and no other site's", async ({ page }) => {
  const own = shownBy("electrical").bySlug.get("electrical-licences-by-state")!;
  await page.goto(at("electrical", "/page/blogs"));
  await search(page, "electrical licence");
  await expect(page).toHaveURL(/\/page\/search\?q=electrical(\+|%20)licence/);
  const result = page.getByRole("link", { name: own.title });
  await expect(result).toBeVisible();
  await expect(page.locator("mark").first()).toBeVisible();
  await page.getByRole("searchbox").press("ArrowDown");
  await expect(
    page.getByRole("main").getByRole("listitem").getByRole("heading").getByRole("link").first(),
  ).toBeFocused();
  await result.click();
  await expect(page).toHaveURL(at("electrical", own.path));

  const elsewhere = shownBy("hospitality").bySlug;
  await page.goto(at("hospitality", "/page/search?q=electrical+licence"));
  await expect(page.getByRole("main").getByText(/\d pages? on/)).toBeVisible();
  const results = page.getByRole("main").getByRole("listitem").getByRole("heading").getByRole("link");
  for (const link of await results.all())
    expect([...elsewhere.values()].map(({ path }) => path)).toContain(await link.getAttribute("href"));
  await expect(page.getByRole("link", { name: own.title })).toHaveCount(0);
});

test("an excerpt of a page that was found is its text, without the list of its headings", async ({
  page,
}) => {
  await page.goto(at("early-learning", "/page/search?q=ratio"));
  const results = page.getByRole("main").getByRole("listitem");
  await expect(results.first()).toBeVisible();
  for (const text of await results.allTextContents()) expect(text).not.toContain("On this page");
});

test("what a search of articles finds moves nothing else on the page", async ({ page }) => {
  await watchShifts(page);
  await page.goto(at("hospitality", "/page/search?q=visa"));
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("main").getByText(/\d+ pages on “visa”/)).toBeVisible();
  expect(await shifted(page)).toBeLessThan(0.05);
});

test("the search says what it did not find, and offers the lists", async ({ page }) => {
  await page.goto(at("automotive", "/page/search"));
  await search(page, "zzxqwv");
  await expect(page.getByRole("main").getByText("Nothing was found on “zzxqwv”")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "guides" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("articles can be read, and the search leads to the lists", async ({ page }) => {
    await page.goto(at("initiatives", guide));
    await expect(page.getByRole("article")).toContainText("Every employer in Australia");
    await page.goto(at("initiatives", "/page/blogs"));
    await page.getByRole("searchbox").fill("visa");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("The search needs scripts")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "guides" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guides");
  });
});

test("no site shows a page that another one has to itself", async ({ request }) => {
  const all = new Map(brands.map(({ id }) => [id, shownBy(id).bySlug]));
  for (const [id, pages] of all) {
    const others = [...all.values()].flatMap((other) => [...other.keys()]).filter((slug) => !pages.has(slug));
    for (const slug of new Set(others)) {
      // Node knows no names below localhost.
      const { port } = new URL(at(id));
      const answer = await request.get(`http://127.0.0.1:${port}/page/${slug}`, {
        headers: { host: `${id}.localhost:${port}` },
      });
      expect(answer.status(), `${slug} on ${id}`).toBe(404);
    }
  }
});
