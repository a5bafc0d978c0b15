import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { fieldsCalled, type FieldName } from "../../fields/field-called.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { joinedText } from "../../fields/object-texts.ts";
import { columnsByValue } from "../rows/columns-by-value.ts";
import { withNamesOf } from "./names-in-schema.ts";

/** What people and products do not have beside a name and a place. */
const ofJobs: readonly FieldName[] = ["work_type", "salary", "salary_min", "expires"];
/** Records that show what their names mean. */
const sample = 30;
/** A record of fewer facts is a part of another. */
const fewest = 4;

/** The texts of a record by their names, however deep. */
export type Facts = ReadonlyMap<string, string>;

/**
 * The names of fields for those names of records that say nothing, by their values, as of the columns of a table; null where the
 * records are none of jobs: these have a title, what only jobs have, and more.
 */
export const namesByValue = (records: readonly Facts[]): ReadonlyMap<string, string> | null => {
  const some = records.slice(0, sample);
  const all = new Set(some.flatMap((record) => [...record.keys()]));
  const own = [...all].filter((name) => some.filter((record) => record.has(name)).length * 2 > some.length);
  if (own.length < fewest) return null;
  const names = columnsByValue(
    own,
    some.map((record) => own.map((name) => record.get(name) ?? "")),
  );
  const fields = new Set(names.flatMap((name) => fieldsCalled(name)[0]?.field ?? []));
  if (!fields.has("title") || !ofJobs.some((field) => fields.has(field)) || fields.size < fewest) return null;
  // A name that only resembles a title is none that records are known by; a number may count anything.
  return new Map(
    own.flatMap((name, at) => {
      const field = fieldsCalled(names[at]!)[0]?.field;
      const called = field === "title" ? field : names[at]!;
      return name === called || called === "reference" || feedWords.payUnits.includes(name)
        ? []
        : [[name, called] as const];
    }),
  );
};

const factsOf = (record: JsonObject, facts = new Map<string, string>()): Facts => {
  for (const [name, part] of Object.entries(record))
    if (isObject(part)) factsOf(part, facts);
    else if (!facts.has(name)) facts.set(name, joinedText(part));
  return facts;
};

/** `["Roma QLD","Emerald QLD"]`: a list within a text. */
const withoutBrackets = (text: unknown): string => {
  const said = joinedText(text);
  return /^\[".*"\]$/.test(said) ? said.slice(2, -2).replace(/"\s*,\s*"/g, "; ") : said;
};

const isBareList = (part: unknown): part is unknown[] =>
  Array.isArray(part) && part.length > 2 && part.every((each) => typeof each !== "object" || each === null);
/** Records with what each place of their lists says by itself, `{ "column": ["Cook", "Roma QLD", "Casual"] }`, where these are alike. */
const withoutBareLists = (records: readonly JsonObject[]): JsonObject[] => {
  const names = Object.keys(records[0]!).filter((name) => {
    const lists = records.map((record) => record[name]);
    const isAlike = new Set(lists.map((list) => isBareList(list) && list.length)).size === 1;
    return isAlike && isBareList(lists[0]) && !fieldsCalled(name).length;
  });
  return records.map((record) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, part]) =>
        names.includes(name)
          ? (part as unknown[]).map((each, at) => [`${name} ${at + 1}`, withoutBrackets(each)])
          : [[name, part]],
      ),
    ),
  );
};

/** Records that name their facts as nobody else does, or not at all, with names by their values; null for others. */
export const recordsByValue = (given: readonly unknown[]): JsonObject[] | null => {
  if (given.length < 2 || !given.every(isObject)) return null;
  const records = withoutBareLists(given);
  const names = namesByValue(records.slice(0, sample).map((record) => factsOf(record)));
  return names && records.map((record) => withNamesOf(record, names));
};

/** A document with such records; null where it has none. */
export const withNamesByValue = (document: unknown): unknown => {
  let isFound = false;
  const inside = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const records = recordsByValue(Object.values(value));
    isFound ||= records !== null;
    if (records) return records;
    return Array.isArray(value)
      ? value.map(inside)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part)]));
  };
  const whole = inside(document);
  return isFound ? whole : null;
};
