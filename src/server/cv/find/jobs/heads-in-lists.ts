import { titleScore } from "../../../../lexicon/cv/titles.ts";
import { textOf } from "../../text/line.ts";
import type { Row } from "../parts/rows.ts";
import { isShort } from "../parts/short-texts.ts";

/**
 * Rows in which dates that stand alone above lists take the first item of their list as the head: "Mar 2021 – Present" above
 * "• Line Cook, Acme".
 */
export const withHeadsInLists = (rows: readonly Row[]): readonly Row[] => {
  const isAlone = (at: number) => Boolean(rows[at]?.span) && !rows[at]!.parts.length;
  const dated = rows.flatMap(({ span }, at) => (span ? at : []));
  const isUsual =
    dated.length > 0 &&
    dated.every((at) => isAlone(at) && rows[at + 1]?.line.bullet && !rows[at - 1]?.isHead) &&
    dated.some((at) => titleScore(textOf(rows[at + 1]!.line)) > 0);
  return isUsual
    ? rows.map((row, at) => (isAlone(at - 1) ? { ...row, isHead: isShort(textOf(row.line)) } : row))
    : rows;
};
