import { fromDate } from "@internationalized/date";
import { parseDate } from "./parse-date.ts";

type Unit = "minutes" | "hours" | "days" | "weeks" | "months" | "years";

const units: Readonly<Record<string, Unit>> = {
  m: "minutes",
  min: "minutes",
  minute: "minutes",
  h: "hours",
  hr: "hours",
  hour: "hours",
  d: "days",
  day: "days",
  w: "weeks",
  wk: "weeks",
  week: "weeks",
  mo: "months",
  month: "months",
  y: "years",
  year: "years",
};
const span = String.raw`(?<count>\d{1,3}\+?|an?|one) ?(?<unit>[a-z]+?)s?`;
/** What stands before such a date. */
const lead =
  /^(?:(?:posted|listed|advertised|published|updated|added|clos(?:es|ing)|expir(?:es|ing)|ends|ending|applications? close|deadline)\b:?\s*)?(?:on\s+)?/;
const past = new RegExp(`^${span} ago$`);
const ahead = [
  new RegExp(`^(?:in|within) ${span}$`),
  new RegExp(`^${span} (?:left|to go|remaining|from now)$`),
];
const days: Readonly<Record<string, number>> = {
  today: 0,
  "just now": 0,
  now: 0,
  yesterday: -1,
  tomorrow: 1,
};

/**
 * A moment as people tell it: "2 days ago", "yesterday", "closing in 5 days".
 * @param now What it is told from.
 * @param end A day means its end, in `zone`.
 * @returns null for anything else.
 */
export const relativeDate = (
  text: string,
  now: Date,
  { end = false, zone }: { end?: boolean; zone: string },
): Date | null => {
  const words = text.trim().toLowerCase().replace(lead, "").replace(/\s+/g, " ");
  const day = days[words];
  if (day !== undefined && !(end && words.endsWith("now"))) return momentAt(now, day, "days", end, zone);
  const inYear = dayInYear(words, now, end, zone);
  if (inYear) return inYear;
  const ago = past.exec(words);
  const found = (ago ?? ahead.map((shape) => shape.exec(words)).find(Boolean))?.groups;
  const unit = units[found?.["unit"] ?? ""];
  if (!found || !unit) return null;
  const count = Number.parseInt(found["count"]!) || 1;
  return momentAt(now, ago ? -count : count, unit, end, zone);
};

/** "18 Dec", "December 18th": the next such day where one closes, else the last. */
const dayInYear = (words: string, now: Date, end: boolean, zone: string): Date | null => {
  const [, dayFirst, name, dayLast] =
    /^(?:[a-z]{3,9}day,? |(?:mon|tue|wed|thu|fri|sat|sun),? )?(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?)?([a-z]{3,9})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?$/.exec(
      words,
    ) ?? [];
  if (!name || Boolean(dayFirst) === Boolean(dayLast)) return null;
  const { year } = fromDate(now, zone);
  const found = [year - 1, year, year + 1]
    .map((each) => parseDate(`${dayFirst ?? dayLast} ${name} ${each}`, { end, zone }))
    .filter((date) => date !== null);
  return (end ? found.find((date) => date >= now) : found.findLast((date) => date <= now)) ?? null;
};

const momentAt = (now: Date, count: number, unit: Unit, end: boolean, zone: string): Date => {
  const moment = fromDate(now, zone).add({ [unit]: count });
  const isExact = unit === "minutes" || unit === "hours";
  return (
    end && !isExact ? moment.set({ hour: 23, minute: 59, second: 59, millisecond: 0 }) : moment
  ).toDate();
};
