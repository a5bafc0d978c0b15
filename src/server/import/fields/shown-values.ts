import type { JsonObject } from "./json-values.ts";

/** Behind the name of a value that OData gives as it is shown: "Part Time" for 100000001. */
const shown = "@OData.Community.Display.V1.FormattedValue";
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Before the names of fields that were added to those of Dynamics: "fig_" of "fig_worktype". */
const added = /^_?([a-z][a-z\d]{1,7}_)(?=[a-z])/;

/**
 * What the fields of a record of OData are called, by their names: "town" by "_fig_town_value". Other objects have no such
 * names.
 */
export const shownNames = (names: readonly string[]): ReadonlyMap<string, string> => {
  if (!names.some((name) => name.endsWith(shown))) return new Map();
  const own = names.filter((name) => !name.includes("@"));
  const prefixes = Map.groupBy(own, (name) => added.exec(name)?.[1] ?? "");
  const [usual = ""] = [...prefixes].find(([, all]) => all.length * 2 > own.length) ?? [];
  return new Map(
    own.map((name) => {
      const bare = name.replace(/^_(.+)_value$/, "$1").replace(/^statuscode$/, "status");
      return [name, bare.startsWith(usual) ? bare.slice(usual.length) : bare];
    }),
  );
};

/** A record of OData by what its fields are called, with the words of its codes and ids. */
export const withShownValues = (value: JsonObject): JsonObject => {
  const names = shownNames(Object.keys(value));
  if (!names.size) return value;
  return Object.fromEntries(
    [...names].map(([key, name]) => {
      const [words, raw] = [value[key + shown], value[key]];
      const isCode = typeof raw === "number" ? !/\d/.test(String(words)) : id.test(String(raw));
      return [name, words !== undefined && isCode ? words : raw];
    }),
  );
};
