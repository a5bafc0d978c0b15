import { dateValue, rangeIn, spanIn } from "../../../lexicon/time/spans.ts";
import type { Row, Segment } from "./pdf-segments.ts";

/** The most lines that a range of dates is broken over: "October", "2023 to", "June", "2025". */
const mostLines = 4;

const dash = /(?:[-\u2010-\u2015]|\bto)$/i;
/** "Sept 2018 –", "Sept 2018 – Dec". */
const isOpen = (text: string): boolean => {
  const [, before = "", word = ""] = /^(.*\S)\s(\p{L}{3,9})\.?$/u.exec(text) ?? [];
  return dash.test(text) || (dash.test(before) && dateValue(`${word} 2000`)?.length === 7);
};

/** Whether a text is a range of dates that has ended or goes on, and nothing else. */
const isWholeRange = (text: string): boolean => {
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

/**
 * Joins ranges of dates that a narrow cell breaks over several lines: they become one segment, in the row beside which they
 * start.
 */
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
    const text = [first, ...parts.map((part) => part.segment)].map((one) => one.text).join(" ");
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
  first.text = [first.text, ...parts.map(({ segment }) => segment.text)].join(" ");
  first.end = Math.max(first.end, ...parts.map(({ segment }) => segment.end));
  delete first.lead;
  if (own.segments.length > 1) return;
  // Beside lines that are not on its own baselines: the first of them.
  const beside = rows.find((row) => row.segments.length && row.y > own.y && row.y <= bottom);
  if (!beside) return;
  own.segments = [];
  beside.segments = [...beside.segments, first].toSorted((one, other) => one.x - other.x);
};
