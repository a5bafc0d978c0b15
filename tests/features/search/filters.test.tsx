import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { JobFilter } from "../../../src/contract/job-filters.ts";
import type { JobFacets, ParsedJobSearch } from "../../../src/contract/job-search.ts";
import type { SearchResult } from "../../../src/contract/jobs.ts";
import { filterNames, filterOf, isCounted } from "../../../src/domain/search/job-filters.ts";
import { searchBody, searchHref } from "../../../src/domain/search/job-search-url.ts";
import { readSearch } from "../../../src/domain/search/read-search.ts";
import { Search } from "../../../src/features/search/Search.tsx";

/** A value that narrows a search, as addresses have it, and the option that it is. */
const sampleOf = (filter: JobFilter): string => {
  if (filter.type === "flag") return "true";
  if (filter.type === "moment") return "2026-11-22T09:00:00Z";
  if (filter.type === "many" && !filter.options) return filter.within ? "chefs-cooks" : "hospitality";
  return "options" in filter && filter.options ? String(filter.options.at(-1)!.id) : "30";
};

/** Seven jobs for each option, and for two options where only jobs tell which there are. */
const facets = Object.fromEntries(
  filterNames.filter(isCounted).map((name) => {
    const filter = filterOf(name);
    if (filter.type === "flag") return [name, 7];
    const options = ("options" in filter && filter.options) || [
      { id: sampleOf(filter), title: "One" },
      { id: "x", title: "Two" },
    ];
    return [name, options.map(({ id, title }) => ({ id, title, count: 7 }))];
  }),
) as unknown as JobFacets;

const result: SearchResult = {
  data: [],
  links: { first: "", last: "", prev: null, next: null },
  meta: { current_page: 1, last_page: 1, per_page: 20, total: 7 },
  facets,
  corrected: null,
  reading: null,
  mentions: 0,
  words_apart: null,
  words_left_out: [],
  kinds_instead: [],
  called: null,
  suggestions: [],
};

describe.each(filterNames.map((name) => ({ name, ...filterOf(name) })))("the filter $name", (filter) => {
  const { name, type, label } = filter;
  const query = `category=hospitality&${name}=${sampleOf(filter)}`;
  const search = readSearch(new URLSearchParams(query));
  const html = renderToString(<Search search={search} list={{ result, missing: null }} site="Work in Aus" />);

  it("is read from the address into the call, and written back", () => {
    expect(String((searchBody(search) as ParsedJobSearch)[name])).toBe(sampleOf(filter));
    expect(new URL(searchHref(search), "http://site").searchParams.get(name)).toBe(sampleOf(filter));
  });

  if (type !== "id")
    it("has a field with its label", () => {
      expect(html).toContain(type === "flag" || type === "moment" ? filter.tick : label);
      expect(html).toMatch(new RegExp(`name="${name}"`));
    });

  it("has a chip that leads to the search without it", () => {
    const without = { ...search, [name]: undefined };
    expect(html).toContain(`href="${searchHref(without).replaceAll("&", "&amp;")}"`);
  });
});
