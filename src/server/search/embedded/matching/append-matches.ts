import { levels } from "../../match-levels.ts";
import type { Matches } from "./matches.ts";
import { levelsOf } from "../rows/row-levels.ts";
import { addTo, bitsOr, emptyBits } from "../rows/row-set.ts";

/** Above every other level. */
const above = 16;

/** All jobs, which a search without words finds. */
const everyJob = (rows: number): Matches => {
  const bits = emptyBits(rows);
  for (let row = 0; row < rows; row++) addTo(bits, row);
  return { bits, found: bits, levels: levelsOf(bits, () => levels.found) };
};

/** The jobs of two searches, those that the first finds before all others; null for all jobs. */
export const appended = (first: Matches | null, others: Matches | null, rows: number): Matches | null => {
  if (!first) return others;
  const more = others ?? everyJob(rows);
  const bits = bitsOr(first.bits.slice(), more.bits);
  const found = bitsOr(first.found.slice(), more.found);
  const level = (row: number): number => {
    const own = first.levels.of(row);
    return own >= levels.found ? above + own : Math.max(own, more.levels.of(row));
  };
  return { ...more, ...first, bits, found, levels: levelsOf(bits, level) };
};
