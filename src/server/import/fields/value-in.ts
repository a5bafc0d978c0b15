import { LRUCache } from "lru-cache";
import { plainTextOf } from "../../../site/sanitise.ts";
import { parseWorkType } from "../../../lexicon/conditions/read-work-type.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { inEnglish } from "../../../lexicon/text/other-languages.ts";
import { fieldsCalled, type Called, type FieldName } from "./field-called.ts";

const saysNothing = new Set(feedWords.nothing);
const moments: readonly (FieldName | undefined)[] = ["posted", "created", "expires", "start"];

/** The address of the first link in a text with tags; "" for none. */
export const hrefIn = (html: string): string =>
  /<a\b[^>]*\shref=["']([^"']+)["']/i.exec(html)?.[1]?.trim() ?? "";

/** `<time datetime="2026-12-11T06:30:00Z">`, and the same as a span with its content. */
const momentsIn = (html: string): string[] =>
  Array.from(
    html.matchAll(/<(?:time|span|meta)\b[^>]*\s(?:datetime|content)=["']([^"']*\d{4}[^"']*)["']/gi),
    ([, moment]) => moment!,
  );

/** Fields whose values keep their tags: others read these, or the text is no HTML. */
const keepTags: readonly (FieldName | undefined)[] = [
  "description",
  "requirements",
  "summary",
  "title",
  "screening",
  undefined,
];

/** "<ul><li>Part time</li><li>Casual</li></ul>": each line of a value. */
const linesOf = (html: string): string =>
  plainTextOf(html)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("; ");

/** `<content type="application/xml">` says how the content is written. */
const mediaType = /^(?:application|text|image)\/\S+$/i;

/** Jobs of a feed share their work types. */
const ofWork = new LRUCache<string, string>({ max: 1_000 });

const { workCodes } = feedWords;
/** "PERM_FT": the parts of a code in words. */
const wordsOfCodes = (text: string): string =>
  text.replace(/\b[A-Z]+(?:[_-][A-Z]+)+\b/g, (code) =>
    code
      .split(/[_-]/)
      // "FIXED_TERM" is in words already.
      .map((part, at, parts) => (parts[at + 1] === "TERM" ? part : (workCodes[part.toLowerCase()] ?? part)))
      .join(" "),
  );

/** "FullTime", and the same in another language. */
const wordsOfWork = (text: string): string => {
  const words = wordsOfCodes(text).replace(/(?<=[a-z])(?=[A-Z])/g, " ");
  if (words.length > 100) return words;
  const known = ofWork.get(words) ?? (parseWorkType(words) ? words : inEnglish(words).trim());
  ofWork.set(words, known);
  return known;
};

/** "7;#Roma QLD" and ";#Casual;#Part time;#": what lists of an intranet look up in others, and several choices. */
const lookedUp = (text: string): string =>
  text.includes(";#") && text.length <= 1_000
    ? text
        .split(";#")
        .filter((part) => part.trim() && !/^\d+$/.test(part))
        .join("; ")
    : text;

/** "https://fig.example/7, Apply here": an address, and what its link is called. */
const addressIn = (text: string): string => /^(https?:\/\/[^\s,;]+)[,;]\s/i.exec(text.trim())?.[1] ?? text;

/** What a field's value says without the tags of a page and the signs of a program around it; "" for words such as "N/A". */
export const valueIn = (field: FieldName | undefined, given: string): string => {
  const text = lookedUp(given);
  if (field === "work_type") return mediaType.test(text) ? "" : wordsOfWork(withoutTags(field, text));
  return field === "url" ? addressIn(withoutTags(field, text)) : withoutTags(field, text);
};

const withoutTags = (field: FieldName | undefined, text: string): string => {
  if (text.length < 20 && saysNothing.has(text.trim().toLowerCase())) return "";
  if (keepTags.includes(field) || text.length > 1_000 || !/<[a-z][^<>]*>/i.test(text)) return text;
  if (moments.includes(field)) return momentsIn(text).at(field === "expires" ? -1 : 0) ?? linesOf(text);
  return (field === "url" && hrefIn(text)) || linesOf(text);
};

const ofMoments: readonly FieldName[] = ["posted", "created", "expires"];
/** "date_gmt": a moment that its name says the zone of; it counts before the same by other clocks. */
export const momentInUtc = (name: string, given: string): (Called & { text: string }) | null => {
  const [, bare] = /^(.{2,}?)(?:[_ -](?:gmt|utc)|(?<=[a-z])(?:Gmt|GMT|Utc|UTC))$/i.exec(name) ?? [];
  const called = bare ? fieldsCalled(bare).find(({ field }) => ofMoments.includes(field)) : undefined;
  const text = given.trim();
  return called && /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(text)
    ? { ...called, rank: called.rank - 0.5, text: `${text.replace(" ", "T")}Z` }
    : null;
};
