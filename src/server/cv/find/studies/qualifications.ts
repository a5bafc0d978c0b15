import type { CvEntry } from "../../../../contract/cv.ts";
import { levelOfQualification } from "../../../../lexicon/cv/qualification-levels.ts";
import { textOf, type Line } from "../../text/line.ts";
import { awardScore, institutionScore, isSchoolName } from "../../../../lexicon/cv/qualifications.ts";
import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { spanIn, type Span } from "../../../../lexicon/time/spans.ts";
import { dateFieldIn, entryOf, valueIn } from "../parts/cv-values.ts";
import type { Piece } from "../parts/pieces.ts";
import { rowsOf, type Row } from "../parts/rows.ts";
import { dividerOf, awardMargin, piecesOf, type Divider } from "./study-pieces.ts";
import { joinTitles } from "./join-study-titles.ts";
import { withoutColumns } from "./side-by-side.ts";
import { withoutStageLabels } from "./stage-labels.ts";
import {
  isDetailBelow,
  isNameLike,
  isRemarkBelow,
  isRestOfText,
  pendingIn,
  withoutStop,
} from "./study-status.ts";
import {
  mayBeField,
  schoolBelow,
  withoutGrade,
  withoutRemark,
  withoutTown,
  withoutTowns,
} from "./school-names.ts";

interface Draft {
  /** Whether it begins with a line that has nothing but dates. */
  beginsWithDate: boolean;
  award: Piece | null;
  institution: Piece | null;
  span: Span | null;
  dated: Line | null;
  /** The words that say that it is not finished. */
  pending: { written: string; line: Line } | null;
  /** Pieces that are neither, such as a field of study. */
  others: Piece[];
}

const empty = (): Draft => ({
  beginsWithDate: false,
  award: null,
  institution: null,
  span: null,
  dated: null,
  pending: null,
  others: [],
});
const isEmpty = ({ award, institution }: Draft) => !award && !institution;
/** Whether a line with space above looks as the first of an entry of which no word is known, and not as what is below it. */
const opensAlike = ({ gap, style }: Line, draft: Draft): boolean =>
  isEmpty(draft) && gap && style === draft.others[0]?.line.style && style !== (draft.dated?.style ?? style);

/** Entries of which no word is known, with the course and the school where the others have theirs, by their looks; else left out. */
const withNamesByLook = (drafts: readonly Draft[]): Draft[] => {
  const known = drafts.filter(({ award, institution }) => award && institution);
  const isAsKnown = (of: "award" | "institution", piece: Piece | undefined) =>
    known.length > 0 && known.every((draft) => draft[of]!.line.style === piece?.line.style);
  return drafts.flatMap((draft) => {
    if (!isEmpty(draft)) return draft;
    const [award, institution, ...others] = draft.others;
    const isNamed =
      isAsKnown("award", award) &&
      isAsKnown("institution", institution) &&
      award!.line.style !== institution!.line.style;
    return isNamed ? { ...draft, award: award!, institution: institution!, others } : [];
  });
};

/** The qualifications of an education part: an entry ends where something that it already has comes again. */
export const qualificationsIn = (lines: readonly Line[]): CvEntry[] => {
  const drafts: Draft[] = [];
  let draft = empty();
  const next = () => {
    if (!isEmpty(draft) || draft.others.length > 1) drafts.push(draft);
    draft = empty();
  };
  const own = withoutColumns(withoutStageLabels(lines))
    .filter(
      (line, at, all) =>
        ![isDetailBelow(all[at - 1], line), isRestOfText(all[at - 1]), isRemarkBelow(all, at)].some(Boolean),
    )
    .map(withoutStop);
  const rows = rowsOf(joinTitles(own), { singles: true });
  const divider = dividerOf(rows);
  const order = orderOf(rows, divider);
  for (const row of rows) {
    const isText =
      !row.isHead && !(row.line.bullet && textOf(row.line).length < 110) && !awardScore(textOf(row.line));
    const taught = isEmpty(draft) ? null : schoolBelow(row);
    if (taught) draft.institution ??= taught;
    if (taught || (isText && !isEmpty(draft))) continue;
    const pieces = piecesOf(row, divider);
    const pending = pendingIn(textOf(row.line));
    const awards = pieces.filter((piece) => awardMargin(piece) > 0);
    const institutions = pieces.filter((piece) => awardMargin(piece) < 0);
    // "• NEBOSH – 2015": a course that no list has, in a list of courses.
    const [unknown] = pieces;
    if (
      row.line.bullet &&
      row.span &&
      draft.dated?.bullet &&
      unknown &&
      !awards.length &&
      !institutions.length
    )
      awards.push(unknown);
    // "• School captain 2026" below a course that is in no list itself.
    const isInList = draft.award?.line.bullet ?? draft.institution?.line.bullet ?? true;
    const isDetail = pieces.length > 0 && !awards.length && (!institutions.length || draft.institution);
    if (row.line.bullet && !row.line.gap && !isInList && isDetail) continue;
    // A school that looks as the one before; one of the two may be in no list.
    const isOther =
      draft.award &&
      pieces.length > 0 &&
      !awards.length &&
      row.line.gap &&
      row.line.style !== "" &&
      row.line.style === (draft.institution ?? draft.others[0])?.line.style;
    const isTurned =
      (order === "titles" && awards.length && draft.institution && draft.others.length) ||
      (order === "schools" && institutions.length && draft.award);
    const isAgain =
      isOther ||
      isTurned ||
      opensAlike(row.line, draft) ||
      (awards.length && draft.award) ||
      (institutions.length && draft.institution) ||
      (row.span &&
        draft.span &&
        (awards.length ||
          institutions.length ||
          row.line.gap ||
          (draft.award && draft.institution) ||
          (draft.beginsWithDate && !pieces.length) ||
          isDatedAlike(row.line, draft.dated)));
    if (isAgain) next();
    if (isEmpty(draft) && !draft.others.length && row.span && !pieces.length) draft.beginsWithDate = true;
    draft.award ??= awards[0] ?? null;
    draft.institution ??= institutions[0] ?? null;
    if (row.span && !draft.span) [draft.span, draft.dated] = [row.span, row.line];
    if (pending) draft.pending ??= { written: pending, line: row.line };
    draft.others.push(...pieces.filter((piece) => piece !== draft.award && piece !== draft.institution));
  }
  next();
  return withoutTowns(withNamesByLook(drafts)).flatMap(qualificationOf);
};

