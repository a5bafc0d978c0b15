import { headingOf } from "../../../lexicon/cv/headings.ts";
import { isSpanAlone, rangeIn } from "../../../lexicon/time/spans.ts";
import { rowText } from "./line.ts";
import type { Row } from "./pdf-segments.ts";

/** How much further to the right than the text above, in points, the items of a list are. */
const [nearest, furthest] = [6, 46];

const leftOf = ({ segments }: Row) => segments[0]!.x;

/**
 * The rows of a column that are items of lists whose marks are drawn and are no text: indented, alone in their rows, without
 * dates of their own, and not in the place of a second column.
 */
export const unmarkedItems = (rows: readonly Row[]): Set<Row> => {
  const seconds = new Set(rows.flatMap(({ segments }) => segments.slice(1).map(({ x }) => Math.round(x))));
  const groups = Map.groupBy(rows, (row) => Math.round(leftOf(row)));
  const base = Math.min(...groups.keys());
  const items = new Set<Row>();
  for (const [left, own] of groups) {
    if (left < base + nearest || [left - 1, left, left + 1].some((x) => seconds.has(x))) continue;
    const heads = own.filter(
      (row, at) => row.segments.length > 1 || isHead(row) || opensCard(own, at) || isBelowDate(rows, row),
    ).length;
    const areHeadings = own.every((row) => isOverSmaller(rows, row));
    if (heads * 6 > own.length || areHeadings || own.some(isCentred(rows))) continue;
    for (const row of own) if (isBelowText(rows, row)) items.add(row);
  }
  return items;
};

/** Whether a row is a heading or has the dates of an entry, which lists do not have. */
const isHead = (row: Row): boolean => {
  const text = rowText(row);
  return headingOf(text) !== null || (text.length < 60 && rangeIn(text)?.isRange === true);
};

/** Whether a row stands below a date that begins no further to the left, such as one in a frame: the head of an entry. */
const isBelowDate = (rows: readonly Row[], row: Row): boolean => {
  const above = rows[rows.indexOf(row) - 1];
  return above !== undefined && leftOf(above) >= leftOf(row) && isSpanAlone(rowText(above));
};

/** Whether a row in larger letters than the next one begins further to the right, as headings in frames do. */
const isOverSmaller = (rows: readonly Row[], row: Row): boolean => {
  const below = rows[rows.indexOf(row) + 1];
  const sizeOf = ({ segments }: Row) => segments[0]!.size;
  return below !== undefined && leftOf(below) < leftOf(row) - nearest && sizeOf(below) < sizeOf(row) - 0.2;
};

/** Whether a row is the title of a card: in another look than those above and below it, and further from the one above. */
const opensCard = (rows: readonly Row[], at: number): boolean => {
  const [above, row, below] = [rows[at - 1], rows[at]!, rows[at + 1]];
  const styleOf = (one: Row | undefined) => one?.segments.at(-1)!.style;
  const isAlone = styleOf(row) !== styleOf(below) && styleOf(row) !== styleOf(above);
  return isAlone && below !== undefined && (!above || row.y - above.y > (below.y - row.y) * 1.3);
};

/** Whether a row is in the middle of the column, as titles of centred pages are. */
const isCentred = (rows: readonly Row[]) => {
  const right = Math.max(...rows.map(({ segments }) => segments.at(-1)!.end));
  const left = Math.min(...rows.map(leftOf));
  return (row: Row): boolean =>
    Math.abs(leftOf(row) - left - (right - row.segments.at(-1)!.end)) < 4 && leftOf(row) - left > nearest;
};

/** Whether the next row above that starts further to the left is as near as the line above a list. */
const isBelowText = (rows: readonly Row[], row: Row): boolean => {
  const above = rows.slice(0, rows.indexOf(row)).findLast((one) => leftOf(one) < leftOf(row) - nearest);
  return above !== undefined && leftOf(row) - leftOf(above) <= furthest;
};
