import type { JobIndex } from "../job-index.ts";
import { levels } from "../../match-levels.ts";
import type { Matches } from "./matches.ts";
import { levelsOf } from "../rows/row-levels.ts";
import { asBits, eachRow, emptyScratch, has, keepOnly } from "../rows/row-set.ts";
import { termSets } from "./term-sets.ts";
import { withoutKindNames } from "./without-kind-names.ts";
import type { Term } from "../../understand/query-terms.ts";

/** How far a job with all boosted terms rises: from a kind of work above a title without them. */
const most = 4;

/**
 * Moves jobs up by how many of some terms they have, wherever these are stated; jobs of other kinds of work than the one
 * that is meant rise half as far.
 */
export const boosted = async (index: JobIndex, found: Matches, terms: readonly Term[]): Promise<Matches> => {
  const { bits, kin } = found;
  const allSets = (await termSets(index, terms)).map(
    (sets, at) => sets && withoutKindNames(index, terms[at]!, sets),
  );
  const size = bits.length * 32;
  const held = emptyScratch(size);
  for (const sets of allSets)
    // A word in title or kind says more than one in the text.
    for (const set of sets ? [sets.words, sets.core] : []) {
      const both = bits.slice();
      keepOnly(both, asBits(set, size));
      eachRow(both, (row) => (held[row]! += 1));
    }
  const level = (row: number): number => {
    const own = found.levels.of(row);
    const isOther = kin && !has(kin, row);
    return own < levels.found
      ? own
      : own + Math.round(((isOther ? most / 2 : most) * held[row]!) / (2 * terms.length));
  };
  return { ...found, levels: levelsOf(bits, level) };
};
