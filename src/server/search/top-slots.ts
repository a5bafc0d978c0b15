import { grown, type Columns } from "./columns.ts";
import { nthLargest } from "./nth-largest.ts";

/** Slots held at least before the lowest are dropped. */
const room = 4096;

/**
 * Collects slots and gives one page of them, the largest key first; of equal ones the newest, then the highest id,
 * so that pages neither repeat nor miss a job. Holds little more than what stands before the page's end, and sorts
 * no more than the page.
 */
export const topSlots = (columns: Columns, { from, size }: { from: number; size: number }) => {
  const wanted = from + size;
  let slots = new Int32Array(2 * Math.min(wanted, columns.length) + room);
  let keys = new Float64Array(slots.length);
  let held = 0;
  let total = 0;
  let lowest = -Infinity;

  /** Drops what stands after the page; makes more room when equal keys leave too little to drop. */
  const makeRoom = () => {
    lowest = nthLargest(keys.slice(), wanted);
    let kept = 0;
    for (let at = 0; at < held; at++) {
      if (keys[at]! < lowest) continue;
      slots[kept] = slots[at]!;
      keys[kept++] = keys[at]!;
    }
    held = kept;
    if (held <= slots.length / 2) return;
    slots = grown(slots, new Int32Array(slots.length * 2));
    keys = grown(keys, new Float64Array(slots.length));
  };

  return {
    add: (slot: number, key: number): void => {
      total++;
      if (key < lowest) return;
      if (held === slots.length) makeRoom();
      slots[held] = slot;
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
      const within: { slot: number; key: number }[] = [];
      for (let at = 0; at < held; at++) {
        const key = keys[at]!;
        if (key > first) before++;
        else if (key >= last) within.push({ slot: slots[at]!, key });
      }
      within.sort(
        (a, b) =>
          b.key - a.key ||
          columns.posted[b.slot]! - columns.posted[a.slot]! ||
          columns.id[b.slot]! - columns.id[a.slot]!,
      );
      return within.slice(from - before, to - before).map(({ slot }) => columns.id[slot]!);
    },
  };
};
