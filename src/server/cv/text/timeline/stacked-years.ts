import { isNow } from "../../../../lexicon/time/spans.ts";
import type { Row, Segment } from "../pdf-segments.ts";

const years = /^(\S+)(?: (\S+))?$/;
const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/.test(text);

/** Whether a text is a year or two, such as dots of a timeline have them: "2023 2021", "now 2024". */
export const isStacked = (text: string): boolean => {
  const [, upper = "", lower] = years.exec(text) ?? [];
  return (isYear(upper) || isNow(upper)) && (lower === undefined || isYear(lower) || isNow(lower));
};

/** Two years above each other as a time, whichever stands above: "2021 – 2023", "2024 – now". */
export const asRange = (text: string): string => {
  const [, upper = "", lower] = years.exec(text) ?? [];
  if (!lower || !isStacked(text)) return text;
  const [start, end] = isNow(upper) || (!isNow(lower) && upper > lower) ? [lower, upper] : [upper, lower];
  return `${start} – ${end}`;
};

/** The two years of an entry are this many times the font size apart at most. */
const nearest = 1.9;
/** Entries are further apart than the two years of one, by this factor at least. */
const apart = 1.3;

/** Years that end at one edge as pairs above each other, if all of them are such and there are several; else none. */
const pairsOf = (years: readonly Segment[]): [Segment, Segment][] => {
  const pairs = years.flatMap((year, at) =>
    at % 2 === 0 && years[at + 1] ? [[year, years[at + 1]!] as [Segment, Segment]] : [],
  );
  const within = Math.max(...pairs.map(([upper, lower]) => lower.y - upper.y));
  const areApart = pairs.every(([{ y }], at) => at === 0 || y - pairs[at - 1]![1].y > within * apart);
  const areTimes = pairs.every(
    ([upper, lower]) => isStacked(`${upper.text} ${lower.text}`) && lower.y - upper.y < upper.size * nearest,
  );
  return pairs.length > 1 && years.length % 2 === 0 && areApart && areTimes ? pairs : [];
};

/** The rows of a page in which the years of each entry stand above each other at its left, "2020" above "now", as one time. */
export const withStackedYears = (rows: readonly Row[]): Row[] => {
  const years = rows.flatMap(({ y, segments: [first] }) =>
    first && (isYear(first.text) || isNow(first.text)) ? [{ y, first }] : [],
  );
  const edges = Map.groupBy(years, ({ first }) => Math.round(first.end / 2));
  const pairs = [...edges.values()].flatMap((own) => pairsOf(own.map(({ first }) => first)));
  const times = new Map(pairs.map(([upper, lower]) => [upper, asRange(`${upper.text} ${lower.text}`)]));
  const taken = new Set(pairs.map(([, lower]) => lower));
  return rows
    .map((row) => ({
      ...row,
      segments: row.segments
        .filter((one) => !taken.has(one))
        .map((one) => ({ ...one, text: times.get(one) ?? one.text })),
    }))
    .filter(({ segments }) => segments.length);
};
