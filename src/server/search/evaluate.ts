import type { Brand } from "../../contract/brand.ts";
import type { Columns } from "./columns.ts";
import { failingFilters, type Prepared } from "./failing.ts";
import { levels } from "./matches.ts";
import { topSlots } from "./top-slots.ts";
import { openTally, type Counts } from "./tally.ts";

export interface Evaluated {
  total: number;
  /** The jobs of the page asked for, in order. */
  ids: number[];
  counts: Counts;
}

const day = 86_400_000;

/**
 * Counts and ranks the live jobs of a brand that a search finds. One pass: a job that passes every filter counts
 * everywhere, one that fails a single filter counts for the other options of that filter.
 */
export const evaluate = (
  columns: Columns,
  brand: Brand,
  now: number,
  prepared: Prepared,
  page: { from: number; size: number },
): Evaluated => {
  const failing = failingFilters(columns, brand, now, prepared);
  const key = sortKey(columns, now, prepared);
  const tally = openTally(columns, now);
  const found = topSlots(columns, page);
  for (let slot = 0; slot < columns.length; slot++) {
    const failed = failing(slot);
    // Two filters or more: no single change would let the job in.
    if (failed & (failed - 1)) continue;
    tally.add(slot, failed);
    if (failed === 0) found.add(slot, key(slot));
  }
  return { total: found.total(), ids: found.page(), counts: tally.counts() };
};

/** How many jobs a search finds. */
export const countJobs = (columns: Columns, brand: Brand, now: number, prepared: Prepared): number => {
  const failing = failingFilters(columns, brand, now, prepared);
  let total = 0;
  for (let slot = 0; slot < columns.length; slot++) if (failing(slot) === 0) total++;
  return total;
};

/** What results are sorted by, the highest first. */
const sortKey = (
  { posted, yearlyMax, titleLength }: Columns,
  now: number,
  { search, words }: Prepared,
): ((slot: number) => number) => {
  // The date in the fraction: of two jobs that pay the same, the fresher.
  if (search.sort === "salary") return (slot) => yearlyMax[slot]! + posted[slot]! / 1e14;
  if (search.sort === "date" || !words) return (slot) => posted[slot]!;
  const { level } = words;
  // Title above body, whatever the age; then fresh above stale, and short titles above long ones.
  return (slot) => {
    const freshness = 2 / (1 + (now - posted[slot]!) / (10 * day));
    const closeness = level[slot] === levels.anywhere ? 0 : 1 / titleLength[slot]!;
    return level[slot]! * 10 + freshness + closeness;
  };
};
