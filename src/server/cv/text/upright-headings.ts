import { headingOf } from "../../../lexicon/cv/headings.ts";
import type { Row, Segment } from "./pdf-segments.ts";
import { unspaced } from "./spaced-letters.ts";

/** So many known headings above each other are those of a page. */
const fewest = 3;

/**
 * The rows of a page with the headings that are turned upright beside their parts, each as a row above its part; other upright
 * text is left out.
 * @param turned The upright texts of the page, whose `y` is their upper end and whose width is their height on the page.
 */
export const withUprightHeadings = (rows: readonly Row[], turned: readonly Segment[]): readonly Row[] => {
  const words = turned.map((one) => ({ ...one, text: unspaced(one) }));
  const edges = [...Map.groupBy(words, ({ x }) => Math.round(x / 2)).values()];
  const isKnown = ({ text }: Segment) => headingOf(text) !== null;
  const own = edges.find((texts) => texts.filter(isKnown).length >= fewest) ?? [];
  const top = Math.min(...own.map(({ y }) => y));
  const below = rows.filter(({ y }) => y > top);
  const left = Math.min(...below.flatMap(({ segments }) => segments.map(({ x }) => x)));
  if (!own.length || !below.length || own.some(({ x }) => x > left)) return rows;
  const headings = own.map((one): Row => {
    const style = `${one.style} upright`;
    return { y: one.y, segments: [{ ...one, style, x: left, end: left + one.end - one.x }] };
  });
  return [...rows, ...headings].toSorted((one, other) => one.y - other.y);
};
