/** An object of JSON. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a key is for programs and says nothing of a job: "__metadata", "@odata.etag". */
export const isForPrograms = (key: string): boolean => /^(?:__|@odata\b)/.test(key);

/** The items of a list; a value alone is one item. */
export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** The text of a value: itself, the first of a list, or an object's `value` or `name`. */
export const textOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return textOf(value[0]);
  if (!isObject(value)) return "";
  for (const key of ["@value", "value", "name", "legalName"]) {
    const text = textOf(value[key]);
    if (text) return text;
  }
  return "";
};

/** The texts of a list, one a line. */
export const textsOf = (value: unknown): string => listOf(value).map(textOf).join("\n");
