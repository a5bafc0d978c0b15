import type { Row } from "../parts/rows.ts";
import { areWhole, isWithUnit } from "./head-size.ts";

/** The numbers of rows below the dates; none where most entries are whole in one row, as "Rousie, Acme" beside "Shearer, Acme" is. */
const withoutRows = (rows: readonly Row[], anchors: readonly number[], counts: readonly number[]) => {
  const areAlone = counts.filter((count) => count === 0).length * 2 > counts.length;
  return areAlone && areWhole(anchors.map((at) => rows[at]!))
    ? counts.map((count, index) => (isWithUnit(rows[anchors[index]!]!) ? count : 0))
    : counts;
};

/**
 * The numbers of rows below the dates, where an entry has fewer than most, or than one all others could have as many
 * above a list, and the next row looks like theirs.
 */
export const asUsual = (
  rows: readonly Row[],
  anchors: readonly number[],
  found: readonly number[],
): number[] => {
  const counts = withoutRows(rows, anchors, found);
  const isLike = (at: number, count: number, model: number): boolean => {
    const [row, other] = [rows[at + count + 1], rows[model + count + 1]];
    return (
      row?.isHead === true &&
      !row.span &&
      row.line.style !== "" &&
      row.line.style === other?.line.style &&
      row.line.bullet === other.line.bullet
    );
  };
  const withMore = (most: number): number[] => {
    const model = anchors[counts.indexOf(most)]!;
    return counts.map((count, index) =>
      count < most && isLike(anchors[index]!, count, model) ? count + 1 : count,
    );
  };
  const most = withMore(Math.max(...counts));
  const [all = 0] = most;
  const isOverList = (at: number) => !rows[at + all]!.line.bullet && rows[at + all + 1]?.line.bullet;
  // A time at home between two jobs may have nothing below its dates.
  const isWhole = (at: number, index: number) =>
    rows[at + 1] && !rows[at + 1]!.span ? most[index] === all && isOverList(at) : index > 0;
  return anchors.every(isWhole) ? most : withMore(mostCommon(counts.toSorted((a, b) => b - a)));
};

/** The number that most have, the first of those. */
export const mostCommon = (counts: readonly number[]): number =>
  [...Map.groupBy(counts, (count) => count)].toSorted(
    ([, ones], [, others]) => others.length - ones.length,
  )[0]?.[0] ?? 0;
