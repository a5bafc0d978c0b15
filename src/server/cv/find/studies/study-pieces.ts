import { isCapitals } from "../heading-looks.ts";
import { isPlace } from "../../words/places.ts";
import { awardScore, institutionScore } from "../../../../lexicon/cv/qualifications.ts";
import { isUnknownPlace, labelled, splitPlace, type Piece } from "../parts/pieces.ts";
import type { Row } from "../parts/rows.ts";
import { atWords, awardMarginOf } from "./course-and-school.ts";
import { withoutSchoolRemark } from "./school-names.ts";
import { isStageOf } from "./stage-labels.ts";
import { isNameLike, isStudyDetail, withoutStatus } from "./study-status.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

/** Stages of education, as labels in front of an entry. */
export const stage = new RegExp(`^${entryWords.stages}:?$`, "i");

/** What divides the course from the school in one line. */
export type Divider = "comma" | "brackets" | "dash" | "from" | "stop" | "colon";

const dividers: Readonly<Record<Divider, RegExp>> = {
  comma: /^([^,(]+(?:\([^)]*\)[^,(]*)?),\s+(.+)$/,
  brackets: /^(.{3,}?) \(((?:[^()]|\([^()]*\))+)\)$/,
  dash: /^(.{3,}) [–—-] (.{2,})$/,
  stop: /^(.{3,}?[\p{L})]{3})(?<!\b(?:[Gg]ovt|[Ss]ec|[Ss]en|[Dd]ept|[Uu]niv|[Ii]nst|Hons))\.\s+(\p{Lu}.*)$/u,
  colon: /^(.{3,}?):\s+(.+)$/,
  from: /^(.{3,}?) (?:from|at) (?:the )?(\p{Lu}.*)$/u,
};

/** A course or a school, where it is divided from the other by its place. */
type Part = Pick<Piece, "text" | "role">;

/** How much a part looks like a course, by its label or its words; below 0 it looks like a school. */
export const awardMargin = ({ text, role }: Part): number =>
  role === "award" ? 8 : role === "institution" ? -8 : awardMarginOf(text);

/** "Certificate of Education, ATAR 96.35": a mark behind the course says no more of it. */
const withoutMark = (written: string): string => {
  // "Bachelor of Nursing (GPA 6.1/7)".
  const text = written.replace(/\s*\(([^()]*\d[^()]*)\)/, (whole, inside: string) =>
    isStudyDetail(inside) ? "" : whole,
  );
  const [, course = text, more = ""] = /^(.{3,}?)(?:,| [–—-]|;)\s+(\p{L}[^,;|]*\d[^,;|]*)$/u.exec(text) ?? [];
  return isStudyDetail(more) ? course : text;
};

/** The texts of a row without marks, how far the course is, and a label of the stage. */
const textsOf = ({ parts }: Row): string[] =>
  parts
    .map((part) => withoutMark(withoutSchoolRemark(withoutStatus(part))))
    .filter((text) => text && !stage.test(text) && !isStageOf(text, parts[1]) && !isUnknownPlace(text))
    .map(withoutTown);

/** "Deakin, Bendigo", where the school is a place as well. */
const withoutTown = (text: string): string => {
  const [, school = "", town = ""] = /^([^,]+), (.+)$/.exec(text) ?? [];
  return town && isPlace(text) && isPlace(town) && institutionScore(school) > 0 ? school : text;
};

const sidesAt = (divider: Divider, text: string): [string, string] | null => {
  const [, before, after] = dividers[divider].exec(text) ?? [];
  return before && after ? [before, after] : null;
};

/** Whether one side is a course and the other a school, by their words. */
const isClear = ([before, after]: readonly [string, string]): boolean =>
  awardMarginOf(before) > 0 && awardMarginOf(after) < 0;

/** How the rows with a course in front divide it from the school, where at least two agree or one is clear. */
export const dividerOf = (rows: readonly Row[]): Divider | null => {
  const texts = rows.flatMap(textsOf);
  const isSeparate = texts.some((text) => institutionScore(text) > 2 && !awardScore(text));
  const votes = (Object.keys(dividers) as Divider[]).map((divider) => {
    const sides = texts.flatMap((text) => {
      const pair = sidesAt(divider, text);
      return pair ? [pair] : [];
    });
    const clear = sides.filter(isClear).length;
    const likely = sides.filter(([before, after]) => awardScore(before) > 0 && isNameLike(after)).length;
    return { divider, count: clear * 2 + (isSeparate || divider === "brackets" ? 0 : likely) };
  });
  const [best] = votes.toSorted((a, b) => b.count - a.count);
  return best && best.count >= 2 ? best.divider : null;
};

