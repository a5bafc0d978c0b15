import type { Caller } from "../../contract/caller.ts";
import { minSuggestedFrom, suggestSearches, type SuggestedSearch } from "../../contract/jobs.ts";
import type { RecentSearch } from "./recent-searches.ts";

/** A suggestion under the field for words: from the server, or a search made in this browser. */
export type Suggestion = SuggestedSearch | { kind: "recent"; text: string; href: string };

/** The most recent searches among the suggestions. */
const mostRecent = 2;

/** Suggestions for the typed words, recent searches first; none below 2 characters. */
export const suggestWords = async (
  typed: string,
  searches: readonly RecentSearch[],
  call: Caller,
): Promise<Suggestion[]> => {
  const q = typed.trim();
  if (q.length < minSuggestedFrom) return [];
  const recent = searches
    .filter(({ label }) => label.toLowerCase().includes(q.toLowerCase()))
    .slice(0, mostRecent)
    .map(({ label, href }): Suggestion => ({ kind: "recent", text: label, href }));
  return [...recent, ...(await call(suggestSearches, { query: { q } }))];
};
