import { listedLocations } from "../locations/locations-by-id.ts";
import { placeNumber } from "./columns.ts";
import type { JobIndex } from "./job-index.ts";
import { asBits, bitsOf, eachRow, has, packed, removeFrom, type RowSet } from "./row-set.ts";
import type { TermSets } from "./term-sets.ts";
import { singular, wordsOf } from "./word-forms.ts";

/** The `placeNumber` of the listed places with a word in their name, in the singular. */
const suburbsByWord = async (): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const byWord = new Map<string, Set<number>>();
  for (const { id, suburb } of (await listedLocations()).values())
    for (const word of wordsOf(suburb ?? "").map(singular)) {
      const places = byWord.get(word) ?? new Set();
      byWord.set(word, places.add(placeNumber(id)));
    }
  return byWord;
};
let suburbs: ReturnType<typeof suburbsByWord> | undefined;

/**
 * The jobs of a name of work without those that only have it in the name of their place, which then mention it: a waiter
 * in Cooks Hill is no cook. Jobs of the kind of work stay, and those of no kind.
 */
export const withoutPlaceNames = async (
  index: JobIndex,
  text: string,
  sets: TermSets,
  ofKind: RowSet,
): Promise<TermSets> => {
  const named = (await (suburbs ??= suburbsByWord())).get(singular(text));
  if (!named) return sets;
  const { columns } = index;
  const { location, moreLocations, filters } = columns;
  const rows = columns.id.length;
  const kind = asBits(ofKind, rows);
  const without = (set: RowSet): RowSet => {
    const left = bitsOf(set, rows);
    eachRow(asBits(set, rows), (row) => {
      const isOther = filters.sub_category.values[row] && !has(kind, row);
      if (isOther && [location[row]!, ...(moreLocations.get(row) ?? [])].some((place) => named.has(place)))
        removeFrom(left, row);
    });
    return packed(left);
  };
  return { words: sets.words, core: without(sets.core), title: without(sets.title) };
};
