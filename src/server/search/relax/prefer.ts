import type { JobIndex } from "../job-index.ts";
import { levels, type Matches } from "../matches.ts";
import type { Prepared } from "../filter-mask.ts";
import { wordsFound } from "../prepare.ts";
import { asBits, eachRow, keepOnly } from "../row-set.ts";
import { termSets } from "../term-sets.ts";
import type { Term, Words } from "../words.ts";

/** How far a job with all wished words rises: from a kind of work above a title without them. */
const most = 4;

/** The jobs that match some words, those with more of the wished terms first, wherever these are stated. */
export const preferring = async (
  index: JobIndex,
  words: Words,
  wished: readonly Term[],
): Promise<Pick<Prepared, "words" | "excluded">> => {
  const found = await wordsFound(index, words);
  if (found.words && wished.length) await raise(index, found.words, wished);
  return found;
};

/** Jobs of other kinds of work than the one that is meant rise half as far. */
const raise = async (
  index: JobIndex,
  { level, bits, kin }: Matches,
  wished: readonly Term[],
): Promise<void> => {
  const held = new Uint8Array(level.length);
  for (const sets of await termSets(index, wished))
    // A word in title or kind says more than one in the text.
    for (const rows of sets ? [sets.words, sets.core] : []) {
      const both = bits.slice();
      keepOnly(both, asBits(rows, level.length));
      eachRow(both, (row) => (held[row]! += 1));
    }
  eachRow(bits, (row) => {
    if (level[row]! < levels.found) return;
    const isOther = kin && !((kin[row >>> 5]! >>> (row & 31)) & 1);
    level[row]! += Math.round(((isOther ? most / 2 : most) * held[row]!) / (2 * wished.length));
  });
};
