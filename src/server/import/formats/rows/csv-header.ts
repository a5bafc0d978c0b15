import { fieldOf } from "../../fields/field-called.ts";
import { isSideways } from "./sideways.ts";

/** Lines above the names of the columns, such as the title of a sheet. */
export const maxTitleLines = 10;

const delimiters = [",", ";", "\t", "|"];

/** Whether a row names the columns of jobs. */
export const namesColumns = (record: readonly string[]): boolean => {
  const fields = record.map(fieldOf);
  const known = new Set(fields.filter((field) => field !== undefined));
  return known.has("title") && (known.has("description") || known.has("summary") || known.size > 2);
};

const cellsOf = (line: string, delimiter: string) =>
  line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/g, ""));

const linesOf = (head: string) =>
  head
    .split(/\r\n|\r|\n/, 3 * maxTitleLines)
    .filter((line) => line.trim())
    .slice(0, maxTitleLines);

/** The delimiter that a CSV text names itself, or that of the line or the column that names its fields; undefined where none does. */
export const namedDelimiter = (head: string): string | undefined => {
  const given = /^\s*"?sep=(.)/i.exec(head)?.[1];
  if (given) return given;
  // Sheets break the names of narrow columns into lines.
  const whole = head.replace(/"[^"]*"/g, (cell) => cell.replace(/[\r\n]+/g, " "));
  const lines = [...linesOf(head), ...linesOf(whole)];
  return (
    delimiters.find((sign) => lines.some((line) => namesColumns(cellsOf(line, sign)))) ??
    delimiters.find((sign) => isSideways(linesOf(head).map((line) => cellsOf(line, sign))))
  );
};

/**
 * The delimiter of a CSV text: what "sep=" says, else that of the line or the column that names the fields, else the one of `,` `;` tab
 * and `|` that occurs most often in the first line, outside quotes; null for a text without any.
 */
export const delimiterOf = (head: string): string | null => {
  const named = namedDelimiter(head);
  if (named) return named;
  const header = (linesOf(head).find((line) => /[^,;\t|\s]/.test(line)) ?? "").replace(/"[^"]*"/g, "");
  const count = (sign: string) => header.split(sign).length;
  const best = delimiters.reduce((first, sign) => (count(sign) > count(first) ? sign : first));
  return count(best) > 1 ? best : null;
};
