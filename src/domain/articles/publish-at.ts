import { memoize } from "../memoize.ts";

/**
 * The moment of a `publishAt`, in milliseconds: exact with an offset or `Z`, otherwise local time in a time zone; a
 * day without a time is its midnight. When daylight saving ends, an ambiguous time is the earlier one; when it starts,
 * a skipped time moves forward by the change.
 */
export const momentIn = (zone: string, written: string): number => {
  const text = written.trim();
  if (/[T ].*(Z|[+-]\d{2}:?\d{2})$/i.test(text)) return Date.parse(text);
  const wall = Date.parse(`${text.length === 10 ? `${text}T00:00` : text.replace(" ", "T")}Z`);
  if (isNaN(wall)) return NaN;
  const [before, after] = [wall - dayMs, wall + dayMs].map((near) => offsetAt(zone, near)) as [
    number,
    number,
  ];
  const moments = [wall - before, wall - after];
  return moments.find((moment) => moment + offsetAt(zone, moment) === wall) ?? wall - before;
};

/** The local time of a moment in a time zone, in the format of `publishAt`: "2026-03-02 09:00". */
export const wallTime = (zone: string, moment: number): string =>
  new Date(moment + offsetAt(zone, moment)).toISOString().slice(0, 16).replace("T", " ");

/**
 * Why a local time cannot be one: the clocks leave it out when daylight saving starts; undefined when they show it.
 * @param time YYYY-MM-DD HH:MM.
 */
export const skippedTimeFault = (zone: string, time: string): string | undefined => {
  const written = time.replace("T", " ");
  const shownIn = (one: string) => {
    const moment = momentIn(one, written);
    return isNaN(moment) ? written : wallTime(one, moment);
  };
  // What is in no calendar, or not such a time, is for other checks.
  if (shownIn("UTC") !== written) return undefined;
  const later = shownIn(zone);
  return later === written
    ? undefined
    : `is left out by the clocks of ${zone}, which go forward then; write ${later} or another time`;
};

/** What the clocks of a time zone show now, in the same format. */
export const wallTimeNow = (zone: string): string => wallTime(zone, Date.now());

/** The text of `publishAt` in the frontmatter of a Markdown file. */
export const publishAtOf = (markdown: string): string | undefined => {
  const head = /^\uFEFF?---[^\S\n]*\n([\s\S]*?\n)---/.exec(markdown.replaceAll("\r\n", "\n"))?.[1];
  return /^publishAt:\s*["']?([^"'\n#]+)/m.exec(head ?? "")?.[1]?.trim();
};

const dayMs = 86_400_000;
const clockOf = memoize(
  (zone: string) => new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }),
);

/** The offset of a time zone from UTC at a moment, in milliseconds. */
const offsetAt = (zone: string, moment: number): number => {
  const name = clockOf(zone)
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};
