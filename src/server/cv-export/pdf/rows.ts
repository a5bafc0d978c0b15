import { page } from "./look.ts";

/** A strip of a page from edge to edge. Measures are in points. */
export interface Row {
  height: number;
  /** The distance to the row above it on the same page. */
  before: number;
  /** Whether it must not be the last on its page: headings, and the first and last but one line of a paragraph. */
  keepsWithNext: boolean;
  draw: (top: number) => void;
}

/** Draws rows one below the other from `top`, and adds pages as needed. */
export const placeRows = (
  rows: readonly Row[],
  { top, addPage }: { top: number; addPage: () => void },
): void => {
  let y = top;
  let isPageStart = true;
  const startPage = () => {
    addPage();
    [y, isPageStart] = [page.top, true];
  };
  for (const group of groupsOf(rows)) {
    const height = group.reduce((sum, row) => sum + row.before + row.height, 0);
    const fitsOnePage = height <= page.bottom - page.top;
    if (!isPageStart && fitsOnePage && y + height > page.bottom) startPage();
    for (const row of group) {
      if (!isPageStart && y + row.before + row.height > page.bottom) startPage();
      if (!isPageStart) y += row.before;
      row.draw(y);
      y += row.height;
      isPageStart = false;
    }
  }
};

/** Rows that belong on one page together. */
const groupsOf = (rows: readonly Row[]): Row[][] => {
  const groups: Row[][] = [];
  let isOpen = false;
  for (const row of rows) {
    if (isOpen) groups.at(-1)!.push(row);
    else groups.push([row]);
    isOpen = row.keepsWithNext;
  }
  return groups;
};

/** Rows with another distance above the first, and the last kept with what follows. */
export const spaced = (rows: Row[], before: number, keepsWithNext = false): Row[] => {
  rows[0]!.before = before;
  rows.at(-1)!.keepsWithNext ||= keepsWithNext;
  return rows;
};
