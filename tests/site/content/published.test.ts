import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReadArticle } from "../../../src/site/content/read-files.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { openPublished } from "../../../src/site/content/published.ts";

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
const read = vi.fn(() => [article("plain"), article("scheduled", later)]);

const [brand] = loadBrands();
/** What the API shows on a server that starts now, with a release of a moment or with none. */
const shownBy = (moment?: Date) => {
  let served = moment && { release: "first", at: moment };
  const publishedOf = openPublished(read, () => served);
  const take = (at: Date) => (served = { release: "second", at });
  const shown = () => [...publishedOf(brand!).bySlug.keys()].sort();
  return { take, shown };
};
const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ now: +later - minute, toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

it("shows beside a release what its pages show, and goes on with them to the next one", () => {
  const { shown, take } = shownBy(new Date(+later - 5 * minute));
  expect(shown()).toEqual(["plain"]);
  vi.setSystemTime(+later + minute);
  expect(shown()).toEqual(["plain"]);
  take(later);
  expect(shown()).toEqual(["plain", "scheduled"]);
});

it("reads the files once beside a release", () => {
  const { shown } = shownBy(later);
  read.mockClear();
  expect(shown()).toEqual(shown());
  expect(read).toHaveBeenCalledTimes(1);
});

it("shows a page from its moment on where there is no release", () => {
  const { shown } = shownBy();
  expect(shown()).toEqual(["plain"]);
  vi.setSystemTime(later);
  expect(shown()).toEqual(["plain", "scheduled"]);
});
