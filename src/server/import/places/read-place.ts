import { states } from "../../../contract/job-options.ts";
import type { FeedPlace } from "../feed-job.ts";
import { fullPlaceName, nicknamed } from "../../../lexicon/places/nicknames.ts";
import { placeWords, wholeWords } from "../../../lexicon/places/place-words.ts";
import { folded } from "../../../lexicon/text/word-forms.ts";
import { isAbroad } from "../../../lexicon/places/read-country.ts";

export type StateId = (typeof states)[number]["id"];

/** The id that stands for every place outside Australia. */
export const abroad: StateId = 9;

/** A place as the feed writes it. */
export const saidIn = ({ text, suburb, state, postcode, country }: FeedPlace) =>
  text || [suburb, state, postcode, country].filter(Boolean).join(" ");

/** A name normalised for comparison: no accents, no punctuation, lower case. */
export const plain = (name: string) =>
  folded(name)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\bnth\b/, "north")
    .replace(/\bsth\b/, "south")
    .replace(/\bst\b/, "saint")
    .replace(/\bmt\b/, "mount");

const nicknamesOf = (place: string): readonly string[] =>
  nicknamed.find(({ name }) => name === place)?.nicknames ?? [];

const stateByName = new Map(
  states.flatMap(({ id, code, title }) =>
    id === abroad
      ? []
      : [code, title, ...nicknamesOf(title.toLowerCase())].map((name) => [plain(name), id] as const),
  ) as [string, StateId][],
);
/** The name of a state in plain words. */
export const stateShape = new RegExp(`\\b(?:${[...stateByName.keys()].join("|")})\\b`, "g");
/** The id of a state by its code or name. */
export const stateOf = (name: string) => stateByName.get(plain(name).replace(/^au (?=[a-z]+$)/, "")) ?? null;

/** A state at the end of a name. */
export const endingState = new RegExp(`${stateShape.source}$`);

/** Names of this country in other languages: "Australien". */
const namesOfHome = new Set(
  ["de", "fr", "nl", "da", "pl", "tr", "vi", "id", "hu", "fi"].map((language) =>
    plain(new Intl.DisplayNames(language, { type: "region" }).of("AU") ?? ""),
  ),
);

/** Whether the name of a country is this one, or says nothing. */
export const isAustralia = (country: string) => {
  const name = plain(country);
  // Nothing, or a name in other letters.
  if (!name) return !isAbroad(country);
  return (
    /^(?:au|aus|au [a-z]{2,3}|australia\b.*|commonwealth of australia)$/.test(name) ||
    stateByName.has(name) ||
    namesOfHome.has(name)
  );
};

/** A name, and that of the place that people call so; "pt" is Port Hedland's as well as Point Cook's. */
const longNames = (name: string): string[] =>
  name.startsWith("pt ")
    ? ["port", "point"].map((word) => name.replace("pt", word))
    : [name, plain(fullPlaceName(name) ?? "")].filter(Boolean);

/** Words that are not part of a suburb's name, and those for a spot in a suburb. */
export const padding = wholeWords(placeWords.padding, "g");
const venues = wholeWords(placeWords.venues, "g");

/** "W.A." as "WA". */
const undotted = (text: string) =>
  text.replace(/\b(?:[A-Z]\.){1,2}[A-Z]\b\.?/g, (code) => code.replaceAll(".", ""));

/** A ZIP code or another number that no postcode here is like. */
const isZip = (postcode: string) => /^\d{5}(?:-?\d{4})?$/.test(postcode);

/** The suburb's possible names, likeliest first, the state and the postcode of a place. */
export const readPlace = (place: FeedPlace) => {
  const { postcode, country } = place;
  const text = undotted(place.text);
  const suburb = undotted(place.suburb);
  const state = undotted(place.state);
  const raw = saidIn(place).slice(0, 300);
  // A ZIP code tells Washington from Western Australia.
  const zip = /^\d{4}(?:\.0+)?$/.test(postcode) ? "" : postcode;
  const isElsewhere = () =>
    isAbroad(text || `${suburb}, ${state} ${zip}`.trim()) || (isZip(postcode) && !stateOf(state));
  if (!isAustralia(country) || (!country && isElsewhere()))
    return { names: [], stateId: abroad, postcode: "", raw };
  const words = (text || `${suburb}, ${state}`).slice(0, 300);
  const marks = [...plain(words).matchAll(stateShape)].map(([name]) => name);
  const stateId = stateOf(state) ?? stateByName.get(marks.at(-1) ?? "") ?? null;
  const number = (isZip(postcode) ? "" : postcode) || (/(?<!\d)\d{4}(?!\d)/.exec(words)?.[0] ?? "");
  const parts = (suburb && !text ? suburb : words).split(/[,()/&>]| - /);
  const cleaned = [suburb && !text ? suburb : words, ...parts].flatMap((part) => {
    const bare = plain(part.replace(/(?<!\d)\d{4}(?!\d)/, " "));
    // "Victoria Park" and "Queensland" both contain a state's name: try the unchanged part too.
    const without = bare.replace(stateShape, " ");
    return [
      bare,
      bare.replace(endingState, ""),
      without,
      without.replace(padding, " "),
      without.replace(venues, " "),
      bare.replace(/^the /, ""),
    ].map((name) => name.replace(/\s+/g, " ").trim());
  });
  const names = [...new Set(cleaned.flatMap(longNames))].filter((name) => {
    const bare = name.replace(padding, " ").replace(/\s+/g, " ").trim();
    // "South Australia" without its padding is "South".
    return bare && !stateByName.has(bare) && !stateByName.has(name);
  });
  return { names, stateId, postcode: number.padStart(4, "0").slice(0, number ? 4 : 0), raw };
};
