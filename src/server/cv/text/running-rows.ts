import { rowText } from "./line.ts";
import type { Row } from "./pdf-segments.ts";

const pageNumber = /^(?:page|p\.)?\s*\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?$/i;
/** The text of a row without page numbers: the same on every page. */
const keyOf = (row: Row) => rowText(row).replace(/\d+/g, "#");
const isPageNumber = (row: Row) =>
  row.segments.some(({ text }) => pageNumber.test(text) && /page|of|\//i.test(text));

/** How many rows at the top and at the bottom of a page may repeat. */
const outermost = 3;

/** The rows of pages without headers, footers and page numbers that several pages have; the first header stays. */
export const withoutRunningRows = (pages: readonly Row[][]): Row[][] => {
  const counts = new Map<string, number>();
  for (const rows of pages)
    for (const key of new Set([...rows.slice(0, outermost), ...rows.slice(-outermost)].map(keyOf)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const seen = new Set<string>();
  return pages.map((rows, page) =>
    rows.filter((row, at) => {
      const isBottom = at >= rows.length - outermost;
      if (at >= outermost && !isBottom) return true;
      if (isBottom && (isPageNumber(row) || pageNumber.test(rowText(row)))) return false;
      const key = keyOf(row);
      if ((counts.get(key) ?? 0) < 2 || rowText(row).length < 4) return true;
      // Entries with the same words and other dates may be at the edges of two pages.
      const isSame = pages.some((other, number) => number !== page && hasAtEdge(other, row));
      if (!isSame) return true;
      const isFirst = !seen.has(key);
      seen.add(key);
      return isFirst && !isBottom;
    }),
  );
};

/** Whether a page has the same row at the same height. */
const hasAtEdge = (rows: readonly Row[], row: Row): boolean =>
  rows.some((other) => Math.abs(other.y - row.y) < 3 && keyOf(other) === keyOf(row));
