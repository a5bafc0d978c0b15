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
  return groupByBaseline(pieces).map(({ y, segments }) => ({ y, segments: joinPieces(segments) }));
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
const joinPieces = (pieces: Segment[]): Segment[] => {
  const sorted = pieces.toSorted((one, other) => one.x - other.x);
  const narrow = spacing(sorted);
  const segments: Segment[] = [];
  for (const piece of sorted) {
    const last = segments.at(-1);
    const gap = last ? piece.x - last.end : Infinity;
    // The same text printed twice with a small offset looks bold.
    if (last && gap < -last.size && last.text.endsWith(piece.text) && Math.abs(piece.end - last.end) < 2)
      continue;
    if (last && gap < Math.max(piece.size, last.size) * gapOfSize) {
      const between = letters.test(last.text) && letters.test(piece.text) ? "  " : " ";
      last.text += (gap > narrow ? between : "") + piece.text;
      last.end = Math.max(last.end, piece.end);
    } else segments.push({ ...piece });
  }
  return segments.map((segment) => ({ ...segment, text: plainText(unspaced(segment.text)) }));
};

/** Letters with spaces between them. */
const letters = /^(?:\S )+\S(?: {2}(?:\S )*\S)*$/;

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

/** "E X P E R I E N C E" as a word; two spaces separate its words. */
const unspaced = (text: string): string =>
  /^(?:\S ){3,}\S(?:\s{2,}(?:\S ){1,}\S)*$/.test(text)
    ? text
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(" ", ""))
        .join(" ")
    : text;