/**
 * Whether titles or schools are first where both have lines of their own: "titles" where the last is a school and the first
 * is none, "schools" where the last is a title and the first is none; null where nothing says it.
 */
const orderOf = (rows: readonly Row[], divider: Divider | null): "titles" | "schools" | null => {
  const margins = rows.flatMap((row) => {
    const own = piecesOf(row, divider).map(awardMargin);
    return own.length ? [own] : [];
  });
  const [first = [], last = []] = [margins[0], margins.at(-1)];
  const areApart = margins.length > 2 && margins.every((own) => own.length === 1);
  if (!areApart) return null;
  if (last[0]! < 0 && first[0]! >= 0) return "titles";
  return last[0]! > 0 && first[0]! <= 0 ? "schools" : null;
};

/** Whether two lines begin at one edge with dates beside something: each of them opens an entry. */
const isDatedAlike = (line: Line, other: Line | null): boolean =>
  other !== null &&
  [line, other].every(({ parts: [first = "", ...others] }) => others.length > 0 && spanIn(first) !== null) &&
  Math.abs((line.lefts?.[0] ?? 0) - (other.lefts?.[0] ?? 0)) < 2;

const isAfter = (line: Line, one: Piece, other: Piece): boolean => {
  const text = textOf(line);
  return /^\s*[–—-]\s*$/.test(text.slice(text.indexOf(one.text) + one.text.length, text.indexOf(other.text)));
};

/** The title with what follows a dash: "Certificate III in Engineering – Fabrication Trade". */
const wholeTitle = (award: Piece, others: readonly Piece[]): Piece => {
  const next = others.find((other) => other.line === award.line && isAfter(award.line, award, other));
  if (!next) return award;
  const text = textOf(award.line);
  return { ...award, text: text.slice(text.indexOf(award.text), text.indexOf(next.text) + next.text.length) };
};

/** The name of a school that no list has: the piece below the course, or the last beside it. */
const unknownSchool = (award: Piece | null, others: readonly Piece[]): Piece | null => {
  const names = others.filter(({ text }) => isNameLike(text) && !isTitle(text));
  return award ? (names.find(({ line }) => line !== award.line) ?? names.at(-1) ?? null) : null;
};

/** "Systems Engineering, National University" without a word of a course: the two sides of the comma. */
const unknownAward = (draft: Draft): Draft => {
  const { award, institution, others } = draft;
  const [, title = "", school = ""] = /^([^,]+ [^,]+), (.+)$/.exec(institution?.text ?? "") ?? [];
  return !award && !others.length && title && institutionScore(title) === 0 && institutionScore(school) > 0
    ? { ...draft, award: { ...institution!, text: title }, institution: { ...institution!, text: school } }
    : draft;
};

const qualificationOf = (draft: Draft): CvEntry[] => {
  const { award, institution, span, dated, pending, others } = unknownAward(draft);
  const own = institution ?? unknownSchool(award, others);
  const school = own && wholeTitle(own, others);
  const rest = others.filter(
    (piece) => piece !== own && !(school !== own && school?.text.endsWith(piece.text)),
  );
  const course = award && wholeTitle(award, rest);
  const title = course ?? rest.find(({ line }) => line !== school?.line) ?? rest[0] ?? null;
  // A college without a course, or words of a course alone in a text: nothing says that it is one.
  const isSure = title
    ? Boolean(school ?? span) || awardScore(title.text) >= 3 || title.role !== null
    : span !== null && school !== null && isSchoolName(school.text);
  if (!isSure) return [];
  const field =
    course &&
    rest.find(
      ({ line, text, role }) =>
        role === null && line === course.line && !course.text.includes(text) && mayBeField(text),
    );
  const level = title && levelOfQualification(title.text);
  return [
    entryOf("qualification", {
      title: title && valueIn(title.text, title.line),
      level: level && valueIn(level, title.line, title.text),
      institution: school && valueIn(withoutTown(withoutGrade(withoutRemark(school.text))), school.line),
      field_of_study: field && valueIn(field.text, field.line),
      ...(span &&
        dated && {
          start: dateFieldIn(span.start, dated),
          end: dateFieldIn(span.end, dated),
          in_progress: span.current ? valueIn("true", dated, span.current) : null,
        }),
      ...(pending && { in_progress: valueIn("true", pending.line, pending.written) }),
    }),
  ].filter(({ fields }) => fields["title"] || fields["institution"]);
};
