import type { JobSearch, ParsedJobSearch } from "../../contract/job-search.ts";
import { writeSearch, type SearchState } from "./job-search-url.ts";
import { searchPath } from "./search-path.ts";

/** Where a search is saved; the query is that of the search's address. */
export const saveSearchPath = "/job/save-search";

/** Where the links in mails lead. */
export const savedSearchPaths = {
  confirm: "/saved-search/confirm",
  stop: "/saved-search/stop",
} as const;

/** The address of a link in a mail. */
export const savedSearchLink = (page: keyof typeof savedSearchPaths, token: string): string =>
  `${savedSearchPaths[page]}?token=${encodeURIComponent(token)}`;

/**
 * The query that a saved search is kept as: equal searches have the same one. Order, page and age are left out, as a
 * mail holds what is new.
 */
export const savedQuery = (
  search: (ParsedJobSearch | JobSearch) & { address?: string | undefined },
): string => {
  const { sort: _sort, new_since: _since, date_posted: _age, ...kept } = search;
  const sorted = Object.entries(kept).map(([name, value]: [string, unknown]) => [
    name,
    // The names of places are in their order.
    Array.isArray(value) && name !== "location" ? [...new Set<string | number>(value)].sort() : value,
  ]);
  return writeSearch({ ...(Object.fromEntries(sorted) as Omit<SearchState, "pageNo">), pageNo: 1 });
};

/** The path of a saved search on its site. */
export const savedHref = (query: string): string => (query ? `${searchPath}?${query}` : searchPath);

/** The path of the page that saves a search. */
export const saveSearchHref = (search: SearchState): string => {
  const query = savedQuery(search);
  return query ? `${saveSearchPath}?${query}` : saveSearchPath;
};
