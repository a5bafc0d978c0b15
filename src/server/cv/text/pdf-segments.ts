import type { PDFPageProxy } from "unpdf/pdfjs";
import { plainText } from "./line.ts";
import { withBrokenDates } from "./pdf-broken-dates.ts";
import { withTableRows } from "./pdf-tables.ts";
import { chipGaps } from "./chip-gaps.ts";
import { areApart, closeEdges } from "./close-columns.ts";
import { withHyphens, withoutSoftHyphens } from "./soft-hyphens.ts";
import { isSpaced, unspaced } from "./spaced-letters.ts";
import { withUprightHeadings } from "./upright-headings.ts";
import { withStackedYears } from "./timeline/stacked-years.ts";

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
  /** Its parts with gaps between them that are wider than spaces, where they may be cells of the head of a table. */
  cells?: Segment[];
  /** The text up to where its style changes first. */
  lead?: string;
  text: string;
}

/** Segments on one baseline, from left to right. */
export interface Row {
  y: number;
  segments: Segment[];
  /** Whether it is a row of a table whose head says what its cells are, which no column divides. */
  isTable?: boolean;
}

/** A gap wider than this part of the font size separates segments. */
const gapOfSize = 1.15;

/** Smaller text, in points, is there for programs and not for people. */
const unreadable = 2;

/**
 * The rows of a page, from top to bottom. Upright headings are rows above their parts; other rotated text, text beside
 * the page and tiny text are left out.
 */
export const rowsOf = async (page: PDFPageProxy, mend: (text: string) => string = String): Promise<Row[]> => {
  const { items } = await page.getTextContent();
  const { height, width } = page.getViewport({ scale: 1 });
  const pieces = items
    .flatMap((item) => ("str" in item ? piecesOf({ ...item, str: mend(item.str) }, height) : []))
    .filter(({ x, y, end, size }) => size > unreadable && end > 0 && x < width && y > 0 && y < height + size);
  const rows = groupByBaseline(pieces);
  const [edges, close, isChip] = [columnEdges(rows), closeEdges(rows), chipGaps(rows)];
  const isColumn = (before: Segment, piece: Segment) => {
    const edge = Math.round(piece.x);
    // "Welding · Milling" goes on at its point, wherever that is.
    if (/^[·•|]/.test(piece.text) && before.text.includes(` ${piece.text[0]!} `)) return false;
    return (
      (close.has(edge) && areApart(before, piece)) ||
      (edges.has(edge) && isNotable(before, piece)) ||
      isChip(before, piece)
    );
  };
  const joined = rows.map(({ y, segments }) => ({ y, segments: joinInOrder(segments, isColumn) }));
  const turned = items.flatMap((item) => ("str" in item ? uprightOf(item, height) : []));
  const upright = withUprightHeadings(withoutSoftHyphens(joined), turned);
  return withStackedYears(withBrokenDates(withTableRows([...upright])));
};

/** Whether a piece starts a column and does not go on with the one before. */
type IsColumn = (before: Segment, piece: Segment) => boolean;

