import { fullPlaceName } from "../../../lexicon/places/nicknames.ts";
import { placeWords } from "../../../lexicon/places/place-words.ts";
import { ownStates } from "../../../lexicon/places/state-names.ts";
import { spaced } from "../../../lexicon/text/word-forms.ts";
import type { Gazetteer, PlaceRow } from "./gazetteer.ts";

/** Words in the form that the gazetteer has names in; "" for words without letters and digits. */
export const keyOf = (words: readonly string[]): string => {
  const parts = words.map((word) => spaced(word).replace(initials, withoutDots));
  return parts.every(Boolean) ? parts.join(" ") : "";
};

/** "N.S.W." without its last dot. */
const initials = /^\p{L}(?:\.\p{L})+$/u;
const withoutDots = (text: string): string => text.replaceAll(".", "");

/** The places of a name or a nickname, the largest first. */
export const rowsNamed = (key: string, { named }: Gazetteer): readonly PlaceRow[] | undefined => {
  const full = fullPlaceName(key);
  return (full === null ? undefined : named.get(full)) ?? named.get(key);
};

const codes = ownStates.map(({ code }) => code.toLowerCase()).join("|");
const aroundArea = new RegExp(`^${placeWords.beforeArea} | ${placeWords.afterArea}(?= (?:${codes})$|$)`, "g");

/** The places of the area of a council: "city of casey", "wyndham council area", "bayside council vic", "ballarat region". */
export const rowsOfArea = (key: string, gazetteer: Gazetteer): readonly PlaceRow[] | undefined => {
  const name = key.replace(aroundArea, "");
  if (name === key) return undefined;
  return rowsNamed(`city of ${name}`, gazetteer) ?? rowsNamed(name, gazetteer);
};
