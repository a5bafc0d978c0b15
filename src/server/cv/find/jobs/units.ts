import { bodyOf, employerScore, isCompany, isUnit } from "../../../../lexicon/cv/employers.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { textOf } from "../../text/line.ts";
import { rowOf } from "../parts/pieces.ts";
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

/** What a row below a head is: the employer of the part that is above it, "Ward 4" above "Nurse" a title, or over what was done. */
const kindOf = (head: readonly Row[], [row, next]: readonly Row[]): "employer" | "title" | "other" | null => {
  const last = head.at(-1)!;
  const isAlike =
    row?.isHead === true &&
    !(row.span ?? last.span) &&
    last.line.style === row.line.style &&
    last.line.bullet === row.line.bullet &&
    !row.line.gap;
  if (!isAlike) return null;
  const text = textOf(row.line);
  if (isNameLike(text) && isUnitOf(textOf(last.line), text)) return "employer";
  const isOver = !next || next.line.bullet || !next.isHead;
  if (isOver && isTitle(text) && !head.some(({ parts }) => parts.some(isTitle))) return "title";
  return next?.line.bullet ? "other" : null;
};

/** For each head whether the next row belongs to it: an employer below its part, or what is a title by its words in most heads. */
export const unitsAbove = (heads: readonly Row[][], bodies: readonly Row[][]): boolean[] => {
  const kinds = heads.map((head, at) => kindOf(head, bodies[at]!));
  const areTitles = kinds.filter((kind) => kind === "title").length * 2 > kinds.length;
  return kinds.map((kind) => kind === "employer" || (areTitles && kind !== null));
};

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
