import { fromDate } from "@internationalized/date";
import { dateWords, type TimeUnit } from "../../../lexicon/time/date-words.ts";
import { aroundDay, parseDate } from "./parse-date.ts";

const units: ReadonlyMap<string, TimeUnit> = new Map(
  Object.entries(dateWords.units).flatMap(([unit, names]) =>
    names.map((name) => [name, unit as TimeUnit] as const),
  ),
);
const span = String.raw`(?<count>\d{1,3}\+?|an?|one) ?(?<unit>[a-z]+?)s?`;
/** What stands before such a date. */
const lead = new RegExp(String.raw`^(?:${dateWords.leading}\b:?\s*)?(?:on\s+)?`);
const past = new RegExp(`^${span} ago$`);
const ahead = [
  new RegExp(`^(?:in|within) ${span}$`),
  new RegExp(`^${span} (?:left|to go|remaining|from now)$`),
];
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
  const day = dateWords.days[words];
  if (day !== undefined && !(end && words.endsWith("now"))) return momentAt(now, day, "days", end, zone);
  const inYear = dayInYear(words, now, end, zone);
  if (inYear) return inYear;
  const ago = past.exec(words);
  const match = (ago ?? ahead.map((shape) => shape.exec(words)).find(Boolean))?.groups;
  const unit = units.get(match?.["unit"] ?? "");
  if (!match || !unit) return null;
  const count = Number.parseInt(match["count"]!) || 1;
  return momentAt(now, ago ? -count : count, unit, end, zone);
};

const time = String.raw`\d{1,2}(?:[:.]\d{2})? ?[ap]m|\d{1,2}:\d{2}`;
const timesAround = new RegExp(
  String.raw`^(?:(${time}),? (?:on )?)?(.*?)(?:,?(?: at| by| [-–])? (${time}))?$`,
);

/** "18 Dec", "5pm, December 18th": the next such day where one closes, else the last. */
const dayInYear = (given: string, now: Date, end: boolean, zone: string): Date | null => {
  const [, first = "", words = "", last = ""] = timesAround.exec(given.replace(aroundDay, "")) ?? [];
  const [, dayFirst, name, dayLast] =
    /^(?:[a-z]{3,9}day,? |(?:mon|tue|wed|thu|fri|sat|sun),? )?(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?)?([a-z]{3,9})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?$/.exec(
      words,
    ) ?? [];
  if (!name || Boolean(dayFirst) === Boolean(dayLast)) return null;
  const { year } = fromDate(now, zone);
  const match = [year - 1, year, year + 1]
    .map((each) => parseDate(`${dayFirst ?? dayLast} ${name} ${each} ${first || last}`, { end, zone }))
    .filter((date) => date !== null);
  return (end ? match.find((date) => date >= now) : match.findLast((date) => date <= now)) ?? null;
};

const momentAt = (now: Date, count: number, unit: TimeUnit, end: boolean, zone: string): Date => {
  const moment = fromDate(now, zone).add({ [unit]: count });
  const isExact = unit === "minutes" || unit === "hours";
  return (
    end && !isExact ? moment.set({ hour: 23, minute: 59, second: 59, millisecond: 0 }) : moment
  ).toDate();
};
