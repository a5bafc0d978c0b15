import type { JobIndex } from "./job-index.ts";
import { bitsOf, eachRow, type RowSet } from "./row-set.ts";
import type { TermSets } from "./term-sets.ts";

/** How well each job matches some words, by its row: 0, or one of `levels`. */
export interface Matches {
  level: Uint8Array;
}

/** All words are in the job; one of them in its title; all of them in its title. */
export const levels = { anywhere: 1, partlyInTitle: 2, inTitle: 3 } as const;

/** The jobs with all of the terms, or null when the terms are stop words only. */
export const matchesOf = ({ columns }: JobIndex, terms: readonly (TermSets | null)[]): Matches | null => {
  const found = terms.filter((term) => term !== null);
  if (!found.length) return null;
  const rows = columns.id.length;
  const level = new Uint8Array(rows);
  const words = found.map((term) => term.words);
  const title = found.map((term) => term.title);
  const anywhere = inAll(words, rows);
  eachRow(anywhere, (row) => (level[row] = levels.anywhere));
  if (found.length > 1)
    for (const set of title)
      eachRow(inAll([anywhere, set], rows), (row) => (level[row] = levels.partlyInTitle));
  eachRow(inAll(title, rows), (row) => (level[row] = levels.inTitle));
  return { level };
};

const inAll = ([first, ...others]: readonly RowSet[], rows: number): Uint32Array => {
  const bits = bitsOf(first!, rows);
  for (const set of others) {
    const more = set instanceof Uint32Array ? set : bitsOf(set, rows);
    for (let at = 0; at < bits.length; at++) bits[at]! &= more[at]!;
  }
  return bits;
};
