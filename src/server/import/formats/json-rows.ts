import type { FeedItem } from "../feed-job.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { isObject, type JsonObject } from "../fields/json-values.ts";
import { joinedText } from "../fields/object-texts.ts";
import { openSheet } from "./sheet.ts";

/** Lists within one another are looked at to this depth. */
const deepest = 6;

const isRow = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((cell) => typeof cell !== "object" || cell === null);

/** The names of columns that stand beside rows: `"columns": ["Role", "Town"]` or `[{ "name": "Role" }]`. */
const namesBeside = (around: JsonObject | null, width: number): string[] | null => {
  for (const list of Object.values(around ?? {})) {
    if (!Array.isArray(list) || list.length !== width) continue;
    const names = list.map((one: unknown) =>
      isObject(one) ? feedWords.names.map((key) => one[key]).find((name) => typeof name === "string") : one,
    );
    if (names.every((name) => typeof name === "string")) return names;
  }
  return null;
};

/** The first list of rows in a JSON value, with the object around it. */
const rowsIn = (
  value: unknown,
  around: JsonObject | null = null,
  depth = 0,
): { rows: unknown[][]; around: JsonObject | null } | null => {
  if (depth > deepest) return null;
  if (Array.isArray(value) && value.length && value.every(isRow)) return { rows: value, around };
  const parts = isObject(value) ? Object.values(value) : Array.isArray(value) ? value : [];
  for (const part of parts) {
    const found = rowsIn(part, isObject(value) ? value : null, depth + 1);
    if (found) return found;
  }
  return null;
};

/**
 * Jobs of JSON whose rows are lists of values, as services give a range of a spreadsheet, with the names of the columns in the
 * first row or beside the rows; null where it has none.
 * @throws FeedUnreadable where no column is the title.
 */
export const jobsInRows = (text: string): FeedItem[] | null => {
  const found = rowsIn(JSON.parse(text));
  if (!found) return null;
  const width = Math.max(...found.rows.map(({ length }) => length));
  const names = namesBeside(found.around, width);
  const sheet = openSheet();
  const rows = [...(names ? [names] : []), ...found.rows];
  const items = rows.flatMap((row, at) =>
    sheet.take({
      line: at + 1,
      record: Array.from({ length: width }, (_, column) => joinedText(row[column])),
    }),
  );
  return sheet.isOfJobs()
    ? [...items, ...sheet.end()].map((item) => ({ ...item, at: item.at.replace(/^line/, "row") }))
    : null;
};
