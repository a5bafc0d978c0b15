import type { Row, Segment } from "./pdf-segments.ts";

/** A gap between chips has at least this part of the font size: it is wider than between words. */
const least = 0.62;
/** Gaps whose widths, in points, differ by less are as wide: the letters beside them are measured. */
const step = 0.25;

/** The gap between two texts of one look that no mark divides, in points; null between others. */
const gapBetween = (before: Segment, piece: Segment): number | null => {
  const areTexts = /\p{L}{2}/u.test(before.text) && /[\p{L}\p{N})+#]$/u.test(before.text);
  const gap = piece.x - before.end;
  const isAlike = before.style === piece.style && gap > piece.size * least;
  return areTexts && isAlike && /^[\p{L}\p{N}]/u.test(piece.text) ? gap : null;
};

/** So many rows with gaps of one width have chips, whatever is in them. */
const enoughRows = 3;

/** The gaps of a row from left to right, and whether a text beside each has words with a space between them. */
const gapsOf = (row: Row) => {
  const sorted = row.segments.toSorted((one, other) => one.x - other.x);
  return sorted.slice(1).flatMap((piece, at) => {
    const before = sorted[at]!;
    const gap = gapBetween(before, piece);
    const hasWords = [before, piece].some(({ text }) => /\p{L} \p{L}/u.test(text));
    return gap === null ? [] : { width: Math.round(gap / step), row, hasWords };
  });
};

/**
 * Whether a gap divides chips, such as skills in a frame each: it comes again with the same width, beside words that are a
 * space apart or in several rows. In text with straight edges all words of a line are as far apart, and in another line not.
 */
export const chipGaps = (rows: readonly Row[]): ((before: Segment, piece: Segment) => boolean) => {
  const gaps = Map.groupBy(rows.flatMap(gapsOf), ({ width }) => width);
  return (before, piece) => {
    const gap = gapBetween(before, piece);
    if (gap === null) return false;
    const width = Math.round(gap / step);
    const same = [width - 1, width, width + 1].flatMap((one) => gaps.get(one) ?? []);
    const areChips =
      same.some(({ hasWords }) => hasWords) || new Set(same.map(({ row }) => row)).size >= enoughRows;
    return same.length > 1 && areChips;
  };
};
