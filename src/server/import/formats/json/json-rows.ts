import type { FeedItem } from "../../feed-job.ts";
import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { joinedText } from "../../fields/object-texts.ts";
import { recordsByValue } from "../records/names-by-value.ts";
import { definitionsIn, definitionsUnder, pointedTo, type Definition } from "../records/definitions.ts";
import { openSheet } from "../rows/sheet.ts";

/** Lists within one another are looked at to this depth. */
const deepest = 6;

/** What a cell shows, and the address that it leads to. */
interface Cell {
  text: string;
  link: string;
}
const empty: Cell = { text: "", link: "" };

const isWebAddress = (text: unknown): text is string =>
  typeof text === "string" && /^https?:\/\//i.test(text);
const linkIn = (cell: JsonObject): string =>
  Object.values(cell)
    .filter(isObject)
    .flatMap((part) => Object.values(part))
    .find(isWebAddress) ?? "";

/** What a cell shows: itself, or a part of an object; an address and what its link is called; null for what is no cell. */
const cellIn = (cell: unknown, shownAs: readonly string[] = feedWords.cells): Cell | null => {
  if (Array.isArray(cell)) {
    const isLink = cell.length === 2 && (isWebAddress(cell[0]) || cell.every((part) => part === null));
    return isLink ? { text: joinedText(cell[0]), link: "" } : null;
  }
  if (!isObject(cell)) return { text: joinedText(cell), link: "" };
  const shown = shownAs.map((key) => cell[key]).find((part) => part !== undefined && part !== null);
  return shown === undefined && Object.keys(cell).length
    ? null
    : { text: joinedText(shown), link: linkIn(cell) };
};

/** The cells of a list whose objects name their columns, each in its column; the row may have some facts beside the list. */
const cellsByColumn = (
  row: JsonObject,
  list: readonly unknown[],
  columns: readonly Definition[],
): Cell[] | null => {
  const byId = new Map(columns.flatMap((column, at) => column.ids.map((id) => [id, at] as const)));
  const places = pointedTo(list, byId);
  if (!places) return null;
  const cells = columns.map(({ ids: [id] }) => (typeof row[id!] === "string" ? cellIn(row[id!])! : empty));
  for (const [index, at] of places.entries())
    cells[at] = cellIn(list[index], feedWords.definitions.values) ?? empty;
  return cells;
};

/** The lists of an object, but for those that say what columns are called. */
const listsIn = (row: JsonObject): unknown[][] =>
  Object.entries(row).flatMap(([key, part]) =>
    Array.isArray(part) && !definitionsUnder(key, part) ? [part] : [],
  );

/** The cells of a row: of a list, or of the one list in an object. A row may end early, or be empty. */
const cellsOf = (row: unknown, definitions: readonly Definition[][]): Cell[] | null => {
  const lists: unknown[] = isObject(row) ? listsIn(row) : [row];
  if (isObject(row) && !Object.keys(row).length) return [];
  const [list] = lists;
  if (lists.length !== 1 || !Array.isArray(list)) return null;
  const placed =
    isObject(row) && definitions.map((columns) => cellsByColumn(row, list, columns)).find(Boolean);
  const cells = placed || list.map((cell) => cellIn(cell));
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
  rows: Cell[][];
  /** What the columns are called, where that is known. */
  names: (width: number) => readonly string[] | null;
  /** The range gives its columns one after the other. */
  isTurned: boolean;
}

/** Each list of rows in a JSON value. */
function* rowsIn(
  value: unknown,
  definitions: readonly Definition[][],
  around: JsonObject | null = null,
  depth = 0,
): Generator<Rows> {
  if (depth > deepest || typeof value !== "object" || value === null) return;
  if (Array.isArray(value) && recordsByValue(value)) return;
  const rows = Array.isArray(value) ? value.map((row) => cellsOf(row, definitions)) : [];
  if (rows.every((row) => row !== null) && rows.some(({ length }) => length > 1)) {
    const names = (width: number) =>
      namesBeside(around, width) ??
      definitions.find(({ length }) => length === width)?.map(({ name }) => name) ??
      null;
    yield { rows, names, isTurned: around?.["majorDimension"] === "COLUMNS" };
  } else
    for (const part of Object.values(value))
      yield* rowsIn(part, definitions, isObject(value) ? value : null, depth + 1);
}

const longestOf = (rows: readonly unknown[][]): number =>
  rows.reduce((most, { length }) => Math.max(most, length), 0);

/** Rows of a range whose columns are given one after the other. */
const turned = (columns: readonly Cell[][]): Cell[][] =>
  Array.from({ length: longestOf(columns) }, (_, at) => columns.map((column) => column[at] ?? empty));

const jobsOfRows = ({ rows: given, names: namesOf, isTurned }: Rows): FeedItem[] | null => {
  const rows = isTurned ? turned(given) : given;
  const width = longestOf(rows);
  const names = namesOf(width)?.map((text) => ({ text, link: "" }));
  const sheet = openSheet();
  const items = [...(names ? [names] : []), ...rows].flatMap((row, at) => {
    const cells = Array.from({ length: width }, (_, column) => row[column] ?? empty);
    return sheet.take({
      line: at + 1,
      record: cells.map(({ text }) => text),
      links: cells.map(({ link }) => link),
    });
  });
  if (!sheet.isOfJobs()) return null;
  const all = [...items, ...sheet.end()];
  return all.length ? all.map((item) => ({ ...item, at: item.at.replace(/^line/, "row") })) : null;
};

/**
 * Jobs of JSON whose rows are lists of values, as services give a range of a spreadsheet, with the names of the columns in the
 * first row, beside the rows or elsewhere in the document; null where it has none.
 * @throws FeedUnreadable where no column is the title.
 */
export const jobsInRows = (document: unknown): FeedItem[] | null => {
  for (const rows of rowsIn(document, definitionsIn(document))) {
    const jobs = jobsOfRows(rows);
    if (jobs) return jobs;
  }
  return null;
};
