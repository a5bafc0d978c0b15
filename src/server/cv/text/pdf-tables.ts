import { columnNamesOf } from "../find/parts/table-heads.ts";
import { headingOf } from "../../../lexicon/cv/headings.ts";
import { rangeIn, spanIn } from "../../../lexicon/time/spans.ts";
import { continued, rowText } from "./line.ts";
import type { Row, Segment } from "./pdf-segments.ts";

/** Lines of one cell are this many times the font size apart at most. */
const within = 1.52;

/** The rows of tables whose head has known names, with the lines of each cell joined: shorter cells may stand in the middle. */
export const withTableRows = (rows: Row[]): Row[] => {
  for (let at = 0; at < rows.length; at++) {
    const head = headAt(rows, at);
    if (!head) continue;
    const body = bodyBelow(rows.slice(at + head.count), head.row);
    const table = [head.row, ...body.rows].map((row) => ({ ...row, isTable: true }));
    rows.splice(at, head.count + body.count, ...table);
    at += body.rows.length;
  }
  return rows;
};

const isClose = (above: Row, row: Row): boolean => row.y - above.y <= row.segments[0]!.size * within;

/** The head of a table from a row on, which may be broken over up to five lines; null where there is none. */
const headAt = (rows: readonly Row[], at: number): { row: Row; count: number } | null => {
  let best: { row: Row; count: number } | null = null;
  for (let count = 1; count <= 5 && at + count <= rows.length; count++) {
    const own = rows.slice(at, at + count);
    if (count > 1 && (!isClose(own.at(-2)!, own.at(-1)!) || headingOf(rowText(own[0]!)) !== null)) break;
    const row = joinCells(
      own.map(({ y, segments }) => ({ y, segments: segments.flatMap((one) => one.cells ?? one) })),
    );
    const texts = row.segments.map(({ text }) => text);
    // "Skills ‖ Certificates" are the headings of two columns, "Skill ‖ Level" is the head of a table.
    const isPair = count === 1 && texts.every((text) => text.split(" ").length < 4);
    const isTable = texts.length > 2 || (isPair && texts.some((text) => headingOf(text) === null));
    if (isTable && columnNamesOf(texts)) best = { row, count };
  }
  return best;
};

/** Segments above each other as one cell, from left to right. */
const joinCells = (
  rows: readonly Row[],
  isSame = (one: Segment, other: Segment) => one.x < other.end - 1 && one.end > other.x + 1,
): Row => {
  const cells: Segment[] = [];
  for (const { segments } of rows)
    for (const segment of segments) {
      const cell = cells.find((one) => isSame(segment, one));
      if (cell) {
        cell.text = continued(cell.text, segment.text);
        cell.x = Math.min(cell.x, segment.x);
        cell.end = Math.max(cell.end, segment.end);
      } else cells.push({ ...segment });
    }
  const widest = rows.toSorted((one, other) => other.segments.length - one.segments.length)[0]!;
  return { y: widest.y, segments: cells.toSorted((one, other) => one.x - other.x) };
};

/** The lines of one row of a table: those that look as the first of their cell are one, such as a title above tasks, others follow. */
const rowsOf = (group: readonly Row[], columnOf: (segment: Segment) => number): Row[][] => {
  const looks = new Map<number, string>();
  const isFirst = (segment: Segment): boolean => {
    const look = looks.get(columnOf(segment)) ?? segment.style;
    looks.set(columnOf(segment), look === segment.style ? look : "");
    return look === segment.style;
  };
  const first = group.map(({ segments }) => new Set(segments.filter(isFirst)));
  const linesWith = (isOwn: boolean) =>
    group.flatMap((row, at) => {
      const segments = row.segments.filter((one) => first[at]!.has(one) === isOwn);
      return segments.length ? { ...row, segments } : [];
    });
  return [linesWith(true), ...linesWith(false).map((row) => [row])];
};

/** The rows below a head, up to one that is not within its columns. */
const bodyBelow = (rows: readonly Row[], head: Row): { rows: Row[]; count: number } => {
  const cells = head.segments;
  /** The column whose head ends behind the start of a segment: a head may be narrower or in the middle. */
  const columnOf = ({ x }: Segment) => cells.findIndex(({ end }) => x < end - 2);
  const fits = ({ segments }: Row) =>
    new Set(segments.map(columnOf)).size === segments.length &&
    segments.every((segment) => {
      const at = columnOf(segment);
      return at >= 0 && segment.end < (cells[at + 1]?.end ?? Infinity);
    });
  // A row has one cell with dates; where no column has them, one is whole that has a text in each column.
  const isOfDates = columnNamesOf(cells.map(({ text }) => text))?.some((name) =>
    /^(?:dates|from|to)$/.test(name),
  );
  const hasDates = (one: Row) => spanIn(rowText(one)) !== null;
  const endsOpen = ({ segments }: Row) =>
    segments.some(({ text }) => /(?:[-\u2010-\u2015]|\bto)$/i.test(text));
  const isFull = (group: readonly Row[], row: Row) =>
    isOfDates
      ? hasDates(row) && group.some(hasDates) && !endsOpen(group.at(-1)!)
      : group.some(({ segments }) => segments.length >= cells.length);
  const groups: Row[][] = [];
  for (const [at, row] of rows.entries()) {
    if (!fits(row) || headingOf(rowText(row)) !== null || headAt(rows, at)) break;
    const above = groups.at(-1)?.at(-1);
    // The first cell may be over several rows, each with its dates.
    const isFirst = columnOf(row.segments[0]!) === 0 || rangeIn(rowText(row)) !== null;
    const isOther = row.segments.length > 1 && isFirst && isFull(groups.at(-1) ?? [], row);
    if (above && isClose(above, row) && !isOther) groups.at(-1)!.push(row);
    else groups.push([row]);
  }
  while (groups.length && groups.at(-1)!.every(({ segments }) => segments.length < 2)) groups.pop();
  const isSame = (one: Segment, other: Segment) => columnOf(one) === columnOf(other);
  return {
    rows: groups.flatMap((group) => rowsOf(group, columnOf).map((own) => joinCells(own, isSame))),
    count: groups.reduce((sum, { length }) => sum + length, 0),
  };
};
