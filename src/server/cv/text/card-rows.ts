import { headingOf } from "../../../lexicon/cv/headings.ts";
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
  const level = second.segments[0]!;
  const areCards =
    isOfBoth(second, head.x, other.x) && second.segments.length === 2 && level.style !== head.style;
  const isCrossed = rows.some(({ segments }) =>
    segments.some(({ x, end }) => x < other.x - 3 && end > other.x - 3),
  );
  return areCards && !isCrossed ? other.x : null;
};

/** Rows with cards beside each other as rows below each other: those at the left, then those at the right. */
const belowEachOther = (rows: readonly Row[], edge: number): Row[] => {
  const [left, step] = [rows[0]!.segments[0]!.x, rows[1]!.y - rows[0]!.y];
  const isRight = ({ x }: Segment) => x >= edge - 3;
  const down = rows.at(-1)!.y - rows[0]!.y + step * 2;
  const sides = [
    rows.map(({ segments, ...row }) => ({ ...row, segments: segments.filter((one) => !isRight(one)) })),
    rows.map(({ segments, y, ...row }) => ({
      ...row,
      y: y + down,
      segments: segments
        .filter(isRight)
        .map((one) => ({ ...one, x: one.x - edge + left, end: one.end - edge + left, y: one.y + down })),
    })),
  ];
  return sides.flat().filter(({ segments }) => segments.length);
};

/**
 * The rows of a page, of which those below the heading of a list are cards below each other, where they stand beside each
 * other: the name of a group in its look above a level in another.
 */
export const withCardsBelow = (rows: readonly Row[]): readonly Row[] => {
  let down = 0;
  let end = 0;
  return rows.flatMap((row, at) => {
    if (at < end) return [];
    const moved = {
      ...row,
      y: row.y + down,
      segments: row.segments.map((one) => ({ ...one, y: one.y + down })),
    };
    const [heading, more] = row.segments;
    const topic = more ? null : headingOf(heading!.text);
    if (!topic || !topics.includes(topic)) return moved;
    const next = rows.findIndex(
      ({ segments }, n) =>
        n > at &&
        segments.length === 1 &&
        headingOf(segments[0]!.text) !== null &&
        segments[0]!.style === heading!.style,
    );
    const own = rows.slice(at + 1, next < 0 ? rows.length : next);
    const edge = edgeOf(own);
    if (edge === null) return moved;
    end = at + 1 + own.length;
    const cards = belowEachOther(own, edge).map(({ y, segments, ...one }) => ({
      ...one,
      y: y + down,
      segments: segments.map((segment) => ({ ...segment, y: segment.y + down })),
    }));
    down += Math.max(0, cards.at(-1)!.y - down - own.at(-1)!.y);
    return [moved, ...cards];
  });
};
