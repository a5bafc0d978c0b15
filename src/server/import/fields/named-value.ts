import { isElsewhere } from "../../../lexicon/feeds/elsewhere.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { fieldOf, fieldsCalled, type FieldName } from "./field-called.ts";
import { isForPrograms, isObject, listOf, type JsonObject } from "./json-values.ts";

/** Names with those that begin with a capital: "Value". */
const alsoCapital = (given: readonly string[]): string[] =>
  given.flatMap((name) => [name, name[0]!.toUpperCase() + name.slice(1)]);
const names = alsoCapital(feedWords.pairs.names);
const values = alsoCapital(feedWords.pairs.values);

/** The same with the kind of the value in its name, `{ "nameCode": { "shortName": "Closing date" }, "dateValue": "2026-12-09" }`; words count before their code. */
const ofKindIn = (given: JsonObject, isName: (name: string) => boolean): ReturnType<typeof namedIn> => {
  const entries = Object.entries(given);
  const value = entries.find(([key, part]) => /^[a-z]+_?value$/i.test(key) && !isObject(part))?.[1];
  if (value === undefined) return null;
  const name = entries
    .flatMap(([key, part]) =>
      /^name|name$|^label|^field/i.test(key) ? (isObject(part) ? Object.values(part) : part) : [],
    )
    .find((part): part is string => typeof part === "string" && isName(part));
  const words = entries.find(
    ([key, part]) => /^(?:short|long|display)_?name$/i.test(key) && part !== name,
  )?.[1];
  return name === undefined ? null : { name, value: words ?? value };
};

/**
 * A value that an object names: `{ "label": "Closing date", "value": "9 Dec" }`; null where the name is not one.
 * @param isName Whether a text may be the name: by default, where a field is called so.
 */
export const namedIn = (
  given: JsonObject,
  isName = (name: string): boolean => fieldsCalled(name).length > 0,
): { name: string; value: unknown } | null => {
  const value = values.map((key) => given[key]).find((part) => part !== undefined);
  if (value === undefined) return ofKindIn(given, isName);
  const name = names
    .map((key) => given[key])
    .find((part): part is string => typeof part === "string" && part !== value && isName(part));
  return name === undefined ? null : { name, value };
};

const { besideLinks, purposes } = feedWords;
/** The address that a link leads to. */
export const addressOf = (given: JsonObject): string | undefined =>
  Object.entries(given)
    .filter(([key, part]) => /^(?:href|ur[li]|link)$/i.test(key) && typeof part === "string")
    .map(([, part]) => String(part))
    .find((part) => /^\S*\/\S*$/.test(part));

/** What a link is for, where seekers may open it by the name: "apply", or says by `rel` alone: "self". */
export const nameOfLink = (given: JsonObject): string | undefined => {
  const names = purposes.flatMap((key) =>
    typeof given[key] === "string" ? [[key, given[key]] as const] : [],
  );
  return names
    .filter(([, name]) => /^[a-z][a-z _-]{1,30}$/i.test(name))
    .map(([key, name]) => [key, `${name} url`] as const)
    .find(([key, name]) => key === "rel" || fieldsCalled(name)[0]?.field === "url" || isElsewhere(name))?.[1];
};

/** A link that says what it is for: `{ "rel": "apply", "href": "https://…" }`; null for others. */
export const linkIn = (given: JsonObject): { name: string; value: string } | null => {
  const value = addressOf(given);
  const name = value === undefined ? undefined : nameOfLink(given);
  return value === undefined || name === undefined ? null : { name, value };
};

/** Whether a part of a link says nothing of the job: what the link is called, or how it opens. */
const isOfLink = (key: string): boolean =>
  /^(?:href|ur[li]|link|_.*)$/i.test(key) ||
  isForPrograms(key) ||
  besideLinks.includes(key) ||
  besideLinks.includes(key.toLowerCase()) ||
  !fieldsCalled(key).length;

/** The address of a link beside what it is called, `{ "uri": "https://…", "title": "Apply" }`, in a field for one; other values as they are. */
export const addressWithin = (value: unknown, field: FieldName | undefined): unknown =>
  field === "url" && isObject(value) && Object.keys(value).every(isOfLink)
    ? (addressOf(value) ?? value)
    : value;

/** The lists of named values below one: `{ "name": "Location", "value": "QLD", "fields": [{ "name": "Area", "value": "Roma" }] }`. */
export const pairsBelow = (given: JsonObject, value: unknown): JsonObject[][] =>
  Object.values(given).flatMap((part) =>
    part !== value && Array.isArray(part) && part.every((each) => isObject(each) && namedIn(each))
      ? [part]
      : [],
  );

/** Named values without those of the form that wrote them, which WordPress calls the same behind a line: "_town" beside "town". */
export const withoutHidden = (objects: readonly JsonObject[]): readonly JsonObject[] => {
  const names = new Set(objects.map((one) => namedIn(one)?.name));
  return objects.filter((one) => {
    const name = namedIn(one)?.name;
    return !name?.startsWith("_") || !names.has(name.slice(1));
  });
};

const connections = new Set(feedWords.connections);
/**
 * A value, or the list that is all it holds beside counts and the like: `{ "total": 2, "nodes": [{ "town": "Roma" }] }`.
 * @param field What the value is: `<otherLocations><location>` holds several of one.
 */
export const listWithin = (value: unknown, field?: FieldName): unknown => {
  if (!isObject(value)) return value;
  const [only, ...others] = Object.entries(value).filter(
    ([name, part]) => typeof part === "object" && part !== null && !isForPrograms(name),
  );
  if (!only || others.length || !listOf(only[1]).length) return value;
  const [name, list] = only;
  const isList = connections.has(name) || (field === "other_locations" && fieldOf(name) === "location");
  if (!isList || Object.keys(value).some((key) => key !== name && fieldOf(key))) return value;
  return Array.isArray(list) ? list.map((each) => listWithin(each)) : list;
};
