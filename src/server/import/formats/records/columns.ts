import { fieldOf } from "../../fields/field-called.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";

/** Fewer columns are facts of one job that has several of each, such as places. */
const fewest = 3;

/** The values of a column: a list, or an object whose keys count them, `{ "0": "Cook", "1": "Nurse" }`. */
const valuesOf = (column: unknown): unknown[] | null => {
  if (Array.isArray(column)) return column;
  if (!isObject(column)) return null;
  const keys = Object.keys(column);
  return keys.length && keys.every((key) => /^\d+$/.test(key)) ? Object.values(column) : null;
};

/**
 * The records of columns that are each a value of their own, `{ "title": ["Cook", "Nurse"], "town": ["Roma", "Dalby"] }`, with
 * what stands beside the columns; null for other objects.
 */
export const recordsOfColumns = (given: JsonObject): JsonObject[] | null => {
  const all = Object.entries(given).map(([name, column]) => ({ name, column, values: valuesOf(column) }));
  const columns = all.flatMap(({ name, values }) => (values ? [{ name, values }] : []));
  const titles = columns.find(({ name }) => fieldOf(name) === "title")?.values;
  const isWhole =
    titles !== undefined &&
    titles.length > 1 &&
    titles.every((title) => typeof title === "string" || title === null) &&
    columns.every(({ values }) => values.length === titles.length) &&
    new Set(columns.map(({ name }) => fieldOf(name)).filter(Boolean)).size >= fewest;
  if (!isWhole) return null;
  const beside = all
    .filter(({ column }) => typeof column !== "object")
    .map(({ name, column }) => [name, column]);
  return titles.map((_, row) =>
    Object.fromEntries([...columns.map(({ name, values }) => [name, values[row]]), ...beside]),
  );
};
