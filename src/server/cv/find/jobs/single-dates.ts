import { isTitle } from "../../../../lexicon/cv/titles.ts";
import { rowsOf, type Row } from "../parts/rows.ts";

/** What the head of a job looks like beside its dates. */
const formOf = ({ line, parts }: Row): string =>
  [line.style, line.bullet, line.parts.length, parts.length > 0].join(" ");

/**
 * Rows in which a single date is the time of a job, "Aldi, Store Assistant, 2017", where it looks as those with a range do and
 * has a title, or the date alone.
 */
export const withSingleDates = (rows: readonly Row[]): Row[] => {
  const forms = new Set(rows.flatMap((row) => (row.span ? formOf(row) : [])));
  return rows.map((row) => {
    if (row.span || !row.isHead || row.line.bullet) return row;
    const [single] = rowsOf([row.line], { singles: true });
    const text = single?.parts.join(", ") ?? "";
    const isJob =
      single?.span &&
      forms.has(formOf(single)) &&
      (!text || (isTitle(text) && /,|\s[–—|-]\s| at /.test(text)));
    return isJob
      ? { ...single, span: { ...single.span!, start: single.span!.start ?? single.span!.end } }
      : row;
  });
};
