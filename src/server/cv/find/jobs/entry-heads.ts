import type { Line } from "../../text/line.ts";
import { textOf } from "../../text/line.ts";
import { isCompany } from "../../../../lexicon/cv/employers.ts";
import { isPlace } from "../../words/places.ts";
import { isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import type { Span } from "../../../../lexicon/time/spans.ts";
import { divide, isUnknownPlace, labelled, type Piece } from "../parts/pieces.ts";
import type { Row } from "../parts/rows.ts";

/** The head of a job and the lines below it. */
export interface JobHead {
  span: Span | null;
  /** The line of the dates. */
  dated: Line;
  pieces: Piece[];
  places: { text: string; line: Line }[];
  body: Line[];
  /** How many rows of the head are above the dates. */
  above: number;
  /** Whether it is an employer with its own dates, above the roles there. */
  isGroup: boolean;
}

const maxHead = 3;

/** The rows that entries are found by: those with a range of dates, else those with a title. */
const anchorsOf = (rows: readonly Row[]): number[] => {
  const dated = rows.flatMap(({ span }, at) => (span ? at : []));
  if (dated.length) return dated;
  return rows.flatMap(({ line, isHead }, at) => (isHead && titleScore(textOf(line)) >= 3 ? at : []));
};

/** Head rows directly before a row, at most `limit`; a row with space above it is the first of its entry. */
const headRowsBefore = (rows: readonly Row[], at: number, limit: number): number => {
  let count = 0;
  while (count < limit) {
    const row = rows[at - count - 1];
    if (!row?.isHead || row.span) break;
    count++;
    if (row.line.gap && count > 0 && !rows[at - count]!.line.gap) break;
  }
  return count;
};

/** The entries of an experience part: the first shows how many rows are above the dates in all of them. */
export const jobHeads = (rows: readonly Row[]): JobHead[] => {
  const anchors = anchorsOf(rows);
  const [first] = anchors;
  if (first === undefined) return [];
  const isGroupAt = (at: number) => anchors.includes(at + 1) && isGroup(rows[at]!, rows[at + 1]!);
  const usual = isGroupAt(first)
    ? Math.max(...anchors.slice(1).map((at) => headRowsBefore(rows, at, 1)))
    : headRowsBefore(rows, first, maxHead);
  const starts = anchors.map((at) => at - headRowsBefore(rows, at, usual));
  const nexts = starts.map((_, index) => starts[index + 1] ?? rows.length);
  const below = asUsual(
    rows,
    anchors,
    anchors.map((at, index) => headRowsAfter(rows, { start: starts[index]!, at, next: nexts[index]! })),
  );
  return anchors.map((at, index) => {
    const next = nexts[index]!;
    const end = at + 1 + Math.min(below[index]!, next - at - 1);
    // A form may have the employer after the tasks, with its label.
    const late = rows.slice(end, next).filter((row) => isCertain(row) && !row.span);
    const head = [...rows.slice(starts[index], end), ...late];
    return {
      ...headOf(head, at - starts[index]!),
      body: rows.slice(end, next).flatMap((row) => (late.includes(row) ? [] : row.line)),
      isGroup: isGroupAt(at),
    };
  });
};

/** "Acme ‖ 2015 – 2021" directly above "Chef ‖ May 2018 – 2021". */
const isGroup = ({ span, parts }: Row, next: Row): boolean => {
  const text = parts.join(" ");
  const [one, other] = [span, next.span];
  if (!one?.start || !other?.start || !text || isTitle(text) || !next.parts.length) return false;
  const year = (value: string | undefined) => Number(value?.slice(0, 4) ?? 9999);
  return (
    parts.filter((part) => !isPlace(part)).length === 1 &&
    year(one.start.value) <= year(other.start.value) &&
    year(one.end?.value) >= year(other.end?.value)
  );
};

/** The numbers of rows below the dates, where an entry has fewer than most and the next row looks like theirs. */
const asUsual = (rows: readonly Row[], anchors: readonly number[], counts: readonly number[]): number[] => {
  const most = mostCommon(counts.toSorted((a, b) => b - a));
  const model = anchors.find((_, index) => counts[index] === most);
  return counts.map((count, index) => {
    const row = rows[anchors[index]! + count + 1];
    const isSimilar =
      model !== undefined &&
      count < most &&
      row?.isHead === true &&
      !row.span &&
      row.line.style !== "" &&
      row.line.style === rows[model + count + 1]?.line.style &&
      row.line.bullet === rows[model + count + 1]?.line.bullet;
    return isSimilar ? count + 1 : count;
  });
};

/** The number that most have, the first of those. */
export const mostCommon = (counts: readonly number[]): number =>
  [...Map.groupBy(counts, (count) => count)].toSorted(
    ([, ones], [, others]) => others.length - ones.length,
  )[0]?.[0] ?? 0;

const isCertain = (row: Row) => labelled(textOf(row.line)).role !== null;

/** How many rows below the dates belong to the head: while the title or the employer is missing, and a place. */
const headRowsAfter = (
  rows: readonly Row[],
  { start, at, next }: { start: number; at: number; next: number },
): number => {
  let pieces = rows
    .slice(start, at + 1)
    .flatMap(({ parts }) => parts.flatMap(divide))
    .filter((text) => !isPlace(text))
    .reduce((sum, text) => sum + (isTitle(text) && /,\s+\p{Lu}/u.test(text) ? 2 : 1), 0);
  let count = 0;
  while (count < maxHead && at + 1 + count < next) {
    const row = rows[at + 1 + count]!;
    const text = textOf(row.line);
    if (!row.isHead || row.span || isIndented(rows, row, rows[at]!)) break;
    if (
      pieces >= 2 &&
      !isCertain(row) &&
      !isPlace(text) &&
      !(count === 0 && isCompany(text) && text.length < 60)
    )
      break;
    pieces += row.parts.flatMap(divide).filter((piece) => !isPlace(piece)).length;
    count++;
  }
  return count;
};

/** Whether a row is further to the right than the head, as several others are: a list without marks. */
const isIndented = (rows: readonly Row[], { left }: Row, head: Row): boolean =>
  left !== undefined &&
  head.left !== undefined &&
  left > head.left + 5 &&
  rows.filter((row) => row.left !== undefined && Math.abs(row.left - left) < 1).length >= 3;

const headOf = (head: readonly Row[], above: number): Omit<JobHead, "body" | "isGroup"> => {
  const pieces: Piece[] = [];
  const places: JobHead["places"] = [];
  for (const [at, { line, parts }] of head.entries()) {
    let index = 0;
    for (const part of parts) {
      const { role, text } = labelled(part);
      for (const [n, piece] of (role === "title" ? [text] : divide(text)).entries()) {
        if (
          role === "place" ||
          (isPlace(piece) && (role === null || n > 0)) ||
          (n > 0 && isUnknownPlace(piece))
        )
          places.push({ text: piece, line });
        else pieces.push({ text: piece, line, slot: `${at - above}:${index++}`, role });
      }
    }
  }
  const { span, line: dated } = head[above]!;
  return { span, dated, pieces, places, above };
};
