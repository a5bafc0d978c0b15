import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { isObject, type JsonObject } from "./json-values.ts";

/** `[{ "plain_text": "Head " }, { "plain_text": "Cook" }]`: the runs of one text. */
const textOfRuns = (runs: readonly unknown[]): string | null => {
  const key = feedWords.runs.find((name) => isObject(runs[0]) && typeof runs[0][name] === "string");
  if (key === undefined || !runs.every((run): run is JsonObject => isObject(run) && key in run)) return null;
  return runs.map((run) => String(run[key])).join("");
};

const { ours, languages, texts } = feedWords.translated;
const isOurs = (language: unknown): boolean =>
  typeof language === "string" && ours.includes(language.toLowerCase().split(/[-_]/, 1)[0]!);
const languageTag = /^[a-z]{2,3}(?:[-_][a-z]{2,4})?$/i;

/** What a value says in English, `{ "en": "Cook", "vi": "Đầu bếp" }` or `[{ "lang": "en", "value": "Cook" }]`; undefined for other values. */
const inOurLanguage = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const language = languages.find((name) =>
      value.every((part) => isObject(part) && typeof part[name] === "string"),
    );
    const own =
      language && value.length ? (value as JsonObject[]).find((part) => isOurs(part[language])) : undefined;
    return own && texts.map((name) => own[name]).find((text) => typeof text === "string");
  }
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value);
  return entries.every(([tag, text]) => languageTag.test(tag) && (typeof text === "string" || text === null))
    ? entries.find(([tag]) => isOurs(tag))?.[1]
    : undefined;
};

/** What is in an object with one name that begins with a dollar, as dumps of databases write values: `{ "$date": "2026-11-19T00:00:00Z" }`; undefined for other values. */
const inDump = (value: unknown): unknown => {
  const [[name = "", own] = [], ...others] = isObject(value) ? Object.entries(value) : [];
  return name.startsWith("$") && !others.length ? typedValue(own) : undefined;
};

/** What such an object has at most beside its kind and value: what it is called, and where it belongs. */
const mostBeside = 2;

/** Whether an object is a value below the name of its kind: `{ "type": "url", "url": "https://…" }`. */
export const isTyped = (value: unknown): value is JsonObject & { type: string } =>
  isObject(value) &&
  typeof value["type"] === "string" &&
  value["type"] in value &&
  Object.keys(value).length <= mostBeside + 2;

/**
 * What a value in several languages is in ours, and what one below the name of its kind is, `{ "type": "select", "select": { "name": "Casual" } }`: runs of a text are one
 * text, and of a time it is the start. Other values are as they are.
 */
export const typedValue = (value: unknown): unknown => {
  if (!isTyped(value)) return inDump(value) ?? inOurLanguage(value) ?? value;
  const own = typedValue(value[value.type]);
  if (Array.isArray(own)) return textOfRuns(own) ?? own;
  return isObject(own) && value.type === "date" ? (own["start"] ?? "") : (own ?? "");
};
