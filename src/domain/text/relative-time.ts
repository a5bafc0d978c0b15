import dayjs from "dayjs";
import relativeTime from "dayjs/plugin/relativeTime";
import { memoize } from "../memoize.ts";

/** From how many of a unit the next larger one is used (spec §9). */
export const relativeTimeLimits = { seconds: 44, minutes: 45, hours: 22, days: 26, months: 11 } as const;

// dayjs counts up to and including `r`; singular steps (m, h, d, M, y) are measured in the unit before them.
dayjs.extend(relativeTime, {
  thresholds: [
    { l: "s", r: relativeTimeLimits.seconds, d: "second" },
    { l: "m", r: 89 },
    { l: "mm", r: relativeTimeLimits.minutes - 1, d: "minute" },
    { l: "h", r: 89 },
    { l: "hh", r: relativeTimeLimits.hours - 1, d: "hour" },
    { l: "d", r: 35 },
    { l: "dd", r: relativeTimeLimits.days - 1, d: "day" },
    { l: "M", r: 45 },
    { l: "MM", r: relativeTimeLimits.months - 1, d: "month" },
    { l: "y", r: 17 },
    { l: "yy", d: "year" },
  ],
});

/** How long ago, or how far ahead, a moment is: "3 hours ago", "in a month". */
export const relativeTimeText = (moment: string | Date, now: string | Date = new Date()): string =>
  dayjs(moment).from(now);

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
