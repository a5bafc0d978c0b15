import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { LRUCache } from "lru-cache";

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/** The time zone of dates without one, where nobody knows a better one. */
export const homeZone = "Australia/Sydney";

/** Names of time zones that JavaScript does not know. */
const zones: Record<string, string> = {
  AEST: "+1000",
  AEDT: "+1100",
  ACST: "+0930",
  ACDT: "+1030",
  AWST: "+0800",
  NZST: "+1200",
  NZDT: "+1300",
  SGT: "+0800",
  CET: "+0100",
  CEST: "+0200",
  BST: "+0100",
  PST: "-0800",
  PDT: "-0700",
  EDT: "-0400",
  UTC: "+0000",
};

/** Patterns of dates, each with its dayjs format; numbers in Australian order. */
const dayFormats: [RegExp, string][] = [
  [/^\d{4}-\d{1,2}-\d{1,2}$/, "YYYY-M-D"],
  [/^\d{8}$/, "YYYYMMDD"],
  [/^\d{1,2}-\d{1,2}-\d{4}$/, "D-M-YYYY"],
  [/^\d{1,2}-\d{1,2}-\d{2}$/, "D-M-YY"],
  [/^\d{1,2} [a-z]{3} \d{4}$/i, "D MMM YYYY"],
  [/^\d{1,2} [a-z]{3} \d{2}$/i, "D MMM YY"],
  [/^\d{1,2} [a-z]{4,} \d{4}$/i, "D MMMM YYYY"],
  [/^[a-z]{3} \d{1,2} \d{4}$/i, "MMM D YYYY"],
  [/^[a-z]{4,} \d{1,2} \d{4}$/i, "MMMM D YYYY"],
];

const timeFormats: [RegExp, string][] = [
  [/^\d{1,2}:\d{2}$/, "H:mm"],
  [/^\d{1,2}:\d{2}:\d{2}$/, "H:mm:ss"],
  [/^\d{1,2}:\d{2} ?[ap]m$/i, "h:mm a"],
  [/^\d{1,2}:\d{2}:\d{2} ?[ap]m$/i, "h:mm:ss a"],
];

/**
 * A moment as feeds write it: ISO 8601, RFC 822, day/month/year, "21 Nov 2026", seconds or milliseconds.
 * @param end A date without a time means the end of the day, not its start.
 * @param zone Whose clocks a date without a time zone goes by.
 * @returns null for anything else, and for days that do not exist.
 */
export const parseDate = (text: string, { end = false, zone = homeZone } = {}): Date | null => {
  const given = text.trim();
  if (given.length > 80) return null;
  const key = `${end} ${zone} ${given}`;
  const moment = recent.get(key) ?? { date: momentOf(given, end, zone) };
  recent.set(key, moment);
  return moment.date;
};

/** Jobs of a feed share their days, and time zones are slow. */
const recent = new LRUCache<string, { date: Date | null }>({ max: 5_000 });

const momentOf = (given: string, end: boolean, ownZone: string): Date | null => {
  if (/^\d{10}$|^\d{13}$/.test(given)) return new Date(Number(given.padEnd(13, "0")));
  // Days since 1900, as spreadsheets count them.
  if (/^[3-6]\d{4}(?:\.\d+)?$/.test(given))
    return parseDate(serialDay(Math.floor(Number(given))), { end, zone: ownZone });
  // As .NET writes it in JSON.
  const ticks = /^\/Date\((\d{12,13})(?:[+-]\d{4})?\)\/$/.exec(given)?.[1];
  if (ticks) return new Date(Number(ticks));
  const parts = partsOf(inOrder(given));
  if (!parts) return null;
  const { day, time, zone } = parts;
  const dayFormat = formatOf(day, dayFormats);
  const timeFormat = time ? formatOf(time, timeFormats) : "";
  if (!dayFormat || timeFormat === undefined) return null;
  const words = time ? `${titleCase(day)} ${time.toLowerCase()}` : titleCase(day);
  const format = time ? `${dayFormat} ${timeFormat}` : dayFormat;
  if (!dayjs(words, format, true).isValid()) return null;
  const plain = dayjs.utc(words, format);
  const whole = time || !end ? plain : plain.endOf("day");
  const moment =
    typeof zone === "number"
      ? whole.subtract(zone, "minute")
      : dayjs.tz(whole.format("YYYY-MM-DDTHH:mm:ss"), zone ?? ownZone);
  return moment.isValid() ? moment.toDate() : null;
};

