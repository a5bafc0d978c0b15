import type { FeedJob } from "../feed-job.ts";
import { fieldOf, type FieldName } from "./field-called.ts";
import { JobFields } from "./job-fields.ts";
import { jobOfFields } from "./job-of-fields.ts";
import { jobOfPosting } from "./job-posting.ts";
import { isObject, listOf, textOf, type JsonObject } from "./json-values.ts";
import { underHeading } from "./object-texts.ts";
import { sayObject } from "./said-in-object.ts";
import { takeAround, type SaidAround } from "./take-around.ts";
import { statusIn } from "../jobs/status-words.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";

/** Objects within a job that hold fields of it. */
export const { wrappers } = feedWords;

/** "HIRE-204": what people call a record, beside the number that only its program knows. */
const ownCode = /^[A-Z][A-Z\d]*-\d+$/;

const saysTitle = (value: JsonObject): boolean =>
  Object.keys(value).some((name) => fieldOf(name) === "title");
/** The objects within a job that hold fields of it: those that are called so, else the one that has its title and more. */
const partsThatHoldJob = (value: JsonObject): JsonObject[] => {
  const called = wrappers.map((name) => value[name]).filter(isObject);
  if (called.length || saysTitle(value)) return called;
  const holding = Object.values(value).filter(isObject).filter(saysTitle);
  return holding.length === 1 && new Set(Object.keys(holding[0]!).map(fieldOf)).size > fewest ? holding : [];
};
/** The fields of what is a job, and not only named. */
const fewest = 3;

const unwrapped = (value: JsonObject): JsonObject => {
  // Most objects have none of these, and are not copied.
  const within = partsThatHoldJob(value);
  if (!within.length) return value;
  const { key, ...rest } = value;
  const others = Object.entries(rest).filter(
    ([name, part]) => name !== "id" && !within.includes(part as JsonObject),
  );
  const code = typeof key === "string" && ownCode.test(key) ? { "position number": key } : {};
  // The id of a feature of a map, or of an entry of a store, counts behind the number that its fields give the job.
  return Object.assign(
    { ...code, ...(key !== undefined && { key }) },
    Object.fromEntries(others),
    ...within,
    {
      id:
        (within.find((part) => "id" in part) ?? value)["id"] ??
        (isObject(value["sys"]) ? value["sys"]["id"] : undefined),
    },
  ) as JsonObject;
};

/**
 * An object with the usual names. Postings of Lever (https://github.com/lever/postings-api) have the title as `text`, the
 * place, hours and department in `categories`, and most of the description in `lists`.
 */
const withUsualNames = (given: JsonObject): JsonObject => {
  const value = unwrapped(given);
  // Most objects are none of these, and are not copied.
  if (typeof value["text"] !== "string" || !isObject(value["categories"])) return value;
  const { text, categories, opening, description = opening, lists, additional, ...others } = value;
  const parts = listOf(lists).flatMap((list) =>
    isObject(list) ? underHeading(list["text"], `<ul>${textOf(list["content"])}</ul>`) : [],
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
  ...(["work_type", "salary", "salary_min", "department", "posted", "expires", "location"] as const),
];
export const hasTitle = (fields: ReadonlySet<FieldName | undefined>): boolean =>
  fields.has("title") ||
  (fields.has("name") &&
    fields.has("employer") &&
    fields.has("description") &&
    ofJobs.some((name) => fields.has(name))) ||
  // The summary of an issue is its title.
  ((fields.has("name") || (fields.has("summary") && fields.has("description"))) &&
    ofJobs.filter((name) => fields.has(name)).length > 1);

/** Whether an object of a list of jobs is one that lacks something. */
export const isNearlyJob = (value: JsonObject): boolean => {
  const fields = fieldsIn(value);
  return fields.size > 1 && (hasTitle(fields) || fields.has("description"));
};

/** Whether an object says of a job only that it is over: `{ "id": 7, "action": "delete" }`. */
export const takesDown = (value: JsonObject): boolean => {
  const { reference, status = "", isEnded } = jobOfObject(value);
  return reference !== "" && (isEnded || statusIn(status) === false);
};

/** Whether a job is within an object, in objects of its own: a title and more. */
export const holdsJob = (value: JsonObject): boolean => {
  const fields = new Set<FieldName>();
  const collect = (object: JsonObject, depth: number): void => {
    for (const [key, part] of Object.entries(object)) {
      const field = fieldOf(key);
      if (field) fields.add(field);
      const [first] = listOf(part);
      if (depth < 5 && isObject(first)) collect(first, depth + 1);
    }
  };
  collect(value, 0);
  return hasTitle(fields) && fields.size > 3;
};

/**
 * A job from an object whose fields have the usual names, as columns of CSV have.
 * @param owner Who the list around it is of; an employer counts before who wrote the job, or the place that it is at.
 * @param around The object that it is in, alone of its kind.
 * @param groups What the groups that it is in say of all their jobs, the innermost first.
 */
export const jobOfObject = (
  value: JsonObject,
  owner = { author: "", isEmployer: false },
  around?: JsonObject,
  groups: readonly SaidAround[] = [],
): FeedJob => {
  const fields = new JobFields();
  sayObject(fields, withUsualNames(value));
  if (around) sayObject(fields, withoutOwn(around, new Set(fields.said)));
  takeAround(fields, groups);
  if (owner.author) fields.set("author", owner.author, owner.isEmployer ? -1 : 0);
  return jobOfFields(fields);
};

/**
 * What is around a job, without what it calls itself: the name and the number of a department are none of its job's.
 * @param said What the job says itself.
 */
export const withoutOwn = (around: JsonObject, said: ReadonlySet<FieldName | undefined>): JsonObject =>
  Object.fromEntries(
    Object.entries(around).filter(([key]) => {
      const field = fieldOf(key);
      return !(
        (said.has("title") && (field === "title" || field === "name")) ||
        ((said.has("reference") || said.has("key")) && /^id$/i.test(key))
      );
    }),
  );

/** A posting that says less than the item that it is in: its reference and its address may be there alone. */
export const withinItem = (posting: JsonObject, item: JsonObject): FeedJob => {
  const [job, { reference, url, employer }] = [jobOfPosting(posting), jobOfObject(item)];
  return {
    ...job,
    reference: job.reference || reference,
    url: job.url || url,
    employer: job.employer || employer,
  };
};
