import { FeedUnreadable, type FeedItem } from "../../feed-job.ts";
import { wholeText } from "../whole-text.ts";
import { namesColumns } from "./csv-header.ts";
import { openSheet } from "./sheet.ts";

/** A line below the names of columns, of strokes as wide as they are. */
const ruler = /^\s*(?:[-=_]{2,}\s+){2,}[-=_]{2,}\s*$/;
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

/** Jobs of a text whose columns are lined up with spaces; what is alone in a line goes on with the cell above it. */
export async function* readFixedWidth(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const lines = linesOf(
    await wholeText(text, "This text is too long to read columns from it. Save it as CSV."),
  );
  const columns = columnsIn(lines);
  if (!columns) throw new FeedUnreadable("Its first lines name no columns of jobs.");
  const { at, starts } = columns;
  const rows: { line: number; record: string[] }[] = [];
  for (const [index, line] of lines.slice(at).entries()) {
    if (!line.trim() || ruler.test(line)) continue;
    const record = cellsOf(line, starts);
    const above = rows.at(-1)?.record;
    const isMore =
      above && rows.length > 1 && !record[0] && record.filter(Boolean).length < record.length / 2;
    if (isMore)
      for (const [column, cell] of record.entries()) above[column] = `${above[column]} ${cell}`.trim();
    else if (record.filter(Boolean).length > 1) rows.push({ line: at + index + 1, record });
  }
  const sheet = openSheet();
  for (const row of rows) yield* sheet.take(row);
  yield* sheet.end();
}
