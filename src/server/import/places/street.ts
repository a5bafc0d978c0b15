import { placeWords } from "../../../lexicon/places/place-words.ts";

const inside = String.raw`(?:${placeWords.insideStreets}\s*[\w-]{1,4}[\s,/]+)*`;
const numbered = new RegExp(
  String.raw`^${inside}\d{1,5}[a-z]?(?:\s?[-–/]\s?\d{1,5}[a-z]?)?\s+(?:[\p{L}'’.]+\s+){1,4}?${placeWords.streets}\b\.?(?:\s+(?:mall|north|south|east|west)\b(?=\s*,))?[\s,]*`,
  "iu",
);
const named = new RegExp(
  String.raw`^(?:[\p{L}'’.]+\s+){1,3}?${placeWords.certainStreets}\b\.?[\s,]+(?=\p{L})`,
  "iu",
);

/**
 * What stands behind the street of an address without commas: "Sydney" of "100 George St Sydney"; the text itself where
 * no place of the list stands there, as in "St Kilda".
 */
export const withoutStreet = (text: string, isKnown: (place: string) => boolean): string =>
  [numbered, named]
    .map((street) => text.replace(street, "").trim())
    .find((rest) => rest && rest !== text.trim() && isKnown(rest)) ?? text;
