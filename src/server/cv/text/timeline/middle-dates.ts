import { isSpanAlone } from "../../../../lexicon/time/spans.ts";
import { headingOf } from "../../../../lexicon/cv/headings.ts";
import type { Row, Segment } from "../pdf-segments.ts";
import { asRange, isStacked } from "./stacked-years.ts";

/** The texts of one side in blocks: those of an entry are closer to each other than entries are. */
const blocksOf = (texts: readonly Segment[]): Segment[][] => {
  const blocks: Segment[][] = [];
  for (const one of texts.toSorted((a, b) => a.y - b.y)) {
    const above = blocks.at(-1)?.at(-1);
    if (above && one.y - above.y <= one.size * 2.2) blocks.at(-1)!.push(one);
    else blocks.push([one]);
  }
  return blocks;
};

/**
 * The first text of the entry of each date, where a date stands beside the middle of its entry, at one side of it; null where
 * one has none or several, or not each entry has its own.
 */
const blockFirsts = (
  dates: readonly Segment[],
  texts: readonly Segment[],
  middle: number,
): Segment[] | null => {
  const blocks = [texts.filter(({ x }) => x < middle), texts.filter(({ x }) => x >= middle)].flatMap(
    blocksOf,
  );
  const beside = dates.map(({ y, size }) =>
    blocks.filter((block) => block[0]!.y <= y + size && block.at(-1)!.y >= y - size),
  );
  const firsts = beside.flatMap((own) => (own.length === 1 ? own[0]![0]! : []));
  return firsts.length === dates.length && new Set(firsts).size === blocks.length ? firsts : null;
};

/** So many dates around one middle are a timeline, with entries at both of its sides. */
const least = 3;
/** Dates of one entry are this many times the font size apart at most; entries are further apart. */
const within = 1.7;

/** Headings are so many times as large as the dates at least. */
const ofHeading = 1.35;

const isDate = ({ text }: Segment): boolean => isSpanAlone(text) || isStacked(text);

/** Where dates below each other are at one place: in their middle, or at one of their edges. */
const places: readonly ((one: Segment) => number)[] = [
  ({ x, end }) => (x + end) / 2,
  ({ x }) => x,
  ({ end }) => end,
];
/** The place that most dates of a page share, and where it is; null where these are too few. */
const placeOfDates = (rows: readonly Row[]) => {
  const dates = rows.flatMap(({ segments }) => segments.filter(isDate));
  const found = places.flatMap((of) =>
    dates.map((date) => {
      const middle = of(date);
      const isAround = (one: Segment) => Math.abs(of(one) - middle) < 2;
      return { middle, isAround, count: dates.filter(isAround).length };
    }),
  );
  const [best] = found.toSorted((one, other) => other.count - one.count);
  return best && best.count >= least ? best : null;
};

/** Dates above each other, such as "Feb 2022" and "to now", as one. */
const joined = (dates: readonly Segment[]): Segment[] => {
  const groups: Segment[] = [];
  let y = -Infinity;
  for (const date of dates) {
    const above = groups.at(-1);
    if (above && date.y - y <= date.size * within) above.text += ` ${date.text}`;
    else groups.push({ ...date });
    ({ y } = date);
  }
  return groups.map((date) => ({ ...date, text: asRange(date.text) }));
};

/** The first text of the entry of each date, on its line at one side of it; null where it has none, or one at both sides. */
const firstTexts = (dates: readonly Segment[], texts: readonly Segment[]): Segment[] | null => {
  const beside = dates.map(({ y }) => texts.filter((one) => Math.abs(one.y - y) < one.size * 0.6));
  const looks = new Set(beside.flatMap((own) => (own.length === 1 ? own[0]!.style : [])));
  const firsts = beside.map((own) => (own.length > 1 ? own.filter(({ style }) => looks.has(style)) : own));
  return firsts.every((own) => own.length === 1) ? firsts.flat() : null;
};

/**
 * The rows of a page with a timeline, where each of the dates in the middle has its entry at its left or at its right, or those
 * in the margin stand beside the middle of theirs. They become one list of entries below each other, each with its dates at the
 * right of its first line.
 */
export const withMiddleDates = (rows: readonly Row[]): readonly Row[] => {
  const place = placeOfDates(rows);
  if (!place) return rows;
  const { middle, isAround } = place;
  const dated = rows.findIndex(({ segments }) => segments.some((one) => isAround(one) && isDate(one)));
  const { style, size } = rows[dated]!.segments.find((one) => isAround(one) && isDate(one))!;
  // A heading looks other than the dates.
  const isMiddle = (one: Segment) => isAround(one) && one.text.length < 20 && one.style === style;
  const isBeside = (one: Segment) => isMiddle(one) || one.end < middle || one.x > middle;
  const isEnd = ({ segments }: Row) =>
    segments.some((one) => !isBeside(one) || one.size > size * ofHeading || headingOf(one.text) !== null);
  // The years may stand beside the middle of their entries.
  const from = rows.slice(0, dated).findLastIndex((row, at) => isEnd(row) || isApart(row, rows[at + 1]!)) + 1;
  const after = rows.findIndex((row, at) => at > dated && isEnd(row));
  const to = after < 0 ? rows.length : after;
  const all = rows.slice(from, to).flatMap(({ y, segments }) => segments.map((one) => ({ ...one, y })));
  const dates = joined(all.filter(isMiddle));
  const texts = all.filter((one) => !isMiddle(one));
  const areBeside = texts.every(({ x }) => x > middle);
  const firsts = blockFirsts(dates, texts, middle) ?? (areBeside ? null : firstTexts(dates, texts));
  const isLeft = ({ x }: Segment) => x < middle;
  const left = Math.min(...texts.map(({ x }) => x));
  if (!firsts || dates.length < least) return rows;
  const isOnLine = ({ y }: Segment, at: number) => Math.abs(y - dates[at]!.y) < 2;
  const isBelow = ({ y }: Segment, at: number) => at === 0 || y > firsts[at - 1]!.y;
  const isLine = areBeside
    ? dates.every(isDate) && firsts.every(isBelow) && !firsts.every(isOnLine)
    : new Set(firsts.map(isLeft)).size > 1;
  if (!isLine) return rows;
  let y = all[0]!.y;
  const entries = firsts.flatMap((first, at) => {
    const next = firsts.slice(at + 1).find((one) => isLeft(one) === isLeft(first))?.y ?? Infinity;
    const own = texts.filter((one) => isLeft(one) === isLeft(first) && one.y >= first.y && one.y < next);
    const result = own.map((one): Row => {
      const text = { ...one, x: left, end: left + one.end - one.x, y: y + one.y - first.y };
      const segments = one === first ? [text, { ...dates[at]!, y: text.y }] : [text];
      return { y: text.y, segments, isTable: true };
    });
    y = result.at(-1)!.y + first.size * 2;
    return result;
  });
  const down = Math.max(0, y - (rows[to]?.y ?? Infinity));
  return [...rows.slice(0, from), ...entries, ...rows.slice(to).map((row) => movedBy(row, down))];
};

/** Whether two rows are further apart than the lines of an entry. */
const isApart = (above: Row, { y, segments: [first] }: Row): boolean => y - above.y > first!.size * 2.2;

const movedBy = ({ segments, ...row }: Row, down: number): Row => ({
  ...row,
  y: row.y + down,
  segments: segments.map((one) => ({ ...one, y: one.y + down })),
});
