import { headingOf } from "../../../lexicon/cv/headings.ts";
import type { Row, Segment } from "./pdf-segments.ts";

/** Rows of one heading are this many times the font size apart at most. */
const within = 1.9;

/** What is added to the style of a heading that stood beside its part: the head of a job may look the same. */
const beside = " beside";

const dash = /^[—–-]$/;

/** The rows of each heading of a column, if it has nothing but headings, each beside the first line of its part; else null. */
export const headingsBeside = (left: readonly Row[], right: readonly Row[]): Row[][] | null => {
  const blocks: Row[][] = [];
  for (const row of left) {
    const above = blocks.at(-1)?.at(-1);
    if (above && row.y - above.y < row.segments[0]!.size * within) blocks.at(-1)!.push(row);
    else blocks.push([row]);
  }
  const known = blocks.filter((block) => headingOf(wordsIn(block)) !== null).length;
  const areBeside = blocks.every(([first]) => right.some(({ y }) => Math.abs(y - first!.y) < 2));
  return known > 2 && known >= blocks.length * 0.8 && areBeside ? blocks : null;
};

/** The texts of a heading without the dash that may stand above it. */
const textsIn = (block: readonly Row[]): Segment[] => {
  const texts = block.flatMap(({ segments }) => segments);
  return texts.length > 1 && dash.test(texts[0]!.text) ? texts.slice(1) : texts;
};
const wordsIn = (block: readonly Row[]): string =>
  textsIn(block)
    .map(({ text }) => text)
    .join(" ");

/**
 * The rows of both sides as one column, each heading above its part, where headings of several rows, such as a dash above the
 * word, stand beside texts whose lines are elsewhere; null where there are none.
 */
export const withHeadingsAbove = (left: readonly Row[], right: readonly Row[]): Row[] | null => {
  const blocks = headingsBeside(left, right);
  if (!blocks?.some(({ length }) => length > 1)) return null;
  const x = Math.min(...right.map(({ segments }) => segments[0]!.x));
  const headings = blocks.map((block): Row => {
    const [first] = textsIn(block);
    const { style, end, x: left } = first!;
    return {
      y: block[0]!.y - 2,
      segments: [{ ...first!, text: wordsIn(block), style: `${style}${beside}`, x, end: x + end - left }],
    };
  });
  return [...headings, ...right].toSorted((one, other) => one.y - other.y);
};
