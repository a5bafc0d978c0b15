import { z } from "zod";
import { readData } from "../text/read-data.ts";
import { listed, wordings } from "../text/listed.ts";

const set = listed.transform((list): ReadonlySet<string> => new Set(list));

/** The lists of `place-words.yaml`, where each is explained: names, and patterns of wordings. */
export const placeWords = readData(
  "places/place-words.yaml",
  z.strictObject({
    padding: wordings,
    venues: wordings,
    vague: wordings,
    directions: wordings,
    noRegion: wordings,
    spots: wordings,
    parts: set,
    capitals: set,
    largeCities: set,
    partsOfCities: wordings,
    partWords: wordings,
    middle: wordings,
    namesakesAbroad: set,
    citiesWithNamesakes: set,
    townsLikeCapitals: set,
    spotsHere: wordings,
    twins: set,
    streets: wordings,
    certainStreets: wordings,
    insideStreets: wordings,
    besidePlace: wordings,
    ambiguous: set,
    ambiguousRegions: set,
    beforeArea: wordings,
    afterArea: wordings,
    beforePlace: set,
    leadToPlace: set,
    betweenPlaces: set,
  }),
);

/** A pattern of whole words. */
export const wholeWords = (source: string, flags = ""): RegExp =>
  new RegExp(String.raw`(?<!\w)${source}(?!\w)`, flags);
