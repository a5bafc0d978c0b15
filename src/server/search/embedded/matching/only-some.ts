import { orderingFields, type Having } from "../../plan.ts";
import type { Columns } from "../columns/columns.ts";
import { levelsOf } from "../rows/row-levels.ts";
import { eachRow, keepOnly, removeFrom } from "../rows/row-set.ts";
import { levels } from "../../match-levels.ts";
import type { Matches } from "./matches.ts";

/** Those of some matches that are called as the words say, not for work close to it. */
export const inTitleOnly = (matches: Matches): Matches => {
  const found = matches.found.slice();
  eachRow(matches.found, (row) => {
    if (matches.levels.of(row) < levels.inTitle) removeFrom(found, row);
  });
  return { ...matches, bits: found, found };
};

/** Those of some matches that are found and have an option of each of some filters. */
export const havingOnly = ({ fields }: Columns, matches: Matches, having: Having): Matches => {
  const found = matches.found.slice();
  for (const name of orderingFields) if (having[name]) keepOnly(found, fields[name].rowsWith(having[name]));
  return { ...matches, bits: found, found, levels: levelsOf(found, (row) => matches.levels.of(row)) };
};
