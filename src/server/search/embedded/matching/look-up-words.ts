import { lookUpLists, readTerms } from "../../understand/read-terms.ts";
import type { Words } from "../../understand/query-terms.ts";
import type { JobIndex } from "../job-index.ts";
import { termSets } from "./term-sets.ts";

/** What the words of a search say, and the jobs that have each of them. */
export type LookedUpWords = Awaited<ReturnType<typeof lookUpWords>>;

/** @param loosely Whether one name of work is enough, and the rest may be anywhere. */
export const lookUpWords = async (index: JobIndex, words: Words, loosely: boolean) => {
  const { lists, ...read } = readTerms(words, loosely);
  const sets = await lookUpLists(lists, (terms) => termSets(index, terms));
  const rows = index.columns.id.length;
  return { index, ...read, rows, sets, ofKind: sets.kin[0]?.core, ofOtherRank: sets.ranks[0]?.title };
};
