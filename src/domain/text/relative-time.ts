import { memoize } from "../memoize.ts";

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
/** Of the average length, so that the words are the same in every time zone. */
const [month, year] = [30.4375 * day, 365.25 * day];

/**
 * Words for a length of time, each up to how many of a unit, rounded: from 45 minutes, 22 hours, 26 days and 11 months on
 * the next larger unit is used (spec §9).
 */
const steps: readonly (readonly [unit: number, upTo: number, words: string])[] = [
  [second, 44, "a few seconds"],
  [minute, 1, "a minute"],
  [minute, 44, "% minutes"],
  [hour, 1, "an hour"],
  [hour, 21, "% hours"],
  [day, 1, "a day"],
  [day, 25, "% days"],
  [month, 1, "a month"],
  [month, 10, "% months"],
  [year, 1, "a year"],
];
const longest = [year, Infinity, "% years"] as const;

/** How long ago, or how far ahead, a moment is: "3 hours ago", "in a month". */
export const relativeTimeText = (moment: string | Date, now: string | Date = new Date()): string => {
  const ahead = new Date(moment).getTime() - new Date(now).getTime();
  const countOf = (unit: number) => Math.round(Math.abs(ahead) / unit);
  const [unit, , words] = steps.find(([unit, upTo]) => countOf(unit) <= upTo) ?? longest;
  const text = words.replace("%", String(countOf(unit)));
  return ahead > 0 ? `in ${text}` : `${text} ago`;
};

// Created when they are first needed: each takes a slow phone about fifty milliseconds.
const opened = memoize(
  (_: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-AU", { ...options, timeZone: "Australia/Sydney" }),
);

/** A day in full in Sydney's time zone: "21 November 2026". */
export const dayText = (moment: string | Date): string =>
  opened("day", { dateStyle: "long" }).format(new Date(moment));

/** A day with its time in Sydney's time zone: "21 November 2026 at 9:30 am". */
export const momentText = (moment: string): string =>
  `${opened("moment", { dateStyle: "long", timeStyle: "short" }).format(new Date(moment))} (Sydney)`;
