import { columnNamesOf } from "../parts/table-heads.ts";
import type { Line } from "../../text/line.ts";

/** Where the texts of a line begin: at their left edges, or in their cells where the file has no edges. */
const edgesOf = ({ lefts, parts }: Line): readonly number[] => lefts ?? parts.map((_, at) => at * 100);

/** Whether each text of a line begins at one of some edges; without edges, all cells must have one. */
const isAt = (line: Line, edges: readonly number[]): boolean => {
  const own = edgesOf(line);
  return (
    own.length === line.parts.length &&
    (line.lefts !== undefined || own.length === edges.length) &&
    own.every((left) => edges.some((edge) => Math.abs(edge - left) < 3))
  );
};

/** How many lines below the heads of cards are in them: at the edges of the heads, and in another look. */
const heightOf = (lines: readonly Line[], at: number): number => {
  const { style, flow, parts, bullet } = lines[at]!;
  const edges = edgesOf(lines[at]!);
  if (parts.length < 2 || edges.length < 2 || bullet || columnNamesOf(parts)) return 0;
  const look = lines[at + 1]?.style;
  let end = at + 1;
  for (let line = lines[end]; line && line.flow === flow && line.style === look && isAt(line, edges);)
    line = lines[++end];
  const isCards = look !== style && lines.slice(at + 1, end).some((line) => line.parts.length > 1);
  return isCards ? end - at - 1 : 0;
};

/** The cells below each other in a card: one list where commas go on from cell to cell, else an item in each. */
const itemsOf = (cells: readonly string[]): string[] =>
  cells.some((text) => text.includes(",")) ? [cells.join(" ")] : [...cells];

/** The items of the card that begins at an edge, each as a line. */
const cardAt = (lines: readonly Line[], edge: number): Line[] => {
  const isIn = (line: Line, at: number) => Math.abs(edgesOf(line)[at]! - edge) < 3;
  const cells = lines.flatMap((line) => line.parts.filter((_, at) => isIn(line, at)));
  return itemsOf(cells).map((text) => ({
    ...lines[0]!,
    parts: [text],
    lefts: [edge],
    bullet: true,
    wraps: false,
  }));
};

/**
 * Skills in cards beside each other: what stands in one column below its heading belongs together, and the heading is no
 * skill.
 */
export const withoutCards = (lines: readonly Line[]): Line[] => {
  let end = 0;
  return lines.flatMap((line, at) => {
    if (at < end) return [];
    const height = heightOf(lines, at);
    end = at + 1 + height;
    const own = lines.slice(at + 1, end);
    return height ? edgesOf(line).flatMap((edge) => cardAt(own, edge)) : [line];
  });
};
