import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { filterNames, filterValues, unfiltered } from "./job-filters.ts";
import { searchPath } from "./search-path.ts";

/** The state of a search page: the API's search with the page number, the place as typed and the employer's name. */
export type SearchState = ParsedJobSearch & {
  pageNo: number;
  address?: string | undefined;
  /** The name of the employer in the search, taken from the jobs found. */
  employer_name?: string | undefined;
};

/** The highest page number of a search. */
const maxPage = 1_000_000;

/** The state of a search page for a search returned by the API. */
export const stateOf = (search: ParsedJobSearch): SearchState => normalSearch({ ...search, pageNo: 1 });

/** The same search without fields that do not narrow it, so that equal searches have equal URLs. */
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

/** The query string of a search's URL, without "?"; the same search always gives the same text. */
export const writeSearch = (search: SearchState): string => {
  const { pageNo, ...rest } = normalSearch(search);
  const values: Record<string, unknown> = { ...rest, page: pageNo > 1 ? pageNo : undefined };
  return new URLSearchParams(
    urlNames.flatMap((name) =>
      [values[name] ?? []].flat().map((value): [string, string] => [name, String(value)]),
    ),
  ).toString();
};

const urlNames = ["q", "as_typed", "address", "location", "radius", ...filterNames, "sort", "page"];

/** The address of a search on its brand's site. */
export const searchHref = (search: Partial<SearchState>): string => {
  const query = writeSearch({ pageNo: 1, ...search });
  return query ? `${searchPath}?${query}` : searchPath;
};

/** The id of the job that the query of a list's address opens beside it; null without one. */
export const jobBeside = (query: string): number | null => {
  const id = new URLSearchParams(query).get("job") ?? "";
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
};

/** The address of a list, as a path with a query, with a job open beside it; null closes that. */
export const withJobBeside = (address: string, id: number | null): string => {
  const [path = "", query] = address.split("?", 2);
  const values = new URLSearchParams(query);
  values.delete("job");
  if (id !== null) values.set("job", String(id));
  return values.size ? `${path}?${values}` : path;
};

/** The feed of a search, the newest jobs first whatever its order. */
export const feedHref = ({ sort: _sort, ...search }: SearchState, format: "rss" | "atom" = "rss"): string => {
  const query = writeSearch({ ...search, pageNo: 1 });
  return `/jobs/${format}.xml${query && `?${query}`}`;
};

/** The body of the API call, without `pageNo`, `address` and `employer_name` (spec §7). */
export const searchBody = (search: SearchState): ParsedJobSearch => {
  const { pageNo: _page, address: _address, employer_name: _employer, ...body } = normalSearch(search);
  return body;
};

/** How many filters narrow the search, beyond its words and its place. */
export const countFilters = (search: SearchState): number =>
  filterNames.flatMap((name) => filterValues(search, name)).length;

/** The same search with every filter taken off; words, place and order stay. */
export const withoutFilters = (search: SearchState): SearchState => {
  const { employer_name: _employer, ...rest } = unfiltered(search);
  return normalSearch({ ...rest, pageNo: 1 });
};
