import { locationOf } from "../../catalogue/locations/location-of.ts";
import { fullPlaceName } from "../../../lexicon/places/nicknames.ts";
import type { JobIndex } from "../embedded/job-index.ts";
import { openGazetteer, type PlaceRow } from "../understand/gazetteer.ts";
import { wordsOf } from "../../../lexicon/text/word-forms.ts";

/** The most words of a place, and the most places that are suggested. */
const longest = 3;
const most = 3;
/** A name that is not written out must have this many letters. */
const least = 2;

/** The last words of a text as the beginning of a place, and the words before it. */
export interface WordsAndPlaces {
  /** The words before the place. */
  words: string;
  /** Names of places with their state, the largest place first. */
  places: string[];
}

/** Reads the last words as the beginning of a place or as its nickname: "chef syd" is a chef in Sydney. */
export const placesBeginning = async (index: JobIndex, typed: string): Promise<WordsAndPlaces | null> => {
  const words = wordsOf(typed);
  if (words.length < 2) return null;
  const { bySize } = await openGazetteer(index);
  for (let size = Math.min(longest, words.length - 1); size > 0; size--) {
    const name = words.slice(-size).join(" ");
    if (name.length < least) continue;
    const full = fullPlaceName(name);
    const rows: PlaceRow[] = [];
    for (const { key, row } of bySize) {
      if (!key.startsWith(full ?? name)) continue;
      rows.push(row);
      if (rows.length === most) break;
    }
    const before = words
      .slice(0, -size)
      .join(" ")
      .replace(/ (?:in|near|around)$/, "");
    if (rows.length) return { words: before, places: rows.map(nameOf) };
  }
  return null;
};

const nameOf = (row: PlaceRow): string => locationOf({ ...row, postcode: null }).label;
