import { isColumns, isHeading } from "./column-sides.ts";
import { withHeadingsAbove } from "./headings-beside.ts";
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
  const [before, after] = [split.above, split.below].map((some) => regionsOf(some, columns, across));
  if ("whole" in split) return joined([...before!, { rows: split.whole, columns }, ...after!]);
  const { left, right, gutter } = split;
  return [
    ...before!,
    ...regionsOf(left, [...columns, edgeOf(left)], across),
    ...regionsOf(right, [...columns, gutter], across),
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

/** Two columns with what is above and below them, or rows whose headings stood at their left. */
type Split = { above: Row[]; below: Row[] } & (
  { left: Row[]; right: Row[]; gutter: number } | { whole: Row[] }
);

/** Splits rows at the vertical gutter that separates the most rows, if what is on its two sides is read separately. */
const splitColumns = (rows: Row[], across: ReadonlySet<Row>): Split | null => {
  const starts = new Set(rows.flatMap(({ segments }) => segments.map(({ x }) => Math.round(x))));
  const splits = [...starts].flatMap((gutter) => runsOf(rows, gutter - 2, across));
  for (const { from, to: end, gutter } of splits.toSorted((a, b) => b.weight - a.weight).slice(0, 12)) {
    // Contact details in short lines may be above the first heading.
    const start = rows.findIndex(({ segments }, at) => at >= from && segments.some(({ x }) => x >= gutter));
    const whole = withHeadingsAbove(...sidesOf(rows.slice(start, end), gutter));
    if (whole) return { above: rows.slice(0, start), whole, below: rows.slice(end) };
    // A heading at the end belongs to the text below that goes over both columns.
    const last = rows[end - 1]!;
    const isAbove = end < rows.length && last.segments.length === 1 && isHeading(last);
    const to = beforeEntries(rows.slice(from, isAbove ? end - 1 : end), gutter) + from;
    const [left, right] = sidesOf(rows.slice(from, to), gutter);
    if (left.length && right.length && isColumns(left, right))
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

const sidesOf = (rows: readonly Row[], gutter: number): [Row[], Row[]] => [
  sideOf(rows, ({ x }) => x < gutter),
  sideOf(rows, ({ x }) => x >= gutter),
];

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
