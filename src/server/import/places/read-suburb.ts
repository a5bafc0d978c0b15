import { states } from "../../../contract/job-options.ts";
import { placeWords, wholeWords } from "../../../lexicon/places/place-words.ts";
import type { FeedPlace } from "../feed-job.ts";
import { padding, plain } from "./read-place.ts";

/** Longer texts are not names. */
const maxLength = 60;

const codes = states.map(({ code }) => code).join("|");
const titles = states.map(({ title }) => title).join("|");
/** What follows a suburb's name: its state, also as "AU-WA", and postcode in either order, and the country. */
const after = (state: string) =>
  new RegExp(
    `^(.*?)[\\s,]*(?:\\b(?:au-)?(?:${state})\\b[\\s,]*(?:\\b\\d{4}\\b)?|\\b\\d{4}\\b[\\s,]*(?:\\b(?:au-)?(?:${state})\\b)?)?[\\s,]*(?:\\b(?:australia|aus?)\\b)?[\\s,.]*$`,
    "i",
  );
const afterText = after(`${codes}|${titles}`);
/** "Port Victoria" is a suburb's whole name where the state has a field of its own. */
const afterSuburb = after(codes);

/** "NSW - North Coast": the state before the name. */
const stateFirst = new RegExp(`^(?:${codes})\\s+[-–]\\s+`, "i");

const vague = wholeWords(placeWords.vague);
/** "South East" and "North Coast" of a state are no suburbs. */
const compass = new RegExp(String.raw`^(?:${placeWords.directions}\b\s*)+(?:coast)?$`);

/** The name of a place's suburb in its usual spelling; null when the text is not a suburb's name. */
export const readSuburb = ({ text, suburb }: FeedPlace): string | null => {
  const words = (text || suburb).replace(/\([^)]*\)/g, " ").trim();
  const before = (text ? afterText : afterSuburb).exec(words)?.[1] ?? "";
  const name = (before.replace(stateFirst, "").split(/,| - /).at(-1) ?? "")
    .replace(/’/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  const bare = plain(name);
  if (compass.test(bare)) return null;
  const isName = name.length <= maxLength && /^\p{L}[\p{L}\p{M}'. -]+$/u.test(name) && /[a-z]{2}/.test(bare);
  return isName && bare.search(padding) < 0 && !vague.test(bare) ? capitalised(name) : null;
};

/** Names in capitals or small letters as people write them: "O'Connor", "St Marys". */
const capitalised = (name: string): string =>
  name === name.toUpperCase() || name === name.toLowerCase()
    ? name
        .toLowerCase()
        .replace(/(?<!\p{L}'?)\p{L}|(?<=(?<!\p{L})[od]')\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
