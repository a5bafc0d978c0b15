import type { JobIndex } from "./job-index.ts";
import { asBits, bitsOf, bitsOr, eachRow, keepOnly, type RowSet } from "./row-set.ts";
import type { TermSets } from "./term-sets.ts";

/** How well each job matches some words, by its row: 0, or one of `levels`. */
export interface Matches {
  level: Uint8Array;
  /** All jobs that match, a bit each. */
  bits: Uint32Array;
  /** Jobs of the kind of work that the words mean, which come before others that match as well. */
  kin?: Uint32Array;
}

/**
 * Some words are only mentioned in the text; all are in title, employer, kind of work or place; one is in the title as
 * something close, or as a synonym; all are in the title, some as something close, or as synonyms, or all as typed.
 * Conditions count as in the title wherever they are stated; last are jobs that really have all words in the title.
 */
export const levels = {
  mentioned: 1,
  found: 2,
  partlyNear: 3,
  partlyInTitle: 4,
  nearlyInTitle: 5,
  inTitle: 6,
  asTyped: 7,
  headline: 8,
} as const;

/**
 * The jobs of a term; those that have it or a synonym in the title, or it as it was typed; and, for a condition, those
 * that really have it in the title, as `title` then is wherever it is stated.
 */
export type Matched = TermSets & { closeTitle?: RowSet; typedTitle?: RowSet; headline?: RowSet };

/** The jobs with all of the terms, or null when the terms are stop words only. */
export const matchesOf = ({ columns }: JobIndex, terms: readonly (Matched | null)[]): Matches | null => {
  const some = terms.filter((term) => term !== null);
  if (!some.length) return null;
  const rows = columns.id.length;
  const level = new Uint8Array(rows);
  const raise = (sets: readonly RowSet[], to: number) =>
    eachRow(inAll(sets, rows), (row) => (level[row] = to));
  const found = inAll(
    some.map(({ core }) => core),
    rows,
  );
  const mentioned = inAll(
    some.map(({ words }) => words),
    rows,
  );
  eachRow(mentioned, (row) => (level[row] = levels.mentioned));
  eachRow(found, (row) => (level[row] = levels.found));
  if (some.length > 1) {
    for (const { title } of some) raise([found, title], levels.partlyNear);
    for (const { title, closeTitle } of some) raise([found, closeTitle ?? title], levels.partlyInTitle);
  }
  raise([found, ...some.map(({ title }) => title)], levels.nearlyInTitle);
  raise([found, ...some.map(({ title, closeTitle }) => closeTitle ?? title)], levels.inTitle);
  raise([found, ...some.map(({ title, typedTitle }) => typedTitle ?? title)], levels.asTyped);
  if (some.some(({ headline }) => headline)) {
    // Conditions that are really in the title make up for a name that means the same: "solar sparky".
    raise(
      [found, ...some.map(({ title, closeTitle, headline }) => headline ?? closeTitle ?? title)],
      levels.asTyped,
    );
    raise(
      [found, ...some.map(({ title, typedTitle, headline }) => headline ?? typedTitle ?? title)],
      levels.headline,
    );
  }
  return { level, bits: bitsOr(mentioned, found) };
};

const inAll = ([first, ...others]: readonly RowSet[], rows: number): Uint32Array => {
  const bits = bitsOf(first!, rows);
  for (const set of others) keepOnly(bits, asBits(set, rows));
  return bits;
};
