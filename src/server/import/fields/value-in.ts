import { LRUCache } from "lru-cache";
import { plainTextOf } from "../../../site/sanitise.ts";
import { parseWorkType } from "../../../lexicon/conditions/read-work-type.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { lettersOfName } from "../../../lexicon/text/word-forms.ts";
import { inEnglish } from "../../../lexicon/text/other-languages.ts";
import { saysYes } from "../jobs/status-words.ts";
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

/** "Term Full-time" and "Full-time (term)" are for a term. */
const ofTerm =
  /^(?:specified )?term[\s,(–—-]+(?:full|part)[ -]?time\b|^(?:full|part)[ -]?time[\s,(–—-]+(?:specified )?term\)?$/i;

const kindsOfPosts = new Set(feedWords.jobPosts);
/** "FullTime", and the same in another language; "" for a post's kind among those of its site: "vacancy". */
const wordsOfWork = (text: string): string => {
  if (kindsOfPosts.has(lettersOfName(text).replace(/s$/, ""))) return "";
  const given = wordsOfCodes(text).replace(/(?<=[a-z])(?=[A-Z])/g, " ");
  const words = ofTerm.test(given.trim()) ? given.replace(/\b(?:specified )?term\b/i, "fixed term") : given;
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

/** "https://fig.example/7, Apply here", "Apply at <https://fig.example/7>": the only address in a short text. */
const addressIn = (text: string): string => {
  const [first, ...others] = text.length <= 400 ? text.matchAll(/https?:\/\/[^\s;<>"]+/gi) : [];
  return first && !others.length ? first[0].replace(/[.,)]+$/, "") : text;
};

/** "[Apply](https://fig.example/7)", "<https://fig.example/7>" and `=HYPERLINK("https://fig.example/7","Apply")` as a link of HTML. */
export const linkAsTag = (text: string): string => {
  const [, words, marked, bare] =
    /^(?:\[([^\]]+)\]\((https?:\/\/[^\s()]+)\)|<(https?:\/\/[^\s<>]+)>)$/i.exec(text.trim()) ?? [];
  const address = marked ?? bare;
  const [, target = address, label = words] =
    /^=HYPERLINK\("(https?:[^"]+)"(?:[,;]\s*"([^"]*)")?\)$/i.exec(text.trim()) ?? [];
  return target ? `<a href="${target}">${label ?? target}</a>` : text;
};

const ofPrograms = new RegExp(
  String.raw`^https?://(?:api\.|[^/]+/(?:[^?#]*/)?(?:${feedWords.pathsOfPrograms.join("|")})(?:/|$))`,
  "i",
);
/** Whether an address is one that programs ask and seekers never open: "https://fig.example/wp-json/wp/v2/jobs/7". */
export const isOfPrograms = (address: string): boolean => ofPrograms.test(address.trim());

/** What a field's value says without the tags of a page and the signs of a program around it; "" for words such as "N/A". */
export const valueIn = (field: FieldName | undefined, given: string): string => {
  const text = lookedUp(given);
  if (field === "work_type") return mediaType.test(text) ? "" : wordsOfWork(withoutTags(field, text));
  return field === "url" ? addressIn(withoutTags(field, text)) : withoutTags(field, text);
};

const ofWords: readonly FieldName[] = [
  "title",
  "employer",
  "description",
  "summary",
  "requirements",
  "location",
  "other_locations",
  "expires",
  "url",
];

/** "projects/fig/companies/c-7", "recJ8sdfh23DGFd31": what programs call a thing among others. */
const ofRecords = /^(?:(?=.*\d)[\w.-]+(?:\/[\w.-]+){3,}|rec[A-Za-z\d]{14})$/;
const withoutTags = (field: FieldName | undefined, text: string): string => {
  if (text.length < 20 && saysNothing.has(text.trim().toLowerCase())) return "";
  // Some programs write "false" for a text that is missing.
  if (field !== undefined && ofWords.includes(field) && /^(?:true|false)$/i.test(text.trim())) return "";
  if ((field === "employer" || field === "title") && ofRecords.test(text.trim())) return "";
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

/** The hours that a flag called like them says: "FullTime": true. */
export const hoursByFlag = (name: string, text: string): string | null => {
  const isYes = text.length <= 20 ? saysYes(text) : null;
  if (isYes === null) return null;
  const words = nameInWords(name).replace(/[_-]+/g, " ").replace(/^is /, "");
  if (!/^(?:full ?time|part ?time|casual)$/.test(words)) return null;
  return isYes ? words : words.startsWith("full") ? "part time" : null;
};

/** "FTE": 0.6. */
export const shareOfWeek = (name: string, text: string): string | null =>
  /^fte$/i.test(name.trim()) && /^(?:0?\.\d{1,3}|[01](?:\.0+)?)$/.test(text.trim()) && Number(text) > 0
    ? `${Number(text)} FTE`
    : null;

export const nameInWords = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
