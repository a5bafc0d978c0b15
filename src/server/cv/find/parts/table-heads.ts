import type { Line } from "../../text/line.ts";
import { entryWords } from "../../../../lexicon/cv/entry-words.ts";

const { roles, columns } = entryWords;

/** What a column of a table has: dates, tasks, a value that is a piece of an entry, or something else. */
export type ColumnName = keyof typeof columns | keyof typeof roles;

const patterns = Object.entries({ ...columns, ...roles }).map(([name, wordings]) => ({
  name: name as ColumnName,
  pattern: new RegExp(`^${wordings}$`, "i"),
}));

/** The names of the columns in the head of a table by its texts; null where they are none. */
export const columnNamesOf = (parts: readonly string[]): ColumnName[] | null => {
  const names = parts.map(
    (part) => patterns.find(({ pattern }) => pattern.test(part.replace(/[\s:.*]+$/, "")))?.name,
  );
  return parts.length > 1 && names.every((name) => name !== undefined) ? names : null;
};

/** Whether a line is the head of a table whose columns have known names. */
export const isTableHead = (line: Line): boolean => columnNamesOf(line.parts) !== null;

/** A line, and what its parts are where the head of its table says it. */
export interface Cells {
  line: Line;
  names: readonly ColumnName[] | null;
}

/** Finds tables with heads, which are left out. A cell with tasks becomes a line of its own. */
export const underHeads = (lines: readonly Line[], hasDate: (text: string) => boolean): Cells[] => {
  let head: ColumnName[] | null = null;
  return lines.flatMap((line): Cells[] => {
    const columnNames = columnNamesOf(line.parts);
    if (columnNames) {
      head = columnNames;
      return [];
    }
    const isRow =
      head?.length === line.parts.length &&
      line.parts.every((part, at) => !/^(?:dates|from)$/.test(head![at]!) || hasDate(part));
    if (!head || !isRow) return [{ line, names: null }];
    const isTask = (_: string, at: number) => head![at] === "tasks";
    const own = line.parts.filter((part, at) => !isTask(part, at));
    const tasks = line.parts.filter(isTask);
    return [
      { line: { ...line, parts: own }, names: head.filter((name) => name !== "tasks") },
      ...tasks.map((part) => ({ line: { ...line, parts: [part], bullet: true, gap: false }, names: null })),
    ];
  });
};

/** The cells that name something, as a label and its value. */
export const labelledCells = ({ line, names }: Cells): string[] =>
  (names ?? []).flatMap((name, at) => (name in roles ? `${name}: ${line.parts[at]!}` : []));

/** The text that has the dates of a row. */
export const datesOf = ({ line, names }: Cells): string => {
  const of = (...wanted: ColumnName[]) => line.parts.filter((_, at) => wanted.includes(names![at]!));
  return of("dates").concat(of("from", "to").join(" to ")).filter(Boolean).join(" ");
};
