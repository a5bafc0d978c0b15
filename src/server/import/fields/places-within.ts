import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { lettersOfName } from "../../../lexicon/text/word-forms.ts";
import { isAustralia, stateOf } from "../places/read-place.ts";
import { fieldsCalled, type FieldName } from "./field-called.ts";
import { isObject, type JsonObject } from "./json-values.ts";

const listsOfPlaces = new Set(feedWords.placesWithin.map(lettersOfName));
const ofTowns = new Set<FieldName | undefined>(["area", "suburb", "city"]);
const ofStates = new Set<FieldName | undefined>(["state", "region", "country"]);

const isPlaceName = (text: string): boolean => stateOf(text) !== null || (text !== "" && isAustralia(text));

/** What a place is called, or its code where that is a state's. */
const nameOf = (place: JsonObject): string => {
  const texts = feedWords.names.map((name) => place[name]).filter((text) => typeof text === "string");
  const code = place["code"];
  return texts[0] ?? (typeof code === "string" && isPlaceName(code) ? code : "");
};

/** The parts of a place that are within it, and not around it: those of Queensland, not the state of Roma. */
const partsWithin = (place: JsonObject, withTexts = false): [name: string, part: unknown][] => {
  const name = nameOf(place);
  // `{ "city": "Kumasi", "country": { "name": "Ghana" } }` is a town, and what it is in.
  const hasTown = Object.entries(place).some(
    ([key, part]) => typeof part === "string" && part.trim() && ofTowns.has(fieldsCalled(key)[0]?.field),
  );
  return Object.entries(place).filter(([key, part]) => {
    const field = fieldsCalled(key)[0]?.field;
    if (typeof part !== "object" || part === null)
      return withTexts && typeof part === "string" && ofTowns.has(field);
    const isWithin = listsOfPlaces.has(lettersOfName(key)) || ofTowns.has(field) || stateOf(key) !== null;
    return isWithin || (ofStates.has(field) && !hasTown && (!name || isPlaceName(name)));
  });
};

const placesOf = (value: unknown, outer: readonly string[]): string[] => {
  if (Array.isArray(value)) return value.flatMap((part) => placesOf(part, outer));
  const name = isObject(value) ? nameOf(value) : typeof value === "string" ? value : "";
  const around = [name, ...outer].filter(Boolean);
  const within = isObject(value) ? partsWithin(value, true) : [];
  return within.length
    ? within.flatMap(([key, part]) => placesOf(part, stateOf(key) === null ? around : [key, ...around]))
    : name
      ? [around.join(", ")]
      : [];
};

/**
 * Places within one another, each from the innermost outwards: "Roma, Queensland" of
 * `{ "name": "Queensland", "areas": [{ "name": "Roma" }] }`; null for a place that has none in it, or its parts side by side.
 */
export const placesWithin = (place: JsonObject): string[] | null => {
  const within = partsWithin(place);
  const isTree = within.length === 1 || (within.length > 1 && within.every(([key]) => stateOf(key) !== null));
  const found = isTree ? placesOf(place, []) : [];
  return found.length ? found : null;
};
