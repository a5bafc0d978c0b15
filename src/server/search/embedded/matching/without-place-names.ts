import { listedLocations } from "../../../catalogue/locations/locations-by-id.ts";
import { placeNumber } from "../../../catalogue/locations/place-number.ts";
import { isEnglish } from "../../../../lexicon/text/english-words.ts";
import { queryWords } from "../../../../lexicon/work/query-words.ts";
import type { JobIndex } from "../job-index.ts";
import { asBits, bitsOf, eachRow, emptyBits, has, packed, removeFrom, type RowSet } from "../rows/row-set.ts";
import type { TermSets } from "./term-sets.ts";
import { singular, wordsOf } from "../../../../lexicon/text/word-forms.ts";

/** The words of the names of listed places, in the singular, by their `placeNumber`. */
type Names = ReadonlyMap<number, readonly string[]>;

/** The listed places with a word in their name, in the singular. */
const suburbsByWord = async (): Promise<ReadonlyMap<string, Names>> => {
  const byWord = new Map<string, Map<number, readonly string[]>>();
  for (const { id, suburb } of (await listedLocations()).values()) {
    const name = wordsOf(suburb ?? "").map(singular);
    for (const word of name) byWord.set(word, (byWord.get(word) ?? new Map()).set(placeNumber(id), name));
  }
  return byWord;
};
let suburbs: ReturnType<typeof suburbsByWord> | undefined;
const placesWith = async (text: string): Promise<Names | undefined> =>
  (await (suburbs ??= suburbsByWord())).get(singular(text));

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
  const named = await placesWith(text);
  if (!named) return sets;
  const without = withoutPlaces(index, [...named.keys()], asBits(ofKind, index.columns.id.length));
  return { words: sets.words, core: without(sets.core), title: without(sets.title) };
};

/** Whether a text is a word that names no place by itself. */
export const isNoPlace = (text: string): boolean =>
  /^[a-z]{4,}$/.test(text) && isEnglish(text) && !queryWords.land.has(singular(text));

/** The jobs of a word without those in a place of which it is but a part: an airport is not the suburb Airport West. */
export const withoutPartsOfPlaces = async (
  index: JobIndex,
  text: string,
  sets: TermSets,
  typed: readonly string[],
): Promise<TermSets> => {
  const words = new Set(typed.map(singular));
  const partly = [...((await placesWith(text)) ?? [])].filter(
    ([, name]) => !name.every((word) => words.has(word)),
  );
  if (!partly.length) return sets;
  const without = withoutPlaces(
    index,
    partly.map(([place]) => place),
    emptyBits(index.columns.id.length),
  );
  return { words: without(sets.words), core: without(sets.core), title: without(sets.title) };
};

/** Takes jobs in some places out of a set, but for those that stay and those of no kind of work. */
const withoutPlaces = ({ columns }: JobIndex, places: readonly number[], staying: Uint32Array) => {
  const { location, moreLocations, filters } = columns;
  const rows = columns.id.length;
  const named = new Set(places);
  return (set: RowSet): RowSet => {
    const left = bitsOf(set, rows);
    eachRow(asBits(set, rows), (row) => {
      const isOther = filters.sub_category.values[row] && !has(staying, row);
      if (isOther && [location[row]!, ...(moreLocations.get(row) ?? [])].some((place) => named.has(place)))
        removeFrom(left, row);
    });
    return packed(left);
  };
};
