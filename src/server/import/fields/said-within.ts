import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { alike, fieldOf, fieldsCalled, isAround, isBeside, isLong, type FieldName } from "./field-called.ts";
import { periodIn } from "../../../lexicon/pay/pay-words.ts";
import { saysYes } from "../jobs/status-words.ts";
import type { FeedPay } from "../feed-job.ts";
import { isPay } from "./fits.ts";
import type { JobFields } from "./job-fields.ts";
import { isForPrograms, isObject, listOf, type JsonObject } from "./json-values.ts";
import { addressWithin, linkIn, namedIn, pairsBelow } from "./named-value.ts";
import { areSections, joinedText, longText, wordsOf } from "./object-texts.ts";
import { addressFields, partOf } from "./part-of.ts";
import { isBesidePay, payOfSalary } from "./posting-pay.ts";
import { typedValue } from "./typed-value.ts";
import { placeWordsOf } from "./words-of-place.ts";

/** Parts within one another are looked at to this depth. */
const deepest = 8;

/** Names that say what is meant only with the name of what they are in. */
const bare = new Set<string>(feedWords.bare);
/** Names of a value itself. */
const own = new Set(
  [...feedWords.texts, ...feedWords.names, "date", "_", "#text"].map((name) => name.toLowerCase()),
);

/** Takes what is within a part of a job that no field is called like. @param path The names around it, and its own. */
export const sayWithin = (fields: JobFields, path: readonly string[], given: unknown): void => {
  const name = path.at(-1)!;
  const value = addressWithin(typedValue(given), fieldsCalled(name)[0]?.field);
  if (isForPrograms(name)) return;
  if (path.length > deepest) return fields.leave(name, joinedText(value));
  if (Array.isArray(value) && value.some((part) => typeof part === "object")) {
    for (const each of value) sayWithin(fields, path, each);
    return;
  }
  if (!isObject(value)) return sayLeaf(fields, path, joinedText(value));
  if (isBeside(name) || (isBesidePay(value) && path.some(isOfPay)))
    return fields.leave(name, joinedText(value));
  const link = linkIn(value);
  if (link) return void fields.say(link.name, link.value);
  if (areSections(value)) return fields.set("description", longText(value), 1, name);
  const pair = namedIn(value);
  if (pair && !isObject(pair.value) && fields.say(pair.name, joinedText(pair.value))) {
    for (const list of pairsBelow(value, pair.value)) sayWithin(fields, path, list);
    return;
  }
  const whole = fieldsCalled(name)[0]?.field;
  const isPlace = whole === "location" || whole === "other_locations";
  // An address that is not called a place may be that of the office.
  if (isPlace || isAddress(value)) return fields.addPlace(placeWordsOf(value), isPlace ? 1 : 2);
  const named = feedWords.names.map((key) => value[key]).find((text) => typeof text === "string");
  const kind = feedWords.kinds.map((key) => value[key]).find((text) => typeof text === "string");
  if (kind && named && fieldsCalled(kind).length) return void fields.say(kind, String(named));
  const isWhole = !isNoText(whole, value) && !(whole === "title" && holdsFields(value));
  if (whole && whole !== "salary" && named && isWhole) return void fields.say(name, joinedText(value));
  // `{ "compensation": { "entries": [{ "unit": "HOURLY", "range": { "min": 36, "max": 39 } }] } }`
  const { min, max } = whole || !isOfPay(path[0]!) ? {} : payOfSalary(value);
  const isRange = Boolean(min && max && min !== max);
  if (isRange || (whole === "salary" && hasAmount(payOfSalary(value)))) return sayPay(fields, name, [value]);
  for (const [key, part] of Object.entries(value)) {
    const known = isObject(part) || Array.isArray(part) ? undefined : partOf(name, key);
    if (known) fields.set(known, joinedText(part), 2, `${name} ${key}`);
    else if (whole !== "employer" || fieldsCalled(key)[0]?.field === whole)
      sayWithin(fields, [...path, key], part);
    else fields.leave(`${name} ${key}`, joinedText(part));
  }
};

/** Whether what is called a text, or by another field's name, has fields of a job in it. */
const holdsFields = (value: JsonObject): boolean => {
  const within = (object: JsonObject): FieldName[] =>
    Object.entries(object).flatMap(([key, part]) => [
      ...fieldsCalled(key)
        .slice(0, 1)
        .map(({ field }) => field),
      ...listOf(part)
        .filter(isObject)
        .flatMap((each) => {
          const named = namedIn(each);
          return named ? [fieldsCalled(named.name)[0]!.field] : within(each);
        }),
    ]);
  return new Set(within(value).filter((field) => !isLong(field))).size > 2;
};

