import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { fieldOf, fieldsCalled, isBeside, isLong, type FieldName } from "./field-called.ts";
import { fits } from "./fits.ts";
import type { JobFields } from "./job-fields.ts";
import { isForPrograms, isObject, listOf, type JsonObject } from "./json-values.ts";
import { addressWithin, linkIn, listWithin, namedIn, pairsBelow, withoutHidden } from "./named-value.ts";
import { joinedText, longText, wordsOf } from "./object-texts.ts";
import { addressFields, partOf } from "./part-of.ts";
import { isAddress, isNoText, sayPay, sayWithin } from "./said-within.ts";
import { areBounds, payOfSalary } from "./posting-pay.ts";
import { typedValue } from "./typed-value.ts";
import { placesWithin } from "./places-within.ts";
import { areasIn, placeWordsOf } from "./words-of-place.ts";

/** Takes all that an object of a job says, however deep. */
export const sayObject = (fields: JobFields, value: JsonObject): void => {
  for (const [key, whole] of Object.entries(value)) {
    if (isForPrograms(key)) continue;
    const field = fieldsCalled(key)[0]?.field;
    const given = addressWithin(listWithin(typedValue(whole), field), field);
    const objects = listOf(given).filter(isObject);
    if (field === "salary" && areBounds(given)) sayPay(fields, key, [{ value: given }]);
    else if (!objects.length) say(fields, key, isLong(field) ? longText(given) : joinedText(given));
    else if (isBeside(key) && field !== "author") fields.leave(key, wordsOf(objects[0]!));
    else if (field === "location" || field === "other_locations")
      sayPlaces(fields, key, field, objects, given);
    // "workplace" is a flag for work from home, and may be an address.
    else if ((field === "remote" || field === "point") && objects.every(isAddress))
      sayPlaces(fields, key, "location", objects, given);
    else if (field === "author" && !isBeside(key) && !Array.isArray(given))
      sayVenue(fields, key, objects[0]!);
    else if (objects.length === 1 && isNoText(field, objects[0]!)) sayWithin(fields, [key], objects[0]!);
    else if (isLong(field)) fields.say(key, longText(given));
    else if (field === "salary") sayPay(fields, key, objects);
    else if (field === "salary_min" || field === "salary_max") say(fields, key, payOfSalary(objects[0]).min);
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
  const words = field && !objects.every(linkIn) && objects.map(wordsOf).filter(Boolean).join("; ");
  if (words) say(fields, key, words);
  else
    for (const each of withoutHidden(objects)) {
      if (sayNamed(fields, each)) continue;
      const tag = tags.has(key.toLowerCase()) ? wordsOf(each) : "";
      if (tag) fields.leave(key, tag);
      else sayWithin(fields, [key], each);
    }
};
const tags = new Set(feedWords.tags);

/** Takes a value that an object names: `{ "label": "Closing date", "value": "9 Dec" }`. @returns whether it is one. */
const sayNamed = (fields: JobFields, given: JsonObject): boolean => {
  const link = linkIn(given);
  if (link) {
    fields.say(link.name, link.value);
    return true;
  }
  const named = namedIn(given);
  if (!named) return false;
  const { name, value } = named;
  if (isObject(value) && fieldsCalled(name)[0]!.field === "salary") sayPay(fields, name, [value]);
  else fields.say(name, joinedText(value));
  for (const list of pairsBelow(given, value)) for (const each of list) sayNamed(fields, each);
  return true;
};

/** Fields whose objects have parts that are none of the job's. */
const isWhole = new Set<FieldName | undefined>([
  ...([
    ...(["title", "name", "employer", "author", "reference", "key", "url", "description"] as const),
    ...(["summary", "requirements"] as const),
  ] as const),
  undefined,
]);
/** Takes what is in the objects beside what an object says itself: `{ "kind": "Permanent", "hours": { "type": "Part time" } }`. */
const sayBelow = (fields: JobFields, key: string, given: JsonObject): void => {
  for (const [part, below] of Object.entries(given))
    if (listOf(below).some(isObject) && !isBeside(part)) sayWithin(fields, [key, part], below);
};

/** `{ "clinic": { "name": "Fig Roma", "suburb": "Roma", "state": "QLD" } }`: who employs where nothing else says it, and where the job is. */
const sayVenue = (fields: JobFields, key: string, venue: JsonObject): void => {
  say(fields, key, wordsOf(venue));
  if (isAddress(venue)) sayPlaces(fields, key, "location", [venue], venue);
  else sayBelow(fields, key, venue);
};

const ofPlace = new Set<FieldName | undefined>(addressFields);
/** An object for one field, or with fields in it. */
const sayParts = (fields: JobFields, key: string, given: JsonObject): void => {
  // `{ "region": { "name": "QLD", "towns": [{ "name": "Roma" }] } }`
  const places = ofPlace.has(fieldsCalled(key)[0]?.field) ? placesWithin(given) : null;
  if (places) return void fields.addPlace(places.join("; "));
  const parts = Object.entries(given).filter(([part]) => partOf(key, part));
  for (const [part, text] of parts) fields.set(partOf(key, part)!, joinedText(text), 0, `${key} ${part}`);
  if (parts.length) return;
  const isNamed = feedWords.names.some((name) => typeof given[name] === "string");
  // `{ "advertised": { "from": "2026-11-16", "until": "2026-12-21" } }`
  if (!isNamed && ["posted", "expires", "active"].includes(fieldOf(key) ?? ""))
    return sayWithin(fields, [key], given);
  const text = joinedText(given);
  const isField = fieldOf(key)
    ? text !== "" && (fieldOf(key) !== "url" || fits("url", text)) && (fieldOf(key) !== "title" || isNamed)
    : isNamed && fieldsCalled(key).length;
  if (isField) {
    say(fields, key, text);
    if (!isWhole.has(fieldsCalled(key)[0]?.field)) sayBelow(fields, key, given);
  } else sayWithin(fields, [key], given);
};

/** A place whose parts are in an object of its own: `{ "label": "Head office", "address": { "city": "Roma" } }`. */
const withAddress = (place: JsonObject): JsonObject => {
  const address = isAddress(place) ? undefined : Object.values(place).filter(isObject).find(isAddress);
  return address ? { ...place, ...address } : place;
};

/** `{ "primary": { "city": "Roma" }, "others": [{ "city": "Dalby" }] }`: the places of an object that is none; null for fewer than two. */
const placesBeside = (given: JsonObject): JsonObject[] | null => {
  if (isAddress(given)) return null;
  const places = Object.values(given).flatMap(listOf).filter(isObject).filter(isAddress);
  return places.length > 1 ? places : null;
};

/** Whether an object says what a place is in: only by what that is called. */
const isNamedPart = (part: string, given: JsonObject): boolean =>
  ["state", "country"].includes(fieldOf(part) ?? "") &&
  feedWords.names.some((name) => typeof given[name] === "string") &&
  !Object.values(given).some((each) => typeof each === "object" && each !== null);

/** Several places in objects are each in words; one is in parts. */
const sayPlaces = (
  fields: JobFields,
  key: string,
  field: "location" | "other_locations",
  objects: JsonObject[],
  given: unknown,
): void => {
  const beside = objects.length === 1 ? placesBeside(objects[0]!) : null;
  if (beside) return sayPlaces(fields, key, field, beside, beside);
  const first = withAddress(objects[0]!);
  const isOne = objects.length === 1 && field === "location";
  if (isOne && typeof first["area"] === "string") fields.set("area", first["area"]);
  const parts =
    isOne && !areasIn(first) && !placesWithin(first)
      ? Object.entries(first).filter(
          ([part, text]) =>
            partOf("location", part) &&
            // `{ "city": "Kumasi", "country": { "id": "GH", "name": "Ghana" } }`
            (!listOf(text).some(isObject) || (isObject(text) && isNamedPart(part, text))),
        )
      : [];
  const rank = fieldsCalled(key)[0]!.rank;
  for (const [part, text] of parts)
    fields.set(
      partOf("location", part)!,
      joinedText(text),
      rank + (fieldsCalled(part)[0]?.rank ?? 0),
      `${key} ${part}`,
    );
  if (parts.length) return;
  for (const place of objects) {
    const remote = Object.keys(place).find((part) => fieldOf(part) === "remote");
    if (remote) fields.say(remote, joinedText(place[remote]));
  }
  const words = listOf(given).map((place) => (isObject(place) ? placeWordsOf(place) : joinedText(place)));
  if (isOne) return void fields.set("location", words[0] ?? "", rank, key);
  fields.set(
    "other_locations",
    [fields.values.other_locations, ...words].filter(Boolean).join("; "),
    -1,
    key,
  );
};
