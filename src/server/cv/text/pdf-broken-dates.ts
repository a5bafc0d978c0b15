import { endsBeforeDate } from "../../../lexicon/cv/licence-words.ts";
import { dateValue, rangeIn, spanIn } from "../../../lexicon/time/spans.ts";
import { endsBeforeLastDate, withPlainRange } from "../../../lexicon/cv/entry-words.ts";
import { continued } from "./line.ts";
import type { Row, Segment } from "./pdf-segments.ts";

/** The most lines that a range of dates is broken over: "October", "2023 to", "June", "2025". */
const mostLines = 4;

const dash = /(?:[-\u2010-\u2015]|\bto)$/i;
/** "Sept 2018 –", "Sept 2018 – Dec". */
const isOpen = (text: string): boolean => {
  const [, before = "", word = ""] = /^(.*\S)\s(\p{L}{3,9})\.?$/u.exec(text) ?? [];
  return (
    dash.test(text) ||
    endsBeforeLastDate(text) ||
    (dash.test(before) && dateValue(`${word} 2000`)?.length === 7)
  );
};

/** Whether a text is a range of dates that has ended or goes on, and nothing else. */
const isWholeRange = (written: string): boolean => {
  const text = withPlainRange(written);
  const span = rangeIn(text);
  return (
    span !== null &&
    !isOpen(text) &&
    (span.current !== text || /^\p{L}/u.test(text)) &&
    span.to - span.from >= text.length - 2
  );
};

/** What a part of a range may be: no letters but those of a month, "to" and "present". */
const mayBePart = ({ text }: Segment): boolean => text.length <= 20 && !/[@,;:]/.test(text);

/** Ranges of dates that a narrow cell breaks over lines, as one segment in the row beside which they start. */
export const withBrokenDates = (rows: Row[]): Row[] => {
  for (const [at, { segments }] of rows.entries())
    for (const first of segments) {
      if (!mayBePart(first) || isWholeRange(first.text)) continue;
      const parts = brokenRange(rows, at, first);
      if (parts) joinRange(rows, at, first, parts);
    }
  return rows.filter(({ segments }) => segments.length);
};

interface Part {
  row: Row;
  segment: Segment;
}

/** "2021-02 - 2023-" above "07": the parts as one text. */
const textOfRange = (first: Segment, parts: readonly Part[]): string =>
  parts.reduce((text, { segment }) => continued(text, segment.text), first.text);

/** The segments below the first that make a range of dates with it. */
const brokenRange = (rows: readonly Row[], at: number, first: Segment): Part[] | null => {
  const parts: Part[] = [];
  let last = first;
  for (const row of rows.slice(at + 1, at + 12)) {
    if (row.y - last.y > last.size * 1.6) return null;
    const segment = row.segments.find(
      ({ x, end }) => Math.abs(x - first.x) < 2 || Math.abs(end - first.end) < 2,
    );
    if (!segment) continue;
    if (!mayBePart(segment) || parts.length === mostLines - 1) return null;
    parts.push({ row, segment });
    const text = textOfRange(first, parts);
    if (isWholeRange(text)) return isNeeded(first, parts) ? parts : null;
    last = segment;
  }
  return null;
};

/** Whether no line of it is an entry of its own, such as a year with another one below. */
const isNeeded = (first: Segment, parts: readonly Part[]): boolean =>
  [first, ...parts.map(({ segment }) => segment)].some(({ text }) => !spanIn(text)) ||
  isOpen(first.text) ||
  /^(?:[-\u2010-\u2015]|to\b)/i.test(parts.at(-1)!.segment.text);

const joinRange = (rows: readonly Row[], at: number, first: Segment, parts: readonly Part[]): void => {
  const own = rows[at]!;
  const bottom = parts.at(-1)!.row.y;
  for (const { row, segment } of parts) row.segments = row.segments.filter((one) => one !== segment);
  first.text = textOfRange(first, parts);
  first.end = Math.max(first.end, ...parts.map(({ segment }) => segment.end));
  delete first.lead;
  if (own.segments.length > 1) return;
  // Beside lines that are not on its own baselines: the first of them.
  const beside = rows.find((row) => row.segments.length && row.y > own.y && row.y <= bottom);
  if (!beside) return;
  own.segments = [];
  beside.segments = [...beside.segments, first].toSorted((one, other) => one.x - other.x);
};

/** "… to 2nd January" above "2014." */
export const isBrokenDate = (before: string, after: string): boolean => {
  const [, end = "", start = ""] = /(\S+ \S+ \S+)\n(\S+)/.exec(`${before}\n${after}`) ?? [];
  const span = /^\d{4}\D?$/.test(start) ? spanIn(`${end} ${start}`) : null;
  return (
    span !== null && /\p{L}$/u.test(end) && span.to > end.length && span.from < end.length && !spanIn(end)
  );
};

/** "…, expires 31" above "December 2027", "…, expires" above "03/2029" or "22 Jan 2028". */
export const isWithinDate = (before: string, after: string): boolean => {
  const [end] = /\S+(?: \d{1,2})?$/.exec(before) ?? [""];
  const [start] = /^\S+(?: \p{L}{3,9}\.?)?(?: \d{4})?/u.exec(after) ?? [""];
  const day = /\d{1,2}$/.exec(end)?.[0];
  return endsBeforeDate(before) && spanIn([day, start].filter(Boolean).join(" "))?.from === 0;
};

/** Whether a text ends with the last date of a range, or a single one above another: nothing goes on behind it. */
export const endsWithDate = (text: string, find: typeof spanIn): boolean => {
  const span = find(text);
  return span !== null && span.to >= text.length - 1 && !/(?:[-\u2010-\u2015]|\bto)$/i.test(text);
};
