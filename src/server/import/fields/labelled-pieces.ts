import { parseWorkType, types } from "../../../lexicon/conditions/read-work-type.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { isPayLine, payWithin } from "../../../lexicon/pay/pay-line.ts";
import { exactly, type Called, type FieldName } from "./field-called.ts";
import { isPay, isWorkType } from "./fits.ts";
import type { JobFields } from "./job-fields.ts";
import { homeZone, parseDate, saysNoDate } from "../jobs/parse-date.ts";
import { relativeDate } from "../jobs/relative-date.ts";
import { saysOverAlone } from "../jobs/status-words.ts";
import { namesPlace } from "../places/place-by-value.ts";

const anyTime = new Date("2026-01-01T00:00:00Z");
const isDay = (text: string): boolean =>
  (parseDate(text) ?? relativeDate(text, anyTime, { zone: homeZone })) !== null;

/** What labels in a text stand for; others are the text's own. */
export const labelled: Partial<Record<FieldName, (text: string) => boolean>> = {
  reference: (text) => /^\S{1,60}$/.test(text),
  employer: (text) => text.length <= 100,
  location: (text) => text.length <= 120,
  suburb: (text) => text.length <= 60,
  city: (text) => text.length <= 60,
  state: (text) => text.length <= 40,
  region: (text) => text.length <= 60,
  postcode: (text) => /^\d{4}$/.test(text),
  country: (text) => text.length <= 40,
  salary: (text) => text.length <= 160,
  salary_min: isPay,
  salary_max: isPay,
  work_type: (text) => text.split(/[,;/]/).some((part) => isWorkType(part.trim())),
  category: (text) => text.length <= 80,
  posted: isDay,
  expires: isDay,
  start: (text) => text.length <= 60,
  hours: (text) => text.length <= 60,
  remote: (text) => text.length <= 40,
  status: (text) => text.length <= 40,
};

/** What a text says for certain, where the feed says most without labels, and of a line below its label. */
export const certain: typeof labelled = {
  work_type: (text) => text.length <= 60 && text.split(/[,;/]/).every((part) => isWorkType(part.trim())),
  reference: (text) => /^\S{0,30}\d\S{0,30}$/.test(text),
  salary: isPay,
  expires: isDay,
};

export const label = /^\s*([\p{L}][\p{L}\p{N} /_&()-]{1,40}?)\s*:\s*(\S.*)$/su;

const markedLink = /^\[([^\]]*)\]\((https?:[^\s()]+)\)$/;

export interface Labelled {
  field: FieldName;
  name: string;
  value: string;
}

/** Keeps a closing date that is no day, "Closing date: once filled", so that the report names it. */
const leaveNoDay = (fields: JobFields, name: string, value: string): void => {
  if (!fields.has("expires") && value.length < 60 && !saysNoDate(value)) fields.leave(name, value);
};

const venues = new Set(feedWords.venues);
/** "Venue: The Drovers Arms", and not "Venue: Roma QLD". */
const saysVenue = (name: string, value: string): boolean =>
  venues.has(name.toLowerCase()) && /^\p{Lu}[^,;:\d]{2,60}$/u.test(value) && !namesPlace(name, value);

export const webAddress = /^https?:\/\/\S+$/i;
const isWhereToApply = (called: Called | undefined): boolean => called?.field === "url" && called.rank === 0;

/** "Closing date: 31 Dec 2026". */
export const ofLabel = (fields: JobFields, piece: string, shapes = labelled): Labelled | null => {
  const [, name = "", given = ""] = label.exec(piece) ?? [];
  const [, words, address = given] = markedLink.exec(given) ?? [];
  const value = (words ?? given).replace(/(?<=\d)\.$/, "");
  const called = exactly(name);
  if (isWhereToApply(called[0]) && shapes === labelled && webAddress.test(address))
    return { field: "url", name, value: address };
  const isTitle = called[0]?.field === "title" && value === fields.values.title?.trim();
  const field = isTitle ? called[0]!.field : called.find((each) => shapes[each.field]?.(value))?.field;
  const isEnd = called.some((each) => each.field === "expires");
  if (isEnd && saysOverAlone(value)) return { field: "status", name, value };
  if (!field && isEnd) leaveNoDay(fields, name, value);
  if (shapes === labelled && saysVenue(name, value)) return { field: "author", name, value };
  return field ? { field, name, value } : null;
};

/** "Part-time, four nights a week": a clause that says a work type and nothing else, at the beginning of a sentence. */
export const ofWorkType = (words: string): Labelled | null => {
  // "Fixed term, full time." is two.
  const whole = words.replace(/[.!]$/, "");
  const clause = whole.length <= longestClause && saysOnlyWorkTypes(whole) ? whole : firstClause(words);
  // "Casual, friendly team" is none.
  const isSure = /[\s-]/.test(clause) || /\d/.test(words) || words.length < clause.length + 2;
  return clause.length <= longestClause && isSure && saysOnlyWorkTypes(clause)
    ? { field: "work_type", name: "", value: clause }
    : null;
};
const firstClause = (words: string): string => words.split(/[,;]\s/, 1)[0]!.replace(/[.!]$/, "");
const longestClause = 60;

const aroundWorkTypes = new Set(feedWords.aroundWorkTypes);
const saysOnlyWorkTypes = (clause: string): boolean => {
  if (parseWorkType(clause) === null) return false;
  const { rest, refused } = types.inQuery(clause);
  return (
    !refused.length &&
    rest
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .every((word) => !word || aroundWorkTypes.has(word))
  );
};

/** "Level 4, $98,200 - $104,100 per annum plus super", "Three nights a week, paid at $36.50 - $39.00 per hour." */
export const ofPay = (words: string): Labelled | null => {
  // "Casual, $31.85 per hour"
  const clause = words.slice(firstClause(words).length).replace(/^[,;]\s+/, "");
  const line = [words, ...(ofWorkType(words) ? [clause] : [])].find((each) => isPay(each) && isPayLine(each));
  const value = line ?? payWithin(words);
  return value ? { field: "salary", name: "", value } : null;
};

/** "Applications close Friday 4 December 2026": a moment needs no sign behind its label. */
export const ofMoment = (piece: string): Labelled | null => {
  const words = piece.length > 80 || !/\d/.test(piece) ? [] : piece.replace(/\.$/, "").split(" ");
  for (let count = Math.min(5, words.length - 1); count > 0; count--) {
    const [name, value] = [words.slice(0, count).join(" "), words.slice(count).join(" ")];
    const [called] = exactly(name);
    if (called?.field !== "posted" && called?.field !== "expires") continue;
    const day = value.replace(/^(?:on|at) | (?:to|at|via)(?: \S*[@/]\S*)?$/g, "");
    if (isDay(day)) return { field: called.field, name, value: day };
  }
  return null;
};

const closing = new RegExp(String.raw`(?:^|please |and |[,:(] ?)${feedWords.closingSentences} (?=.*\d)`, "i");
/** "Please send your letter by 13 December 2026; Meredith leaves in January.": the day in a sentence that is about more. */
export const ofClosing = (sentence: string): Labelled | null => {
  const [name = ""] = (sentence.length <= 300 && closing.exec(sentence)) || [];
  // At most "5 pm on Friday the 13th of December 2026".
  const behind = name ? sentence.slice(sentence.indexOf(name) + name.length).split(" ", 9) : [];
  const days = behind.map((_, at) => behind.slice(0, at + 1).join(" "));
  const value = days.map((day) => day.replace(/[.,;:!)]+$/, "")).findLast((day) => parseDate(day) !== null);
  return value ? { field: "expires", name: name.trim(), value } : null;
};
