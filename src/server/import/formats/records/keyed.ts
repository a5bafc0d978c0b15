import { fieldOf, fieldsCalled, type FieldName } from "../../fields/field-called.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { isAddress } from "../../fields/said-within.ts";
import { parseDate } from "../../jobs/parse-date.ts";
import { namesPlace } from "../../places/place-by-value.ts";
import { stateOf } from "../../places/read-place.ts";
import { isJobLike } from "./job-like.ts";

/** What the keys of lists of jobs may say of the jobs. */
const ofKeys: readonly FieldName[] = [
  ...(["posted", "expires", "employer", "location", "city", "state", "work_type", "category"] as const),
];

const saysField = (record: JsonObject, field: FieldName): boolean =>
  Object.keys(record).some((key) => fieldOf(key) === field);

/** Places under keys of their own, `{ "p1": { "suburb": "Roma" }, "p2": { "suburb": "Dalby" } }`, as a list. */
const withListedPlaces = (job: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(job).map(([name, part]) => {
      const parts = isObject(part) ? Object.entries(part) : [];
      const isList =
        parts.length > 0 &&
        parts.every(([key, place]) => !fieldOf(key) && isObject(place) && isAddress(place));
      return [name, isList ? parts.map(([, place]) => place) : part];
    }),
  );

/** Jobs under keys of a store, `{ "-Od1": { "title": "Cook" }, "-Od2": {} }`, as a list; null for other objects. */
const jobsUnderKeys = (given: JsonObject): JsonObject[] | null => {
  const entries = Object.entries(given);
  const isStore =
    entries.length > 1 &&
    entries.every(([key, value]) => !fieldOf(key) && isObject(value)) &&
    entries.filter(([, value]) => isJobLike(value as JsonObject)).length > entries.length / 2;
  if (!isStore) return null;
  return (entries as [string, JsonObject][]).map(([key, job]) =>
    withListedPlaces(saysField(job, "reference") ? job : { ...job, "job key": key }),
  );
};

/** The objects of a list, or of the one list in an object. */
const listIn = (part: unknown): JsonObject[] | null => {
  const lists = isObject(part) ? Object.values(part).filter(Array.isArray) : [part];
  const [list] = lists as unknown[][];
  return lists.length === 1 && Array.isArray(list) && list.every(isObject) ? list : null;
};

/** What keys say of the jobs in their lists: by the name of what they are in, "jobsByDatePublished", or as names of places or states, which most are. */
const fieldOfKeys = (name: string, keys: readonly string[]): FieldName | null => {
  const said = fieldBy(name);
  if (said) return said;
  const places = keys.filter(isPlace);
  if (places.length * 2 <= keys.length) return null;
  return places.every((key) => stateOf(key) !== null) ? "state" : "location";
};
const isPlace = (key: string): boolean => stateOf(key) !== null || namesPlace("", key);
const fieldBy = (name: string): FieldName | null => {
  const by = /[a-z\d_ -](?:By|[_ -]by)[_ -]?(?=[a-z])(.+)$/i.exec(name)?.[1];
  const field = by ? fieldsCalled(by)[0]?.field : undefined;
  return field && ofKeys.includes(field) ? field : null;
};

/**
 * Records in lists under days, places and the like, `{ "jobsByDate": { "2026-11-16": { "jobs": [] } } }`, as one list whose
 * records say that too; null for other objects.
 */
const recordsByKey = (name: string, given: JsonObject): JsonObject[] | null => {
  const keys = Object.keys(given);
  const lists = Object.values(given).map(listIn);
  if (keys.length < 2 || !lists.every((list) => list !== null) || !lists.some((list) => list.length))
    return null;
  const field = fieldOfKeys(name, keys);
  if (field === null && !keys.every((key) => /\D/.test(key) && parseDate(key))) return null;
  return lists.flatMap((list, at) => {
    // "Home" beside towns.
    const own = ofPlaces.includes(field) && !fieldBy(name) && !isPlace(keys[at]!) ? "group" : field;
    return list.map((record) =>
      own === null || saysField(record, field!) ? record : { ...record, [own]: keys[at] },
    );
  });
};

const ofPlaces: readonly (FieldName | null)[] = ["location", "state"];

/** Whether a document begins with lists under days or places, or says that it has some under facts. */
export const keysBegin = (head: string): boolean =>
  Array.from(head.matchAll(/"([^"\\]{2,60})"\s*:\s*[[{]/g), ([, key]) => key!)
    .slice(0, mostKeys)
    .some((key) => (/^\d.*\D/.test(key) && parseDate(key)) || isPlace(key) || fieldBy(key));
const mostKeys = 50;

/** The records that an object holds under keys that are no names, as a list; null for other objects. */
export const recordsUnderKeys = (name: string, given: JsonObject): JsonObject[] | null =>
  jobsUnderKeys(given) ?? recordsByKey(name, given);
