import { searchHref, type SearchState } from "./job-search-url.ts";

/**
 * Whether search engines may index a search page, and its canonical path. The page of all jobs and plain word
 * searches with results are indexed, under one URL each; other combinations of filters, places and pages are not,
 * because there are endlessly many.
 */
export const searchIndexing = (
  { pageNo, q, radius: _radius, ...narrowed }: SearchState,
  total: number,
): { path: string; noIndex: boolean } => ({
  path: searchHref(q ? { q: q.toLowerCase() } : {}),
  noIndex: total === 0 || pageNo > 1 || Object.keys(narrowed).length > 0,
});
