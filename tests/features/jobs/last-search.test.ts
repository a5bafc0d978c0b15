// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { storageKeys } from "../../../src/domain/storage-keys.ts";
import { lastSearch } from "../../../src/features/jobs/last-search.ts";

const openedFrom = (path: string, origin = location.origin) =>
  vi.spyOn(document, "referrer", "get").mockReturnValue(path && origin + path);
const keep = (href: string) =>
  localStorage.setItem(storageKeys.recentSearches, JSON.stringify([{ label: "Chef jobs", href }]));

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it("is the search from which the page was opened, with its filters", () => {
  keep("/job/searched?q=nurse");
  openedFrom("/job/searched?q=chef&work_type=Casual");
  expect(lastSearch()).toBe("/job/searched?q=chef&work_type=Casual");
  openedFrom("/jobs/chef-in-sydney");
  expect(lastSearch()).toBe("/jobs/chef-in-sydney");
});

it("is else the latest of this browser, and null where none is known", () => {
  openedFrom("/job/searched?q=chef", "https://elsewhere.example");
  expect(lastSearch()).toBeNull();
  keep("/job/searched?q=nurse");
  expect(lastSearch()).toBe("/job/searched?q=nurse");
  openedFrom("/jobs/rss.xml");
  expect(lastSearch()).toBe("/job/searched?q=nurse");
  keep("//elsewhere.example");
  expect(lastSearch()).toBeNull();
});