/** The segments of a row; of one in Arabic or Hebrew, from the right. */
const joinInOrder = (pieces: Segment[], isColumn: IsColumn): Segment[] => {
  const text = pieces.map((piece) => piece.text).join("");
  const isFromRight = (text.match(fromRight)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
  const mirrored = (segments: Segment[]) =>
    segments.map((segment) => ({ ...segment, x: -segment.end, end: -segment.x }));
  return isFromRight ? mirrored(joinPieces(mirrored(pieces), isColumn)) : joinPieces(pieces, isColumn);
};
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

const byX = (one: Segment, other: Segment) => one.x - other.x;

/** A gap that is wider than between words, also of a font whose letters are all as wide, but not as wide as between columns. */
const isNotable = (before: Segment, { x, size }: Segment) => x - before.end > size * 0.62;

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

/** The look of a text: its font, and its size to half a point. */
const styleOf = (fontName: string, size: number): string => `${fontName} ${Math.round(size * 2) / 2}`;

/** The parts of an item: spaces in a row stand for a gap. */
const piecesOf = ({ str, transform, width, fontName }: TextItem, height: number): Segment[] => {
  const [a = 0, b = 0, , d = 0, x = 0, y = 0] = transform;
  if (!str.trim() || Math.abs(b) > Math.abs(a) / 4) return [];
  const size = Math.abs(d) || Math.abs(a);
  const advance = width / str.length;
  const style = styleOf(fontName, size);
  return [...str.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map(({ 0: text, index }) => ({
    x: x + index * advance,
    end: x + (index + text.length) * advance,
    y: height - y,
    size,
    style,
    text,
  }));
};

/** The text of an item that is turned upright, by its upper end. */
const uprightOf = ({ str, transform, width, fontName }: TextItem, height: number): Segment[] => {
  const [a = 0, b = 0, , , x = 0, y = 0] = transform;
  const size = Math.abs(b);
  if (!str.trim() || Math.abs(a) > size / 4) return [];
  const style = styleOf(fontName, size);
  return [{ x, end: x + width, y: height - y - (b > 0 ? width : 0), size, style, text: str.trim() }];
};

/** The pieces on one baseline, or nearly: a name and its date in smaller print stay together, though text of another column is between. */
const groupByBaseline = (pieces: Segment[]): Row[] => {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const last = rows.at(-1);
    const [first, before] = [last?.segments[0], last?.segments.at(-1)];
    const isWithin = (one: Segment, part: number) => piece.y - one.y < Math.min(piece.size, one.size) * part;
    if (first && before && (isWithin(first, 0.4) || (isWithin(before, 0.2) && isWithin(first, 0.6))))
      last!.segments.push(piece);
    else rows.push({ y: piece.y, segments: [piece] });
  }
  return rows;
};

/** Joins the pieces of a row that have no wide gap between them. */
const joinPieces = (pieces: Segment[], isColumn: IsColumn): Segment[] => {
  const sorted = pieces.toSorted(byX);
  const narrow = spacing(sorted);
  const segments: Segment[] = [];
  for (const piece of sorted) {
    const last = segments.at(-1);
    const gap = last ? piece.x - last.end : Infinity;
    // The same text printed twice with a small offset looks bold.
    if (last && gap < -last.size && last.text.endsWith(piece.text) && Math.abs(piece.end - last.end) < 2)
      continue;
    if (last && !isColumn(last, piece) && gap < sizeBetween(last, piece) * gapOfSize) {
      last.cells = withPiece(last, piece);
      const between = isSpaced(last.text, piece.text) || isSpaced(piece.text, last.text) ? "  " : " ";
      if (piece.style !== (last.endStyle ?? last.style)) last.lead ??= plainText(last.text);
      last.text += (gap > narrow ? between : "") + piece.text;
      last.end = Math.max(last.end, piece.end);
      last.endStyle = piece.style;
    } else segments.push({ ...piece });
  }
  return segments.map((segment) => ({ ...segment, text: withHyphens(unspaced(segment)) }));
};

const withPiece = ({ cells, ...last }: Segment, piece: Segment): Segment[] => {
  const own = cells ?? [last];
  const before = own.at(-1)!;
  return isNotable(before, piece)
    ? [...own, piece]
    : own.with(-1, {
        ...before,
        end: piece.end,
        text: `${before.text}${piece.x - before.end > piece.size * 0.16 ? " " : ""}${piece.text}`,
      });
};

/** The size that a gap is measured by: the smaller one between a name and the small print beside it. */
const sizeBetween = (one: Segment, other: Segment): number => {
  const [small, large] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  const isOther = large > small * 1.6 && one.text.length > 2 && other.text.length > 2;
  return isOther ? -Infinity : large;
};

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
