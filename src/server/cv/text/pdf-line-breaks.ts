import { continued, withoutBullet, type Line } from "./line.ts";
import type { Row, Segment } from "./pdf-segments.ts";
import { endsOpen } from "../../../lexicon/cv/entry-words.ts";
import { isSpanAlone, rangeIn, spanIn } from "../../../lexicon/time/spans.ts";
import { endsWithDate, isBrokenDate, isWithinDate } from "./pdf-broken-dates.ts";
import { areOfOneWidth } from "./close-columns.ts";
import { isPlace } from "../words/places.ts";
import { unmarkedItems } from "./unmarked-items.ts";

/** What is known of a line from its row alone. */
export type RowLine = Omit<Line, "page" | "flow" | "within">;

const mark = /^(?:[•‣∙✓✔·*o–-]|(?![☐-☒])[\p{So}\uE000-\uF8FF])$/u;

/** A column that is narrower, in points, breaks many short texts. */
const narrow = 200;

/** Whether a segment is a mark: a sign, or a picture that a font has in place of one or two letters, before a date in another look. */
const isMark = ({ text, style }: Segment, next?: Segment): boolean =>
  mark.test(text) ||
  (/^\D{1,2}$/.test(text) && next !== undefined && next.style !== style && isSpanAlone(next.text));

/** The lines of the rows of a column whose right edge is given. */
export const linesOf = (rows: readonly Row[], right: number): RowLine[] => {
  const usual = usualDistance(rows);
  const isNear = (at: number) => at > 0 && at < rows.length && rows[at]!.y - rows[at - 1]!.y <= usual * 1.3;
  const column = columnOf(rows, right, usual);
  const items = unmarkedItems(rows);
  const lines: RowLine[] = [];
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1];
    if (above && isNear(at) && isCellsContinued(above, row, column, rows)) {
      continueCells(lines.at(-1), above, row);
      continue;
    }
    // "(Pilot Licence" above "– Aeroplane)": within brackets no item begins.
    const isWithin = isNear(at) && /\([^()]*$/.test(lines.at(-1)?.parts.at(-1) ?? "");
    const parts = row.segments.flatMap((segment, n, all) => {
      const { text, bullet } = isWithin ? { text: segment.text, bullet: false } : withoutBullet(segment.text);
      return text && !isMark(segment, all[n + 1]) ? { text, bullet, x: segment.x } : [];
    });
    const [first] = parts;
    if (!first) continue;
    const shown =
      row.segments.find((one, n, all) => one.text.length > 1 && !isMark(one, all[n + 1])) ?? row.segments[0]!;
    const broken =
      isNear(at + 1) || isInTwoLooks(row, rows[at + 1]) ? breakAfter(row, rows[at + 1]!, column) : null;
    const isItem = items.has(row) && !lines.at(-1)?.wraps;
    const next = rows[at + 1];
    // Without marks, a capital letter is all that tells the next item from the rest of this one.
    const isOther = next !== undefined && items.has(next) && (!items.has(row) || startsItem(row, next));
    lines.push({
      parts: parts.map(({ text }) => text),
      lefts: parts.map(({ x }) => x),
      style: shown.style,
      size: shown.size,
      bullet: isMark(row.segments[0]!, row.segments[1]) || first.bullet || isItem,
      ...(row.segments[0]!.lead && { lead: row.segments[0]!.lead }),
      gap: at > 0 && !isNear(at),
      wraps: broken === "certain" && !isOther,
      mayWrap: broken !== null,
    });
  }
  return lines;
};

interface Column {
  right: number;
  /** The right edge of the rows with several words: a long address may stand out. */
  ofWords: number;
  /** The usual distance between rows. */
  usual: number;
  isNarrow: boolean;
  /** How many lines fill it: in a list of short lines the longest one is not broken. */
  full: number;
  /** Whether so many lines fill it that it is text. */
  isText: boolean;
}

const columnOf = (rows: readonly Row[], right: number, usual: number): Column => {
  const width = right - Math.min(...rows.map(({ segments }) => segments[0]!.x));
  const full = rows.filter(({ segments }) => segments.at(-1)!.end > right - width * 0.12).length;
  const ends = rows.flatMap(({ segments }) =>
    segments.flatMap(({ text, end }) => (/ /.test(text) ? end : [])),
  );
  const ofWords = Math.max(0, ...ends);
  return {
    right,
    ofWords,
    usual,
    full,
    isNarrow: width < narrow,
    isText: full >= Math.max(2, rows.length * 0.15),
  };
};

/** Whether a row ends in another look than it begins, as the one below does: two fonts in a line set it apart from the next one. */
const isInTwoLooks = ({ y, segments }: Row, next: Row | undefined): boolean => {
  const last = segments.at(-1)!;
  const isOther = last.endStyle !== undefined && last.endStyle !== last.style;
  return isOther && next !== undefined && next.y - y < last.size * withinCell;
};

const textsIn = ({ segments }: Row) => segments.filter(({ text }) => !mark.test(text));

/** Items with separators between them on one line. */
const isList = (text: string) => (text.match(/[,;|•·] /g)?.length ?? 0) >= 3;