/** Whether an object that is called like a text is none, and has fields of the job: `{ "information": { "title": "Cook" } }`. */
export const isNoText = (field: FieldName | undefined, value: JsonObject): boolean =>
  (isLong(field) || field === "summary") &&
  (holdsFields(value) ||
    (!feedWords.texts.some((name) => name in value) &&
      Object.keys(value).some((name) => fieldOf(name) === "title")));

/** Whether an object is an address: it has two parts of one, and no title. */
export const isAddress = (value: JsonObject): boolean => {
  const parts = new Set(Object.keys(value).map((key) => fieldsCalled(key)[0]?.field));
  return addressFields.filter((part) => parts.has(part)).length > 1 && !parts.has("title");
};

const isOfPay = (name: string): boolean => fieldsCalled(name)[0]?.field === "salary";

const isCalledAlone = (name: string): boolean => fieldsCalled(name).length > 0 || /^fte$/i.test(name);

/** "pay input ranges min". */
const isAmountName = (name: string): boolean => fieldsCalled(name)[0]?.field.startsWith("salary_m") === true;

/** A path without the names of the value itself at its end, where what is left is called like a field: "status labels results". */
const withoutBareEnd = (path: readonly string[]): readonly string[] => {
  const isBareName = (name: string) =>
    own.has(name.toLowerCase()) || (isAround(name) && !fieldsCalled(name).length);
  const names = path.slice(0, path.findLastIndex((name) => !isBareName(name)) + 1);
  return names.length && fieldsCalled(names.at(-1)!).length ? names : path;
};

/** Names without words within them that say nothing: "application url" of "application_details", "url". */
const withoutAround = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => (at < names.length - 1 && !fieldOf(name) ? name.replace(detailsAtEnd, "") : name));
const detailsAtEnd = /(?:[_ -](?:details?|info)|(?<=[a-z])(?:Details?|Info))$/;

/** A value at the end of a path: by its name and those around it, the longest first. */
const sayLeaf = (fields: JobFields, path: readonly string[], text: string): void => {
  const [, name] = /^(.+?)[_ -]?cents$/i.exec(path.at(-1)!) ?? [];
  if (name && /^\d+$/.test(text))
    return sayLeaf(fields, [...path.slice(0, -1), name], String(Number(text) / 100));
  const names = withoutBareEnd(path);
  for (let count = Math.min(3, names.length); count > 0; count--) {
    const name = withoutAround(names.slice(-count)).join(" ");
    const isBare =
      count === 1 && bare.has(name.toLowerCase()) && names.length > 1 && !names.slice(0, -1).every(isAround);
    if (isBare) break;
    const isCalled = count > 1 ? (fieldOf(name) ?? isAmountName(name)) : isCalledAlone(name);
    if (isCalled && fields.say(name, text)) return;
    // "_links apply href"
    const address = count > 1 ? name.replace(/ href$/, " url") : name;
    if (address !== name && fieldOf(address) && fields.say(address, text)) return;
  }
  const isInPay = names.slice(0, -1).some(isOfPay);
  if (isInPay && isPay(text)) fields.set("salary", text, alike);
  // "Per Year", whatever it is called.
  else if (isInPay && /^[a-z ]{3,20}$/i.test(text) && periodIn(text, false) !== null)
    fields.set("pay_type", text, alike);
  else fields.leave(names.join(" "), text);
};

/** Takes what an object for the pay says. */
export const sayPay = (fields: JobFields, key: string, objects: JsonObject[]): void => {
  const first = objects.find((one) => !isBesidePay(one));
  if (!first) return fields.leave(key, wordsOf(objects[0]!));
  const pay = payOfSalary(first);
  setPay(fields, pay);
  for (const [part, text] of Object.entries(first)) {
    const called = partOf("salary", part);
    const field = called === "pay_shown" && saysYes(joinedText(text)) === null ? "salary" : called;
    const value = typedValue(text);
    if (field)
      fields.set(
        field,
        isObject(value) ? payOfSalary(value).min : joinedText(value),
        // A currency beside it may be that of the click which the advertiser pays.
        field === "currency" ? -1 : 1,
        `${key} ${part}`,
      );
    else if (!hasAmount(pay)) sayWithin(fields, [key, part], text);
  }
};

const hasAmount = (pay: FeedPay): boolean => Boolean(pay.text || pay.min || pay.max);
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
