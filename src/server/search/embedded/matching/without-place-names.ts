import { placeNumber } from "../../../catalogue/locations/place-number.ts";
import { placesPartlyNamed, placesWith } from "../../understand/suburb-words.ts";
import type { JobIndex } from "../job-index.ts";
import { asBits, bitsOf, eachRow, emptyBits, has, packed, removeFrom, type RowSet } from "../rows/row-set.ts";
import type { TermSets } from "./term-sets.ts";

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
  if (!named.length) return sets;
  const without = withoutPlaces(index, named, asBits(ofKind, index.columns.id.length));
  return { words: sets.words, core: without(sets.core), title: without(sets.title) };
};

/** The jobs of a word without those in a place of which it is but a part: an airport is not the suburb Airport West. */
export const withoutPartsOfPlaces = async (
  index: JobIndex,
  text: string,
  sets: TermSets,
  typed: readonly string[],
): Promise<TermSets> => {
  const partly = await placesPartlyNamed(text, typed);
  if (!partly.length) return sets;
  const without = withoutPlaces(index, partly, emptyBits(index.columns.id.length));
  return { words: without(sets.words), core: without(sets.core), title: without(sets.title) };
};

/** Takes jobs in some places out of a set, but for those that stay and those of no kind of work. */
const withoutPlaces = ({ columns }: JobIndex, places: readonly number[], staying: Uint32Array) => {
  const { location, moreLocations, filters } = columns;
  const rows = columns.id.length;
  const named = new Set(places.map(placeNumber));
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
