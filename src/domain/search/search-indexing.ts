import { searchHref, type SearchState } from "./job-search-url.ts";

/**
 * What search engines may keep of a search page. The page of all jobs and searches for plain words that find
 * something are kept, under one address each; every other combination of filters, places and pages is not, as
 * there is no end to them.
 */
export const searchIndexing = (
  { pageNo, q, radius: _radius, ...narrowed }: SearchState,
  total: number,
): { path: string; noIndex: boolean } => ({
  path: searchHref(q ? { q: q.toLowerCase() } : {}),
  noIndex: total === 0 || pageNo > 1 || Object.keys(narrowed).length > 0,
});
