import { CalendarDate, CalendarDateTime } from "@internationalized/date";
import { LRUCache } from "lru-cache";
import { dateWords } from "../../../lexicon/time/date-words.ts";

/** The time zone of dates without one, where nobody knows a better one. */
export const homeZone = "Australia/Sydney";

/** Shapes of days; numbers in Australian order. */
const dayShapes = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2}) (?<month>\p{L}{3}) (?<year>\d{4}|\d{2})$/u,
  /^(?<day>\d{1,2}) (?<month>\p{L}{4,}) (?<year>\d{4})$/u,
  /^(?<month>\p{L}{3,}) (?<day>\d{1,2}) (?<year>\d{4})$/u,
];

const timeShape = /^(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?: (?<half>[ap]m))?$/;

const months = dateWords.months.map(({ names }) => new RegExp(`^(?:${names})$`, "i"));

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

const noDate = new RegExp(
  String.raw`^(?:${dateWords.noDate}|-+|0000-00-00(?:[T ].*)?|.* -0001 .*|00\/00\/0000)$`,
  "i",
);
/** Whether a text is what feeds write where there is no date. */
export const saysNoDate = (text: string): boolean => noDate.test(text.trim());

/** Jobs of a feed share their days, and time zones are slow. */
const recent = new LRUCache<string, { date: Date | null }>({ max: 5_000 });

const momentOf = (given: string, end: boolean, ownZone: string): Date | null => {
  // Chats count parts of seconds.
  const seconds = /^(\d{10}|\d{13})(?:\.\d+)?$/.exec(given)?.[1];
  if (seconds) return new Date(Number(seconds.padEnd(13, "0")));
  // Days since 1900, as spreadsheets count them.
  if (/^[3-6]\d{4}(?:\.\d+)?$/.test(given))
    return parseDate(serialDay(Math.floor(Number(given))), { end, zone: ownZone });
  const week = dayOfWeek(given);
  if (week) return parseDate(week, { end, zone: ownZone });
  // As .NET writes it in JSON.
  const ticks = /^\/Date\((\d{12,13})(?:[+-]\d{4})?\)\/$/.exec(given)?.[1];
  if (ticks) return new Date(Number(ticks));
  const parts = partsOf(inOrder(given));
  if (!parts) return null;
  const day = dayOf(parts.day.toLowerCase());
  const time = parts.time ? timeOf(parts.time.toLowerCase()) : end ? lastSecond : startOfDay;
  if (!day || !time) return null;
  const moment = new CalendarDateTime(...day, ...time);
  // A day that does not exist has become the last of its month.
  if (moment.month !== day[1] || moment.day !== day[2]) return null;
  const { zone } = parts;
  return typeof zone === "number"
    ? moment.subtract({ minutes: zone }).toDate("UTC")
    : moment.toDate(zone ?? ownZone);
};

type Numbers = readonly [number, number, number];
const startOfDay: Numbers = [0, 0, 0];
const lastSecond: Numbers = [23, 59, 59];

/** Year, month and day, whether or not there is such a day; null for anything else. */
const dayOf = (text: string): Numbers | null => {
  const found = dayShapes.map((shape) => shape.exec(text)?.groups).find(Boolean);
  if (!found) return null;
  const { year = "", month = "", day } = found;
  const named = months.findIndex((names) => names.test(month));
  const century = year.length > 2 ? 0 : Number(year) > 68 ? 1900 : 2000;
  return [century + Number(year), /\d/.test(month) ? Number(month) : named + 1, Number(day)];
};

/** Hour, minute and second of a day; null for anything else. */
const timeOf = (text: string): Numbers | null => {
  const { hour, minute, second = 0, half } = timeShape.exec(text)?.groups ?? {};
  if (hour === undefined) return null;
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  if (m > 59 || s > 59 || h > (half ? 12 : 23) || (half && h === 0)) return null;
  return [half ? (h % 12) + (half === "pm" ? 12 : 0) : h, m, s];
};

const serialDay = (days: number) => new CalendarDate(1899, 12, 30).add({ days }).toString();

/** "2026-W47-2": a day of a week of the year, as ISO 8601 has it; null for anything else, and for week 60. */
const dayOfWeek = (text: string): string | null => {
  const [year = 0, week = 0, day = 0] = (/^(\d{4})-?W(\d{2})-?([1-7])$/.exec(text)?.slice(1) ?? []).map(
    Number,
  );
  if (week < 1 || week > 53) return null;
  // The fourth of January is always in the first week.
  const fourth = new CalendarDate(year, 1, 4);
  const sinceMonday = (fourth.toDate("UTC").getUTCDay() + 6) % 7;
  return fourth.add({ days: (week - 1) * 7 + day - 1 - sinceMonday }).toString();
};

const { endOfDay, before } = dateWords;
/** "COB Friday", "by the 4th", "6 December at midnight". */
export const aroundDay = new RegExp(
  String.raw`^(?:(?:${endOfDay}|${before})\s+)+|,?\s(?:at\s)?${endOfDay}$`,
  "gi",
);

