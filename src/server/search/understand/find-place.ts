import { wordsOf } from "../../../lexicon/text/word-forms.ts";
import { isKnownWord, meaningOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { isGeneral, namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { isSameArea } from "../../../domain/places/same-area.ts";
import { suburbOfNamedLandmark } from "../../../lexicon/places/landmarks.ts";
import { placeWords } from "../../../lexicon/places/place-words.ts";
import type { Gazetteer, PlaceRow } from "./gazetteer.ts";
import { aroundLandmark } from "./find-landmark.ts";
import { keyOf, rowsNamed, rowsOfArea } from "./place-names.ts";
import { isRefusal } from "./refused-words.ts";

/** A place in some words. */
export interface FoundPlace {
  place: PlaceRow;
  /** Further places that the words name. */
  more: readonly PlaceRow[];
  /** Other places of the same name elsewhere. */
  others: readonly PlaceRow[];
  /** The words without the place. */
  rest: readonly string[];
  how: "named" | "first" | "misspelt";
}

/** The most words in the name of a place with its state and postcode. */
const longest = 6;
const {
  ambiguous,
  ambiguousRegions,
  beforePlace: prepositions,
  leadToPlace,
  betweenPlaces: joints,
} = placeWords;
/** Outside the cities: at the end, or before names of work, but a "regional manager" is called so. */
const regional = "regional";
/** A suburb of one word at the start of the words must be at least this large: "Sydney receptionist". */
export const large = 30_000;
/** One of several words, and a misspelt one, must be at least this large. */
export const known = 3_000;

/** Finds the place in the words of a search: several as in "Perth or Adelaide", after "in", at the end, at the start, or a large one between. */
export const findPlace = (typed: readonly string[], gazetteer: Gazetteer): FoundPlace | null => {
  const words = typed.some((word) => ofAYear.test(word)) ? typed.filter((word) => !isYear(word)) : typed;
  return (
    oneOrOther(words, gazetteer) ??
    saidToBeIn(words, gazetteer) ??
    atTheEnd(words, gazetteer) ??
    beforeRefusal(words, gazetteer) ??
    beforeTheEnd(words, gazetteer) ??
    regionalWork(words, gazetteer)
  );
};

/** With these words this year or the next is no postcode: "apprentice 2027 intake". */
const ofAYear =
  /^(?:intake|program|apprentice(?:ship)?s?|grad(?:uate)?s?|trainee(?:ship)?s?|internships?|harvest|vintage|seasons?|summer|winter|christmas)$/i;
const isYear = (word: string): boolean => [0, 1].includes(Number(word) - new Date().getFullYear());

export const found = (
  rows: readonly PlaceRow[],
  rest: readonly string[],
  how: FoundPlace["how"],
): FoundPlace => {
  const [place, ...others] = rows as [PlaceRow, ...PlaceRow[]];
  const distinct = others.filter(
    (one, at) => ![place, ...others.slice(0, at)].some((other) => isSameArea(one, other)),
  );
  return { place, more: [], others: distinct, rest, how };
};

export const isPreposition = (word: string | undefined) => prepositions.has(word?.toLowerCase() ?? "");
const isJoint = (word: string | undefined) => joints.has(word?.toLowerCase() ?? "");

/** The longest name after "in", "near" or "around", the last of these first. */
const saidToBeIn = (words: readonly string[], gazetteer: Gazetteer): FoundPlace | null => {
  for (let at = words.length - 2; at >= 0; at--) {
    if (!isPreposition(words[at])) continue;
    for (let size = Math.min(longest, words.length - at - 1); size > 0; size--) {
      const name = words.slice(at + 1, at + 1 + size);
      const key = keyOf(name);
      const rows = rowsNamed(key, gazetteer) ?? rowsOfArea(key, gazetteer) ?? aroundLandmark(name, gazetteer);
      if (rows)
        return found(rows, [...withoutJoints(words.slice(0, at)), ...words.slice(at + 1 + size)], "named");
    }
  }
  return null;
};

/** Words without those at their end that led to a place which is gone: the "in or" of "in or around Perth". */
const withoutJoints = (words: readonly string[]): readonly string[] =>
  words.slice(0, words.findLastIndex((word) => !isPreposition(word) && !isJoint(word)) + 1);

/** Places with "or" before the last of them. */
const oneOrOther = (words: readonly string[], gazetteer: Gazetteer): FoundPlace | null => {
  for (let at = 1; at < words.length - 1; at++) {
    if (!isJoint(words[at])) continue;
    const first = atTheEnd(words.slice(0, at), gazetteer);
    const start = at + (isPreposition(words[at + 1]) ? 2 : 1);
    for (let size = first ? Math.min(longest, words.length - start) : 0; size > 0; size--) {
      const rows = bare(keyOf(words.slice(start, start + size)), gazetteer);
      if (!rows) continue;
      const rest = [...withoutJoints(first!.rest), ...words.slice(start + size)];
      return { ...first!, more: [...first!.more, rows[0]!], rest, how: "named" };
    }
  }
  return null;
};

/** The places that words name on their own, without "in". */
const bare = (key: string, gazetteer: Gazetteer): readonly PlaceRow[] | undefined => {
  // Suburbs that imports have added have no weight: their names may be anything.
  const rows =
    ambiguous.has(key) || key === regional
      ? undefined
      : rowsNamed(key, gazetteer)?.filter(({ weight }) => weight > 0);
  return rows?.length ? rows : undefined;
};

const atTheEnd = (words: readonly string[], gazetteer: Gazetteer): FoundPlace | null => {
  for (let size = Math.min(longest, words.length); size > 0; size--) {
    const at = words.length - size;
    const key = keyOf(words.slice(at));
    const rows =
      bare(key, gazetteer) ??
      regionAfterWork(key, words.slice(0, at), gazetteer) ??
      // Alone, a council may be the employer.
      (at > 0 ? rowsOfArea(key, gazetteer) : undefined) ??
      gazetteer.named.get(suburbOfNamedLandmark(key) ?? "");
    if (!rows || words[at - 1]?.toLowerCase() === "of") continue;
    const end = words.slice(0, at).findLastIndex((word) => !leadToPlace.has(word.toLowerCase())) + 1;
    return withCity(found(rows, words.slice(0, end), "named"), gazetteer);
  }
  return null;
};

/** "Nurse Doncaster not aged care". */
const beforeRefusal = (words: readonly string[], gazetteer: Gazetteer): FoundPlace | null => {
  const at = words.findIndex((word) => isRefusal(word.toLowerCase()));
  const last = at > 0 ? atTheEnd(words.slice(0, at), gazetteer) : null;
  return last && { ...last, rest: [...last.rest, ...words.slice(at)] };
};

/** "Cook Hunter" and "diesel fitter Hunter", whose last words or all are the name of work. */
const regionAfterWork = (key: string, before: readonly string[], gazetteer: Gazetteer) => {
  const isAfterWork = [before.slice(-1), before.slice(-2), before].some((some) => namesWork(some.join(" ")));
  const isPlace = key === regional || (ambiguousRegions.has(key) && isAfterWork);
  return isPlace ? rowsNamed(key, gazetteer) : undefined;
};

/** "North Lakes Brisbane" and "Brisbane North Lakes" are both North Lakes; "Sydney Melbourne" are two places. */
const withCity = (last: FoundPlace, gazetteer: Gazetteer): FoundPlace => {
  if (last.place.kind === "state" || last.rest.length < 2) return last;
  const before = atTheEnd(last.rest, gazetteer);
  const other = before && [before.place, ...before.others].find((one) => isSameArea(one, last.place));
  if (!before || (!other && before.place.kind === "state")) return last;
  if (!other) return { ...before, more: [...before.more, last.place] };
  const place = other.weight < last.place.weight ? other : last.place;
  return { ...before, place, others: [], how: "named" };
};

/** "Sydney receptionist", "Victoria Park chef", and "warehouse Sydney no experience". */
const beforeTheEnd = (words: readonly string[], gazetteer: Gazetteer): FoundPlace | null => {
  for (let at = 0; at < words.length - 1; at++) {
    if (words[at - 1]?.toLowerCase() === "of") continue;
    for (let size = Math.min(longest, words.length - 1 - at); size > 0; size--) {
      const key = keyOf(words.slice(at, at + size));
      // "Fiona Stanley Hospital nursing"; the "University of Sydney" is an employer.
      const landmark =
        size > 1 && !key.includes(" of ") ? gazetteer.named.get(suburbOfNamedLandmark(key) ?? "") : undefined;
      const rows = landmark ?? bare(key, gazetteer) ?? rowsOfArea(key, gazetteer);
      const first = rows?.[0];
      if (!rows || !first) continue;
      const least = size > 1 || isBeforeWork(words, at) ? known : large;
      if (!landmark && first.kind === "suburb" && first.weight < least) {
        // Its first word alone is another place: the Victoria of Victoria Park.
        if (size > 1) break;
        continue;
      }
      // "act" and "nt" may be words; their capitals say that a state is meant.
      const isWord = size === 1 && words[at]!.length < 4 && words[at] !== first.state;
      if (first.kind === "state" && isWord) continue;
      return found(rows, [...words.slice(0, at), ...words.slice(at + size)], "first");
    }
  }
  return null;
};

/** "Regional nurse". */
const regionalWork = (words: readonly string[], gazetteer: Gazetteer): FoundPlace | null => {
  const [first = "", ...rest] = words;
  const work = rest.at(-1)?.toLowerCase() ?? "";
  const rows = gazetteer.named.get(regional);
  const isWork = first.toLowerCase() === regional && namesWork(work) && !isGeneral(work);
  return isWork && rows ? found(rows, rest, "first") : null;
};

/** "Bondi cafe": a name that means nothing else, before work. */
const isBeforeWork = ([name = "", ...others]: readonly string[], at: number): boolean =>
  at === 0 &&
  !isKnownWord(name.toLowerCase()) &&
  others.some((word) => namesWork(word) || meaningOf(wordsOf(word)) !== undefined);
