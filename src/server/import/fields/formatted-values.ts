import type { JsonObject } from "./json-values.ts";

/** Ends the name of a formatted value, which OData gives beside a code: "Part Time" for 100000001. */
const formatted = "@OData.Community.Display.V1.FormattedValue";
const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The prefix that a publisher of fields for Dynamics has: "fig_" of "fig_worktype". */
const publisherPrefix = /^_?([a-z][a-z\d]{1,7}_)(?=[a-z])/;

/**
 * What each field of an OData record with formatted values is called without its prefix: "town" for "_fig_town_value".
 * Empty for other objects.
 */
export const fieldsOfRecord = (names: readonly string[]): ReadonlyMap<string, string> => {
  if (!names.some((name) => name.endsWith(formatted))) return new Map();
  const own = names.filter((name) => !name.includes("@"));
  const prefixes = Map.groupBy(own, (name) => publisherPrefix.exec(name)?.[1] ?? "");
  const [prefix = ""] = [...prefixes].find(([, all]) => all.length * 2 > own.length) ?? [];
  return new Map(
    own.map((name) => {
      const bare = name.replace(/^_(.+)_value$/, "$1").replace(/^statuscode$/, "status");
      return [name, bare.startsWith(prefix) ? bare.slice(prefix.length) : bare];
    }),
  );
};

/** An OData record with formatted values in place of its codes and ids, and without prefixes in its names. */
export const withFormattedValues = (record: JsonObject): JsonObject => {
  const fields = fieldsOfRecord(Object.keys(record));
  if (!fields.size) return record;
  return Object.fromEntries(
    [...fields].map(([name, field]) => {
      const [words, raw] = [record[name + formatted], record[name]];
      const isCode = typeof raw === "number" ? !/\d/.test(String(words)) : guid.test(String(raw));
      return [field, words !== undefined && isCode ? words : raw];
    }),
  );
};
