import { isSpanAlone } from "../../../lexicon/time/spans.ts";
import { centredHeadings, headsBeside } from "./column-heads.ts";
import { isColumns, isHeading, isOverColumns } from "./column-sides.ts";
import { withHeadingsAbove } from "./headings-beside.ts";
import type { Row, Segment } from "./pdf-segments.ts";

/** A part of a page that is read from top to bottom. */
export interface Region {
  rows: Row[];
  /** The left edges of the columns that it is in, from the outermost: the same on each page that goes on with it. */
  columns: number[];
}

/** What is known of a page before it is divided. */
interface Page {
  /** The rows that stand over all columns. */
  across: ReadonlySet<Row>;
  /** Where rows of headings stand beside each other, each over a column. */
  heads: ReadonlySet<number>;
}

const minRows = 3;
const deepest = 3;

/** The regions of a page in reading order: full-width rows, then the columns from left to right, and so on. */
export const regionsOf = (
  rows: Row[],
  columns: number[] = [],
  page: Page = { across: centredHeadings(rows), heads: headsBeside(rows) },
): Region[] => {
  const split = columns.length < deepest ? splitColumns(rows, page) : null;
  if (!split) return rows.length ? [{ rows, columns }] : [];
  const [before, after] = [split.above, split.below].map((some) => regionsOf(some, columns, page));
  if ("whole" in split) return joined([...before!, { rows: split.whole, columns }, ...after!]);
  const { left, right, gutter } = split;
  return [
    ...before!,
    ...regionsOf(left, [...columns, edgeOf(left)], page),
    ...regionsOf(right, [...columns, gutter], page),
    ...after!,
  ].filter(({ rows: some }) => some.length);
};

/** Regions that follow each other in the same columns, as one. */
const joined = (regions: readonly Region[]): Region[] =>
  regions.reduce<Region[]>((all, { rows, columns }) => {
    const last = all.at(-1);
    return last?.columns.join() === columns.join()
      ? [...all.slice(0, -1), { rows: [...last.rows, ...rows], columns }]
      : [...all, { rows, columns }];
  }, []);

/** The regions of a page after one that ends with two columns, which go on where nothing crosses their gutter and both have text. */
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

/** Two columns with what is above and below them, or rows whose headings stood at their left. */
type Split = { above: Row[]; below: Row[] } & (
  { left: Row[]; right: Row[]; gutter: number } | { whole: Row[] }
);

/** Splits rows at the vertical gutter that separates the most rows, if what is on its two sides is read separately. */
const splitColumns = (rows: Row[], { across, heads }: Page): Split | null => {
  const starts = new Set(rows.flatMap(({ segments }) => segments.map(({ x }) => Math.round(x))));
  const splits = [...starts].flatMap((gutter) => runsOf(rows, gutter - 2, { across, heads }));
  for (const { from, to: end, gutter } of splits.toSorted((a, b) => b.weight - a.weight).slice(0, 12)) {
    // Contact details in short lines may be above the first heading.
    const start = rows.findIndex(({ segments }, at) => at >= from && segments.some(({ x }) => x >= gutter));
    const whole = withHeadingsAbove(...sidesOf(rows.slice(start, end), gutter));
    if (whole) return { above: rows.slice(0, start), whole, below: rows.slice(end) };
    // A heading at the end belongs to the text below that goes over both columns.
    const last = rows[end - 1]!;
    const isAbove = end < rows.length && last.segments.length === 1 && isHeading(last);
    const run = rows.slice(from, isAbove ? end - 1 : end);
    const to = from + (heads.has(rows[from]!.y) ? run.length : beforeEntries(run, gutter));
    const [left, right] = sidesOf(rows.slice(from, to), gutter);
    const areBelowHeads = left[0]?.y === right[0]?.y && heads.has(left[0]?.y ?? NaN);
    if (left.length && right.length && (areBelowHeads || isColumns(left, right)))
      return { above: rows.slice(0, from), left, right, below: rows.slice(to), gutter };
  }
  return null;
};

/**
 * How many rows of a run come before a heading whose entries have something beside them, such as their dates at the right, or
 * nothing at all: contact details in two columns, or centred ones, go no further. All of them where there is none.
 */
const beforeEntries = (run: readonly Row[], gutter: number): number => {
  const at = run.findIndex((row) => row.segments.length === 1 && isHeading(row));
  const below = run.slice(at);
  const right = below.filter(({ segments }) => segments.some(({ x }) => x >= gutter));
  const isOfEntries =
    at > 0 &&
    right.every((row, n) => row.segments[0]!.x < gutter || (n > 0 && isNextLine(right[n - 1]!, row))) &&
    below[0]!.segments[0]!.x < gutter &&
    run.slice(0, at).every((row) => !isHeading(row) && !isOverColumns(row, below.slice(0, 1)));
  return isOfEntries ? at : run.length;
};

/** Whether a row is the next line of the one above, and no entry of its own. */
const isNextLine = (above: Row, { y, segments: [first] }: Row): boolean => y - above.y < first!.size * 1.6;

const sideOf = (rows: readonly Row[], isIn: (segment: Segment) => boolean): Row[] =>
  rows.flatMap(({ y, segments }) => {
    const own = segments.filter(isIn);
    return own.length ? [{ y, segments: own }] : [];
  });

const sidesOf = (rows: readonly Row[], gutter: number): [Row[], Row[]] => [
  sideOf(rows, ({ x }) => x < gutter),
  sideOf(rows, ({ x }) => x >= gutter),
];

/** Whether rows have nothing but dates at the right of a position. */
const haveDates = (rows: readonly Row[], gutter: number): boolean => {
  const [, right] = sidesOf(rows, gutter);
  return right.length > 0 && right.every((row) => row.segments.every(({ text }) => isSpanAlone(text)));
};

/** Where the columns below a row of headings end: at a row of more headings than that one has, or with the run. */
const endOfHeads = (rows: readonly Row[], start: number, to: number, heads: ReadonlySet<number>): number => {
  const next = rows.findIndex(
    ({ y, segments }, at) =>
      at > start && at < to && heads.has(y) && segments.length > rows[start]!.segments.length,
  );
  return next < 0 ? to : next;
};

/** The runs of rows on both sides of a position that nothing crosses, and what is left of each from headings in one row on. */
const runsOf = (rows: readonly Row[], gutter: number, { across, heads }: Page) => {
  const runs: { from: number; to: number; gutter: number; weight: number }[] = [];
  let from = 0;
  for (let to = 0; to <= rows.length; to++) {
    const row = rows[to];
    const isAcross = row && (row.isTable || across.has(row));
    if (row && !isAcross && !row.segments.some(({ x, end }) => x < gutter && end > gutter - 3)) continue;
    const head = rows.findIndex(({ y }, at) => at > from && at < to && heads.has(y));
    for (let start = from; start < to; start++) {
      if (start > from && !heads.has(rows[start]!.y)) continue;
      // Dates at the right of the entries above are no column with what is below such headings.
      if (start === from && head > 0 && haveDates(rows.slice(from, head), gutter)) continue;
      const end = heads.has(rows[start]!.y) ? endOfHeads(rows, start, to, heads) : to;
      const run = rows.slice(start, end);
      const left = run.filter(({ segments }) => segments.some(({ x }) => x < gutter)).length;
      const right = run.filter(({ segments }) => segments.some(({ x }) => x >= gutter)).length;
      if (left >= minRows && right >= minRows)
        runs.push({ from: start, to: end, gutter, weight: Math.min(left, right) * 4 + run.length });
    }
    from = to + 1;
  }
  return runs;
};
