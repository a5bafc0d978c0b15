import { memoize } from "../../domain/memoize.ts";
import { dateWords } from "./date-words.ts";
import { duration } from "./durations.ts";
import { dateMark, isStretchAt, withoutStretch } from "./stretches.ts";

/** A date as a CV has it: `YYYY-MM`, or `YYYY` where it names no month. */
export interface DateFound {
  value: string;
  /** As it is written. */
  written: string;
}

/** A time from one date to another, or to now. */
export interface Span {
  start: DateFound | null;
  end: DateFound | null;
  /** The word for now, such as "Present"; null where the span has ended or is a single date. */
  current: string | null;
  /** Whether it is a range; else a single date, which is in `end`. */
  isRange: boolean;
  /** Where it is in the text. */
  from: number;
  to: number;
}

const year = "(?:19[4-9]\\d|20[0-4]\\d)(?!\\d)";
const monthNames = dateWords.months.map(({ names, beforeYear }) =>
  beforeYear ? `(?:${names}|${beforeYear}(?=[ ./]{1,3}(?:de )?(?:19|20)\\d\\d))` : names,
);
const monthPatterns = monthNames.map((names) => new RegExp(`(?<!\\p{L})${names}(?!\\p{L})`, "iu"));
const month = `(?:${monthNames.join("|")})(?![a-zà-ÿ])\\.?(?: de)?`;
const short = "[\u2019\u2018'`]\\s?\\d{2}(?!\\d)";
const day = "\\d{1,2}(?:st|nd|rd|th)?(?: of)?,?";
const numbers = `\\d{1,2}[/.-]\\d{1,2}[/.-](?:${year}|\\d{2}(?!\\d))`;
const date = [
  `(?:${day}[ -])?${month}[ ,/'\u2019-]{0,3}(?:of )?(?:\\d{1,2}(?:st|nd|rd|th)?, ?)?(?:${year}|${short}|\\d{2}(?![\\d:]))`,
  numbers,
  `(?:${year})[/.-](?:0[1-9]|1[0-2])(?!\\d)(?:[/.-]\\d{2})?`,
  `(?<!\\b(?:year|grade|class|level) )(?:0?[1-9]|1[0-2]) ?[/.-] ?${year}`,
  `${dateWords.partsOfYear},?[ -]?${year}`,
  `${year}年(?:\\d{1,2}月)?`,
  year,
].join("|");
/** Words, also in two languages: "heute / present". */
const inTwo = (words: string) => `${words}(?: ?/ ?${words})?`;
const now = `${inTwo(dateWords.now)}(?![a-zà-ÿ])`;
const until = `\\s*(?:[-\u2010-\u2015\u2212~\u2192]+>?|\\b${dateWords.untilAbroad}(?= )|${dateWords.untilUnspaced}(?!今)|\\b${dateWords.until}\\b:?)\\s*`;
const edge = "(?<![\\w$#@./-])";

const range = new RegExp(`${edge}(?:from:? )?(${date})${until}(?:(${date})|(${now}))`, "i");
const shortRange = new RegExp(`${edge}(${year})\\s*[-\u2010-\u2015/]\\s*(\\d{2})(?![\\d/])`, "i");
/** "06/23", also beside a month of a whole year: "3/2020 to 06/23", "Mar 2020 – 06/23". */
const shortNumber = `(?:0?[1-9]|1[0-2])/(?:\\d{2}(?!\\d)|${year})|(?:${month} ?)?${short}|${month} ${year}`;
const shortNumbers = new RegExp(
  `${edge}(${shortNumber})${until}(?:(${shortNumber})(?![\\d/])|(${now}))`,
  "i",
);
const sameYear = new RegExp(`${edge}(${month})${until}((?:${month})[ ,]*(?:${year}))`, "i");
const furtherYears = new RegExp(`^(?:\\s*(?:,|&|\\band\\b)\\s*(${year}))+`, "i");
const open = new RegExp(
  `${edge}(?:${inTwo(dateWords.since)}(?: in)?:? (${date})|(${date})(?:\\s*(?:[-\u2010-\u2015\u2192]|\\bto\\b)\\s*(?=\\)?$)|\\s*\u2192(?!\\s*\\d)| (?:onwards?|\\+)|\u2013(?= [A-Z])))`,
  "i",
);
const twoYears = `(${year})\\s*(?:,|&|\\band\\b)\\s*(${year})`;
const ofYear = `(?:${dateWords.partsOfYear}s?|${dateWords.seasons})`;
const seasons = [
  new RegExp(`${edge}${ofYear} ${twoYears}`, "i"),
  new RegExp(`${edge}${twoYears} ${ofYear}(?!\\p{L})`, "iu"),
];
const single = new RegExp(`${edge}(${date})(?![\\w@])`, "i");

const centuryOf = (digits: string): string => (Number(digits) > 50 ? "19" : "20") + digits;

/** The value of a written date; null where it is none. */
export const dateValue = (written: string): string | null => {
  const text = written.toLowerCase();
  const number = text.match(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})$/);
  const full = /(?:19|20)\d{2}(?!\d)/.exec(text.replace(/^\d{1,2}[/.-]\d{1,2}[/.-]/, ""))?.[0];
  const digits =
    number?.[3] ?? full ?? /['\u2019\u2018` /-](\d{2})$/.exec(text)?.[1] ?? /[a-z.](\d{2})$/.exec(text)?.[1];
  if (!digits) return null;
  const ofYear = digits.length === 2 ? centuryOf(digits) : digits;
  const named = monthPatterns.findIndex((name) => name.test(text)) + 1;
  const numbered =
    (number && (Number(number[2]) > 12 ? number[1] : number[2])) ??
    /^(\d{1,2}) ?[/.-] ?(?:\d{4}|\d{2})$/.exec(text)?.[1] ??
    /^\d{4}(?:[/.-](?=\d{2})|年)(\d{1,2})/.exec(text)?.[1];
  const ofMonth = named || Number(numbered ?? 0);
  return ofMonth >= 1 && ofMonth <= 12 ? `${ofYear}-${String(ofMonth).padStart(2, "0")}` : ofYear;
};

