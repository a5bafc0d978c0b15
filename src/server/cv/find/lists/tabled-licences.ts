import { isLicenceName } from "../../../../lexicon/cv/licence-words.ts";
import type { Line } from "../../text/line.ts";
import { columnNamesOf } from "../parts/table-heads.ts";

/**
 * The licences of a table of papers, such as one with the passport, below the head of the table: the rows that name a licence by
 * their words.
 */
export const tabledLicences = (lines: readonly Line[]): Line[] => {
  const at = lines.findIndex(({ parts }) => {
    const names = columnNamesOf(parts);
    return names?.includes("licence") && names.includes("number") && names.includes("expires");
  });
  const rows = lines
    .slice(at + 1)
    .filter(({ parts: [name = "", ...more] }) => more.length > 0 && isLicenceName(name));
  return at < 0 || !rows.length ? [] : [lines[at]!, ...rows];
};
