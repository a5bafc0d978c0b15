import { searchHref, type SearchState } from "./job-search-url.ts";

/**
 * Whether search engines may index a search page, and its canonical path. Only the page of all jobs is indexed: there
 * are endlessly many searches, and those worth finding have readable pages (`/jobs/chef-in-sydney`), which sitemaps list.
 */
export const searchIndexing = (
  { pageNo, radius: _radius, ...narrowed }: SearchState,
  total: number,
): { path: string; noIndex: boolean } => ({
  path: searchHref(narrowed.q ? { q: narrowed.q.toLowerCase() } : {}),
  noIndex: total === 0 || pageNo > 1 || Object.keys(narrowed).length > 0,
});
