import type { Caller } from "../../contract/caller.ts";
import { minSuggestedFrom, suggestSearches, type SuggestedSearch } from "../../contract/jobs.ts";
import type { RecentSearch } from "./recent-searches.ts";

/** A suggestion under the field for words: from the server, or a search made in this browser. */
export type Suggestion = { text: string; note: string | null } & (
  { search: SuggestedSearch["search"] } | { href: string }
);

/** What each suggestion is; titles and conditions of work speak for themselves. */
const notes: Record<SuggestedSearch["kind"], string | null> = {
  title: null,
  kind: "Kind of work",
  employer: "Employer",
  skill: "Skill",
  condition: null,
};

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
    .map(({ label, href }): Suggestion => ({ text: label, note: "Recent search", href }));
  const suggested = await call(suggestSearches, { query: { q } });
  return [...recent, ...suggested.map(({ kind, text, search }) => ({ text, note: notes[kind], search }))];
};
