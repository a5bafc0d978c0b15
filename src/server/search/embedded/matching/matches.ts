import { levels } from "../../match-levels.ts";
import type { JobIndex } from "../job-index.ts";
import { levelsOf, type RowLevels } from "../rows/row-levels.ts";
import { asBits, bitsOf, bitsOr, emptyScratch, keepOnly, type RowSet } from "../rows/row-set.ts";
import type { TermSets } from "./term-sets.ts";

/** Which jobs match some words. */
export interface Matches {
  /** How well each job matches: one of `levels`. */
  levels: RowLevels;
  /** All jobs that match, a bit each. */
  bits: Uint32Array;
  /** Those of them that do not only mention the words. */
  found: Uint32Array;
  /** Jobs of the kind of work that the words mean, which come before others that match as well. */
  kin?: Uint32Array;
  /** Jobs with one of the words in their title, which come before others that match as well. */
  alike?: Uint32Array;
  /** Jobs with a rank in their title that the words do not mean, or that mention what is refused: they come after others. */
  last?: Uint32Array;
}

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
  const bits = new Map<RowSet, Uint32Array>();
  const bitsOfSet = (set: RowSet) => {
    const known = bits.get(set) ?? asBits(set, rows);
    bits.set(set, known);
    return known;
  };
  const found = inAll(
    some.map(({ core }) => bitsOfSet(core)),
    rows,
  );
  const mentioned = inAll(
    some.map(({ words }) => bitsOfSet(words)),
    rows,
  );
  const passes: [level: number, sets: RowSet[]][] = [[levels.found, []]];
  if (some.length > 1) {
    for (const { title } of some) passes.push([levels.partlyNear, [title]]);
    for (const { title, closeTitle } of some) passes.push([levels.partlyInTitle, [closeTitle ?? title]]);
  }
  passes.push(
    [levels.nearlyInTitle, some.map(({ title }) => title)],
    [levels.inTitle, some.map(({ title, closeTitle }) => closeTitle ?? title)],
    [levels.asTyped, some.map(({ title, typedTitle }) => typedTitle ?? title)],
  );
  if (some.some(({ headline }) => headline))
    passes.push(
      // Conditions that are really in the title make up for a name that means the same: "solar sparky".
      [levels.asTyped, some.map(({ title, closeTitle, headline }) => headline ?? closeTitle ?? title)],
      [levels.headline, some.map(({ title, typedTitle, headline }) => headline ?? typedTitle ?? title)],
    );
  const level = emptyScratch(rows);
  for (const [at, [to, sets]] of passes.entries())
    if (!isSame(sets, passes[at + 1]?.[1])) raise(level, found, sets.map(bitsOfSet), to);
  const all = bitsOr(mentioned, found);
  return { bits: all, found, levels: levelsOf(all, (row) => level[row]! || levels.mentioned) };
};

const isSame = (sets: readonly RowSet[], others: readonly RowSet[] = []): boolean =>
  sets.length === others.length && sets.every((set, at) => set === others[at]);

/** Raises the level of the rows that are in each of the sets. */
const raise = (level: Uint8Array, found: Uint32Array, sets: readonly Uint32Array[], to: number): void => {
  for (let at = 0; at < found.length; at++) {
    let word = found[at]!;
    for (const set of sets) word &= set[at] ?? 0;
    for (; word !== 0; word &= word - 1) level[at * 32 + 31 - Math.clz32(word & -word)] = to;
  }
};

/** The rows that are in each of the sets. */
const inAll = ([first, ...others]: readonly Uint32Array[], rows: number): Uint32Array => {
  const bits = bitsOf(first!, rows);
  for (const set of others) keepOnly(bits, set);
  return bits;
};
