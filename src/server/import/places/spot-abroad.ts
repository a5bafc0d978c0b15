import { getCountryDataList } from "countries-list";
import { placeWords, wholeWords } from "../../../lexicon/places/place-words.ts";
import { isCityAbroad } from "../../../lexicon/places/read-country.ts";
import { plain } from "./read-place.ts";

const abroad = getCountryDataList().filter(({ iso2 }) => iso2 !== "AU");
const names = new Set(
  abroad
    .flatMap(({ name, capital }) => [plain(name), plain(capital)])
    .filter((name) => name && !placeWords.townsLikeCapitals.has(name)),
);
/** Streets and suburbs here may be called after places abroad: "Oxford Falls", "Canada Bay". */
const ownSpots = wholeWords(placeWords.spotsHere);

/**
 * Whether a text that names nothing here begins with a place abroad: a capital of any country, or a spot in a city or
 * country, as "London Bridge" and "Singapore CBD".
 */
export const isSpotAbroad = (text: string): boolean => {
  const name = plain(text);
  const words = name.split(" ");
  return (
    !ownSpots.test(name) &&
    words
      .map((_, index) => words.slice(0, index + 1).join(" "))
      .some((beginning) => names.has(beginning) || isCityAbroad(beginning))
  );
};
