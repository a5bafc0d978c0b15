import { plainTextOf } from "../../../site/sanitise.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import type { FieldName } from "./field-called.ts";

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

/** What a field's value says without the tags of a page around it; "" for words such as "N/A". */
export const valueIn = (field: FieldName | undefined, text: string): string => {
  if (field === "work_type" && mediaType.test(text)) return "";
  if (text.length < 20 && saysNothing.has(text.trim().toLowerCase())) return "";
  if (keepTags.includes(field) || text.length > 1_000 || !/<[a-z][^<>]*>/i.test(text)) return text;
  if (moments.includes(field)) return momentsIn(text).at(field === "expires" ? -1 : 0) ?? linesOf(text);
  return (field === "url" && hrefIn(text)) || linesOf(text);
};
