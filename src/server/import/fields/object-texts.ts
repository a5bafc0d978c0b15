import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { isObject, type JsonObject } from "./json-values.ts";

/** A description, whose parts may be a list or within objects: each on lines of its own. */
export const longText = (given: unknown): string => {
  if (!isObject(given)) return Array.isArray(given) ? linesOf(given) : joinedText(given);
  const own = feedWords.texts.map((name) => given[name]).find((part) => typeof part === "string");
  return own === undefined
    ? linesOf(Object.values(given).filter((part) => typeof part === "object"))
    : joinedText(own);
};
const linesOf = (parts: readonly unknown[]): string => parts.map(longText).filter(Boolean).join("\n");

/** Several values, such as places, with ";" between them. */
export const joinedText = (given: unknown): string => {
  if (Array.isArray(given)) return given.map(joinedText).filter(Boolean).join("; ");
  if (isObject(given)) return wordsOf(given);
  return given === null || given === undefined ? "" : String(given as string | number | boolean);
};

export const wordsOf = (given: JsonObject): string => {
  const name = feedWords.names.map((key) => given[key]).find((part) => typeof part === "string");
  return typeof name === "string"
    ? name
    : Object.entries(given)
        .filter(([key, part]) => typeof part === "string" && !/id$/i.test(key))
        .map(([, part]) => part)
        .join(" ");
};
