import type { Line } from "../../text/line.ts";
import { textOf } from "../../text/line.ts";
import { alignedFirst, areBelow, countIn, headRowsBefore, isEmployerBelow, isWhole } from "./head-size.ts";
import { asUsual } from "./rows-below.ts";
import { withHeadsInLists, withSingleDates } from "./single-dates.ts";
import { withUndatedJobs } from "./undated-jobs.ts";
import { withoutDatedTasks } from "./dated-tasks.ts";
import { groupsIn, ownersIn } from "./groups.ts";
import { unitsAbove } from "./units.ts";
import { isCompany } from "../../../../lexicon/cv/employers.ts";
import { isPlace } from "../../words/places.ts";
import { isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import type { Span } from "../../../../lexicon/time/spans.ts";
import { atLastAt, divide, isUnknownPlace, labelled, piecesAs, type Piece } from "../parts/pieces.ts";
import type { Row } from "../parts/rows.ts";

/** The head of a job and the lines below it. */
export interface JobHead {
  span: Span | null;
  /** The line of the dates. */
  dated: Line;
  pieces: Piece[];
  /** `row` is counted from the one with the dates. */
  places: { text: string; line: Line; row: number }[];
  body: Line[];
  /** How many rows of the head are above the dates. */
  above: number;
  /** Whether it is an employer with its own dates, above the roles there. */
  isGroup: boolean;
  /** Whether it is the first below its heading. */
  isFirst: boolean;
}

const maxHead = 3;

/** The rows that entries are found by: those with a range of dates, else those with a title. */
const anchorsOf = (rows: readonly Row[]): number[] => {
  const dated = rows.flatMap(({ span }, at) => (span ? at : []));
  if (dated.length) return dated;
  return rows.flatMap(({ line, isHead }, at) => (isHead && titleScore(textOf(line)) >= 3 ? at : []));
};

/**
 * The entries of an experience part: the first shows how many rows are above the dates in all of them.
 * @param forms The forms of ranges of dates in the other parts.
 */
export const jobHeads = (all: readonly Row[], forms: readonly string[] = []): JobHead[] => {
  const found = withUndatedJobs(withSingleDates(withoutDatedTasks(withHeadsInLists(all)), forms));
  const dated = anchorsOf(found);
  const owners = ownersIn(found, dated);
  const rows = found.map((row, at) => (owners.has(at) ? { ...row, isHead: false } : row));
  const anchors = [...owners, ...dated].toSorted((a, b) => a - b);
  const [first] = anchors;
  if (first === undefined) return [];
  const groups = new Set([...owners, ...groupsIn(rows, dated)]);
  const others = anchors.slice(1).map((at) => (groups.has(at) ? 0 : headRowsBefore(rows, at, 1)));
  // A line above the first that has all it needs, and above no other, is a sub-heading.
  const isAlone = others.includes(0) && isWhole(rows[first]!);
  const aboveFirst = isAlone ? 0 : headRowsBefore(rows, first, maxHead);
  const usual = owners.size ? 0 : groups.has(first) ? Math.max(...others) : aboveFirst;
  const starts = inOneLook(
    rows,
    anchors.map((at) => (groups.has(at) ? at : at - headRowsBefore(rows, at, usual))),
    anchors,
  );
  const nexts = starts.map((_, index) => starts[index + 1] ?? rows.length);
  const isUsual = areBelow(rows, anchors);
  const usualBelow = asUsual(
    rows,
    anchors,
    anchors.map((at, index) =>
      groups.has(at) ? 0 : headRowsAfter(rows, { start: starts[index]!, at, next: nexts[index]! }, isUsual),
    ),
  );
  const isUnitAbove = unitsAbove(
    usualBelow.map((count, index) => rows.slice(starts[index], anchors[index]! + count + 1)),
    usualBelow.map((count, index) => rows.slice(anchors[index]! + count + 1, nexts[index])),
  );
  const below = usualBelow.map((count, index) => count + (isUnitAbove[index] ? 1 : 0));
  const aligned = groups.size
    ? null
    : alignedFirst(starts.map((start, index) => rows.slice(start, anchors[index])));
  return anchors.map((at, index) => {
    const next = nexts[index]!;
    const end = at + 1 + (groups.has(at) ? 0 : Math.min(below[index]!, next - at - 1));
    // A form may have the employer after the tasks, with its label.
    const early = rows.slice(starts[index], end);
    const late = owners.size || countIn(early, true) > 1 ? [] : saidOnce(rows.slice(end, next));
    const head = [...early, ...late];
    return {
      ...headOf(head, at - starts[index]!, aligned ?? at - starts[index]!),
      body: rows.slice(end, next).flatMap((row) => (late.includes(row) ? [] : row.line)),
      isGroup: groups.has(at),
      isFirst: index === 0,
    };
  });
};

/** The rows with a label that stands once: two clients below a job are not its employers. */
const saidOnce = (rows: readonly Row[]): Row[] => {
  const roleIn = (row: Row) => labelled(textOf(row.line)).role;
  const found = rows.filter((row) => isCertain(row) && !row.span);
  return found.filter((row) => found.every((one) => one === row || roleIn(one) !== roleIn(row)));
};

/** The first rows of heads: no text above where all others begin in another look, and the row above that looks as others begin. */
const inOneLook = (rows: readonly Row[], starts: readonly number[], anchors: readonly number[]): number[] => {
  const styleOf = (start: number) => rows[start]!.line.style;
  const usual = (some: readonly number[]) => {
    const [most] = [...Map.groupBy(some, styleOf)].toSorted(([, a], [, b]) => b.length - a.length);
    return most && most[1].length > 1 ? most[0] : null;
  };
  const style = usual(starts.filter((start, index) => anchors[index]! - start > 1));
  const first = usual(starts.filter((start, index) => start < anchors[index]!));
  return starts.map((start, index) => {
    const [above, isDates] = [rows[start - 1], anchors[index] === start];
    if (first && !isDates && styleOf(start) !== first && above?.isHead && !above.span)
      if (above.line.style === first && above.line.style !== "") return start - 1;
    const isText =
      style !== null && styleOf(start) !== style && anchors[index]! - start > 1 && !isCertain(rows[start]!);
    return isText && styleOf(start) === styleOf(start + 1) ? start + 1 : start;
  });
};

const isCertain = (row: Row) => labelled(textOf(row.line)).role !== null;

/** How many rows below the dates belong to the head: while the title or the employer is missing, and a place. */
const headRowsAfter = (
  rows: readonly Row[],
  { start, at, next }: { start: number; at: number; next: number },
  isUsual: boolean,
): number => {
  let pieces = countIn(rows.slice(start, at + 1), isEmployerBelow(rows[at]!, rows[at + 1], isUsual));
  let count = 0;
  while (count < maxHead && at + 1 + count < next) {
    const row = rows[at + 1 + count]!;
    const text = textOf(row.line);
    const isFirst = count === 0 && row.line.bullet;
    // The title may be further to the right than the employer above it.
    const isTitleBelow = count === 0 && isTitle(text) && titleScore(rows[at]!.parts.join(" ")) <= 0;
    const isList = !isFirst && !isTitleBelow && rows[at]!.parts[0] && isIndented(rows, row, rows[at]!);
    if (!row.isHead || row.span || isList) break;
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

/** The only text of a head as a title and an employer, where it says "at". */
const withEmployerBehindAt = (pieces: readonly Piece[]): Piece[] => {
  const [piece, another] = pieces;
  const sides = piece && !another && piece.role === null ? atLastAt(piece.text) : null;
  return sides
    ? [
        { ...piece!, text: sides[0], role: "title" },
        { ...piece!, text: sides[1], slot: `${piece!.slot}:at`, role: "employer" },
      ]
    : [...pieces];
};

/** @param first How many rows above the dates the first row counts as. */
const headOf = (
  head: readonly Row[],
  above: number,
  first: number,
): Omit<JobHead, "body" | "isGroup" | "isFirst"> => {
  const pieces: Piece[] = [];
  const places: JobHead["places"] = [];
  for (const [at, { line, parts }] of head.entries()) {
    const number = at === 0 ? -first : at - above;
    let index = 0;
    for (const part of parts) {
      const { role, text } = labelled(part);
      for (const [n, written] of piecesAs(role, text, line.lead).entries()) {
        // "Chef | Client: Acme".
        const { role: own, text: piece } =
          n > 0 && role === null ? labelled(written) : { role, text: written };
        if (
          own === "place" ||
          (isPlace(piece) && (own === null || n > 0)) ||
          ((n > 0 || (at === above && parts.length === 1)) && isUnknownPlace(piece))
        )
          places.push({ text: piece, line, row: number });
        // "(fly in, fly out)" beside the dates says more of the job.
        else if (!/^\([^()]*\)$/.test(piece))
          pieces.push({ text: piece, line, slot: `${number}:${index++}`, role: own });
      }
    }
  }
  const { span, line: dated } = head[above]!;
  return { span, dated, pieces: withEmployerBehindAt(pieces), places, above };
};