/** The stage of school beside the name of the school: "Elementary ‖ Hill School". */
const stageOf = ({ parts: [first = "", second] }: Row): Part[] =>
  isStageOf(first, second) ? [{ text: first, role: "award" }] : [];

/** The pieces of a row, without places. "Bachelor of Arts, University of Sydney" is divided at its comma. */
export const piecesOf = (row: Row, divider: Divider | null): Piece[] =>
  [...stageOf(row), ...textsOf(row)]
    .flatMap((part) => {
      if (typeof part !== "string") return part;
      const { role, text } = labelled(part);
      return role ? [{ text, role }] : (atStyle(text, row.line.lead) ?? asUsual(text, divider));
    })
    .filter(
      ({ text, role }) =>
        /\p{L}/u.test(text) &&
        role !== "place" &&
        (role !== null || !isPlace(text) || institutionScore(text) > 0),
    )
    .map((part) => ({ ...part, line: row.line, slot: "" }));

/** A course and a school, one of them in bold letters: "Master of Arts" and "Monash University" with nothing between them. */
const atStyle = (text: string, lead: string | undefined): Part[] | null => {
  // "Hill College, Perth — Diploma of Nursing", of which the name alone is bold: a comma divides nothing there.
  const isWhole = lead?.endsWith(",") && /\s[–—]\s/.test(text);
  const sides =
    lead && !isWhole && text.startsWith(`${lead} `) ? ([lead, text.slice(lead.length + 1)] as const) : null;
  const isCapital =
    sides && isCapitals(sides[0]) && !isCapitals(sides[1]) && institutionScore(sides[0]) === 0;
  const isClearEither =
    sides && /^\p{Lu}/u.test(sides[1]) && (isCapital || isClear(sides) || isClear([sides[1], sides[0]]));
  return isClearEither
    ? sides.flatMap((side, at): Part[] =>
        isCapital
          ? [{ text: withoutStatus(side), role: (["award", "institution"] as const)[at]! }]
          : splitPlace(withoutStatus(side)).map((text) => ({ text, role: null })),
      )
    : null;
};

/** Divided by words, else as the other rows are. */
const asUsual = (numbered: string, divider: Divider | null): Part[] => {
  const text = numbered.replace(/^\d{1,2}[.)]\s+/, "");
  const byWords = atWords(text).map((piece): Part => ({
    text: withoutMark(withoutStatus(piece)),
    role: null,
  }));
  const isDone =
    byWords.some((part) => awardMargin(part) > 0) && byWords.some((part) => awardMargin(part) < 0);
  if (isDone) return byWords;
  const reversed = schoolFirst(text);
  if (reversed) return reversed;
  const sides = divider ? sidesAt(divider, text) : null;
  if (!sides || !isNameLike(sides[1]) || awardMarginOf(sides[0]) < 0) return byWords;
  return [{ text: sides[0], role: "award" }, ...schoolAndPlace(sides[1])];
};

/** "Oxford Brookes, Bendigo": a school with the town behind it. */
const schoolAndPlace = (text: string): Part[] => {
  const [school = text, ...others] = splitPlace(withoutTown(text));
  return [
    { text: school, role: "institution" },
    ...others.map((place): Part => ({ text: place, role: "place" })),
  ];
};

const level = new RegExp(`^${entryWords.levels}$`, "i");
/** "Kestrel & Rowe, Bachelor of Commerce": a school that no list has, before a course. */
const schoolFirst = (text: string): Part[] | null => {
  const [, school = "", course = ""] = /^([^,|]+?)(?:,\s+|\s+[–—-]\s+)(.+)$/.exec(text) ?? [];
  const isCourse = awardScore(course) >= 3 && awardMarginOf(course) > 0 && !level.test(course);
  if (!isCourse || awardScore(school) > 0 || !isNameLike(school)) return null;
  // "Bankstown — Diploma of Nursing", above the school.
  const isTown = isPlace(school) && institutionScore(school) === 0;
  return [...(isTown ? [] : schoolAndPlace(school)), { text: course, role: "award" }];
};
