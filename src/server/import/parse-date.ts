import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/** The time zone of dates without one. */
const home = "Australia/Sydney";

/** Names of time zones that JavaScript does not know. */
const zones: Record<string, string> = {
  AEST: "+1000",
  AEDT: "+1100",
  ACST: "+0930",
  ACDT: "+1030",
  AWST: "+0800",
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
];

/**
 * A moment as feeds write it: ISO 8601, RFC 822, day/month/year, "21 Nov 2026", seconds or milliseconds.
 * @param end A date without a time means the end of the day, not its start.
 * @returns null for anything else, and for days that do not exist.
 */
export const parseDate = (text: string, { end = false } = {}): Date | null => {
  const given = text.trim();
  if (given.length > 60) return null;
  if (/^\d{10}$|^\d{13}$/.test(given)) return new Date(Number(given.padEnd(13, "0")));
  const parts = partsOf(given);
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
    zone === null ? dayjs.tz(whole.format("YYYY-MM-DDTHH:mm:ss"), home) : whole.subtract(zone, "minute");
  return moment.isValid() ? moment.toDate() : null;
};

const formatOf = (text: string, formats: [RegExp, string][]) =>
  formats.find(([shape]) => shape.test(text))?.[1];

const titleCase = (text: string) =>
  text.replace(/[a-z]+/gi, (word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase());

/** Day, time and zone (minutes ahead of UTC; null for none), normalised to the patterns above. */
const partsOf = (text: string) => {
  const match =
    /^(?:[a-z]{3,9},?\s+)?(?<day>.+?)(?:(?:T|,?\s+)(?<time>\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:\s?[ap]m)?)\s*(?<zone>Z|[A-Z]{2,4}|[+-]\d{2}:?\d{2})?|Z|[+-]\d{2}:\d{2})?$/i.exec(
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

const zoneMinutes = (zone: string): number | null => {
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zones[zone.toUpperCase()] ?? zone);
  if (!offset) return /^(?:Z|GMT|UT)$/i.test(zone) ? 0 : null;
  return (offset[1] === "-" ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]));
};
