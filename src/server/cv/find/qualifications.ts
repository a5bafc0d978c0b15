import type { CvEntry } from "../../../contract/cv.ts";
import { textOf, type Line } from "../text/line.ts";
import { isPlace } from "../words/places.ts";
import { awardScore, institutionScore } from "../../../lexicon/cv/qualifications.ts";
import { spanIn, type Span } from "./dates.ts";
import { entryOf, found } from "./finding.ts";
import type { Piece } from "./pieces.ts";
import { rowsOf, type Row } from "./rows.ts";
import { dividerOf, lean, piecesOf } from "./study-pieces.ts";
import { isNameLike, isStudyDetail, pendingIn } from "./study-status.ts";

interface Draft {
  award: Piece | null;
  institution: Piece | null;
  span: Span | null;
  dated: Line | null;
  /** The line that says when it will be finished, where the range of dates does not. */
  expected: Row | null;
  /** The words that say that it is not finished. */
  pending: { written: string; line: Line } | null;
  /** Pieces that are neither, such as a field of study. */
  others: Piece[];
}

const empty = (): Draft => ({
  award: null,
  institution: null,
  span: null,
  dated: null,
  expected: null,
  pending: null,
  others: [],
});
const isEmpty = ({ award, institution }: Draft) => !award && !institution;

/** The qualifications of an education part: an entry ends where something that it already has comes again. */
export const qualificationsIn = (lines: readonly Line[]): CvEntry[] => {
  const drafts: Draft[] = [];
  let draft = empty();
  const next = () => {
    if (!isEmpty(draft)) drafts.push(draft);
    draft = empty();
  };
  const own = lines.filter((line) => !isStudyDetail(textOf(line))).map(withoutStop);
  const rows = rowsOf(joinTitles(own), { singles: true });
  const divider = dividerOf(rows);
  for (const row of rows) {
    const isText =
      !row.isHead && !(row.line.bullet && textOf(row.line).length < 110) && !awardScore(textOf(row.line));
    if (isText && !isEmpty(draft)) continue;
    const pieces = piecesOf(row, divider);
    const pending = pendingIn(textOf(row.line));
    // "2024 – Present" above "Expected completion: 2026".
    if (pending && draft.span?.current && row.span?.end && !pieces.length) {
      [draft.expected, draft.pending] = [row, { written: pending, line: row.line }];
      continue;
    }
    const awards = pieces.filter((piece) => lean(piece) > 0);
    const institutions = pieces.filter((piece) => lean(piece) < 0);
    const isAgain =
      (awards.length && draft.award) ||
      (institutions.length && draft.institution) ||
      (row.span &&
        draft.span &&
        (awards.length || institutions.length || row.line.gap || (draft.award && draft.institution)));
    // A school that no list has, above its course, where the entry before has its own.
    const above = isAgain && awards.length ? schoolAbove(draft) : null;
    if (isAgain) next();
    if (above) draft.institution = above;
    draft.award ??= awards[0] ?? null;
    draft.institution ??= institutions[0] ?? null;
    if (row.span && !draft.span) [draft.span, draft.dated] = [row.span, row.line];
    if (pending) draft.pending ??= { written: pending, line: row.line };
    draft.others.push(...pieces.filter((piece) => piece !== draft.award && piece !== draft.institution));
  }
  next();
  return drafts.flatMap(qualificationOf);
};

/** "2019. Diploma of Nursing. TAFE.": an entry that is written as a sentence. */
const withoutStop = (line: Line): Line => {
  const text = textOf(line);
  return awardScore(text) > 0 && text.length < 140
    ? { ...line, parts: line.parts.map((part) => part.replace(/(?<=[\p{L})]{3})\.$/u, "")) }
    : line;
};

/** What the second line of a broken title or name of a school may consist of. */
const kindOfSchool =
  /^(?:(?:of )?(?:technology|education|nursing|health|business|design|arts)|school|college|university|institute|polytechnic|tafe)$/i;

/** A title that a narrow column may have broken, with its second line, where that is nothing else. */
const joinTitles = (lines: readonly Line[]): Line[] => {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const text = textOf(line);
    const isWordOfName =
      last?.mayWrap && last.style === line.style && textOf(last).includes(", ") && !text.includes(" ");
    const isOpen = last?.style === line.style && /\([^)]*$/.test(textOf(last)) && /^[^(]*\)/.test(text);
    const isKind = last?.mayWrap && last.style === line.style && !line.gap && kindOfSchool.test(text);
    const isRest =
      last?.mayWrap &&
      last.style === line.style &&
      awardScore(textOf(last)) > 0 &&
      institutionScore(textOf(last)) < 2 &&
      !awardScore(text) &&
      !institutionScore(text) &&
      !spanIn(text) &&
      !isPlace(text);
    if (last && (isRest || isWordOfName || isOpen || isKind))
      result[result.length - 1] = { ...line, gap: last.gap, parts: [`${textOf(last)} ${text}`] };
    else result.push(line);
  }
  return result;
};

/** The last piece of an entry that is complete without it, on a line of its own, where its school is above its course. */
const schoolAbove = ({ award, institution, others }: Draft): Piece | null => {
  const last = others.at(-1);
  const isApart = last && award && institution && last.line !== award.line && last.line !== institution.line;
  return isApart && isNameLike(last.text) ? last : null;
};

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
  const names = others.filter(({ text }) => isNameLike(text));
  return award ? (names.find(({ line }) => line !== award.line) ?? names.at(-1) ?? null) : null;
};

const qualificationOf = ({
  award,
  institution,
  span,
  dated,
  expected,
  pending,
  others,
}: Draft): CvEntry[] => {
  const school = institution ?? unknownSchool(award, others);
  const rest = others.filter((piece) => piece !== school);
  const course = award && wholeTitle(award, rest);
  const title = course ?? rest.find(({ line }) => line !== school?.line) ?? rest[0] ?? null;
  if (!title && !span) return [];
  const field =
    course &&
    rest.find(
      ({ line, text }) =>
        line === course.line && !course.text.includes(text) && /^[\p{L} &,/()]+$/u.test(text),
    );
  return [
    entryOf("qualification", {
      title: title && found(title.text, title.line),
      institution: school && found(school.text, school.line),
      field_of_study: field && found(field.text, field.line),
      ...(span &&
        dated && {
          start: span.start && found(span.start.value, dated, span.start.written),
          end: span.end && found(span.end.value, dated, span.end.written),
          in_progress: span.current ? found("true", dated, span.current) : null,
        }),
      ...(expected?.span?.end && {
        end: found(expected.span.end.value, expected.line, expected.span.end.written),
      }),
      ...(pending && { in_progress: found("true", pending.line, pending.written) }),
    }),
  ].filter(({ fields }) => fields["title"] || fields["institution"]);
};