const serialDay = (days: number) => dayjs.utc("1899-12-30").add(days, "day").format("YYYY-MM-DD");

/** Other orders as those of the patterns: "5pm 1 November 2026", "Tue Nov 3 10:00:00 2026", and JavaScript's own. */
const inOrder = (text: string) =>
  text
    // "(AEDT)" says the zone, unless one in numbers stands before it.
    .replace(/(?<![+-]\d{2}:?\d{2} ?)\(([A-Z]{3,4})\)$/, "$1")
    .replace(/\s*\([^)]*\)$/, "")
    .replace(/\b(?:GMT|UTC)(?=[+-]\d)/, "")
    .replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?/, (_, year, month, day, hour, minute, second) =>
      [`${year}-${month}-${day}T${hour}:${minute}`, second].filter(Boolean).join(":"),
    )
    .replace(/(?<=\d(?:st|nd|rd|th)?) of (?=[a-z])/i, " ")
    .replace(/ at (?=\d{1,2}[:. ]?(?:\d{2})? ?[ap]m|\d{1,2}:\d{2})/i, " ")
    .replace(/\bSept\b/i, "Sep")
    .replace(/^(?:cob|close of business|midnight)\s+/i, "")
    .replace(/^(\d{1,2})\.(\d{2})(?= ?[ap]m)/i, "$1:$2")
    .replace(/^([a-z]{3,9}\.? \d{1,2})(?:st|nd|rd|th)\b/i, "$1")
    // The month first, where the day can be nothing else.
    .replace(/^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4}|\d{2})\b/, "$2/$1/$3")
    .replace(/^(\d{4}-\d{1,2}-\d{1,2}) (?=[A-Z]{3,4}$)/, "$1 0:00 ")
    .replace(/(\d)\s*(am|pm)\b/i, "$1 $2")
    .replace(/(?<![:\d])(\d{1,2}) (am|pm)\b/i, "$1:00 $2")
    .replace(/^(\d{1,2}:\d{2} [ap]m)( [A-Z]{3,4}(?= ))?,? +(?:on +)?(.+)$/i, "$3 $1$2")
    .replace(/^(.+?) (\d{1,2}:\d{2}:\d{2}) (\d{4})$/, "$1 $3 $2")
    .replace(/(T\d{2}:\d{2}(?::\d{2})?[+-]\d{2})$/, "$1:00");

const formatOf = (text: string, formats: [RegExp, string][]) =>
  formats.find(([shape]) => shape.test(text))?.[1];

const titleCase = (text: string) =>
  text.replace(/[a-z]+/gi, (word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase());

/** Day, time and zone (minutes ahead of UTC, or a name; null for none), normalised to the patterns above. */
const partsOf = (text: string) => {
  const match =
    /^(?:[a-z]{3,9},?\s+)?(?<day>.+?)(?:(?:T|,?\s+)(?<time>\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:\s?[ap]m)?)\s*(?<zone>Z|[A-Z]{2,4}|[A-Z][a-z]+\/\w+|[+-]\d{2}:?\d{2})?|Z|[+-]\d{2}:\d{2})?$/i.exec(
      /^[a-z]{3,9}\.? \d{1,2},? \d{4}/i.test(text) ? `, ${text}` : text,
    )?.groups;
  if (!match) return null;
  return {
    day: spelled(match["day"]!),
    time: match["time"]?.replace(/[.,]\d+/, "").replace(/^0(?=\d)/, "") ?? "",
    zone: match["zone"] ? zoneMinutes(match["zone"]) : null,
  };
};

/** A day with "-" between numbers, " " around words and no leading zeros. */
const spelled = (day: string) =>
  day
    .replace(/^, /, "")
    .replace(/(\d)(?:st|nd|rd|th)\b/, "$1")
    .replace(/[/.]/g, "-")
    .replace(/-(?=[a-z])|(?<=[a-z])-/gi, " ")
    .replace(/,/g, " ")
    .replace(/\s+/g, " ")
    .replace(/(?<!\d)0(?=\d[- ])/g, "")
    .replace(/^(\d{4}-\d{1,2}-)0/, "$1");

const zoneMinutes = (zone: string): number | string | null => {
  if (zone.includes("/")) return Intl.supportedValuesOf("timeZone").includes(zone) ? zone : null;
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zones[zone.toUpperCase()] ?? zone);
  if (!offset) return /^(?:Z|GMT|UT)$/i.test(zone) ? 0 : null;
  return (offset[1] === "-" ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]));
};
