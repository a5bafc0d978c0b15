import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { fieldOf, fieldsCalled, isLong } from "./field-called.ts";
import { isObject, type JsonObject } from "./json-values.ts";

/** A description, whose parts may be a list or within objects: each on lines of its own. */
export const longText = (given: unknown): string => {
  if (!isObject(given)) return Array.isArray(given) ? linesOf(given) : joinedText(given);
  const own = feedWords.texts.map((name) => given[name]).find((part) => typeof part === "string");
  const intro = Object.entries(given).find(
    ([name, part]) =>
      typeof part === "string" && fieldOf(name) === "summary" && !feedWords.texts.includes(name),
  )?.[1];
  if (own !== undefined && intro && !joinedText(own).includes(String(intro))) return linesOf([intro, own]);
  if (own === undefined) return linesOf(Object.values(given).filter((part) => typeof part === "object"));
  return underHeading(feedWords.pairs.names.map((name) => given[name]).find(Boolean), joinedText(own));
};

/** Whether an object holds the sections of an ad, each with a heading and a text. */
export const areSections = (given: JsonObject): boolean => {
  const parts = Object.values(given);
  return (
    parts.length > 1 &&
    parts.every(
      (part) =>
        isObject(part) &&
        typeof part["title"] === "string" &&
        feedWords.texts.some((name) => typeof part[name] === "string"),
    )
  );
};

/** A part of a description below what it is called. */
export const underHeading = (heading: unknown, text: string): string =>
  typeof heading !== "string" ||
  !heading.trim() ||
  !text.trim() ||
  heading === text ||
  isLong(fieldsCalled(heading)[0]?.field)
    ? text
    : hasTags(text)
      ? `<h3>${heading}</h3>${text}`
      : `${heading}\n${text}`;

const hasTags = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text);
/** Beside parts with tags, ends of lines count only as tags. */
const linesOf = (parts: readonly unknown[]): string => {
  const texts = parts.map(longText).filter(Boolean);
  return texts.some(hasTags)
    ? texts.map((text) => (hasTags(text) ? text : `<p>${text.replaceAll("\n", "<br>")}</p>`)).join("\n")
    : texts.join("\n");
};

/** Several values, such as places, with ";" between them. */
export const joinedText = (given: unknown): string => {
  if (Array.isArray(given)) return given.map(joinedText).filter(Boolean).join("; ");
  if (isObject(given)) return wordsOf(given);
  return given === null || given === undefined ? "" : String(given as string | number | boolean);
};

/** What a choice shows, beside the code that its program keeps for it: `{ "value": "cas", "label": "Casual" }`. */
const shownIn = (given: JsonObject): string | undefined =>
  typeof given["value"] === "string"
    ? ["label", "text", "title", "displayName"]
        .map((key) => given[key])
        .find(
          (part): part is string =>
            typeof part === "string" && /\p{L}/u.test(part) && !fieldsCalled(part).length,
        )
    : undefined;

export const wordsOf = (given: JsonObject): string => {
  const name =
    shownIn(given) ?? feedWords.names.map((key) => given[key]).find((part) => typeof part === "string");
  return typeof name === "string"
    ? name
    : Object.entries(given)
        .filter(([key, part]) => typeof part === "string" && !/^_|id$/i.test(key))
        .map(([, part]) => part)
        .join(" ");
};
