import type { JobIndex } from "./job-index.ts";
import { bitsOf, eachSlot, type SlotSet } from "./slot-set.ts";
import type { TermSets } from "./term-sets.ts";

/** How well each job matches some words, by its slot: nothing, or one of `levels`. */
export interface Matches {
  level: Uint8Array;
}

/** All words are in the job; one of them in its title; all of them in its title. */
export const levels = { anywhere: 1, partlyInTitle: 2, inTitle: 3 } as const;

/** The jobs with all of the terms, or null when the terms hold nothing but stop words. */
export const matchesOf = ({ columns }: JobIndex, terms: readonly (TermSets | null)[]): Matches | null => {
  const found = terms.filter((term) => term !== null);
  if (!found.length) return null;
  const slots = columns.id.length;
  const level = new Uint8Array(slots);
  const words = found.map((term) => term.words);
  const title = found.map((term) => term.title);
  const anywhere = inAll(words, slots);
  eachSlot(anywhere, (slot) => (level[slot] = levels.anywhere));
  if (found.length > 1)
    for (const set of title)
      eachSlot(inAll([anywhere, set], slots), (slot) => (level[slot] = levels.partlyInTitle));
  eachSlot(inAll(title, slots), (slot) => (level[slot] = levels.inTitle));
  return { level };
};

const inAll = ([first, ...others]: readonly SlotSet[], slots: number): Uint32Array => {
  const bits = bitsOf(first!, slots);
  for (const set of others) {
    const more = set instanceof Uint32Array ? set : bitsOf(set, slots);
    for (let at = 0; at < bits.length; at++) bits[at]! &= more[at]!;
  }
  return bits;
};