const dateIn = (written: string | undefined): DateFound | null => {
  const value = written ? dateValue(written.trim()) : null;
  return value ? { value, written: written!.trim() } : null;
};

/** Whether a span goes forwards, as far as its dates say. */
const isForward = ({ start, end }: Span): boolean =>
  !start ||
  !end ||
  start.value.slice(0, 4) < end.value.slice(0, 4) ||
  (start.value.slice(0, 4) === end.value.slice(0, 4) &&
    (start.value.length < 7 || end.value.length < 7 || start.value <= end.value));

const spanOf = (
  { 0: { length }, index }: RegExpExecArray,
  [start, end]: readonly [DateFound | null, DateFound | null],
  { current = null, isRange = true }: { current?: string | null | undefined; isRange?: boolean } = {},
): Span => ({ start, end, current, isRange, from: index, to: index + length });

/** "March – June 2019", and "September to December 2014, 2015 and 2016". */
const rangeInYear = (text: string): Span | null => {
  const match = sameYear.exec(text);
  const first = dateIn(match?.[2]);
  if (!match || !first) return null;
  const value = dateValue(`${match[1]} ${first.value.slice(0, 4)}`)!;
  const [more = "", last = ""] = furtherYears.exec(text.slice(match.index + match[0].length)) ?? [];
  const end = last > first.value ? { value: last + first.value.slice(4), written: last } : first;
  const to = match.index + match[0].length + (end === first ? 0 : more.length);
  return { ...spanOf(match, [{ value, written: match[1]! }, end]), to };
};

/** "Summers 2014, 2015", "winter 2019 and 2020", "2020 and 2021 seasons". */
const rangeOfSeasons = (text: string): Span | null => {
  const match = seasons[0]!.exec(text) ?? seasons[1]!.exec(text);
  const [start, end] = [dateIn(match?.[1]), dateIn(match?.[2])];
  return match && start && end ? spanOf(match, [start, end]) : null;
};

/** "2018–19". */
const rangeOfYears = (text: string): Span | null => {
  const match = shortRange.exec(text);
  const [, first = "", last = ""] = match ?? [];
  return match && Number(last) >= Number(first.slice(2))
    ? spanOf(match, [dateIn(first), { value: first.slice(0, 2) + last, written: last }])
    : null;
};

/** The first range of dates in a text: "Jan 2019 – Present", "01/2019-03/2021", "2018–19", "since 2020". */
export const rangeIn = (text: string): Span | null => rangeOf(text).span;

/** Each line is asked for many times. */
const rangeOf = memoize((text) => ({ span: firstRange(text) }));
const firstRange = (text: string): Span | null => {
  const between = (match: RegExpExecArray | null) =>
    match && spanOf(match, [dateIn(match[1]), dateIn(match[2])], { current: match[3] ?? null });
  const whole = between(range.exec(text));
  const span =
    (whole && isForward(whole) ? whole : null) ??
    rangeInYear(text) ??
    rangeOfSeasons(text) ??
    between(shortNumbers.exec(text)) ??
    rangeOfYears(text);
  if (span) return span;
  const begun = open.exec(text);
  const start = dateIn(begun?.[1] ?? begun?.[2]);
  return begun && start ? spanOf(begun, [start, null], { current: begun[0] }) : null;
};

/** The first range or single date in a text. */
export const spanIn = (text: string): Span | null => {
  const span = rangeIn(text);
  if (span) return span;
  const one = single.exec(text);
  const end = dateIn(one?.[1]);
  return one && end ? spanOf(one, [null, end], { isRange: false }) : null;
};

const label = new RegExp(`\\b${dateWords.labels}\\b[ :]*(?=${dateMark})`, "gi");

const marked = (text: string, { from, to }: Span): string =>
  `${text.slice(0, from)} ${dateMark} ${text.slice(to)}`;

/** Whether a text has a single date that is the time of something: "Winter season 2017", "5 days, September 2025". */
export const isStretch = (text: string): boolean => {
  const span = spanIn(text);
  return Boolean(span?.end && !span.isRange && isStretchAt(marked(text, span), span.end.written));
};

/** A text without a span in it, and without the brackets, separators and length of time around it. */
export const withoutSpan = (text: string, span: Span): string =>
  withoutStretch(marked(text, span))
    .replace(duration, " ")
    .replace(label, "")
    .replace(/[(\[]\s*\u0001\s*[)\]]/g, "\u0001")
    .replace(/\s*[|,;:·•/–—-]*\s*\u0001\s*[|,;:·•/.–—-]*\s*/g, " | ")
    .replace(/[\s|]+\)/g, ")")
    // "[ 04/2019 – 10/2019 | Gdańsk ]".
    .replace(/^[(\[]\s*\|([^()[\]]*)[)\]]$/, "$1")
    .replace(/^[\s|,;:·•–—-]+|[\s|,;:·•–—-]+$/g, "")
    .trim();

const nowAlone = new RegExp(`^${now}$`, "i");
/** Whether a text is a word for the end of a time that goes on, and nothing else: "Present". */
export const isNow = (text: string): boolean => nowAlone.test(text);

/** Whether a text is a date or a range of dates, and nothing else. */
export const isSpanAlone = (text: string): boolean => {
  const span = spanIn(text);
  return span !== null && withoutSpan(text, span) === "";
};
