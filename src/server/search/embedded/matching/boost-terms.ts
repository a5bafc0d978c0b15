import type { JobIndex } from "../job-index.ts";
import { levels, type Matches } from "./matches.ts";
import type { Prepared } from "../ranking/filter-mask.ts";
import { wordsFound } from "./match-words.ts";
import { levelsOf } from "../rows/row-levels.ts";
import { asBits, eachRow, emptyScratch, has, keepOnly, sizeOf } from "../rows/row-set.ts";
import { termSets } from "./term-sets.ts";
import type { Term, Words } from "../../understand/query-terms.ts";
import type { Asked } from "../../attempts/attempt.ts";

/** How far a job with all wished words rises: from a kind of work above a title without them. */
const most = 4;

/** A search for other words, those with more of the wished terms first, wherever these are stated; null where it finds nothing. */
export const preferring = async <Search extends Prepared>(
  { index, scope }: Asked,
  last: Search,
  words: Words,
  wished: readonly Term[],
): Promise<Search | null> => {
  const found = { ...last, ...(await wordsFound(index, words)) };
  const rows = scope.rows(found);
  if (!rows || !found.words) return found;
  if (!sizeOf(rows)) return null;
  return wished.length ? { ...found, words: await raised(index, found.words, rows, wished) } : found;
};

/** Jobs of other kinds of work than the one that is meant rise half as far. */
const raised = async (
  index: JobIndex,
  found: Matches,
  rows: Uint32Array,
  wished: readonly Term[],
): Promise<Matches> => {
  const { bits, kin } = found;
  const allSets = await termSets(index, wished);
  const size = bits.length * 32;
  const held = emptyScratch(size);
  for (const sets of allSets)
    // A word in title or kind says more than one in the text.
    for (const set of sets ? [sets.words, sets.core] : []) {
      const both = rows.slice();
      keepOnly(both, asBits(set, size));
      eachRow(both, (row) => (held[row]! += 1));
    }
  const level = (row: number): number => {
    const own = found.levels.of(row);
    const isOther = kin && !has(kin, row);
    return own < levels.found
      ? own
      : own + Math.round(((isOther ? most / 2 : most) * held[row]!) / (2 * wished.length));
  };
  return { ...found, levels: levelsOf(bits, level) };
};
