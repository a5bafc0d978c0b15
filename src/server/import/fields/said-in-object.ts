import type { FeedPay } from "../feed-job.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { fieldOf, fieldsCalled, isBeside, isLong, type FieldName } from "./field-called.ts";
import { fits } from "./fits.ts";
import type { JobFields } from "./job-fields.ts";
import { isForPrograms, isObject, listOf, type JsonObject } from "./json-values.ts";
import { listWithin, namedIn, withoutHidden } from "./named-value.ts";
import { joinedText, longText, wordsOf } from "./object-texts.ts";
import { partOf } from "./part-of.ts";
import { isBesidePay, payOfSalary } from "./posting-pay.ts";
import { holdsFields, isAddress, sayWithin } from "./said-within.ts";
import { typedValue } from "./typed-value.ts";
import { areasIn, placeWordsOf } from "./words-of-place.ts";

/** Takes all that an object of a job says, however deep. */
export const sayObject = (fields: JobFields, value: JsonObject): void => {
  for (const [key, whole] of Object.entries(value)) {
    if (isForPrograms(key)) continue;
    const field = fieldsCalled(key)[0]?.field;
    const given = listWithin(typedValue(whole), field);
    const objects = listOf(given).filter(isObject);
    if (!objects.length) say(fields, key, isLong(field) ? longText(given) : joinedText(given));
    else if (isBeside(key) && field !== "author") fields.leave(key, wordsOf(objects[0]!));
    else if (field === "location" || field === "other_locations")
      sayPlaces(fields, key, field, objects, given);
    // "workplace" is a flag for work from home, and may be an address.
    else if (field === "remote" && objects.every(isAddress))
      sayPlaces(fields, key, "location", objects, given);
    else if (isLong(field) && objects.length === 1 && holdsFields(objects[0]!))
      sayWithin(fields, [key], objects[0]!);
    else if (isLong(field)) fields.say(key, longText(given));
    else if (field === "salary") sayPay(fields, key, objects);
    else if (Array.isArray(given)) sayList(fields, key, field, objects);
    else if (field || !sayNamed(fields, objects[0]!)) sayParts(fields, key, objects[0]!);
  }
};

const say = (fields: JobFields, key: string, text: string): void => void fields.say(key, text);

/** Several objects: words that go together, such as categories, or parts of the job. */
const sayList = (
  fields: JobFields,
  key: string,
  field: FieldName | undefined,
  objects: JsonObject[],
): void => {
  const words = field && !objects.every(isLink) && objects.map(wordsOf).filter(Boolean).join("; ");
  if (words) say(fields, key, words);
  else for (const each of withoutHidden(objects)) if (!sayNamed(fields, each)) sayWithin(fields, [key], each);
};

/** Whether an object is a link that says what it is for: `{ "rel": "apply", "href": "https://…" }`. */
const isLink = (given: JsonObject): given is { rel: string; href: string } =>
  typeof given["rel"] === "string" && typeof given["href"] === "string";

/** Takes a value that an object names: `{ "label": "Closing date", "value": "9 Dec" }`. @returns whether it is one. */
const sayNamed = (fields: JobFields, given: JsonObject): boolean => {
  if (isLink(given)) {
    fields.say(`${given.rel} url`, given.href);
    return true;
  }
  const named = namedIn(given);
  if (!named) return false;
  const { name, value } = named;
  if (isObject(value) && fieldsCalled(name)[0]!.field === "salary") sayPay(fields, name, [value]);
  else fields.say(name, joinedText(value));
  return true;
};

/** An object for one field, or with fields in it. */
const sayParts = (fields: JobFields, key: string, given: JsonObject): void => {
  const parts = Object.entries(given).filter(([part]) => partOf(key, part));
  for (const [part, text] of parts) fields.set(partOf(key, part)!, joinedText(text), 0, `${key} ${part}`);
  if (parts.length) return;
  const isNamed = feedWords.names.some((name) => typeof given[name] === "string");
  const text = joinedText(given);
  const isField = fieldOf(key)
    ? (fieldOf(key) !== "url" || fits("url", text)) && (fieldOf(key) !== "title" || isNamed)
    : isNamed && fieldsCalled(key).length;
  if (isField) say(fields, key, text);
  else sayWithin(fields, [key], given);
};

/** A place whose parts are in an object of its own: `{ "label": "Head office", "address": { "city": "Roma" } }`. */
const withAddress = (place: JsonObject): JsonObject => {
  const address = isAddress(place) ? undefined : Object.values(place).filter(isObject).find(isAddress);
  return address ? { ...place, ...address } : place;
};

/** Several places in objects are each in words; one is in parts. */
const sayPlaces = (
  fields: JobFields,
  key: string,
  field: "location" | "other_locations",
  objects: JsonObject[],
  given: unknown,
): void => {
  const first = withAddress(objects[0]!);
  const isOne = objects.length === 1 && field === "location";
  const parts =
    isOne && !areasIn(first)
      ? Object.entries(first).filter(
          ([part, text]) => partOf("location", part) && !listOf(text).some(isObject),
        )
      : [];
  const rank = fieldsCalled(key)[0]!.rank;
  for (const [part, text] of parts)
    fields.set(partOf("location", part)!, joinedText(text), rank, `${key} ${part}`);
  if (parts.length) return;
  const words = listOf(given).map((place) => (isObject(place) ? placeWordsOf(place) : joinedText(place)));
  if (isOne) return void fields.set("location", words[0] ?? "", rank, key);
  fields.set(
    "other_locations",
    [fields.values.other_locations, ...words].filter(Boolean).join("; "),
    -1,
    key,
  );
  for (const place of objects) {
    const remote = Object.keys(place).find((part) => fieldOf(part) === "remote");
    if (remote) fields.say(remote, joinedText(place[remote]));
  }
};

const sayPay = (fields: JobFields, key: string, objects: JsonObject[]): void => {
  const first = objects.find((one) => !isBesidePay(one));
  if (!first) return fields.leave(key, wordsOf(objects[0]!));
  const pay = payOfSalary(first);
  setPay(fields, pay);
  const hasAmount = Boolean(pay.text || pay.min || pay.max);
  for (const [part, text] of Object.entries(first)) {
    const field = partOf("salary", part);
    if (field)
      fields.set(field, isObject(text) ? payOfSalary(text).min : joinedText(text), 1, `${key} ${part}`);
    else if (!hasAmount) sayWithin(fields, [key, part], text);
  }
};

const setPay = (fields: JobFields, { text, min, max, unit, currency }: FeedPay): void => {
  for (const [field, said] of Object.entries({
    salary: text,
    salary_min: min,
    salary_max: max,
    pay_type: unit,
    currency,
  }))
    if (said) fields.set(field as FieldName, said);
};
