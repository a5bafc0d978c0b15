import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { fieldOf, fieldsCalled, type FieldName } from "../../fields/field-called.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";

/** A column, a question or a property of a document, whose records know it by an id. */
export interface Definition {
  /** What records may know it by. */
  ids: readonly string[];
  /** What it is called: by people, or for programs where only that is a field's name. */
  name: string;
}

/** Lists within one another are looked for to this depth. */
const deepest = 8;

const { lists, objects, ids: idKeys, labels } = feedWords.definitions;
const listNames = new Set(lists);
const objectNames = new Set(objects);

/** How a document begins to say what its columns or questions are called. */
export const definitionsBegin = new RegExp(
  String.raw`"(?:${lists.join("|")})"\s*:\s*\[\s*\{|"(?:${objects.join("|")})"\s*:\s*\{\s*"[^"]*"\s*:\s*"`,
);

/** Whether a list is called as lists of columns and questions are. */
export const isOfDefinitions = (key: string): boolean => listNames.has(key);

const textsAt = (given: JsonObject, keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const value = given[key];
    return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
  });

const definitionOf = (given: unknown): Definition | null => {
  if (!isObject(given) || feedWords.pairs.values.some((key) => key in given)) return null;
  const [ids, [label]] = [textsAt(given, idKeys), textsAt(given, labels)];
  if (!ids.length || label === undefined) return null;
  const names = [label, ...ids];
  return { ids, name: names.find(fieldOf) ?? names.find((name) => fieldsCalled(name).length) ?? label };
};

/** `{ "field_7": "Position title", "field_8": "Town" }`: what each id is called. */
const pairsIn = (given: unknown): (Definition | null)[] =>
  isObject(given)
    ? Object.entries(given).map(([id, label]) =>
        typeof label === "string" ? { ids: [id], name: label } : null,
      )
    : [];

const ofTitles = (field: string | undefined): boolean => field === "title" || field === "name";
/** Records may have a title beside their facts, which these say: as many as no list of filters has. */
const ofFacts: readonly (string | undefined)[] = [
  ...["work_type", "salary", "location", "expires", "posted", "employer", "url", "reference"],
];
const fewestFacts = 4;

/** Whether definitions are those of the facts of jobs. */
const areOfJobs = (found: readonly Definition[]): boolean => {
  const fields = new Set(found.map(({ name }) => fieldsCalled(name)[0]?.field));
  return (
    [...fields].some(ofTitles) ||
    ofFacts.filter((field) => fields.has(field as FieldName)).length >= fewestFacts
  );
};

/** The definitions that a value of a name like theirs holds, one of which is that of titles; null for none. */
export const definitionsUnder = (key: string, value: unknown): Definition[] | null => {
  const inList = isOfDefinitions(key) && Array.isArray(value) ? value.map(definitionOf) : [];
  const found = inList.length ? inList : objectNames.has(key) ? pairsIn(value) : [];
  const isWhole = found.length > 1 && found.every((one) => one !== null);
  return isWhole && areOfJobs(found) ? found : null;
};

/** What an object says below names of ids, however deep: `{ "questionItem": { "question": { "questionId": "1f0a" } } }`. */
const idsWithin = (given: JsonObject, depth = 0): string[] => [
  ...Object.entries(given).flatMap(([key, value]) => {
    if (isObject(value)) return depth < 3 ? idsWithin(value, depth + 1) : [];
    return /id$/i.test(key) && (typeof value === "string" || typeof value === "number")
      ? [String(value)]
      : [];
  }),
];

/** The questions of a form in a list of any name, whose objects have a title and somewhere an id; null for other lists. Some may only be headings. */
export const questionsIn = (list: readonly unknown[]): Definition[] | null => {
  const found = list.filter(isObject).flatMap((item) => {
    const [label] = textsAt(item, labels);
    const isAnswer = feedWords.pairs.values.some((key) => key in item);
    const ids = isAnswer ? [] : [...textsAt(item, idKeys), ...idsWithin(item)].filter((id) => id !== label);
    return label !== undefined && ids.length ? [{ ids, name: label }] : [];
  });
  const known = new Set(found.flatMap(({ name }) => fieldsCalled(name)[0]?.field ?? []));
  return found.length === list.length && [...known].some(ofTitles) && known.size >= fewestFacts
    ? found
    : null;
};

/** All definitions in a document, list by list. */
export const definitionsIn = (value: unknown, depth = 0): Definition[][] => {
  if (depth > deepest || typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const found = definitionsUnder(key, part) ?? (Array.isArray(part) ? questionsIn(part) : null);
    return found ? [found] : definitionsIn(part, depth + 1);
  });
};

/**
 * What each object of a list points to, by one part that all of them have: `{ "columnId": 7 }`, `{ "field": { "id": "q1" } }`;
 * null where they point to nothing.
 */
export const pointedTo = <T>(items: readonly unknown[], byId: ReadonlyMap<string, T>): T[] | null => {
  const [first] = items;
  if (!byId.size || !isObject(first)) return null;
  const targetOf = (item: unknown, key: string): T | undefined => {
    const part = isObject(item) ? item[key] : undefined;
    const ids = isObject(part) ? textsAt(part, idKeys) : [String(part)];
    return ids.map((id) => byId.get(id)).find((target) => target !== undefined);
  };
  for (const key of Object.keys(first)) {
    const targets = items.map((item) => targetOf(item, key));
    if (targets.every((target) => target !== undefined)) return targets;
  }
  return null;
};
