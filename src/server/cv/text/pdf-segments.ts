import type { PDFPageProxy } from "unpdf/pdfjs";
import { plainText } from "./line.ts";

/** Text on a page without a wide gap in it. Positions are in points, from the left and from the top. */
export interface Segment {
  x: number;
  /** The right edge. */
  end: number;
  /** The baseline. */
  y: number;
  size: number;
  style: string;
  /** The style of its last piece, where that is another one. */
  endStyle?: string;
  text: string;
}

/** Segments on one baseline, from left to right. */
export interface Row {
  y: number;
  segments: Segment[];
}

/** A gap wider than this part of the font size separates segments. */
const gapOfSize = 1.15;

/** The rows of a page, from top to bottom. Rotated text is left out. */
export const rowsOf = async (page: PDFPageProxy): Promise<Row[]> => {
  const { items } = await page.getTextContent();
  const { height } = page.getViewport({ scale: 1 });
  const pieces = items.flatMap((item) => ("str" in item ? piecesOf(item, height) : []));
  const rows = groupByBaseline(pieces);
  const edges = columnEdges(rows);
  return rows.map(({ y, segments }) => ({ y, segments: joinPieces(segments, edges) }));
};

const byX = (one: Segment, other: Segment) => one.x - other.x;

/** A gap that is wider than between words, but not as wide as between columns. */
const isNotable = (before: Segment, { x, size }: Segment) => x - before.end > size * 0.6;

/** The positions, in whole points, where texts start after a gap in several rows: columns that are close to each other. */
const columnEdges = (rows: readonly Row[]): ReadonlySet<number> => {
  const counts = new Map<number, number>();
  for (const { segments } of rows)
    for (const [at, piece] of segments.toSorted(byX).entries()) {
      const before = at > 0 && segments.toSorted(byX)[at - 1]!;
      if (before && isNotable(before, piece)) {
        const edge = Math.round(piece.x);
        counts.set(edge, (counts.get(edge) ?? 0) + 1);
      }
    }
  return new Set([...counts].flatMap(([edge, count]) => (count >= 3 ? edge : [])));
};

interface TextItem {
  str: string;
  transform: number[];
  width: number;
  fontName: string;
}

/** The parts of an item: spaces in a row stand for a gap. */
const piecesOf = ({ str, transform, width, fontName }: TextItem, height: number): Segment[] => {
  const [a = 0, b = 0, , d = 0, x = 0, y = 0] = transform;
  if (!str.trim() || Math.abs(b) > Math.abs(a) / 4) return [];
  const size = Math.abs(d) || Math.abs(a);
  const advance = width / str.length;
  const style = `${fontName} ${Math.round(size * 2) / 2}`;
  return [...str.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map(({ 0: text, index }) => ({
    x: x + index * advance,
    end: x + (index + text.length) * advance,
    y: height - y,
    size,
    style,
    text,
  }));
};

const groupByBaseline = (pieces: Segment[]): Row[] => {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const last = rows.at(-1);
    if (last && piece.y - last.y < Math.min(piece.size, last.segments[0]!.size) * 0.4)
      last.segments.push(piece);
    else rows.push({ y: piece.y, segments: [piece] });
  }
  return rows;
};

/** Joins the pieces of a row that have no wide gap between them. */
const joinPieces = (pieces: Segment[], edges: ReadonlySet<number>): Segment[] => {
  const sorted = pieces.toSorted(byX);
  const narrow = spacing(sorted);
  const segments: Segment[] = [];
  for (const piece of sorted) {
    const last = segments.at(-1);
    const gap = last ? piece.x - last.end : Infinity;
    // The same text printed twice with a small offset looks bold.
    if (last && gap < -last.size && last.text.endsWith(piece.text) && Math.abs(piece.end - last.end) < 2)
      continue;
    const isColumn = last && edges.has(Math.round(piece.x)) && isNotable(last, piece);
    if (last && !isColumn && gap < sizeBetween(last, piece) * gapOfSize) {
      const between = isSpaced(last.text, piece.text) || isSpaced(piece.text, last.text) ? "  " : " ";
      last.text += (gap > narrow ? between : "") + piece.text;
      last.end = Math.max(last.end, piece.end);
      last.endStyle = piece.style;
    } else segments.push({ ...piece });
  }
  return segments.map((segment) => ({ ...segment, text: plainText(unspaced(segment.text)) }));
};

/** The size that a gap is measured by: the smaller one between a name and the small print beside it. */
const sizeBetween = (one: Segment, other: Segment): number => {
  const [small, large] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  const isOther = large > small * 1.6 && one.text.length > 2 && other.text.length > 2;
  return isOther ? -Infinity : large;
};

/** Letters with spaces between them; a pair that is set close, such as TA, is without one. */
const letters = /^(?:\S{1,2} )+\S{1,2}(?: {2}(?:\S{1,2} )*\S{1,2})*$/;

/** Whether the letters of a text have spaces between them, and another text beside it is such, too, or a single mark. */
const isSpaced = (text: string, other: string): boolean =>
  letters.test(text) && (other.length < 3 || letters.test(other));

/** The widest gap within a word: larger where letters are printed one by one. */
const spacing = (pieces: readonly Segment[]): number => {
  const [first] = pieces;
  const ordinary = first ? first.size * 0.16 : 0;
  const alone = pieces.filter(({ text }) => text.length === 1).length;
  if (pieces.length < 4 || alone < pieces.length * 0.7) return ordinary;
  const gaps = pieces
    .slice(1)
    .map(({ x }, index) => x - pieces[index]!.end)
    .toSorted((a, b) => a - b);
  return Math.max(ordinary, (gaps[Math.floor(gaps.length / 2)] ?? 0) * 1.6);
};

const spacedWords = /^\S{1,2}(?: \S{1,2})+(?:\s{2,}\S{1,2}(?: \S{1,2})+)*$/;

const isMostlySingle = (text: string): boolean => {
  const single = text.match(/(?<!\S)\S(?!\S)/g)?.length ?? 0;
  return single >= 4 && single * 1.5 >= text.split(/\s+/).length;
};

/** "E X P E R I E N C E" as a word; two spaces separate its words. */
const unspaced = (text: string): string =>
  spacedWords.test(text) && isMostlySingle(text)
    ? text
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(" ", ""))
        .join(" ")
    : text;
