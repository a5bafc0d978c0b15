import { employerScore, isUnit } from "../../../../lexicon/cv/employers.ts";
import { institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { textOf } from "../../text/line.ts";
import { isPlace } from "../../words/places.ts";
import { divide, isUnknownPlace, splitPlace } from "../parts/pieces.ts";
import type { Row } from "../parts/rows.ts";
import { isNameLike } from "../studies/study-status.ts";

/** How many texts rows have that are no places; a title with a name behind a comma counts as two. */
export const countIn = (rows: readonly Row[], areTitlesWhole: boolean): number =>
  rows
    .flatMap(({ parts }) => parts.flatMap(divide))
    .filter((text) => !isPlace(text) && !isUnknownPlace(text))
    .reduce((sum, text) => sum + (!areTitlesWhole && isTitle(text) && /,\s+\p{Lu}/u.test(text) ? 2 : 1), 0);

/** Whether a row has a title and, behind a comma, an employer: "Chef, Acme". */
export const isWhole = ({ parts }: Row): boolean =>
  parts.some((part) => isTitle(part.split(",")[0]!) && /,\s+\p{Lu}/u.test(part));

/** Whether most of the rows with dates are whole in this way: so are those whose title no list has, "Rousie, Acme". */
export const areWhole = (rows: readonly Row[]): boolean => {
  const others = rows.filter(({ parts }) => parts.some((part) => part.includes(", ")));
  return others.length === rows.length && rows.filter(isWhole).length * 2 > rows.length;
};

/** "Spital Nord, Basel". */
const isWithTown = (text: string): boolean => {
  const [name = "", place] = splitPlace(text);
  return place !== undefined && isPlace(place) && !isTitle(name);
};

/** "Kinder room" in "Teacher, Kinder room" beside the dates. */
const behindComma = ({ parts }: Row): string => /,\s+(.+)$/.exec(parts.join(" "))?.[1] ?? "";

/** Whether a head has a title and the part of an employer in its first row: "Nurse, Emergency Department". */
export const isWithUnit = (row: Row): boolean => row.parts.length === 1 && isUnit(behindComma(row));

/** "Crown Melbourne": a name with a town at its end, as firms have it. */
const isNameWithTown = (text: string): boolean =>
  /\S \S+$/.test(text) && !isPlace(text) && isPlace(text.split(" ").at(-1)!);

/** Whether a row is of a firm by its words, or by the town at its end. */
const isOfFirm = (text: string): boolean => employerScore(text) >= 1.5 || isWithTown(text);

/**
 * Whether a row below the dates is more likely the employer than what is behind the comma: "Teacher, Kinder room".
 * @param isUsual Whether other entries are in this form, so that any name may be one.
 */
export const isEmployerBelow = (dated: Row, below: Row | undefined, isUsual: boolean): boolean => {
  const rest = behindComma(dated);
  const isFirm = !isUnit(rest) && (employerScore(rest) >= 1 || institutionScore(rest) > 0);
  if (!below?.isHead || below.line.bullet || isFirm) return false;
  const text = textOf(below.line);
  const isOther = isTitle(text) || isPlace(text) || isUnit(text) || isNameWithTown(rest);
  return isOfFirm(text) || ((isUsual || isWithUnit(dated)) && isNameLike(text) && !isOther);
};

/** Whether several entries have a title and a name that is no firm over a name, which is one, or stands over a list or a text. */
export const areBelow = (rows: readonly Row[], anchors: readonly number[]): boolean => {
  const isInForm = (at: number) => {
    const [dated, below, next] = rows.slice(at, at + 3);
    const isOver = isOfFirm(textOf(below!.line)) || (next !== undefined && !next.isHead);
    return !below!.span && behindComma(dated!) !== "" && isOver && isEmployerBelow(dated!, below, true);
  };
  return anchors.filter((at) => at + 1 < rows.length && isInForm(at)).length > 1;
};

/** Head rows directly before a row, at most `limit`. */
export const headRowsBefore = (rows: readonly Row[], at: number, limit: number): number => {
  let count = 0;
  while (count < limit) {
    const row = rows[at - count - 1];
    if (!row?.isHead || row.span || isPlaceBelowDates(rows, at - count - 1)) break;
    count++;
  }
  return count;
};

/** Whether a row is nothing but a place, directly below dates that stand alone: it belongs to these. */
const isPlaceBelowDates = (rows: readonly Row[], at: number): boolean => {
  const above = rows[at - 1];
  if (!above?.span || above.parts.length) return false;
  return isPlace(textOf(rows[at]!.line));
};

/**
 * How many rows above the dates the first row of a head stands in most heads, where all first rows look alike and some heads have
 * a row more below it in another look, such as a site; null where nothing says it.
 * @param heads The rows of each head above its dates.
 */
export const alignedFirst = (heads: readonly (readonly Row[])[]): number | null => {
  const looks = new Set(heads.map(([first]) => first?.line.style));
  const [look] = looks;
  const isAlike = looks.size === 1 && look !== undefined && look !== "";
  const counts = new Set(heads.map(({ length }) => length));
  const areOther = heads.every((rows) => rows.slice(1).every(({ line }) => line.style !== look));
  return isAlike && areOther && counts.size > 1 ? Math.max(...counts) : null;
};
