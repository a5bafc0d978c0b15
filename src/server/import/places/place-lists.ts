import { placeWords, wholeWords } from "../../../lexicon/places/place-words.ts";
import { plain } from "./read-place.ts";

const joins = String.raw`(?:\/|\bor\b|&|\band\b)`;
/** "Sydney or remote", "Home based - VIC", "Hybrid: 3 days Brisbane": what is beside the place. */
export const besideRemote = new RegExp(
  String.raw`\s*${joins}\s*${placeWords.besidePlace}\s*$|^\s*${placeWords.besidePlace}\s*(?:${joins}|:|\s[-–—]\s|(?<=\d days?\b.*)(?=\s))\s*`,
  "i",
);

/** "Geelong, Ballarat and Bendigo". */
export const joinsLast = /\b(?:and|or)\b|&/i;

/** Words for a part of a city. */
export const partsOfCities = wholeWords(placeWords.partsOfCities, "g");

/** Cities whose suburbs ads write behind a dash: "Sydney - Parramatta". */
export const { capitals, namesakesAbroad } = placeWords;

/** Cities that feeds list with commas, where a suburb and its city would be one place. */
export const largeCities: ReadonlySet<string> = new Set([...capitals, ...placeWords.largeCities]);

/** "Inner West Sydney" and "Sydney Inner West" are one region. */
export const sortedWords = (name: string): string =>
  plain(name)
    .split(" ")
    .filter((word) => word !== "and")
    .toSorted()
    .join(" ");

/** "Albury Wodonga" and "Albury-Wodonga" as "Albury / Wodonga". */
const twinTowns = (text: string): string =>
  /^\p{L}+[\s-]+\p{L}+$/u.test(text) && placeWords.twins.has(plain(text))
    ? text.replace(/[\s-]+/, " / ")
    : text;

/** A town whose name is a number, where no postcode can be meant. */
const numberAsName =
  /\b(?:the )?town of 1770\b|(?:^|(?<=[/,&]\s*|\band\s+))1770(?=\s*(?:$|[/,&]|,?\s*(?:qld|queensland)\b))/gi;

/** "Melbourne's Western Suburbs". */
const ofCity =
  /(?<=^[a-z ]+)['’]s(?= (?:inner|outer|north|south|east|west|cbd)\b|\s+(?:north|south|east|west)ern\b)/i;

/** "Between Byron Bay and Ballina", "Ringwood to Lilydale". */
export const fromTo = /^(?:between\s+(.+?)\s+and|(?:from\s+)?(.+?)\s+(?:to|through to|thru))\s+(.+)$/i;

/** Signs that only stand between the places of a list. */
const listSigns = /\s*(?:[•·●▪‣¦\\]|\/\/)\s*/g;

/** "Albury Wodonga" as "Albury / Wodonga", "1770" in letters, and "Sydney's Inner West" as "Sydney Inner West". */
export const withSeparators = (text: string): string => {
  const given = twinTowns(text.trim()).replace(ofCity, "").replace(listSigns, " / ");
  return /\bnsw\b|new south wales/i.test(given) ? given : given.replace(numberAsName, "Seventeen Seventy");
};
