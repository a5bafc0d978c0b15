import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { textOf } from "../../text/line.ts";
import { isPlace } from "../../words/places.ts";
import { divide, isUnknownPlace, splitPlace } from "../parts/pieces.ts";
import type { Row } from "../parts/rows.ts";

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

/** Whether a row below the dates is more likely the employer than what is behind the comma: "Teacher, Kinder room". */
export const isEmployerBelow = (dated: Row, below: Row | undefined): boolean => {
  const [, rest = ""] = /,\s+(.+)$/.exec(dated.parts.join(" ")) ?? [];
  return (
    below?.isHead === true &&
    !below.line.bullet &&
    (employerScore(textOf(below.line)) >= 1.5 || isWithTown(textOf(below.line))) &&
    employerScore(rest) < 1 &&
    institutionScore(rest) === 0
  );
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
