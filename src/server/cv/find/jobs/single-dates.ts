import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { isStretch } from "../../../../lexicon/time/spans.ts";
import { textOf } from "../../text/line.ts";
import { rowsOf, type Row } from "../parts/rows.ts";

/** "(10 hours a week)" beside the dates. */
const inBrackets = /^\([^()]*\)$/;

/** What the head of a job looks like beside its dates. */
const formOf = ({ line, parts }: Row): string =>
  [line.style, line.bullet, line.parts.length, parts.some((part) => !inBrackets.test(part))].join(" ");

/**
 * Rows in which a single date is the time of a job, "Aldi, Store Assistant, 2017", where it looks as those with a range do and
 * has a title, or the date alone; a season, or a date with a length of time, looks like nothing else.
 */
export const withSingleDates = (rows: readonly Row[]): Row[] => {
  const forms = new Set(rows.flatMap((row) => (row.span ? formOf(row) : [])));
  return rows.map((row) => {
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
      (!text || (isTitle(text) ? isTime || isWhole : isTime && isAlike));
    return isJob
      ? { ...single, span: { ...single.span!, start: single.span!.start ?? single.span!.end } }
      : row;
  });
};
