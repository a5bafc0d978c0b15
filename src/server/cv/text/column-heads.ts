import { isSpanAlone } from "../../../lexicon/time/spans.ts";
import { headingOf } from "../../../lexicon/cv/headings.ts";
import { isHeading } from "./column-sides.ts";
import type { Row, Segment } from "./pdf-segments.ts";
import { usualSize } from "./usual-size.ts";

/** Letters of headings are so many points larger than those of the text at least. */
const larger = 0.8;

const usualIn = (rows: readonly Row[]): number => usualSize(rows.flatMap(({ segments }) => segments));

/** Whether a text may be a heading, whatever it says: a few words in large letters. */
const isLarge = ({ text, size }: Segment, usual: number): boolean =>
  size > usual + larger && text.length < 40 && !/[\d@,]/.test(text);

/** Headings in the middle of the page are over all of it, however short; those in words of their own are three or more in one look. */
export const centredHeadings = (rows: readonly Row[]): ReadonlySet<Row> => {
  const left = Math.min(...rows.map(({ segments }) => segments[0]!.x));
  const right = Math.max(...rows.map(({ segments }) => segments.at(-1)!.end));
  const centred = rows.filter(({ segments: [first, more] }) => {
    const { x, end } = first!;
    return !more && x > left + 6 && Math.abs(x + end - left - right) < 8;
  });
  const known = centred.filter(isHeading);
  const usual = usualIn(rows);
  const large = Map.groupBy(
    centred.filter(({ segments: [first] }) => isLarge(first!, usual)),
    ({ segments: [first] }) => first!.style,
  );
  const alike = [...large.values()].filter(({ length }) => length > 2).flat();
  return new Set([...(known.length > 1 ? known : []), ...alike]);
};

/** The least dates of a line of time. */
const leastDates = 2;

/** Whether below each text of a row there are lines with nothing but dates, all in one look: lines of time beside each other. */
const areOverDates = ({ y, segments }: Row, dates: readonly Segment[]): boolean => {
  const below = dates.filter((one) => one.y > y);
  return segments.every(({ x }, at) => {
    const next = segments[at + 1]?.x ?? Infinity;
    const own = below.filter((one) => one.x >= x - 3 && one.x < next - 3 && one.style === below[0]!.style);
    return own.length >= leastDates && new Set(own.map((one) => Math.round(one.x))).size === 1;
  });
};

/**
 * Where rows of headings stand beside each other: two or more texts in large letters of one look, which a heading that is known
 * has, or which have a line of time each, with smaller text below each.
 */
export const headsBeside = (rows: readonly Row[]): ReadonlySet<number> => {
  const usual = usualIn(rows);
  const isOver = ({ x, size }: Segment, next: Row | undefined) =>
    next?.segments.some((below) => Math.abs(below.x - x) < 3 && below.size < size) === true;
  const known = new Set(
    rows.flatMap(({ segments }) => segments.flatMap(({ text, style }) => (headingOf(text) ? style : []))),
  );
  const dates = rows.flatMap(({ y, segments }) =>
    segments.filter(({ text }) => isSpanAlone(text)).map((one) => ({ ...one, y })),
  );
  return new Set(
    rows.flatMap(({ y, segments }, at) =>
      segments.length > 1 &&
      segments.every((one) => one.style === segments[0]!.style && isLarge(one, usual)) &&
      (areOverDates(rows[at]!, dates) ||
        (known.has(segments[0]!.style) &&
          segments.every((one) => isOver(one, rows[at + 1]) || isOver(one, rows[at + 2]))))
        ? y
        : [],
    ),
  );
};
