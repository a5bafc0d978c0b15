import { spanIn, withoutSpan } from "../../../lexicon/time/spans.ts";
import { headingOf } from "../../../lexicon/cv/headings.ts";
import { isLabel } from "../../../lexicon/cv/labels.ts";
import type { Row, Segment } from "./pdf-segments.ts";

/** A part of a page that is read from top to bottom. */
export interface Region {
  rows: Row[];
  /** The left edges of the columns that it is in, from the outermost: the same on each page that goes on with it. */
  columns: number[];
}

const minRows = 3;
const deepest = 3;

/** The regions of a page in reading order: full-width rows, then the columns from left to right, and so on. */
export const regionsOf = (
  rows: Row[],
  columns: number[] = [],
  across: ReadonlySet<Row> = centredHeadings(rows),
): Region[] => {
  const split = columns.length < deepest ? splitColumns(rows, across) : null;
  if (!split) return rows.length ? [{ rows, columns }] : [];
  const { above, left, right, below, gutter } = split;
  return [
    ...regionsOf(above, columns, across),
    ...regionsOf(left, [...columns, edgeOf(left)], across),
    ...regionsOf(right, [...columns, gutter], across),
    ...regionsOf(below, columns, across),
  ].filter(({ rows: some }) => some.length);
};

/**
 * The regions of a page whose page before ends with two columns: they go on where nothing crosses their gutter and both have
 * text, however little of it.
 */
export const regionsWith = (rows: Row[], columns: readonly [number, number] | null): Region[] => {
  const found = regionsOf(rows);
  const [edge, gutter] = columns ?? [0, 0];
  const sides = [sideOf(rows, ({ x }) => x < gutter - 3), sideOf(rows, ({ x }) => x >= gutter - 3)] as const;
  const goesOn =
    columns &&
    found.length === 1 &&
    sides.every(({ length }) => length) &&
    sides[0].every(({ segments }) => Math.abs(segments[0]!.x - edge) < 12 && segments.at(-1)!.end < gutter) &&
    Math.abs(edgeOf(sides[1]) - gutter) < 6;
  return goesOn
    ? [
        { rows: sides[0], columns: [edge] },
        { rows: sides[1], columns: [gutter] },
      ]
    : found;
};

const edgeOf = (rows: readonly Row[]) => Math.min(...rows.map(({ segments }) => segments[0]!.x));

interface Split {
  above: Row[];
  left: Row[];
  right: Row[];
  below: Row[];
  gutter: number;
}

/** Splits rows at the vertical gutter that separates the most rows, if what is on its two sides is read separately. */
const splitColumns = (rows: Row[], across: ReadonlySet<Row>): Split | null => {
  const starts = new Set(rows.flatMap(({ segments }) => segments.map(({ x }) => Math.round(x))));
  const splits = [...starts].flatMap((gutter) => runsOf(rows, gutter - 2, across));
  for (const { from, to: end, gutter } of splits.toSorted((a, b) => b.weight - a.weight).slice(0, 12)) {
    // A heading at the end belongs to the text below that goes over both columns.
    const last = rows[end - 1]!;
    const isAbove = end < rows.length && last.segments.length === 1 && isHeading(last);
    const to = beforeEntries(rows.slice(from, isAbove ? end - 1 : end), gutter) + from;
    const run = rows.slice(from, to);
    const left = sideOf(run, ({ x }) => x < gutter);
    const right = sideOf(run, ({ x }) => x >= gutter);
    if (left.length && right.length && isColumns(left, right))
      return { above: rows.slice(0, from), left, right, below: rows.slice(to), gutter };
  }
  return null;
};

/**
 * How many rows of a run come before a heading whose entries have something beside them, such as their dates at the right:
 * contact details in two columns, or centred ones, go no further. All of them where there is none.
 */
const beforeEntries = (run: readonly Row[], gutter: number): number => {
  const at = run.findIndex((row) => row.segments.length === 1 && isHeading(row));
  const below = run.slice(at);
  const right = below.filter(({ segments }) => segments.some(({ x }) => x >= gutter));
  const isOfEntries =
    at > 0 &&
    right.length > 0 &&
    right.every((row, n) => row.segments[0]!.x < gutter || (n > 0 && isNextLine(right[n - 1]!, row))) &&
    below[0]!.segments[0]!.x < gutter &&
    run.slice(0, at).every((row) => !isHeading(row));
  return isOfEntries ? at : run.length;
};

/** Whether a row is the next line of the one above, and no entry of its own. */
const isNextLine = (above: Row, { y, segments: [first] }: Row): boolean => y - above.y < first!.size * 1.6;

const sideOf = (rows: readonly Row[], isIn: (segment: Segment) => boolean): Row[] =>
  rows.flatMap(({ y, segments }) => {
    const own = segments.filter(isIn);
    return own.length ? [{ y, segments: own }] : [];
  });

