import type { FeedItem } from "../feed-job.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { isObject, type JsonObject } from "../fields/json-values.ts";
import { joinedText } from "../fields/object-texts.ts";
import { openSheet } from "./sheet.ts";

/** Lists within one another are looked at to this depth. */
const deepest = 6;

/** How services wrap JSON that is no file of theirs: in the call of a function, or behind signs that keep it from being run. */
export const jsonWrapping = /^\s*(?:\)\]\}',?\s*|(?:\/\*[^]*?\*\/\s*)?[a-z_$][\w.$]*\(\s*)(?=[[{])/i;

/** What a cell shows: itself, or a part of an object; null for what is no cell. */
const cellText = (cell: unknown): string | null => {
  if (!isObject(cell)) return Array.isArray(cell) ? null : joinedText(cell);
  const shown = feedWords.cells.map((key) => cell[key]).find((part) => part !== undefined && part !== null);
  return shown === undefined && Object.keys(cell).length ? null : joinedText(shown);
};

/** The cells of a row: of a list, or of the one list in an object. A row may end early, or be empty. */
const cellsOf = (row: unknown): string[] | null => {
  const lists: unknown[] = isObject(row) ? Object.values(row).filter(Array.isArray) : [row];
  if (isObject(row) && !Object.keys(row).length) return [];
  const cells = lists.length === 1 && Array.isArray(lists[0]) ? lists[0].map(cellText) : [null];
  return cells.every((cell) => cell !== null) ? cells : null;
};

/** The names of columns that stand beside rows: `"columns": ["Role", "Town"]` or `[{ "name": "Role" }]`. */
const namesBeside = (around: JsonObject | null, width: number): string[] | null => {
  for (const list of Object.values(around ?? {})) {
    if (!Array.isArray(list) || list.length !== width) continue;
    const names = list.map((one: unknown) =>
      isObject(one) ? feedWords.names.map((key) => one[key]).find((name) => typeof name === "string") : one,
    );
    if (names.every((name) => typeof name === "string") && names.some((name) => name.trim())) return names;
  }
  return null;
};

interface Rows {
  rows: string[][];
  /** The object that they are in. */
  around: JsonObject | null;
}

/** Each list of rows in a JSON value. */
function* rowsIn(value: unknown, around: JsonObject | null = null, depth = 0): Generator<Rows> {
  if (depth > deepest || typeof value !== "object" || value === null) return;
  const rows = Array.isArray(value) ? value.map(cellsOf) : [];
  if (rows.every((row) => row !== null) && rows.some(({ length }) => length > 1)) yield { rows, around };
  else
    for (const part of Object.values(value)) yield* rowsIn(part, isObject(value) ? value : null, depth + 1);
}

const longestOf = (rows: readonly string[][]): number =>
  rows.reduce((most, { length }) => Math.max(most, length), 0);

/** Rows of a range whose columns are given one after the other. */
const turned = (columns: readonly string[][]): string[][] =>
  Array.from({ length: longestOf(columns) }, (_, at) => columns.map((column) => column[at] ?? ""));

const jobsOfRows = ({ rows: given, around }: Rows): FeedItem[] | null => {
  const rows = around?.["majorDimension"] === "COLUMNS" ? turned(given) : given;
  const width = longestOf(rows);
  const names = namesBeside(around, width);
  const sheet = openSheet();
  const items = [...(names ? [names] : []), ...rows].flatMap((row, at) =>
    sheet.take({ line: at + 1, record: Array.from({ length: width }, (_, column) => row[column] ?? "") }),
  );
  return sheet.isOfJobs()
    ? [...items, ...sheet.end()].map((item) => ({ ...item, at: item.at.replace(/^line/, "row") }))
    : null;
};

/**
 * Jobs of JSON whose rows are lists of values, as services give a range of a spreadsheet, with the names of the columns in the
 * first row or beside the rows; null where it has none.
 * @throws FeedUnreadable where no column is the title.
 */
export const jobsInRows = (text: string): FeedItem[] | null => {
  for (const rows of rowsIn(JSON.parse(text))) {
    const jobs = jobsOfRows(rows);
    if (jobs) return jobs;
  }
  return null;
};
