import { fieldsCalled } from "../../fields/field-called.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { namedIn } from "../../fields/named-value.ts";

/** The fewest pairs of a job. */
const fewest = 3;

/** What the pairs of a list say, by their names, where one is a title: `[{ "question": "Job title", "value": "Cook" }]`; null for other lists. */
const saidInPairs = (list: unknown): JsonObject | null => {
  if (!Array.isArray(list) || list.length < fewest) return null;
  const pairs = list.map((pair) => (isObject(pair) ? namedIn(pair, () => true) : null));
  const isOfJob = pairs.every((pair) => pair !== null) && pairs.some(({ name }) => isTitle(name));
  return isOfJob ? Object.fromEntries(pairs.map(({ name, value }) => [name, value])) : null;
};
const saysTitle = (value: JsonObject): boolean =>
  Object.entries(value).some(([name, part]) => typeof part === "string" && isTitle(name));
const isTitle = (name: string): boolean => fieldsCalled(name)[0]?.field === "title";

/** A document whose jobs say all their facts in a list of pairs, with the facts as parts of the jobs; null where none do. */
export const withPairs = (document: unknown): unknown => {
  let isChanged = false;
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (!isObject(value) || saysTitle(value)) return value;
    const parts = Object.entries(value).map(([key, part]): JsonObject => {
      const said = saidInPairs(part);
      isChanged ||= said !== null;
      return said ?? { [key]: named(part) };
    });
    return Object.assign({}, ...parts) as JsonObject;
  };
  const whole = named(document);
  return isChanged ? whole : null;
};