/** "AUS Eastern Daylight Time", "Perth time": zones behind a time, as names that JavaScript knows. */
const zoneNames = Object.entries(dateWords.zoneNames).map(
  ([zone, names]) =>
    [
      new RegExp(String.raw`(?<=\d|[ap]m)(?<![+-]\d{2}:?\d{2}) *\(?${names}\)?(?=$|,? \S)`, "i"),
      ` ${zone}`,
    ] as const,
);
const withZone = (text: string): string =>
  / time\b/i.test(text) ? zoneNames.reduce((rest, [shape, zone]) => rest.replace(shape, zone), text) : text;

/** Other orders as those of the patterns: "5pm 1 November 2026", "Tue Nov 3 10:00:00 2026", and JavaScript's own. */
const inOrder = (text: string) =>
  withZone(text)
    // "(AEDT)" says the zone, unless one in numbers stands before it.
    .replace(/(?<![+-]\d{2}:?\d{2} ?)\(([A-Z]{3,4})\)$/, "$1")
    .replace(/\s*\([^)]*\)$/, "")
    .replace(/\b(?:GMT|UTC)(?=[+-]\d)/, "")
    // "[2026, 11, 17, 9, 30]", as Java writes it in JSON
    .replace(
      /^(\d{4}); (\d{1,2}); (\d{1,2})(?:; (\d{1,2}); (\d{1,2})(?:; \d+)*)?$/,
      (_, year, month, day, hour, minute = "") =>
        [`${year}-${month}-${day}`, ...(hour ? [`${hour}:${minute.padStart(2, "0")}`] : [])].join(" "),
    )
    .replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?/, (_, year, month, day, hour, minute, second) =>
      [`${year}-${month}-${day}T${hour}:${minute}`, second].filter(Boolean).join(":"),
    )
    .replace(/(?<=\d(?:st|nd|rd|th)?) of (?=[a-z])/i, " ")
    // "16/12/2026 - 11:59 PM", "5pm - 16 December 2026"
    .replace(
      /(?<=[\d\p{L}]) [-–—|@] (?=\d{1,2}(?:[:.]\d{2}|(?:[:.]\d{2})? ?[ap]m\b))|(?<=\d ?[ap]m) [-–—|] /iu,
      " ",
    )
    .replace(/ (?:at|by) (?=\d{1,2}[:. ]?(?:\d{2})? ?[ap]m\b|\d{1,2}:\d{2})/i, " ")
    // "3. Dezember 2026", "1er décembre 2026"
    .replace(/(\d)(?:\.|er) (?=\p{L})/u, "$1 ")
    .replace(aroundDay, "")
    .replace(/(?:,|,? at)? (?:12 ?)?(?:noon|midday)$/i, " 12pm")
    .replace(/^12 ?(?:noon|midday)\b|^(?:noon|midday)\b/i, "12pm")
    .replace(/(?<![\d.])(\d{1,2})\.(\d{2})(?= ?[ap]m)/i, "$1:$2")
    .replace(/^([a-z]{3,9}\.? \d{1,2})(?:st|nd|rd|th)\b/i, "$1")
    // The month first, where the day can be nothing else.
    .replace(/^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4}|\d{2})\b/, "$2/$1/$3")
    .replace(/^(\d{4}-\d{1,2}-\d{1,2}) (?=[A-Z]{3,4}$)/, "$1 0:00 ")
    .replace(/(\d)\s*(am|pm)\b/i, "$1 $2")
    .replace(/(?<![:\d])(\d{1,2}) (am|pm)\b/i, "$1:00 $2")
    .replace(
      /^(\d{1,2}:\d{2} [ap]m)( [A-Z]{3,4}(?=[ ,])| [A-Z][a-z]+\/[A-Z][a-z]+)?,? +(?:on +)?(.+)$/i,
      "$3 $1$2",
    )
    .replace(/^(.+?) (\d{1,2}:\d{2}:\d{2})( [+-]\d{4})? (\d{4})$/, "$1 $4 $2$3")
    .replace(/([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?[+-]\d{2})$/, "$1:00");

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
    .replace(/-(?=\p{L})|(?<=\p{L})-/gu, " ")
    .replace(/,/g, " ")
    .replace(/\s+/g, " ")
    .replace(/(?<!\d)0(?=\d[- ])/g, "")
    .replace(/^(\d{4}-\d{1,2}-)0/, "$1");

const zoneMinutes = (zone: string): number | string | null => {
  if (zone.includes("/")) return Intl.supportedValuesOf("timeZone").includes(zone) ? zone : null;
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(dateWords.zones[zone.toUpperCase()] ?? zone);
  if (!offset) return /^(?:Z|GMT|UT)$/i.test(zone) ? 0 : null;
  return (offset[1] === "-" ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]));
};
