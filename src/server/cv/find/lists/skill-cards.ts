import { columnNamesOf } from "../parts/table-heads.ts";
import { edgesOf, type Line } from "../../text/line.ts";
import { areProofs } from "./skill-proofs.ts";

/** How far, in points, items with bullets begin from the edge of their card at most. */
const mostIndent = 24;

/** How far all texts of cards are from their edges, as the first says. */
const indentOf = (edges: readonly number[], below: Line | undefined): number => {
  const [left = 0] = below ? edgesOf(below) : [];
  const indent = left - (edges.findLast((edge) => edge < left + 3) ?? left);
  return below?.lefts && indent < mostIndent ? indent : 0;
};

/** Whether each text of a line begins at one of some edges; without edges, all cells must have one. */
const isAt = (line: Line, edges: readonly number[]): boolean => {
  const own = edgesOf(line);
  return (
    own.length === line.parts.length &&
    (line.lefts !== undefined || own.length === edges.length) &&
    own.every((left) => edges.some((edge) => Math.abs(edge - left) < 3))
  );
};

/** The edges of the texts below the heads of cards: those of the heads, or as far right of them as bullets move them. */
const edgesBelow = (head: Line, below: Line | undefined): number[] => {
  const edges = edgesOf(head);
  const indent = indentOf(edges, below);
  return edges.map((edge) => edge + indent);
};

/** How many lines below the heads of cards are in them: at the edges of the heads, and in another look. */
const heightOf = (lines: readonly Line[], at: number): number => {
  const { style, flow, parts, bullet } = lines[at]!;
  const edges = edgesBelow(lines[at]!, lines[at + 1]);
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

/** The cells of the card that begins at an edge. */
const cellsAt = (lines: readonly Line[], edge: number): string[] =>
  lines.flatMap((line) => line.parts.filter((_, at) => Math.abs(edgesOf(line)[at]! - edge) < 3));

const asItem = (line: Line, text: string, edge: number): Line => ({
  ...line,
  parts: [text],
  lefts: [edge],
  bullet: true,
  wraps: false,
});

/** What cards list: the items below each heading, or the headings themselves where sentences below them say how they are known. */
const itemsOfCards = (head: Line, lines: readonly Line[]): Line[] => {
  const cards = edgesBelow(head, lines[0]).map((edge) => ({ edge, cells: cellsAt(lines, edge) }));
  return cards.some(({ cells }) => !areProofs(cells))
    ? cards.flatMap(({ edge, cells }) => itemsOf(cells).map((text) => asItem(lines[0]!, text, edge)))
    : cards.map(({ edge }, at) => asItem(head, head.parts[at]!, edge));
};

/**
 * Skills in cards beside each other: what stands in one column below its heading belongs together, and the heading is no
 * skill but where sentences prove it.
 */
export const withoutCards = (lines: readonly Line[]): Line[] => {
  let end = 0;
  return lines.flatMap((line, at) => {
    if (at < end) return [];
    const height = heightOf(lines, at);
    end = at + 1 + height;
    return height ? itemsOfCards(line, lines.slice(at + 1, end)) : [line];
  });
};
