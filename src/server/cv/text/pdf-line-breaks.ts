import type { Row, Segment } from "./pdf-segments.ts";
import { withoutBullet, type Line } from "./line.ts";

/** What is known of a line from its row alone. */
export type RowLine = Omit<Line, "page" | "flow" | "within">;

const mark = /^(?:[•●▪◦‣∙○■□►▶➢➤✓✔❖◆★·*o–-]|[\uE000-\uF8FF])$/u;

/** The lines of the rows of a column whose right edge is given. */
export const linesOf = (rows: readonly Row[], right: number): RowLine[] => {
  const usual = usualDistance(rows);
  const isProse = hasFullLines(rows, right);
  const lines: RowLine[] = [];
  for (const [at, row] of rows.entries()) {
    const { y, segments } = row;
    const previous = rows[at - 1];
    const isNear = previous !== undefined && y - previous.y <= usual * 1.3;
    if (isNear && isCellsContinued(previous, row, right)) {
      continueCells(lines.at(-1), previous, row);
      continue;
    }
    const next = rows[at + 1];
    const texts = segments.filter(({ text }) => text && !mark.test(text));
    const parts = texts.flatMap((segment) => {
      const { text, bullet } = withoutBullet(segment.text);
      return text ? { text, bullet, x: segment.x } : [];
    });
    const [first] = parts;
    if (!first) continue;
    const isMarked = mark.test(segments[0]!.text);
    const shown = segments.find(({ text }) => text.length > 1) ?? segments[0]!;
    lines.push({
      parts: parts.map(({ text }) => text),
      lefts: parts.map(({ x }) => x),
      style: shown.style,
      size: shown.size,
      bullet: isMarked || first.bullet,
      gap: previous !== undefined && !isNear,
      wraps:
        segments.length === (isMarked ? 2 : 1) &&
        next !== undefined &&
        next.y - y <= usual * 1.3 &&
        isBroken(segments.at(-1)!, next.segments[0]!, right, isProse),
    });
  }
  return lines;
};

const endsOpen = /(?:\s(?:and|of|in|for|the|to|with|or|at|by|on|from)|\s&)$/i;

/** Whether the next line's first word had no room on this one, and looks the same. */
const isBroken = (last: Segment, next: Segment, right: number, isProse: boolean): boolean =>
  next.style === last.style &&
  !withoutBullet(next.text).bullet &&
  (endsOpen.test(last.text) ||
    ((isProse || /^\p{Ll}/u.test(next.text)) && last.end + firstWord(next) > right + 1));

/** Whether a row has nothing but the rest of cells of the row above, which their next word had no room in. */
const isCellsContinued = (above: Row, row: Row, right: number): boolean =>
  above.segments.length > 1 &&
  row.segments.length < above.segments.length &&
  row.segments.every((segment) => {
    const at = above.segments.findIndex(({ x }) => Math.abs(x - segment.x) < 2);
    const cell = above.segments[at];
    const edge = above.segments[at + 1]?.x ?? right + 1;
    return (
      cell?.style === segment.style && cell.end + firstWord(segment) > edge - 2 && !/^\W/.test(segment.text)
    );
  });

const continueCells = (line: RowLine | undefined, above: Row, row: Row): void => {
  if (!line) return;
  line.parts = line.parts.map((part, at) => {
    const more = row.segments.find(({ x }) => Math.abs(x - (line.lefts?.[at] ?? -9)) < 2);
    return more ? `${part} ${more.text}` : part;
  });
  // The next row may go on with the same cells.
  row.segments = above.segments.map((cell) => {
    const more = row.segments.find(({ x }) => Math.abs(x - cell.x) < 2);
    return more ? { ...cell, end: more.end } : cell;
  });
};

/** Whether several lines fill the column: in a list of short lines the longest one is not broken. */
const hasFullLines = (rows: readonly Row[], right: number): boolean => {
  const left = Math.min(...rows.map(({ segments }) => segments[0]!.x));
  const full = rows.filter(({ segments }) => segments.at(-1)!.end > right - (right - left) * 0.12).length;
  return full >= Math.max(2, rows.length * 0.15);
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
