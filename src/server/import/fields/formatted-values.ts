import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { fieldOf } from "./field-called.ts";
import type { JsonObject } from "./json-values.ts";

/** Ends the name of a formatted value, which OData gives beside a code: "Part Time" for 100000001. */
const formatted = "@OData.Community.Display.V1.FormattedValue";
const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The prefix of a program or a publisher of fields: "fig_" of "fig_worktype". */
const programPrefix = /^_?([a-z][a-z\d]{1,7}_)(?=_?[a-z])/i;

/** The prefix that most names of a record have; "" for none. */
const usualPrefix = (names: readonly string[]): string => {
  // Most records have none.
  if (names.filter((name) => name.includes("_")).length * 2 <= names.length) return "";
  const prefixes = Map.groupBy(names, (name) => programPrefix.exec(name)?.[1] ?? "");
  const [prefix = ""] = [...prefixes].find(([, all]) => all.length * 2 > names.length) ?? [];
  return prefix;
};

/** Whether a prefix hides what the fields of a record are called, as that of "job_type" and "job_title" does not. */
const hides = (prefix: string, names: readonly string[]): boolean =>
  prefix !== "" && names.length > 2 && !names.some((name) => name.startsWith(prefix) && fieldOf(name));

const { ours } = feedWords.translated;
/** The fields of a record that says each in several languages, "title_en" beside "title_vi": those in ours by their names alone; null for others. */
const fieldsInOurs = (names: readonly string[]): Map<string, string> | null => {
  const parts = names.map((name) => /^(.{2,}?)[_-]([a-z]{2,3})$/i.exec(name) ?? [name, name, ""]);
  const isOurs = (tag: string | undefined) => ours.includes(tag!.toLowerCase());
  const translated = new Set(
    parts.flatMap(([, base, tag]) => (isOurs(tag) && fieldOf(base!) && !names.includes(base!) ? [base] : [])),
  );
  const isSeveral = parts.some(([, base, tag]) => tag && translated.has(base) && !isOurs(tag));
  if (!isSeveral) return null;
  return new Map(
    parts.flatMap(([name, base, tag]) =>
      !tag || !translated.has(base)
        ? [[name!, name!] as const]
        : isOurs(tag)
          ? [[name!, base!] as const]
          : [],
    ),
  );
};

/**
 * What each field of a record is called without the prefix of a program, and in OData with formatted values without other
 * marks: "town" for "ows_town" and for "_fig_town_value". Empty for other objects.
 */
export const fieldsOfRecord = (names: readonly string[]): ReadonlyMap<string, string> => {
  const isFormatted = names.some((name) => name.endsWith(formatted));
  const own = isFormatted ? names.filter((name) => !name.includes("@")) : names;
  const prefix = usualPrefix(own);
  if (!isFormatted && !hides(prefix, own)) return fieldsInOurs(own) ?? new Map<string, string>();
  return new Map(
    own.map((name) => {
      const bare = isFormatted
        ? name.replace(/^_(.+)_value$/, "$1").replace(/^statuscode$/, "status")
        : name.replace(/^_/, "");
      return [name, bare.startsWith(prefix) ? bare.slice(prefix.length).replace(/^_/, "") : bare];
    }),
  );
};

/** A record with formatted values in place of codes and ids, where it has such, and without the usual prefix of its names. */
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
