import { employerScore } from "../../../../lexicon/cv/employers.ts";
import { isTitle, titleScore } from "../../../../lexicon/cv/titles.ts";
import { isStretch } from "../../../../lexicon/time/spans.ts";
import { textOf } from "../../text/line.ts";
import { rowsOf, type Row } from "../parts/rows.ts";
import { isShort } from "../parts/short-texts.ts";

/** "(10 hours a week)" beside the dates. */
const inBrackets = /^\([^()]*\)$/;

/** What the head of a job looks like beside its dates. */
const formOf = ({ line, parts }: Row): string =>
  [line.style, line.bullet, line.parts.length, parts.some((part) => !inBrackets.test(part))].join(" ");

/** The row above, at -1, or below, at 1, where it is part of the head of a job and has no dates. */
const headBeside = (rows: readonly Row[], at: number, side: -1 | 1): Row | null => {
  const row = rows[at + side];
  return row?.isHead && !row.span && !row.line.bullet ? row : null;
};

/** Whether a row has the title of a job and the row beside it has none, or the other way round, as all jobs with ranges have it. */
const isBesideHead = (rows: readonly Row[], at: number, text: string): boolean => {
  const dated = rows.flatMap(({ span }, index) => (span ? index : []));
  return ([-1, 1] as const).some((side) => {
    const row = headBeside(rows, at, side);
    const isUsual = dated.every((one) => headBeside(rows, one, side)?.line.style === row?.line.style);
    if (row === null || !dated.length || !isUsual) return false;
    return isTitle(textOf(row.line)) !== isTitle(text) || isKnownEmployer(rows, row, side);
  });
};

/** Whether a row beside a single date is an employer: it has a form of companies, or stands beside a range too. */
const isKnownEmployer = (rows: readonly Row[], row: Row, side: -1 | 1): boolean =>
  employerScore(textOf(row.line)) >= 1.5 ||
  rows.some(({ span }, at) => {
    const other = span && headBeside(rows, at, side);
    return other ? textOf(other.line) === textOf(row.line) : false;
  });

/** The forms of the rows with ranges of dates. */
export const formsOfRanges = (rows: readonly Row[]): string[] =>
  rows.flatMap((row) => (row.span && !row.line.bullet ? formOf(row) : []));

/**
 * Rows in which a single date is the time of a job, "Aldi, Store Assistant, 2017", where it looks as those with a range do and
 * has a title, or the date alone; a season, or a date with a length of time, looks like nothing else.
 * @param elsewhere The forms of ranges in the other parts with jobs.
 */
export const withSingleDates = (rows: readonly Row[], elsewhere: readonly string[] = []): Row[] => {
  const own = rows.flatMap((row) => (row.span ? formOf(row) : []));
  const forms = new Set(own.length ? own : elsewhere);
  return rows.map((row, at) => {
    if (row.span || row.line.bullet) return row;
    const isTime = [textOf(row.line), ...row.line.parts].some(isStretch);
    if (!row.isHead && !isTime) return row;
    const [single] = rowsOf([row.line], { singles: true });
    const text = single?.parts.join(", ") ?? "";
    const isAlike = single !== undefined && forms.has(formOf(single));
    const isWhole = /,|\s[–—|-]\s| at /.test(text);
    const isJob =
      single?.span &&
      (isTime || isAlike) &&
      (own.length > 0 || isTime || !text) &&
      (!text ||
        (isTitle(text) || (isAlike && titleScore(text) >= 2) ? isTime || isWhole : isTime && isAlike) ||
        (isAlike && isBesideHead(rows, at, text)));
    return isJob
      ? { ...single, span: { ...single.span!, start: single.span!.start ?? single.span!.end } }
      : row;
  });
};

/** Dates alone above lists have the first item as their head: "Mar 2021 – Present" above "• Line Cook, Acme". */
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
