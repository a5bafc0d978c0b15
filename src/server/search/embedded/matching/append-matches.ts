import { levels } from "../../match-levels.ts";
import type { Matches } from "./matches.ts";
import { levelsOf } from "../rows/row-levels.ts";
import { bitsOr } from "../rows/row-set.ts";

/** Above every other level. */
const above = 16;

/** The jobs of two searches, those that the first finds before all others. */
export const appended = (first: Matches | null, more: Matches): Matches => {
  if (!first) return more;
  const bits = bitsOr(first.bits.slice(), more.bits);
  const found = bitsOr(first.found.slice(), more.found);
  const level = (row: number): number => {
    const own = first.levels.of(row);
    return own >= levels.found ? above + own : Math.max(own, more.levels.of(row));
  };
  return { ...more, ...first, bits, found, levels: levelsOf(bits, level) };
};
