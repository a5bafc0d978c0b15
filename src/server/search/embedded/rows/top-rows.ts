import type { Columns } from "../columns/columns.ts";
import { grown } from "../columns/filter-column.ts";
import { nthLargest } from "./nth-largest.ts";

/** How many rows are collected, at least, before the lowest are dropped. */
const room = 4096;

/**
 * Collects rows and gives one page of them, the largest key first; of equal ones the newest, then the highest id,
 * so that pages neither repeat nor miss a job. Holds little more than the rows up to the page's end, and sorts
 * only the page.
 */
export const topRows = (columns: Columns, { from, size }: { from: number; size: number }) => {
  const wanted = from + size;
  let rows = new Int32Array(2 * Math.min(wanted, columns.length) + room);
  let keys = new Float64Array(rows.length);
  let held = 0;
  let total = 0;
  let lowest = -Infinity;

  /** Drops the rows after the page; grows the arrays when equal keys leave too little to drop. */
  const makeRoom = () => {
    lowest = nthLargest(keys.slice(), wanted);
    let kept = 0;
    for (let at = 0; at < held; at++) {
      if (keys[at]! < lowest) continue;
      rows[kept] = rows[at]!;
      keys[kept++] = keys[at]!;
    }
    held = kept;
    if (held <= rows.length / 2) return;
    rows = grown(rows, new Int32Array(rows.length * 2));
    keys = grown(keys, new Float64Array(rows.length));
  };

  return {
    add: (row: number, key: number): void => {
      total++;
      if (key < lowest) return;
      if (held === rows.length) makeRoom();
      rows[held] = row;
      keys[held++] = key;
    },
    total: () => total,
    /** The ids of the page's jobs. */
    page: (): number[] => {
      if (from >= held) return [];
      const to = Math.min(wanted, held);
      const last = nthLargest(keys.slice(0, held), to);
      const first = nthLargest(keys.slice(0, held), from + 1);
      let before = 0;
      const within: { row: number; key: number }[] = [];
      for (let at = 0; at < held; at++) {
        const key = keys[at]!;
        if (key > first) before++;
        else if (key >= last) within.push({ row: rows[at]!, key });
      }
      within.sort(
        (a, b) =>
          b.key - a.key ||
          columns.posted[b.row]! - columns.posted[a.row]! ||
          columns.id[b.row]! - columns.id[a.row]!,
      );
      return within.slice(from - before, to - before).map(({ row }) => columns.id[row]!);
    },
  };
};
