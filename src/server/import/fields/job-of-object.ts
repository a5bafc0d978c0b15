import { addTo, fieldOf, jobOfFields, partOf, type FieldName, type Fields } from "./feed-fields.ts";
import type { FeedJob, FeedPay } from "../feed-job.ts";
import { isObject, listOf, textOf, type JsonObject } from "./json-values.ts";
import { payOfSalary } from "./posting-pay.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";

/** Objects within a job that hold fields of it. */
export const { wrappers } = feedWords;

const unwrapped = (value: JsonObject): JsonObject => {
  // Most objects have none of these, and are not copied.
  const within = wrappers.map((name) => value[name]).filter(isObject);
  return within.length ? (Object.assign({}, value, ...within) as JsonObject) : value;
};

/**
 * An object with the usual names. Postings of Lever (https://github.com/lever/postings-api) have the title as `text`, the
 * place, hours and department in `categories`, and most of the description in `lists`.
 */
const withUsualNames = (given: JsonObject): JsonObject => {
  const value = unwrapped(given);
  // Most objects are none of these, and are not copied.
  if (typeof value["text"] !== "string" || !isObject(value["categories"])) return value;
  const { text, categories, description, lists, additional, ...others } = value;
  const parts = listOf(lists).flatMap((list) =>
    isObject(list) ? [textOf(list["text"]), `<ul>${textOf(list["content"])}</ul>`] : [],
  );
  return {
    title: text,
    ...(categories as JsonObject),
    description: [description, ...parts, additional],
    ...others,
  };
};

/** The fields of an object without a type; a summary is a description, too. */
const fieldsIn = (value: JsonObject) =>
  new Set(
    ("@type" in value ? [] : Object.keys(withUsualNames(value)))
      .map(fieldOf)
      .flatMap((field) => (field === "summary" || field === "requirements" ? "description" : (field ?? []))),
  );

/** Whether an object without a type is a job, by the names of its fields: it has a title, a description and more. */
export const isPlainJob = (value: JsonObject): boolean => {
  const fields = fieldsIn(value);
  return fields.size > 2 && hasTitle(fields) && fields.has("description");
};

/** A name is that of a job where something says how, where or when it is done; companies have names, too. */
const ofJobs: readonly FieldName[] = [
  "work_type",
  "salary",
  "salary_min",
  "department",
  "posted",
  "expires",
  "location",
];
export const hasTitle = (fields: ReadonlySet<FieldName | undefined>): boolean =>
  fields.has("title") || (fields.has("name") && ofJobs.filter((name) => fields.has(name)).length > 1);

/** Whether an object of a list of jobs is one that lacks something. */
export const isNearlyJob = (value: JsonObject): boolean => {
  const fields = fieldsIn(value);
  return fields.size > 1 && (hasTitle(fields) || fields.has("description"));
};

/** A job from an object whose fields have the usual names, as columns of CSV have. */
export const jobOfObject = (value: JsonObject): FeedJob => {
  const fields: Fields = {};
  const set = (name: FieldName | undefined, given: unknown) => {
    if (name) addTo(fields, name, isLong(name) ? longText(given) : joinedText(given));
  };
  const setPay = ({ text, min, max, unit, currency }: FeedPay) => {
    set("salary", text);
    set("salary_min", min);
    set("salary_max", max);
    set("pay_type", unit);
    set("currency", currency);
  };
  for (const [key, given] of Object.entries(withUsualNames(value))) {
    const pay = fieldOf(key) === "salary" && isObject(given) ? payOfSalary(given) : null;
    if (pay) setPay(pay);
    const parts = isObject(given) ? Object.entries(given).filter(([part]) => partOf(key, part)) : [];
    for (const [part, text] of parts) set(partOf(key, part), text);
    if (!parts.length && !(pay && (pay.text || pay.min || pay.max))) set(fieldOf(key), given);
  }
  return jobOfFields(fields);
};

const isLong = (name: FieldName) => name === "description" || name === "requirements";

/** A description, whose parts may be a list or within objects: each on lines of its own. */
const longText = (given: unknown): string => {
  if (!isObject(given)) return Array.isArray(given) ? linesOf(given) : joinedText(given);
  const own = feedWords.texts.map((name) => given[name]).find((part) => typeof part === "string");
  return own === undefined
    ? linesOf(Object.values(given).filter((part) => typeof part === "object"))
    : joinedText(own);
};
const linesOf = (parts: readonly unknown[]): string => parts.map(longText).filter(Boolean).join("\n");

/** Several values, such as places, with ";" between them. */
const joinedText = (given: unknown): string => {
  if (Array.isArray(given)) return given.map(joinedText).filter(Boolean).join("; ");
  if (isObject(given)) return wordsOf(given);
  return given === null || given === undefined ? "" : String(given as string | number | boolean);
};

const wordsOf = (given: JsonObject): string => {
  const name = feedWords.names.map((key) => given[key]).find((part) => typeof part === "string");
  return typeof name === "string"
    ? name
    : Object.entries(given)
        .filter(([key, part]) => typeof part === "string" && !/id$/i.test(key))
        .map(([, part]) => part)
        .join(" ");
};
