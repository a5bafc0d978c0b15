import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReadArticle } from "../../src/server/content/read-files.ts";
import { loadBrands } from "../../src/server/lib/brands.ts";

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
const built = vi.fn<() => Date | undefined>();
vi.mock("../../src/server/content/read-files.ts", () => ({ readArticles: read }));
vi.mock("../../src/server/lib/build-when-stale.ts", () => ({ builtAt: built }));

const [brand] = loadBrands();
/** What the API shows on a server that starts now. */
const shownBy = async (environment: string) => {
  vi.stubEnv("NODE_ENV", environment);
  vi.resetModules();
  const { publishedOf } = await import("../../src/server/content/published.ts");
  return () => [...publishedOf(brand!).bySlug.keys()].sort();
};
const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ now: +later - minute, toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it("shows beside the built sites what they show: a page that is published later comes with the next build", async () => {
  built.mockReturnValue(new Date(+later - 5 * minute));
  const shown = await shownBy("production");
  expect(shown()).toEqual(["plain"]);
  vi.setSystemTime(+later + minute);
  expect(shown()).toEqual(["plain"]);
  built.mockReturnValue(new Date(+later + minute));
  expect((await shownBy("production"))()).toEqual(["plain", "scheduled"]);
});

it("reads the files once beside the built sites", async () => {
  built.mockReturnValue(new Date(later));
  const shown = await shownBy("production");
  read.mockClear();
  expect(shown()).toEqual(shown());
  expect(read).toHaveBeenCalledTimes(2);
});

it("shows a page from its moment on where there is no build", async () => {
  const shown = await shownBy("development");
  expect(shown()).toEqual(["plain"]);
  vi.setSystemTime(later);
  expect(shown()).toEqual(["plain", "scheduled"]);
});
