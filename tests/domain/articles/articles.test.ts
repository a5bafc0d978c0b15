import { describe, expect, it } from "vitest";
import type { Brand } from "../../../src/contract/brand.ts";
import {
  articlesOf,
  neighboursOf,
  ownFirst,
  relatedTo,
  type ArticleFile,
  type BrandArticles,
} from "../../../src/domain/articles/articles.ts";
import { blogsPath, tagLabel, tagPath } from "../../../src/domain/articles/article-paths.ts";
import { readingMinutes } from "../../../src/domain/articles/reading-time.ts";

const brand = (id: string) =>
  ({
    id,
    name: `The ${id} site`,
    email: `hello@${id}.example`,
    hosts: [`${id}.example`],
  }) as unknown as Brand;
const cars = brand("automotive");
const general = brand("workinaus");
const now = new Date("2026-05-01T00:00:00Z");

const file = (id: string, data: Partial<ArticleFile["data"]> = {}, rest: Partial<ArticleFile> = {}) =>
  ({
    id,
    collection: "articles",
    data: {
      title: id,
      description: "What it is about.",
      author: "The desk",
      date: new Date("2026-01-01"),
      tags: [],
      draft: false,
      policy: false,
      ...data,
    },
    ...rest,
  }) satisfies ArticleFile;
const blog = (id: string, date: string, tags: string[] = []) =>
  file(id, { date: new Date(date), tags }, { collection: "blogs" });
const slugs = (pages: Iterable<{ slug: string }>) => [...pages].map(({ slug }) => slug);
const shown = ({ bySlug }: BrandArticles) => [...bySlug.keys()].sort();

it("lists a page once under a tag that it has twice", () => {
  const { byTag, blogs } = articlesOf([blog("twice", "2026-01-01", ["cv", "cv"])], general, { now });
  expect(slugs(byTag.get("cv")!)).toEqual(["twice"]);
  expect(blogs[0]!.tags).toEqual(["cv"]);
});

describe("which pages a brand shows", () => {
  it("shows what every brand shows, what names the brand, and what stands in its folder", () => {
    const files = [
      file("everywhere"),
      file("some", { brands: ["automotive", "electrical"] }),
      file("others", { brands: ["electrical"] }),
      file("automotive/own"),
      file("electrical/theirs"),
    ];
    expect(shown(articlesOf(files, cars, { now }))).toEqual(["everywhere", "own", "some"]);
    expect(shown(articlesOf(files, general, { now }))).toEqual(["everywhere"]);
  });

  it("puts a brand's own version in the place of the shared page, in whatever order the files come", () => {
    const files = [file("about-us"), file("automotive/about-us", { title: "About the workshop" })];
    for (const order of [files, files.toReversed()]) {
      expect(articlesOf(order, cars, { now }).bySlug.get("about-us")?.title).toBe("About the workshop");
      expect(articlesOf(order, general, { now }).bySlug.get("about-us")?.title).toBe("about-us");
    }
  });

  it("leaves drafts and pages of the future out, and shows the shared page until a brand's own one is out", () => {
    const later = new Date("2026-05-01T00:00:01Z");
    const files = [
      file("draft", { draft: true }),
      file("later", { publishAt: later }),
      file("out", { publishAt: now }),
      file("about-us"),
      file("automotive/about-us", { title: "Own", publishAt: later }),
    ];
    const built = articlesOf(files, cars, { now });
    expect(shown(built)).toEqual(["about-us", "out"]);
    expect(built.bySlug.get("about-us")?.title).toBe("about-us");
    expect(articlesOf(files, cars, { now: later }).bySlug.get("about-us")?.title).toBe("Own");
    expect(shown(articlesOf(files, cars, { now, preview: true }))).toEqual([
      "about-us",
      "draft",
      "later",
      "out",
    ]);
  });

  it("fills in the brand's words", () => {
    const page = articlesOf(
      [file("about-us", { title: "About %brand.name%", description: "%brand.email%, %brand.host%, 100%" })],
      cars,
      { now },
    ).bySlug.get("about-us");
    expect(page).toMatchObject({
      title: "About The automotive site",
      description: "hello@automotive.example, automotive.example, 100%",
    });
  });
});

describe("lists", () => {
  const files = [
    blog("old", "2026-01-01", ["pay", "visas"]),
    blog("new", "2026-03-01", ["pay"]),
    blog("middle", "2026-02-01", ["visas", "pay"]),
    file("wages", { tags: ["pay"], title: "Wages" }),
    file("interview", { tags: ["applying"], title: "An interview" }),
    file("privacy-policy", { tags: ["policy", "pay"], policy: true }),
  ];
  const articles = articlesOf(files, cars, { now });

  it("has blogs newest first, and guides by title without the pages about the site", () => {
    expect(slugs(articles.blogs)).toEqual(["new", "middle", "old"]);
    expect(slugs(articles.guides)).toEqual(["interview", "wages"]);
  });

  it("has a brand's own pages before shared ones where they are asked for, each newest first", () => {
    const files = [
      blog("shared-new", "2026-04-01"),
      blog("automotive/own-old", "2026-01-01"),
      blog("automotive/own-new", "2026-02-01"),
    ];
    const { blogs } = articlesOf(files, cars, { now });
    expect(ownFirst(blogs, cars).map(({ slug }) => slug)).toEqual(["own-new", "own-old", "shared-new"]);
  });

  it("has the blogs of each tag, the fullest tag first", () => {
    expect([...articles.byTag].map(([tag, blogs]) => [tag, slugs(blogs)])).toEqual([
      ["pay", ["new", "middle", "old"]],
      ["visas", ["middle", "old"]],
    ]);
  });

  it("knows the blogs before and after a blog; an article has none", () => {
    const of = (slug: string) => {
      const { previous, next } = neighboursOf(articles, articles.bySlug.get(slug)!);
      return [previous?.slug, next?.slug];
    };
    expect(of("old")).toEqual([undefined, "middle"]);
    expect(of("middle")).toEqual(["old", "new"]);
    expect(of("new")).toEqual(["middle", undefined]);
    expect(of("wages")).toEqual([undefined, undefined]);
  });

  it("relates pages by the tags they share, then by date, and never a page to itself", () => {
    const related = (slug: string, count?: number) =>
      slugs(relatedTo(articles, articles.bySlug.get(slug)!, count));
    expect(related("old")).toEqual(["middle", "new", "wages"]);
    expect(related("old", 1)).toEqual(["middle"]);
    expect(related("wages")).toEqual(["new", "middle", "old"]);
    expect(related("interview")).toEqual([]);
  });
});

it("counts reading time by words, not by tags and the addresses of links", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("word ".repeat(660))).toBe(3);
  expect(readingMinutes("[word](https://example.com/a/b/c/d/e/f) ".repeat(660))).toBe(3);
  expect(readingMinutes('<p>A <a href="/a/b/c/d/e/f">word</a></p>'.repeat(330))).toBe(3);
});

it("writes tags as words, and numbers the pages of lists from the second", () => {
  expect([tagLabel("first-day"), tagLabel("cv")]).toEqual(["First day", "CV"]);
  expect([blogsPath(), blogsPath(2)]).toEqual(["/page/blogs", "/page/blogs/2"]);
  expect([tagPath("pay", 1), tagPath("pay", 3)]).toEqual(["/page/blogs/tag/pay", "/page/blogs/tag/pay/3"]);
});
