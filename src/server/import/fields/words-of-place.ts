import { isAustralia, stateOf } from "../places/read-place.ts";
import { fieldsCalled, type FieldName } from "./field-called.ts";
import { isObject, listOf, type JsonObject } from "./json-values.ts";
import { joinedText, wordsOf } from "./object-texts.ts";
import { placesWithin } from "./places-within.ts";

/** The parts of a place, from the town on, in the order that addresses have. */
const order: readonly (readonly FieldName[])[] = [
  ["suburb", "city", "area"],
  ["state", "region"],
  ["postcode"],
  ["country"],
];

/** What an object says of a place, in words: its parts, else its name. */
export const placeWordsOf = (place: JsonObject): string => {
  const areas = areasIn(place) ?? deepestOf(place) ?? placesWithin(place)?.join("; ");
  if (areas) return areas;
  const parts = new Map<FieldName, { text: string; rank: number }>();
  collect(place, parts);
  const words = order.map((names) => names.map((name) => parts.get(name)?.text).find(Boolean) ?? "");
  return words.slice(0, 3).some(Boolean)
    ? words.filter(Boolean).join(", ")
    : (parts.get("location")?.text ??
        (wordsOf(place) || words.join("") || linesOf(place) || wordsOfId(place["id"])));
};

/** "GoldCoast": the name of a place that its id is made from; "" for other ids. */
const wordsOfId = (id: unknown): string =>
  typeof id === "string" && /^(?:\p{Lu}\p{Ll}+){1,4}$/u.test(id)
    ? id.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    : "";

/** `{ "lines": ["12 Hill St", "Roma QLD 4455"] }` */
const linesOf = (place: JsonObject): string =>
  Object.values(place)
    .filter((lines) => Array.isArray(lines) && lines.every((line) => typeof line === "string"))
    .map((lines) => (lines as string[]).join(", "))
    .join("; ");

/** The longest of levels that go on with one another: `{ "lvl0": "Australia", "lvl1": "Australia > Queensland" }`. */
const deepestOf = (place: JsonObject): string | null => {
  const levels = Object.values(place).map((level) => joinedText(level));
  const isPath = levels.every(
    (level, at) => at === 0 || (levels[at - 1] && level.startsWith(levels[at - 1]!)),
  );
  return levels.length > 1 && isPath ? levels.at(-1)! : null;
};

/** Areas within one another, from the country to the town: the town and its state. */
export const areasIn = (place: JsonObject): string | null => {
  const areas = Object.values(place).find(
    (list): list is string[] =>
      Array.isArray(list) && list.length > 2 && list.every((area) => typeof area === "string"),
  );
  const state = areas?.find((area) => stateOf(area) !== null);
  return areas && state && isAustralia(areas[0]!) && areas.at(-1) !== state
    ? `${areas.at(-1)}, ${state}`
    : null;
};

const collect = (place: JsonObject, parts: Map<FieldName, { text: string; rank: number }>): void => {
  for (const [key, value] of Object.entries(place)) {
    const { field, rank = 0 } = fieldsCalled(key)[0] ?? {};
    const [first] = listOf(value);
    if (isObject(first) && !(field && order.flat().includes(field))) collect(first, parts);
    else if (field) {
      const before = parts.get(field);
      const text = joinedText(first);
      if (!before?.text || (text && rank < before.rank)) parts.set(field, { text, rank });
    }
  }
};
