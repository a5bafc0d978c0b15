import { eachRow, removeFrom } from "../rows/row-set.ts";
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
