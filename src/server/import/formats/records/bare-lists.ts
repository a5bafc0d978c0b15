import { fieldOf } from "../../fields/field-called.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { columnsByValue } from "../rows/columns-by-value.ts";

/** Records as rows of a table. */
interface NamedRows {
  names: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A list of fewer texts is one of a single fact, such as places. */
const fewest = 3;

const isBareList = (value: unknown): value is (string | number | null)[] =>
  Array.isArray(value) &&
  value.length >= fewest &&
  value.every((part) => part === null || ["string", "number"].includes(typeof part));

/** `["Roma QLD","Emerald QLD"]`: a list within a text. */
const withoutBrackets = (text: string): string => {
  if (!/^\[".*"\]$/.test(text)) return text;
  try {
    return (JSON.parse(text) as string[]).join("; ");
  } catch {
    return text;
  }
};

const textsOf = (values: readonly unknown[]): string[] =>
  values.map((value) =>
    typeof value === "object" || value === undefined ? "" : withoutBrackets(String(value as string)),
  );

/**
 * Records that have most of their facts in a list without names, `{ "no": 7, "column": ["Cook", "Roma QLD", "Casual"] }`, as
 * rows: what each place of the list is shows by its values. Null where these are none of jobs.
 */
export const rowsOfBareLists = (records: readonly unknown[]): NamedRows | null => {
  if (records.length < 2 || !records.every(isObject)) return null;
  const [first] = records as readonly JsonObject[];
  const key = Object.keys(first!).find((name) => {
    const lists = records.map((record) => record[name]);
    return lists.every(isBareList) && new Set(lists.map(({ length }) => length)).size === 1;
  });
  if (key === undefined) return null;
  const own = Object.keys(first!).filter((name) => typeof first![name] !== "object");
  const rows = records.map((record) =>
    textsOf([...(record[key] as unknown[]), ...own.map((name) => record[name])]),
  );
  const names = columnsByValue([...(first![key] as unknown[]).map(() => ""), ...own], rows);
  const fields = new Set(names.map(fieldOf));
  return fields.has("title") && (fields.has("work_type") || fields.has("posted")) ? { names, rows } : null;
};
