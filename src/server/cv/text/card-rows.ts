import { columnNamesOf } from "../find/parts/table-heads.ts";
import { headingOf } from "../../../lexicon/cv/headings.ts";
import { isSpanAlone } from "../../../lexicon/time/spans.ts";
import type { Row, Segment } from "./pdf-segments.ts";

/** The headings below which lists may stand in cards beside each other. */
const topics = ["skills", "languages"];

const isAt = (one: Segment | undefined, x: number): boolean => one !== undefined && Math.abs(one.x - x) < 3;

/** Whether a row begins a card at each of two edges, or goes on in both, with texts that look the same. */
const isOfBoth = ({ segments }: Row, left: number, right: number): boolean => {
  const other = segments.find((one) => isAt(one, right));
  return isAt(segments[0], left) && other !== undefined && other.style === segments[0]!.style;
};

/** The left edge of the cards at the right, where the rows below a heading have cards at two edges: names above levels. */
const edgeOf = (rows: readonly Row[]): number | null => {
  const [first, second] = rows;
  const [head, other, more] = first?.segments ?? [];
  if (!head || !other || more || head.style !== other.style || !second) return null;
  if (columnNamesOf([head.text, other.text])) return null;
  const level = second.segments[0]!;
  const areCards =
    isOfBoth(second, head.x, other.x) && second.segments.length === 2 && level.style !== head.style;
  const isCrossed = rows.some(({ segments }) =>
    segments.some(({ x, end }) => x < other.x - 3 && end > other.x - 3),
  );
  return areCards && !isCrossed ? other.x : null;
};

/** A row further down by so many points, and as many to the left. */
const moved = (row: Row, down: number, left = 0): Row => ({
  ...row,
  y: row.y + down,
  segments: row.segments.map((one) => ({ ...one, x: one.x - left, end: one.end - left, y: one.y + down })),
});

/** Rows with cards beside each other as rows below each other: those at the left, then those at the right. */
const belowEachOther = (rows: readonly Row[], edge: number): Row[] => {
  const [first, second] = [rows[0]!, rows[1]!];
  const side = (isRight: boolean) =>
    rows.map((row) => ({ ...row, segments: row.segments.filter(({ x }) => x >= edge - 3 === isRight) }));
  const down = rows.at(-1)!.y - first.y + (second.y - first.y) * 2;
  const right = side(true).map((row) => moved(row, down, edge - first.segments[0]!.x));
  return [...side(false), ...right].filter(({ segments }) => segments.length);
};

/** The rows of a page with cards that stand beside each other below each other: a group in its look above a level in another. */
export const withCardsBelow = (rows: readonly Row[]): readonly Row[] => {
  let [down, end] = [0, 0];
  return rows.flatMap((row, at) => {
    if (at < end) return [];
    const [heading, more] = row.segments;
    const topic = more ? null : headingOf(heading!.text);
    if (!topic || !topics.includes(topic)) return moved(row, down);
    const next = rows.findIndex(
      ({ segments }, n) =>
        n > at &&
        segments.length === 1 &&
        headingOf(segments[0]!.text) !== null &&
        segments[0]!.style === heading!.style,
    );
    const own = rows.slice(at + 1, next < 0 ? rows.length : next);
    const edge = edgeOf(own);
    if (edge === null) return moved(row, down);
    end = at + 1 + own.length;
    const cards = belowEachOther(own, edge);
    const result = [row, ...cards].map((one) => moved(one, down));
    down += Math.max(0, cards.at(-1)!.y - own.at(-1)!.y);
    return result;
  });
};

const isOfDates = ({ segments }: Row): boolean => segments.every(({ text }) => isSpanAlone(text));

/** How far, in points, a frame around the dates of a card moves them from its edge at most. */
const aside = 8;

/** The rows of a page, of which those of entries in cards beside each other, under a heading, are no columns: each card begins with its dates. */
export const withDatedCards = (rows: readonly Row[]): readonly Row[] => {
  let edges: number[] = [];
  return rows.map((row, at) => {
    const [above, dates] = [rows[at - 1]?.segments ?? [], row.segments];
    if (!above[1] && above[0] && headingOf(above[0].text) !== null && dates[1] && isOfDates(row))
      edges = dates.map(({ x }) => x);
    const isWithin = ({ x, end }: Segment) =>
      edges.some((edge, n) => Math.abs(x - edge) < aside && end < (edges[n + 1] ?? Infinity) - aside);
    if (!dates.every(isWithin)) edges = [];
    return edges.length ? { ...row, isTable: true } : row;
  });
};
