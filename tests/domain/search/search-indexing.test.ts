import { expect, it } from "vitest";
import { searchIndexing } from "../../../src/domain/search/search-indexing.ts";

it.each<[...Parameters<typeof searchIndexing>, ReturnType<typeof searchIndexing>]>([
  [{ pageNo: 1 }, 5000, { path: "/job/searched", noIndex: false }],
  [{ pageNo: 1, q: "Chef", radius: 25 }, 40, { path: "/job/searched?q=chef", noIndex: true }],
  [{ pageNo: 1, q: "zzz" }, 0, { path: "/job/searched?q=zzz", noIndex: true }],
  [{ pageNo: 2, q: "chef" }, 40, { path: "/job/searched?q=chef", noIndex: true }],
  [{ pageNo: 1, q: "chef", location: 5 }, 40, { path: "/job/searched?q=chef", noIndex: true }],
  [{ pageNo: 1, states: [1] }, 40, { path: "/job/searched", noIndex: true }],
])("search engines keep of %j with %i jobs: %j", (search, total, kept) => {
  expect(searchIndexing(search, total)).toEqual(kept);
});
