import { FeedUnreadable, type FeedItem } from "../../feed-job.ts";
import { statusIn } from "../../jobs/status-words.ts";
import { wholeText } from "../whole-text.ts";
import { namesColumns } from "./csv-header.ts";
import { openSheet, type SheetRow } from "./sheet.ts";

/** A line below the names of columns, of strokes as wide as they are. */
const ruler = /^\s*(?:[-=_]+\s+){2,}[-=_]+\s*$/;
const gap = /\s{2,}/;

/** Where the columns of a text begin, by the line that names them with several spaces between names; null for other texts. */
const columnsIn = (lines: readonly string[]): { at: number; starts: number[] } | null => {
  const at = lines.findIndex((line) => {
    const names = line.trim().split(gap);
    return names.length > 2 && !/[,;|\t]/.test(line.trim()) && namesColumns(names);
  });
  if (at < 0) return null;
  const below = lines[at + 1] ?? "";
  const starts = Array.from(
    (ruler.test(below) ? below : lines[at]!).matchAll(/(?<=^|\s{2})\S/g),
    ({ index }) => index,
  );
  if (ruler.test(below))
    starts.splice(0, starts.length, ...Array.from(below.matchAll(/\S+/g), ({ index }) => index));
  return starts.length > 2 ? { at, starts } : null;
};

/** The most lines above the names of the columns. */
const mostAbove = 30;
const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Whether a text has columns that are as wide as spaces make them. */
export const isFixedWidth = (head: string): boolean => columnsIn(linesOf(head).slice(0, mostAbove)) !== null;

/** The cells of a line; a word that goes over where a column begins is in that column. */
const cellsOf = (line: string, starts: readonly number[]): string[] => {
  const from = starts.map((start, column) => {
    const word =
      column && line[start - 1]?.trim() && line[start]?.trim() ? line.lastIndexOf(" ", start) + 1 : start;
    return column ? word : 0;
  });
  return from.map((start, column) => line.slice(start, from[column + 1]).trim());
};

/** How many columns begin within a word of a line. */
const crossed = (line: string, starts: readonly number[]): number =>
  starts.filter((start) => line[start - 1]?.trim() && line[start]?.trim()).length;
/** A sentence below a row and across its columns. */
const isText = (line: string, starts: readonly number[]): boolean =>
  /^(?:\S+ ){3,}\S+$/.test(line.trim()) && (crossed(line, starts) > 1 || !line.slice(0, starts[1]).trim());

/** "O OPEN   F FILLED", "X = Withdrawn": what the letters of a column of statuses mean, as a line beside the rows says it. */
const legendIn = (lines: readonly string[]): Map<string, string> => {
  const said = lines.flatMap((line) => Array.from(line.slice(0, 500).matchAll(meaning)));
  return new Map(said.flatMap(([, code = "", word = ""]) => (statusIn(word) === null ? [] : [[code, word]])));
};
const meaning = /(?<!\S)([A-Z\d])(?: ?[=:–-])? (\p{Lu}\p{L}{2,})/gu;

type Row = SheetRow & { record: string[] };
/** The head of each page has another number. */
const withoutNumbers = (line: string): string => line.trim().replace(/\d+/g, "0");

/** The rows of columns and the other lines, such as the heads of pages and what is counted below the last rule. */
const rowsIn = (
  given: readonly string[],
  at: number,
  starts: readonly number[],
): { rows: Row[]; others: string[] } => {
  const [rows, others]: [Row[], string[]] = [[], []];
  let isBelowRule = false;
  const heads = new Set(given.slice(0, at).map(withoutNumbers));
  const lines = given.slice(at);
  for (const [index, line] of lines.entries()) {
    const isHeader = line.trim() === lines[0]!.trim();
    if (ruler.test(line)) isBelowRule = lines[index - 1]?.trim() !== lines[0]!.trim();
    if (isHeader) isBelowRule = false;
    if (!line.trim() || ruler.test(line) || (isHeader && index)) continue;
    const record = cellsOf(line, starts);
    const above = rows.length > 1 ? rows.at(-1)! : null;
    const filled = record.filter(Boolean).length;
    const isOfPage = crossed(line, starts) || filled < record.length / 2 || legendIn([line]).size > 1;
    // What the codes mean, behind an empty line.
    const isFoot = !lines[index - 1]?.trim() && crossed(line, starts) > 1;
    if (index && (isFoot || heads.has(withoutNumbers(line)) || (isBelowRule && isOfPage))) others.push(line);
    else if (above && isText(line, starts))
      above.detail = [above.detail, line.trim()].filter(Boolean).join("\n");
    else if (above && !record[0] && filled < record.length / 2)
      for (const [column, cell] of record.entries())
        above.record[column] = `${above.record[column]} ${cell}`.trim();
    else if (filled > 1) rows.push({ line: at + index + 1, record });
  }
  return { rows, others };
};

/** Jobs of a text whose columns are lined up with spaces; what is alone in a line goes on with the cell above it. */
export async function* readFixedWidth(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const lines = linesOf(
    await wholeText(text, "This text is too long to read columns from it. Save it as CSV."),
  );
  const columns = columnsIn(lines);
  if (!columns) throw new FeedUnreadable("Its first lines name no columns of jobs.");
  const { at, starts } = columns;
  const { rows, others } = rowsIn(lines, at, starts);
  const legend = legendIn(others);
  const coded = starts.map(
    (_, column) => legend.size > 1 && rows.slice(1).every(({ record }) => legend.has(record[column]!)),
  );
  const sheet = openSheet();
  for (const { record, ...row } of rows)
    yield* sheet.take({
      ...row,
      record: record.map((cell, column) => (coded[column] && legend.get(cell)) || cell),
    });
  yield* sheet.end();
}