/** Whether a row was broken for lack of room: the next row's first word would not fit, and looks the same. */
const breakAfter = (row: Row, next: Row, column: Column): "certain" | "possible" | null => {
  const { right, isNarrow, full, isText } = column;
  const [last, another] = textsIn(row);
  const [first] = next.segments;
  if (!last || !first || another || first.style !== (last.endStyle ?? last.style)) return null;
  if (mark.test(first.text) || withoutBullet(first.text).bullet) return null;
  if (isBrokenDate(last.text, first.text)) return "certain";
  // "2017–2021 ‖ Cook, Acme" begins an entry.
  if (next.segments.length > 1 && isSpanAlone(first.text)) return null;
  if (!isAligned(last, first) || endsWithDate(last.text, spanIn(first.text) ? spanIn : rangeIn)) return null;
  const hasRoom = last.end + firstWord(first) <= right + 1;
  if (endsOpen(last.text) && (!hasRoom || !last.text.endsWith(","))) return "certain";
  // In a list of single lines, the rest of one is nearer to it than the next one is.
  const isClose = isNarrow && next.y - row.y < column.usual * 0.9;
  const isRest = isClose && last.end + firstWord(first) > column.ofWords + 1 ? "possible" : null;
  if (hasRoom) return isRest;
  if (isWithinDate(last.text, first.text)) return "certain";
  const isFull = full > 1 || last.text.length > 60;
  if (/^[\p{Ll}.]/u.test(first.text) || (isFull && isList(last.text))) return "certain";
  if (!isText) return isRest;
  return isNarrow ? "possible" : "certain";
};

const startsItem = ({ segments: before }: Row, { segments: [first] }: Row): boolean =>
  /^\p{Lu}/u.test(first!.text) &&
  !endsOpen(before.at(-1)!.text) &&
  !isWithinDate(before.at(-1)!.text, first!.text);

/** Whether a row may go on with the one above by its place: at its left, a little to the right of it, or in its middle. */
const isAligned = (above: Segment, { x, end, text }: Segment): boolean =>
  x - above.x < 14 || Math.abs(above.x + above.end - x - end) < 6 || /^\p{Ll}/u.test(text);

/** What cells leave free at their right, in points. */
const padding = 14;

/** Lines of one cell are this many times the font size apart at most; items in frames are further. */
const withinCell = 1.9;

/** Whether a text is in the column of another one, which begins or, in the last column, ends at the same place. */
const isBelow = (cell: Segment, { x, end }: Segment, isLast: boolean): boolean =>
  Math.abs(cell.x - x) < 2 || (isLast && Math.abs(cell.end - end) < 2 && x > cell.x - (cell.end - cell.x));

/** Whether a row has nothing but the rest of cells of the row above, which their next word had no room in. */
const isCellsContinued = (above: Row, row: Row, { right, isText }: Column, rows: readonly Row[]): boolean =>
  textsIn(above).length > 1 &&
  row.segments.length < above.segments.length &&
  row.segments.every((segment) => {
    const at = above.segments.findIndex((one, n, { length }) => isBelow(one, segment, n === length - 1));
    const cell = above.segments[at];
    const next = above.segments[at + 1];
    const edge = next?.x ?? right + 1;
    // The last cell may be the longest line of all.
    // Labels beside each other have no columns: what follows one starts where it ends.
    // Between dates at the left and places that end at the right, a text has a column, too.
    const isColumn = rows.some(
      (one) =>
        one !== above &&
        one.segments
          .slice(1)
          .some(
            ({ x, end }) => next && (Math.abs(x - next.x) < 2 || (at > 0 && Math.abs(end - next.end) < 2)),
          ),
    );
    // Columns of spaces, which somebody typed, break nothing.
    const isTyped = cell !== undefined && cell.text !== segment.text && areOfOneWidth(cell, segment);
    const isLikely =
      (isColumn && !isTyped) ||
      (!next && isText) ||
      /^\p{Ll}/u.test(segment.text) ||
      endsOpen(cell?.text ?? "");
    return (
      isLikely &&
      cell !== undefined &&
      segment.y - cell.y < segment.size * withinCell &&
      [cell.style, cell.endStyle].includes(segment.style) &&
      cell.end + firstWord(segment) > edge - (isColumn ? padding : 2) &&
      !/^\W/.test(segment.text) &&
      !isPlace(segment.text)
    );
  });

const continueCells = (line: RowLine | undefined, above: Row, row: Row): void => {
  if (!line) return;
  const last = above.segments.length - 1;
  const moreOf = (cell: Segment, at: number) => row.segments.find((one) => isBelow(cell, one, at === last));
  line.parts = line.parts.map((part, at) => {
    const cell = above.segments.findIndex(({ x }) => Math.abs(x - (line.lefts?.[at] ?? -9)) < 2);
    const more = cell < 0 ? undefined : moreOf(above.segments[cell]!, cell);
    return more ? continued(part, more.text) : part;
  });
  // The next row may go on with the same cells.
  row.segments = above.segments.map((cell, at) => {
    const more = moreOf(cell, at);
    return more ? { ...cell, end: more.end, y: more.y } : cell;
  });
};

const firstWord = ({ text, x, end }: Segment): number =>
  ((end - x) * (text.split(" ")[0]!.length + 1)) / Math.max(1, text.length);

/** The distance between the lines of a paragraph: the smallest that is common. */
const usualDistance = (rows: readonly Row[]): number => {
  const distances = rows
    .slice(1)
    .map(({ y }, at) => y - rows[at]!.y)
    .toSorted((a, b) => a - b);
  return distances[Math.floor(distances.length * 0.3)] ?? 0;
};
