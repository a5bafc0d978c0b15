import { suburbOfLandmark } from "../../../lexicon/places/landmarks.ts";
import type { Gazetteer, PlaceRow } from "./gazetteer.ts";
import { keyOf, rowsNamed } from "./place-names.ts";

/** The suburb of a landmark, alone, before its city or after it: "Central Station Sydney", "Melbourne Royal Children's Hospital". */
export const aroundLandmark = (
  words: readonly string[],
  gazetteer: Gazetteer,
): readonly PlaceRow[] | undefined => {
  const placed = (name: readonly string[], city: readonly string[]) => {
    const suburb = name.length ? suburbOfLandmark(keyOf(name)) : null;
    if (suburb === null) return undefined;
    const cities = city.length ? (rowsNamed(keyOf(city), gazetteer) ?? []) : null;
    const isThere = ({ kind, state }: PlaceRow) =>
      kind !== "state" && (!cities || cities.some((one) => one.state === state));
    const rows = gazetteer.named.get(suburb)?.filter(isThere);
    return rows?.length ? rows : undefined;
  };
  for (let size = 0; size < words.length; size++) {
    const rows =
      placed(words.slice(0, words.length - size), words.slice(words.length - size)) ??
      placed(words.slice(size), words.slice(0, size));
    if (rows) return rows;
  }
  return undefined;
};
