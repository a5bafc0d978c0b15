import { placeWords, wholeWords } from "../../../lexicon/places/place-words.ts";
import { largeCities } from "./place-lists.ts";
import { plain } from "./read-place.ts";

const spot = wholeWords(placeWords.spots);

/** A name: "Tay Valley", "Kingdom of Fife". */
const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]+(?:(?: & |[ -])(?:(?:of|and|the|upon|under) )?\p{Lu}[\p{L}'’.-]*){0,3}$/u.test(text);

/** Sydney and its like hardly mean another place, whatever stands behind them. */
const isOursAlone = (name: string): boolean =>
  largeCities.has(name) && !placeWords.citiesWithNamesakes.has(name);

/**
 * Whether a suburb's name has a name behind its comma that nothing here is called: "Perth, Tay Valley" is in Scotland.
 * Spots and words about the work say nothing, nor does anything behind Sydney and its like.
 * @param isHere Whether the list of places has a suburb or a region of that name.
 */
export const hasUnknownQualifier = (text: string, isHere: (name: string) => boolean): boolean => {
  const parts = text.split(",").map((part) => part.trim());
  const [before = "", last = ""] = parts.slice(-2);
  const name = plain(last);
  return (
    parts.length > 1 &&
    isHere(plain(before)) &&
    !isOursAlone(plain(before)) &&
    isName(last) &&
    !spot.test(name) &&
    !placeWords.parts.has(name) &&
    !runsOf(name).some((run) => isHere(run) || placeWords.parts.has(run))
  );
};

/** All runs of words in a name: "Goldfields-Esperance" names two places here. */
const runsOf = (name: string): string[] => {
  const words = name.split(" ");
  return words.flatMap((_, from) =>
    words.slice(from).map((__, count) => words.slice(from, from + count + 1).join(" ")),
  );
};
