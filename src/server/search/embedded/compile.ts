import type { Plan, WordQuery } from "../plan.ts";
import type { Columns } from "./columns/columns.ts";
import type { JobIndex } from "./job-index.ts";
import { appended } from "./matching/append-matches.ts";
import { boosted } from "./matching/boost-terms.ts";
import type { MatchedWords } from "./matching/match-cache.ts";
import { matchWords } from "./matching/match-words.ts";
import { havingOnly, inTitleOnly } from "./matching/only-some.ts";
import type { Prepared } from "./ranking/filter-mask.ts";

/** A plan with the rows that match its words, in the columns that the index has when this returns. */
export const compile = async (index: JobIndex, plan: Plan): Promise<Prepared> => {
  for (;;) {
    const { columns } = index;
    const matched = plan.words ? await matchesOfQuery(index, plan.words) : { words: null, excluded: null };
    // Rows belong to other jobs if the columns were replaced meanwhile.
    if (index.columns === columns) return { ...plan, ...matched };
  }
};

/** What queries matched; a plan is often counted and then searched for. */
const known = new WeakMap<WordQuery, { columns: Columns; changes: number; matched: MatchedWords }>();

const matchesOfQuery = async (index: JobIndex, query: WordQuery): Promise<MatchedWords> => {
  const { columns } = index;
  const changes = index.changes.length;
  const last = known.get(query);
  if (last?.columns === columns && last.changes === changes) return last.matched;
  const { before, having, isInTitle, isLoose, boosted: terms = [] } = query;
  const found = await matchWords(index, query, isLoose);
  let { words } = found;
  if (words && terms.length) words = await boosted(index, words, terms);
  if (words && having) words = havingOnly(columns, words, having);
  if (before) words = appended((await matchesOfQuery(index, before)).words, words, columns.id.length);
  if (words && isInTitle) words = inTitleOnly(words);
  const matched = { words, excluded: found.excluded };
  known.set(query, { columns, changes, matched });
  return matched;
};
