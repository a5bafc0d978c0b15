import { plain } from "./read-place.ts";

/** "Sydney or remote": what is beside the place. */
export const besideRemote =
  /\s*(?:\/|\bor\b|&|\band\b)\s*(?:remote|hybrid|wfh|work from home)\s*$|^\s*(?:remote|hybrid|wfh|work from home)\s*(?:\/|\bor\b|&|\band\b)\s*/i;

/** "Geelong, Ballarat and Bendigo". */
export const joinsLast = /\b(?:and|or)\b|&/i;

/** Words for a part of a city. */
export const partsOfCities =
  /\b(?:(?:north|south|east|west)(?:ern|side)?|inner|outer|central|bayside|suburbs?|fringe|surrounds|based)\b/g;

/** Cities whose suburbs ads write behind a dash: "Sydney - Parramatta". */
export const capitals = new Set(
  ["sydney", "melbourne", "brisbane", "perth"].concat("adelaide", "hobart", "darwin", "canberra"),
);

/** Cities that feeds list with commas, where a suburb and its city would be one place. */
export const largeCities = new Set([
  ...capitals,
  ...["gold coast", "sunshine coast", "newcastle", "cairns", "townsville", "geelong", "wollongong"],
]);

/** "Inner West Sydney" and "Sydney Inner West" are one region. */
export const sortedWords = (name: string): string =>
  plain(name)
    .split(" ")
    .filter((word) => word !== "and")
    .toSorted()
    .join(" ");

/** Suburbs here that share their names with better-known places abroad: alone, either may be meant. */
export const namesakesAbroad = new Set(
  "toronto, aberdeen, swansea, cambridge, warwick, roma, wellington, dallas, hamilton, cardiff, leinster, bellevue, bellevue wa, queenstown, hastings, brighton, kingston, croydon, richmond".split(
    ", ",
  ),
);

/** Twin towns that ads name together, as lists of both. */
const twins: [RegExp, string][] = [
  [/^albury[\s-]+wodonga$/i, "Albury / Wodonga"],
  [/^wodonga[\s-]+albury$/i, "Wodonga / Albury"],
  [/^echuca[\s-]+moama$/i, "Echuca / Moama"],
];

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
export const apart = (text: string): string => {
  const given = text.trim().replace(ofCity, "").replace(listSigns, " / ");
  const twin = twins.find(([names]) => names.test(given))?.[1];
  if (twin) return twin;
  return /\bnsw\b|new south wales/i.test(given) ? given : given.replace(numberAsName, "Seventeen Seventy");
};
