import type { FeedJob } from "../feed-job.ts";
import { oneLine } from "../../../domain/text/one-line.ts";
import type { StateCode } from "../../../domain/places/states.ts";
import { homeZone, parseDate, saysNoDate } from "./parse-date.ts";
import { relativeDate } from "./relative-date.ts";

const dayMs = 86_400_000;
/** Earlier dates are mistakes. */
const oldest = new Date("2000-01-01T00:00:00Z");

/** The time zone of each state; a town near a border that keeps its neighbour's time is an hour off. */
const zoneOfState: Partial<Record<StateCode, string>> = {
  WA: "Australia/Perth",
  SA: "Australia/Adelaide",
  NT: "Australia/Darwin",
  QLD: "Australia/Brisbane",
  TAS: "Australia/Hobart",
};

/** Whose clocks a job's dates go by: its place's, and those of the last place to the west where it has several. */
export const zoneOf = (codes: readonly string[]): string =>
  Object.entries(zoneOfState).find(([code]) => codes.includes(code))?.[1] ?? homeZone;

/**
 * When a job was posted and when it closes.
 * @param zone Whose clocks dates without a time zone go by.
 * @param warn Called for dates that cannot be right; they count as missing.
 */
export const datesOf = (
  feed: Pick<FeedJob, "posted" | "expires">,
  now: Date,
  zone: string,
  warn: (message: string) => void,
): { postedAt: Date | null; expiresAt: Date | null } => {
  const [posted = "", expires = ""] = inOneOrder([feed.posted, feed.expires]);
  return { postedAt: postedOf(posted, now, zone, warn), expiresAt: expiresOf(expires, now, zone, warn) };
};

/**
 * A job with the day of its posting: without one, a start before today is that of the ad, and not of the work; and so it is where
 * the posting is told as that day, "9 days ago".
 */
export const withPosted = (feed: FeedJob, now: Date): FeedJob => {
  const start = parseDate(feed.extras.start);
  const isOfAd =
    start !== null &&
    start <= now &&
    (feed.posted.trim() ? isTold(feed.posted, start, now) : isRecent(start, now));
  return isOfAd ? { ...feed, posted: feed.extras.start, extras: { ...feed.extras, start: "" } } : feed;
};

const isRecent = (day: Date, now: Date): boolean => day.getTime() > now.getTime() - 365 * dayMs;

/** Whether a day is told from now on, or from when the feed was written: a day or two before. */
const isTold = (words: string, day: Date, now: Date): boolean => {
  const told = parseDate(words) ? null : relativeDate(words, now, { zone: homeZone });
  if (!told) return false;
  const daysBefore = (told.getTime() - day.getTime()) / dayMs;
  return daysBefore > -1 && (daysBefore < 3 || /\d\+/.test(words));
};

const monthFirst = /^\s*(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:\d{4}|\d{2})\b/;

/** "12/05/2026" beside "11/20/2026": where one date of a job can only have the month first, the other has, too. */
const inOneOrder = (dates: readonly string[]): string[] =>
  dates.map((raw) =>
    dates.some((other) => monthFirst.test(other)) && !monthFirst.test(raw)
      ? raw.replace(/^\s*(\d{1,2})\/(\d{1,2})(?=\/\d)/, (whole, month, day) =>
          Number(month) > 12 ? whole : `${day}/${month}`,
        )
      : raw,
  );

/** A moment by the calendar, as people tell it, or both: "in 17 days (13 Dec 2026, 11:59 PM)". */
const momentIn = (raw: string, now: Date, options: { end?: boolean; zone: string }): Date | null =>
  parseDate(raw, options) ??
  parseDate(/\(([^()]+)\)$/.exec(raw.trim())?.[1] ?? "", options) ??
  relativeDate(raw, now, options);

const postedOf = (raw: string, now: Date, zone: string, warn: (message: string) => void): Date | null => {
  if (!raw.trim()) return null;
  const posted = momentIn(raw, now, { zone });
  if (!posted) {
    if (!saysNoDate(raw)) warn(notADate("posting date", raw));
  } else if (posted.getTime() > now.getTime() + dayMs) warn(notBelieved(raw, "in the future"));
  else if (posted < oldest) warn(notBelieved(raw, "too long ago"));
  // Today in one time zone may be tomorrow in another: such a date counts as missing, without a warning.
  return posted && posted >= oldest && posted <= now ? posted : null;
};

const expiresOf = (raw: string, now: Date, zone: string, warn: (message: string) => void): Date | null => {
  if (!raw.trim()) return null;
  // Programs write midnight for a day without a time.
  const day = raw.trim().replace(/(?<=\d)[T ]0?0:00(?::00(?:\.0+)?)?$/, "");
  const expires = momentIn(day, now, { end: true, zone });
  // Some programs write 0001-01-01 for no date.
  if (expires && expires >= oldest) return expires;
  if (!saysNoDate(raw)) warn(`${notADate("closing date", raw)} The job stays open.`);
  return null;
};

const notADate = (name: string, raw: string) =>
  `The ${name} "${shown(raw)}" is no date. Write it as 2026-01-31 or 31/01/2026.`;

const notBelieved = (raw: string, why: string) =>
  `The posting date "${shown(raw)}" is ${why}; the day of the first import counts.`;

const shown = (raw: string) => oneLine(raw).slice(0, 40);
