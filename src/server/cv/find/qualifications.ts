import type { CvEntry } from "../../../contract/cv.ts";
import { textOf, type Line } from "../text/line.ts";
import { isPlace } from "../words/places.ts";
import { awardScore, institutionScore } from "../words/qualifications.ts";
import { spanIn, type Span } from "./dates.ts";
import { entryOf, found } from "./finding.ts";
import { divide, labelled, type Piece } from "./pieces.ts";
import { rowsOf, type Row } from "./rows.ts";

/** How good somebody was. */
const grade = /[\s.,;:(|–-]*\b(?:c?gpa|wam|percentage|aggregate|marks|score|grade)\b\W*\d.*$/i;

/** Stages of education, as labels in front of an entry. */
const stage =
  /^(?:tertiary|secondary|primary|elementary|college|vocational|post[- ]?graduate|undergraduate)(?: education)?:?$/i;

interface Draft {
  award: Piece | null;
  institution: Piece | null;
  span: Span | null;
  dated: Line | null;
  /** Pieces that are neither, such as a field of study. */
  others: Piece[];
}

const lean = ({ text, role }: Piece): number =>
  role === "award" ? 8 : role === "institution" ? -8 : awardScore(text) - institutionScore(text);

/** The pieces of a row, without places. "Bachelor of Arts, University of Sydney" is divided at its comma. */
const piecesOf = ({ line, parts }: Row): Piece[] =>
  parts
    .flatMap((part) => {
      const { role, text } = labelled(part.replace(grade, ""));
      return divide(text)
        .flatMap(atColon)
        .flatMap(atComma)
        .flatMap(fromInstitution)
        .map((piece) => ({ text: piece, line, slot: "", role }));
    })
    .filter(({ text, role }) => role !== null || !isPlace(text));

const atComma = (text: string): string[] => {
  const parts = text.split(/,\s*/);
  if (parts.length < 2) return [text];
  const splits = parts
    .slice(1)
    .map((_, at) => [parts.slice(0, at + 1).join(", "), parts.slice(at + 1).join(", ")] as const);
  const fit = ([before, after]: readonly [string, string]) => {
    const [one, other] = [
      awardScore(before) - institutionScore(before),
      awardScore(after) - institutionScore(after),
    ];
    return one * other < 0
      ? Math.abs(one - other) + (institutionScore(one > 0 ? before : after) ? -2 : 0)
      : 0;
  };
  const best = splits.toSorted((a, b) => fit(b) - fit(a))[0]!;
  return fit(best) > 0 ? best.flatMap((part) => divide(part)) : [text];
};

/** "TAFE Queensland: Diploma of Nursing". */
const atColon = (text: string): string[] => {
  const [, before = "", after = ""] = /^([^:]+):\s+(.+)$/.exec(text) ?? [];
  return institutionScore(before) && awardScore(after) ? [before, after] : [text];
};

const fromInstitution = (text: string): string[] => {
  const [, before = "", after = ""] = /^(.+?) (?:from|at) (?:the )?(\p{Lu}.*)$/u.exec(text) ?? [];
  return awardScore(before) && institutionScore(after) ? [before, after] : [text];
};

const empty = (): Draft => ({ award: null, institution: null, span: null, dated: null, others: [] });
const isEmpty = ({ award, institution }: Draft) => !award && !institution;

/** The qualifications of an education part: an entry ends where something that it already has comes again. */
export const qualificationsIn = (lines: readonly Line[]): CvEntry[] => {
  const drafts: Draft[] = [];
  let draft = empty();
  const next = () => {
    if (!isEmpty(draft)) drafts.push(draft);
    draft = empty();
  };
  for (const row of rowsOf(joinTitles(lines), { singles: true })) {
    const isText =
      !row.isHead && !(row.line.bullet && textOf(row.line).length < 110) && !awardScore(textOf(row.line));
    if (isText && !isEmpty(draft)) continue;
    const pieces = piecesOf(row);
    const awards = pieces.filter((piece) => lean(piece) > 0);
    const institutions = pieces.filter((piece) => lean(piece) < 0);
    const isAgain =
      (awards.length && draft.award) ||
      (institutions.length && draft.institution) ||
      (row.span &&
        draft.span &&
        (awards.length || institutions.length || row.line.gap || (draft.award && draft.institution)));
    if (isAgain) next();
    draft.award ??= awards[0] ?? null;
    draft.institution ??= institutions[0] ?? null;
    if (row.span && !draft.span) [draft.span, draft.dated] = [row.span, row.line];
    draft.others.push(...pieces.filter((piece) => piece !== draft.award && piece !== draft.institution));
  }
  next();
  return drafts.flatMap(qualificationOf);
};

/** A title that a narrow column may have broken, with its second line, where that is nothing else. */
const joinTitles = (lines: readonly Line[]): Line[] => {
  const result: Line[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const text = textOf(line);
    const isWordOfName =
      last?.mayWrap && last.style === line.style && textOf(last).includes(", ") && !text.includes(" ");
    const isRest =
      last?.mayWrap &&
      last.style === line.style &&
      awardScore(textOf(last)) > 0 &&
      institutionScore(textOf(last)) < 2 &&
      !awardScore(text) &&
      !institutionScore(text) &&
      !spanIn(text) &&
      !isPlace(text);
    if (last && (isRest || isWordOfName))
      result[result.length - 1] = { ...line, gap: last.gap, parts: [`${textOf(last)} ${text}`] };
    else result.push(line);
  }
  return result;
};

const qualificationOf = ({ award, institution, span, dated, others }: Draft): CvEntry[] => {
  const title = award ?? others.find(({ line }) => line !== institution?.line) ?? others[0] ?? null;
  if (!title && !span) return [];
  const field =
    award &&
    others.find(
      ({ line, text }) => line === award.line && /^[\p{L} &,/()]+$/u.test(text) && !stage.test(text),
    );
  return [
    entryOf("qualification", {
      title: title && found(title.text, title.line),
      institution: institution && found(institution.text, institution.line),
      field_of_study: field && found(field.text, field.line),
      ...(span &&
        dated && {
          start: span.start && found(span.start.value, dated, span.start.written),
          end: span.end && found(span.end.value, dated, span.end.written),
          in_progress: span.current ? found("true", dated, span.current) : null,
        }),
    }),
  ].filter(({ fields }) => fields["title"] || fields["institution"]);
};
