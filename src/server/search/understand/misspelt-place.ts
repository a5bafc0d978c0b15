import { editDistance } from "../../../domain/text/edit-distance.ts";
import { isAbroad } from "../../../lexicon/places/read-country.ts";
import { isEnglish } from "../../../lexicon/text/english-words.ts";
import { namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { isKnownWord, knownWords, meaningOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { wordsOf } from "../../../lexicon/text/word-forms.ts";
import { placeWords } from "../../../lexicon/places/place-words.ts";
import { found, isPreposition, known, large, type FoundPlace } from "./find-place.ts";
import { keyOf } from "./place-names.ts";
import { startAndLength, type Gazetteer, type PlaceRow } from "./gazetteer.ts";

/** Whether words end with a place abroad, which is none here that is misspelt: New Zealand is not Zetland. */
const endAbroad = (words: readonly string[]): boolean =>
  [1, 2, 3].some((size) => isAbroad(words.slice(-size).join(" ").toLowerCase()));

/** Whether words end with several that are known together: "new cars" is no town. */
const endWithName = (words: readonly string[]): boolean =>
  [2, 3].some((size) => size <= words.length && meaningOf(words.slice(-size).flatMap(wordsOf)) !== undefined);

/** The place that the last words may be a misspelling of: one letter wrong, two in a long name that is no English word. */
export const findMisspelt = (words: readonly string[], gazetteer: Gazetteer): FoundPlace | null => {
  if (endAbroad(words) || endWithName(words)) return null;
  for (let size = Math.min(3, words.length); size > 0; size--) {
    const at = words.length - size;
    const typed = keyOf(words.slice(at));
    // "New" begins the names of other places: "new zeland" is not Zetland.
    if (typed.split(" ").some(isKnownWord) || words[at - 1]?.toLowerCase() === "new") continue;
    if (!/^\p{L}[\p{L} ]{3,}$/u.test(typed)) continue;
    const near = nearest(typed, gazetteer);
    if (!near || isNearerWord(typed, near.distance) || (near.distance > 1 && isEnglish(typed))) continue;
    const { rows } = near;
    const rest = words.slice(0, isPreposition(words[at - 1]) ? at - 1 : at);
    return found(rows, rest, "misspelt");
  }
  return null;
};

/**
 * Whether a word of the synonyms is nearer than a place, or a name of work as near: "experiance" is experience, not Esperance,
 * and a "barosta" no Barossa.
 */
const isNearerWord = (typed: string, distance: number): boolean =>
  [...knownWords].some((word) => {
    if (Math.abs(word.length - typed.length) > distance) return false;
    const letters = editDistance(typed, word, distance);
    return letters < distance || (letters === distance && namesWork(word));
  });

/** How many letters two names begin with alike. */
const sharedStart = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
};

interface Near {
  distance: number;
  alike: number;
  rows: readonly PlaceRow[];
}

const nearest = (typed: string, { named, similar }: Gazetteer): Near | null => {
  const most = typed.length < 7 ? 1 : 2;
  let best: Near | null = null;
  for (let length = typed.length - most; length <= typed.length + most; length++) {
    for (const name of similar.get(startAndLength(typed, length)) ?? []) {
      const rows = named.get(name)!;
      if (rows[0]!.weight < known || placeWords.ambiguous.has(name)) continue;
      const distance = editDistance(typed, name, most);
      if (distance > most || (distance > 1 && typed.length < 8 && rows[0]!.weight < large)) continue;
      // Of a word as short as "pert", only a letter may be missing.
      if (typed.length < 5 && (length <= typed.length || rows[0]!.weight < large)) continue;
      const alike = sharedStart(typed, name);
      if (
        best &&
        (distance > best.distance ||
          (distance === best.distance &&
            (alike < best.alike || (alike === best.alike && rows[0]!.weight <= best.rows[0]!.weight))))
      )
        continue;
      best = { distance, alike, rows };
    }
  }
  return best && best.distance > 0 ? best : null;
};
