import { levels, type Matches } from "../matches.ts";

/** Above every other level. */
const above = 16;

/** The jobs of two searches, those that the first finds before all others. */
export const stacked = (first: Matches | null, more: Matches | null): Matches | null => {
  if (!first || !more) return more;
  const level = more.level.slice();
  for (const [row, own] of first.level.entries())
    if (own >= levels.found) level[row] = above + own;
    else if (own > level[row]!) level[row] = own;
  const rows =
    first.rows && more.rows ? Int32Array.from(new Set([...first.rows, ...more.rows])).sort() : null;
  return { ...more, level, rows };
};