/** The headings in the middle of the page, where it has several: they stand over all of it, however short they are. */
const centredHeadings = (rows: readonly Row[]): ReadonlySet<Row> => {
  const left = Math.min(...rows.map(({ segments }) => segments[0]!.x));
  const right = Math.max(...rows.map(({ segments }) => segments.at(-1)!.end));
  const centred = rows.filter((row) => {
    const [{ x, end }] = row.segments as [Segment];
    return (
      row.segments.length === 1 && x > left + 6 && Math.abs(x + end - left - right) < 8 && isHeading(row)
    );
  });
  return new Set(centred.length > 1 ? centred : []);
};

/** The runs of rows that nothing crosses at a position, with rows on both sides of it. */
const runsOf = (rows: readonly Row[], gutter: number, across: ReadonlySet<Row>) => {
  const runs: { from: number; to: number; gutter: number; weight: number }[] = [];
  let from = 0;
  for (let to = 0; to <= rows.length; to++) {
    const row = rows[to];
    const isAcross = row && (row.isTable || across.has(row));
    if (row && !isAcross && !row.segments.some(({ x, end }) => x < gutter && end > gutter - 3)) continue;
    const run = rows.slice(from, to);
    const left = run.filter(({ segments }) => segments.some(({ x }) => x < gutter)).length;
    const right = run.filter(({ segments }) => segments.some(({ x }) => x >= gutter)).length;
    if (left >= minRows && right >= minRows)
      runs.push({ from, to, gutter, weight: Math.min(left, right) * 4 + run.length });
    from = to + 1;
  }
  return runs;
};

const rowText = ({ segments }: Row) => segments.map(({ text }) => text).join(" ");
const isHeading = (row: Row) => headingOf(rowText(row)) !== null;
const isContact = (row: Row) => /@\w|\+?\d[\d ()-]{7,}|linkedin\.com/i.test(rowText(row));

const isDate = (row: Row): boolean => {
  const text = rowText(row);
  const span = spanIn(text);
  return span !== null && withoutSpan(text, span).length < 12;
};

/** Whether the same few words come again and again, as the labels of a form do for each of several entries. */
const areLabels = (rows: readonly Row[]): boolean => {
  const texts = rows.map(rowText);
  const again = [...Map.groupBy(texts, (text) => text).values()].filter(({ length }) => length > 1).flat();
  return (
    again.length > 5 && again.length * 2 >= texts.length && again.every((text) => text.split(" ").length < 5)
  );
};

/** Whether two sides are columns: a column of dates or of headings beside the text belongs to the rows. */
const isColumns = (left: Row[], right: Row[]): boolean => {
  const from = Math.max(left[0]!.y, right[0]!.y) - 2;
  const to = Math.min(left.at(-1)!.y, right.at(-1)!.y) + 2;
  const [ofLeft, ofRight] = [left, right].map((rows) => rows.filter(({ y }) => y >= from && y <= to)) as [
    Row[],
    Row[],
  ];
  const text = [ofLeft, ofRight].map((rows) => rows.filter((row) => !isHeading(row)));
  // Contact details may be above the dates.
  const first = [...ofLeft, ...ofRight].filter(isHeading).reduce((y, row) => Math.min(y, row.y), Infinity);
  const below = text.map((rows) => rows.filter(({ y }) => y > first));
  if ([...text, ...below].some((rows) => rows.length > 0 && rows.filter(isDate).length >= rows.length * 0.6))
    return false;
  // "Position held", "Employer" and so on, each beside its value.
  const labels = text[0]!.filter((row) => isLabel(rowText(row))).length;
  const dates = labels > 1 ? text[0]!.filter(isDate).length : 0;
  if (labels && labels + dates >= text[0]!.length * 0.5) return false;
  if (areLabels(text[0]!)) return false;
  const [onLeft, onRight] = [left, right].map((rows) => rows.filter(isHeading).length) as [number, number];
  // Nothing but headings, each beside the first line of its part, whatever headings the parts have.
  const besideLeft = left.filter((row) => right.some(({ y }) => Math.abs(y - row.y) < 2)).length;
  if (onLeft > 2 && onLeft >= left.length * 0.8 && besideLeft === left.length) return false;
  if (onLeft && onRight) return true;
  const [few, many] = ofLeft.length <= ofRight.length ? [ofLeft, ofRight] : [ofRight, ofLeft];
  if (!few.length) return false;
  const beside = few.filter((row) => many.some(({ y }) => Math.abs(y - row.y) < 2)).length;
  const share = beside / few.length;
  const isMargin = share === 1 && onLeft * 2 > left.length;
  const isLabels = isMargin || onLeft >= left.length - 1 || onRight >= right.length - 1;
  if (onLeft || onRight) {
    const [match, other] = onLeft ? [left, right] : [right, left];
    // The phone numbers of referees are in their part of the CV, not in a column of its own.
    const referees = match.find((row) => headingOf(rowText(row)) === "references")?.y ?? Infinity;
    // "2023 - 2024" looks as a phone number does, but beside its entry it is none.
    const isOwn = (row: Row) =>
      isContact(row) && row.y < referees && (share < 1 || !spanIn(rowText(row))?.isRange);
    if (other.some(isOwn) && other.length < 25 && !isLabels) return true;
  }
  return share < (isLabels ? 0.25 : 0.5) && few.length >= 4;
};
