import { edgesOf, textOf, type Line } from "../../text/line.ts";
import { columnNamesOf } from "../parts/table-heads.ts";
import { wordsIn } from "../parts/sentences.ts";
import { paragraphsOf } from "./items.ts";

/** The most words of a skill that stands over what proves it. */
const mostOfSkill = 5;
/** The least words that such texts have, on the average, and those below one skill: items of a list have fewer. */
const leastOfProof = 6;
const leastBelowOne = 4;

/** Whether a line is a few words, directly over a list that has marks, or over text in another look. */
const isOverList = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  (next.bullet ? !line.bullet : line.style !== next.style && !next.gap) &&
  line.parts.length === 1 &&
  wordsIn(textOf(line)) <= mostOfSkill &&
  !/[,:;]/.test(textOf(line));

/** Whether a text is a list of names: "Canvas LMS, Articulate 360, Camtasia, H5P". */
const isList = (text: string): boolean => {
  const items = text.split(/[,;|•]\s*/);
  return items.length > 2 && wordsIn(text) < items.length * 3;
};

/** Whether texts have so many words, on the average. */
const areLong = (texts: readonly string[], least: number): boolean =>
  texts.reduce((sum, text) => sum + wordsIn(text), 0) >= texts.length * least;

/** Whether the lines below a skill prove it: a sentence over one or more of them, and no list of other skills. */
const areProofs = (texts: readonly string[]): boolean =>
  !texts.some(isList) && texts.some((text) => wordsIn(text) >= leastOfProof);

const textsOf = (lines: readonly Line[]): string[] =>
  paragraphsOf(lines).map((paragraph) => paragraph.map(textOf).join(" "));

/** The lines of the list, or of the text, below a line. */
const linesBelow = (lines: readonly Line[], at: number): readonly Line[] => {
  const { bullet, style } = lines[at + 1]!;
  const end = lines.findIndex(
    (line, index) => index > at && (line.bullet !== bullet || (!bullet && line.style !== style)),
  );
  return lines.slice(at + 1, end < 0 ? lines.length : end);
};

/**
 * The lines of skills without what proves them: "Team leadership" over "• Led 14 consultants; sick leave fell by a third". Where
 * several skills stand over lists of sentences, these say what was done and name no other skills.
 */
export const withoutProofs = (lines: readonly Line[]): readonly Line[] => {
  const heads = lines.flatMap((line, at) => {
    const below = isOverList(line, lines[at + 1]) ? linesBelow(lines, at) : [];
    const texts = textsOf(below);
    return texts.length && !texts.every(isList) && areLong(texts, leastBelowOne)
      ? { line, below, texts }
      : [];
  });
  const all = heads.flatMap(({ texts }) => texts);
  if (heads.length < 2 || !areLong(all, leastOfProof)) return lines;
  const proofs = new Set(heads.flatMap(({ below }) => below));
  const skills = new Set(heads.map(({ line }) => line));
  const [{ line: first, below }] = heads as [(typeof heads)[0]];
  // "Software" in the same bold letters over a list of names is no skill.
  const isOther = (line: Line, at: number) =>
    below[0]!.bullet &&
    line.style === first.style &&
    line.style !== below[0]!.style &&
    lines[at + 1]?.style !== line.style;
  return lines.flatMap((line, at) => {
    if (skills.has(line)) return { ...line, bullet: true };
    return proofs.has(line) || isOther(line, at) ? [] : line;
  });
};

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

/** Skills in cards beside each other: a column below its heading belongs together; where sentences prove it, the heading is one. */
export const withoutCards = (lines: readonly Line[]): Line[] => {
  let end = 0;
  return lines.flatMap((line, at) => {
    if (at < end) return [];
    const height = heightOf(lines, at);
    end = at + 1 + height;
    return height ? itemsOfCards(line, lines.slice(at + 1, end)) : [line];
  });
};
