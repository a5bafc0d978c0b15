import { levels, type Matches } from "../matches.ts";
import { bitsOr, eachRow } from "../row-set.ts";

/** Above every other level. */
const above = 16;

/** The jobs of two searches, those that the first finds before all others. */
export const stacked = (first: Matches | null, more: Matches | null): Matches | null => {
  if (!first || !more) return more;
  const level = more.level.slice();
  eachRow(first.bits, (row) => {
    const own = first.level[row]!;
    if (own >= levels.found) level[row] = above + own;
    else if (own > level[row]!) level[row] = own;
  });
  return { ...more, level, bits: bitsOr(first.bits.slice(), more.bits) };
};
