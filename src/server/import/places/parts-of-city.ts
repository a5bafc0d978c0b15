import { placeWords, wholeWords } from "../../../lexicon/places/place-words.ts";
import { largeCities } from "./place-lists.ts";
import { isAbroad } from "../../../lexicon/places/read-country.ts";
import { endingState, plain, stateOf } from "./read-place.ts";

/** Names of places for one that an ad writes from the large to the small, each to be tried until one is known. */
export interface WithinPlace {
  /** What stands around the parts: "Sydney NSW". */
  whole: string;
  state: string;
  /** Each part, by the names that it may have: "Eastern Suburbs Sydney", "Eastern Suburbs". */
  parts: string[][];
}

const levelSigns = /\s*(?:>|»|›|→)\s*/;
const listSigns = /\s*(?:,|&|\/|\band\b|\bor\b)\s*/i;
/** Words that only parts of a city have. */
const partWords = wholeWords(placeWords.partWords, "i");
const middle = new RegExp(`^${placeWords.middle}$`);

/** The city and the state of "Sydney NSW"; null where it names no large city. */
const cityOf = (text: string): { city: string; state: string } | null => {
  const words = text
    .replace(/\baustralia\b|\b\d{4}\b/gi, " ")
    .trim()
    .split(/[\s,]+/);
  for (let end = words.length; end > 0; end--) {
    const city = plain(words.slice(0, end).join(" "));
    const state = words.slice(end).join(" ");
    if (largeCities.has(city) && (!state || stateOf(state) !== null)) return { city, state };
  }
  return null;
};

const namesOf = (part: string, city: string, isSuburbs: boolean): string[] => {
  if (middle.test(plain(part))) return [`${city} cbd`];
  const inCity = [part, ...(isSuburbs ? [`${part} suburbs`] : [])].map((name) => `${name} ${city}`);
  return [...inCity, part];
};

const within = (list: string, { city, state }: { city: string; state: string }): WithinPlace => {
  const isSuburbs = /\bsuburbs\b/i.test(list);
  const parts = list.split(listSigns).filter(Boolean);
  return {
    whole: `${city} ${state}`.trim(),
    state,
    parts: parts.map((part) => namesOf(part, city, isSuburbs)),
  };
};

/** "NSW > Sydney > Penrith", whichever way round. */
const inLevels = (text: string): WithinPlace | null => {
  const [first = "", second = ""] = text.split("/");
  const isSlashed = isWide(first) && second.trim() !== "" && !isWide(second);
  const given = text.split(isSlashed ? "/" : levelSigns).flatMap((level) => level.trim() || []);
  if (given.length < 2) return null;
  const levels = isWide(given.at(-1)!) && !isWide(given[0]!) ? given.toReversed() : given;
  const [last = "", ...around] = levels.toReversed();
  if (!levels.some(isWide) && levels.some(isAbroad))
    return { whole: [last, ...around].join(", "), state: "", parts: [] };
  const city = around.map(cityOf).find((each) => each !== null);
  const state = levels.find((level) => stateOf(level) !== null) ?? "";
  if (city) return within(last, { city: city.city, state: city.state || state });
  const whole = around.find((level) => !isWide(level)) ?? state;
  return { whole, state, parts: last.split(listSigns).map((part) => [part]) };
};

const isWide = (level: string): boolean => stateOf(level) !== null || /^australia$/i.test(level.trim());

/** "Perth, Fremantle & Southern Suburbs" and "CBD, Inner West & Eastern Suburbs, Sydney NSW". */
const inList = (text: string): WithinPlace | null => {
  // "Penrith & Blacktown, Sydney NSW", "Sydney - North Shore & Northern Beaches"
  const isCityFirst = partWords.test(text) || /^[^,&/]+?(?:\s[-–]|:)\s.*(?:&|\/|\band\b|\bor\b)/i.test(text);
  if (!isCityFirst && !/&.*,|\band\b.*,/i.test(text)) return null;
  const pieces = text.split(/\s*,\s*|\s+[-–]\s+|\s*:\s+/);
  const ends = [
    { city: isCityFirst ? cityOf(pieces[0]!) : null, rest: pieces.slice(1) },
    { city: cityOf(pieces.at(-1)!), rest: pieces.slice(0, -1) },
    { city: cityOf(pieces.slice(-2).join(" ")), rest: pieces.slice(0, -2) },
  ];
  const match = ends.find(
    ({ city, rest }) => city && rest.length && !rest.some((piece) => piece.split(listSigns).some(cityOf)),
  );
  return match?.city ? within(match.rest.join(", "), match.city) : null;
};

const anySign = /\s*(?:[,&/+;|]|\band\b|\bor\b|\s[-–]\s)\s*/i;
/** Parts that any city may have: "Northern Suburbs", "Inner West". */
const partOfAny =
  /^(?=.*\b(?:suburbs?|inner|outer)\b)(?:(?:inner|outer|(?:north|south|east|west)(?:ern)?|suburbs?)\b\s*)+$/;

/** "Perth CBD & Northern Suburbs", "Perth/Eastern Suburbs": what any city may have is in the one that is beside it. */
export const besideCity = (text: string): WithinPlace | null => {
  const pieces = text.split(anySign).filter(Boolean);
  const read = pieces.map((piece) => ({ piece, city: cityOf(piece.replace(/\b(?:cbd|city)\b/gi, " ")) }));
  const [one, ...others] = read.flatMap(({ city }) => city ?? []);
  const rest = read.filter(({ city }) => !city);
  const areParts = rest.every(({ piece }) => partOfAny.test(plain(piece).replace(endingState, "")));
  if (!one || others.length || !rest.length || !areParts) return null;
  return within(read.map(({ piece, city }) => (city ? "cbd" : piece)).join("/"), one);
};

/**
 * The parts of a place that is written as large job boards do: "Sydney NSW > CBD, Inner West & Eastern Suburbs",
 * "Brisbane, Northern Suburbs", "All Melbourne"; null for any other text.
 */
export const partsWithin = (text: string): WithinPlace | null => {
  const [, all = ""] = /^(?:all(?: of)?|anywhere in|all areas of) (.+)$/i.exec(text.trim()) ?? [];
  const whole = all ? cityOf(all) : null;
  const [, outer = "", inner = ""] = /^([^()]+)\(([^()]+)\)$/.exec(text.trim()) ?? [];
  const around = cityOf(outer.trim());
  if (around && !isAbroad(text) && !inner.split(listSigns).some(cityOf)) return within(inner, around);
  if (whole) return { whole: all, state: whole.state, parts: [[`greater ${whole.city}`]] };
  return inLevels(text) ?? inList(text) ?? besideCity(text);
};
