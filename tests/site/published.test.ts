import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReadArticle } from "../../src/site/content/read-files.ts";
import { loadBrands } from "../../src/site/brands.ts";

const later = new Date("2026-03-02T09:00:00Z");
const article = (id: string, publishAt?: Date): ReadArticle => ({
  file: `src/content/articles/${id}.md`,
  id,
  collection: "articles",
  data: {
    title: id,
    description: id,
    author: id,
    date: new Date("2026-03-01"),
    tags: [],
    draft: false,
    policy: false,
    publishAt,
  },
  body: "",
  before: 0,
  lineOf: () => 1,
});
const read = vi.fn((_root: string, collection: string) =>
  collection === "articles" ? [article("plain"), article("scheduled", later)] : [],
);
vi.mock("../../src/site/content/read-files.ts", () => ({ readArticles: read }));

const [brand] = loadBrands();
/** What the API shows on a server that starts now, with a release of a moment or with none. */
const shownBy = async (release?: Date) => {
  vi.stubEnv("NODE_ENV", "production");
  vi.resetModules();
  const { showMoment } = await import("../../src/site/content/shown-moment.ts");
  const { publishedOf } = await import("../../src/site/content/published.ts");
  if (release) showMoment("first", release);
  const take = (at: Date) => showMoment("second", at);
  const shown = () => [...publishedOf(brand!).bySlug.keys()].sort();
  return { take, shown };
};
const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ now: +later - minute, toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it("shows beside a release what its pages show, and goes on with them to the next one", async () => {
  const { shown, take } = await shownBy(new Date(+later - 5 * minute));
  expect(shown()).toEqual(["plain"]);
  vi.setSystemTime(+later + minute);
  expect(shown()).toEqual(["plain"]);
  take(later);
  expect(shown()).toEqual(["plain", "scheduled"]);
});

it("reads the files once beside a release", async () => {
  const { shown } = await shownBy(later);
  read.mockClear();
  expect(shown()).toEqual(shown());
  expect(read).toHaveBeenCalledTimes(2);
});

it("shows a page from its moment on where there is no release", async () => {
  const { shown } = await shownBy();
  expect(shown()).toEqual(["plain"]);
  vi.setSystemTime(later);
  expect(shown()).toEqual(["plain", "scheduled"]);
});
