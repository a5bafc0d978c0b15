import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { filterNames, filterValues } from "./job-filters.ts";

/** A search as a page holds it: what the API takes, with the page number, the place as it was typed and the employer's name. */
export type SearchState = ParsedJobSearch & {
  pageNo: number;
  address?: string | undefined;
  /** Of the employer that the search names by its id; the jobs found tell it. */
  employer_name?: string | undefined;
};

/** Where searches are shown (spec §2). */
export const searchPath = "/job/searched";

/** The last page that a search may be asked for. */
const maxPage = 1_000_000;

/** A search that the API named, as a page holds it. */
export const stateOf = (search: ParsedJobSearch): SearchState => normalSearch({ ...search, pageNo: 1 });

/** The same search without fields that do not narrow it, so that equal searches are written alike. */
export const normalSearch = (search: SearchState): SearchState => {
  const entries = Object.entries(search).filter(
    ([name, value]) =>
      value !== undefined &&
      !(typeof value === "string" && !value.trim()) &&
      value !== false &&
      !(Array.isArray(value) && value.length === 0) &&
      !(value === 0 && name !== "radius") &&
      !(name === "sort" && value === "relevance") &&
      !(name === "employer_name" && !search.employer),
  );
  const pageNo =
    Number.isInteger(search.pageNo) && search.pageNo >= 1 && search.pageNo <= maxPage ? search.pageNo : 1;
  return { ...(Object.fromEntries(entries) as Omit<SearchState, "pageNo">), pageNo };
};

/** The query of a search's address, without its "?"; the same search always gives the same text. */
export const writeSearch = (search: SearchState): string => {
  const { pageNo, ...rest } = normalSearch(search);
  const values: Record<string, unknown> = { ...rest, page: pageNo > 1 ? pageNo : undefined };
  return new URLSearchParams(
    urlNames.flatMap((name) =>
      [values[name] ?? []].flat().map((value): [string, string] => [name, String(value)]),
    ),
  ).toString();
};

const urlNames = ["q", "address", "location", "radius", ...filterNames, "sort", "page"];

/** The address of a search on its brand's site. */
export const searchHref = (search: Partial<SearchState>): string => {
  const query = writeSearch({ pageNo: 1, ...search });
  return query ? `${searchPath}?${query}` : searchPath;
};

/** The body that the API takes: `pageNo`, `address` and `employer_name` stay behind (spec §7). */
export const searchBody = (search: SearchState): ParsedJobSearch => {
  const { pageNo: _page, address: _address, employer_name: _employer, ...body } = normalSearch(search);
  return body;
};

/** How many filters narrow the search, beyond its words and its place. */
export const countFilters = (search: SearchState): number =>
  filterNames.flatMap((name) => filterValues(search, name)).length;

/** The same search with every filter taken off; words, place and order stay. */
export const withoutFilters = (search: SearchState): SearchState => {
  const { q, address, location, radius, sort } = search;
  return normalSearch({ q, address, location, radius, sort, pageNo: 1 });
};
