import { bodyOf, employerScore, isCompany, isUnit } from "../../../../lexicon/cv/employers.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { textOf } from "../../text/line.ts";
import type { Piece } from "../parts/pieces.ts";
import type { Row } from "../parts/rows.ts";
import { isNameLike } from "../studies/study-status.ts";
import type { JobHead } from "./entry-heads.ts";

/** Whether the second of two names below each other is the employer that the first is a part of. */
const isUnitOf = (unit: string, employer: string): boolean => {
  if (isTitle(unit) || isCompany(unit) || bodyOf(unit)) return false;
  const body = bodyOf(employer);
  if (isUnit(unit))
    return body !== null || (employerScore(employer) >= 1.5 && !isUnit(employer) && !isTitle(employer));
  return body === "department" || (body !== null && employerScore(unit) < 1.5);
};

/** Whether a row below the head is the employer of the part that the last row of the head names. */
export const isBelowUnit = (last: Row, row: Row): boolean =>
  row.isHead &&
  !row.span &&
  !last.span &&
  last.line.style === row.line.style &&
  last.line.bullet === row.line.bullet &&
  !row.line.gap &&
  isNameLike(textOf(row.line)) &&
  isUnitOf(textOf(last.line), textOf(row.line));

const rowOf = ({ slot }: Piece): number => Number(slot.split(":")[0]);

/** "Regional Programs Branch" above "Department of Rivers": the department is the employer, and stands where others have theirs. */
export const withoutUnits = (heads: readonly JobHead[]): JobHead[] =>
  heads.map((head) => {
    const at = head.pieces.findIndex((piece, n) => {
      const next = head.pieces[n + 1];
      return (
        next !== undefined &&
        [piece, next].every(({ role }) => role === null) &&
        rowOf(next) === rowOf(piece) + 1 &&
        head.pieces.every((other) => other === piece || rowOf(other) !== rowOf(piece)) &&
        isUnitOf(piece.text, next.text)
      );
    });
    if (at < 0) return head;
    const [unit, employer] = [head.pieces[at]!, head.pieces[at + 1]!];
    return { ...head, pieces: head.pieces.toSpliced(at, 2, { ...employer, slot: unit.slot }) };
  });
