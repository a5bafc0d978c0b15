import { titleScore } from "../../../../lexicon/cv/titles.ts";
import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { plainTextOf } from "../../../../site/sanitise.ts";
import { oneLine } from "../../../../domain/text/one-line.ts";
import { exactly, fieldOf, type FieldName } from "../../fields/field-called.ts";
import { isWorkType } from "../../fields/fits.ts";
import { JobFields } from "../../fields/job-fields.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { isTaken, plainLine, takeLabelled } from "../../fields/labelled-lines.ts";
import { noteSaysOver } from "../../jobs/status-words.ts";
import { namesPlace } from "../../places/place-by-value.ts";
import { isJobLike } from "./job-like.ts";

/** Facts that a text says in lines with labels, at least, that is an ad with all facts of a job. */
const fewestFacts = 2;
const longestTitle = 100;
const shortestText = 30;

const heading = /<h([1-6])\b[^>]*>(.*?)<\/h\1>/is;
const links = /<a\b[^>]*\shref=["']([^"']+)["']/gi;

/** What lines with labels in a text say, and the rest of it; null where that is too little. */
const factsIn = (text: string): JsonObject | null => {
  const fields = new JobFields();
  const description = withoutBare(fields, takeLabelled(fields, text));
  const facts = Object.entries(fields.values).filter(([, said]) => said.trim());
  return facts.length < fewestFacts ? null : { description, ...Object.fromEntries(facts) };
};

/** What a line alone says without a label: "Roma QLD", "Casual", an address. */
const bareField = (line: string): FieldName | null => {
  if (/^https?:\/\/\S+$/.test(line)) return "url";
  if (!line || line.length > 60) return null;
  return isWorkType(line) ? "work_type" : namesPlace("", line) ? "location" : null;
};
/** Takes such lines of a text without tags, which no label says. @returns the text without them. */
const withoutBare = (fields: JobFields, text: string): string => {
  if (text.includes("<")) return text;
  const lines = text.split("\n");
  const said = lines.slice(0, mostBare).map((line) => bareField(line.trim()));
  const isOnly = (field: FieldName): boolean => said.indexOf(field) === said.lastIndexOf(field);
  const taken = said.map((field) => field !== null && isOnly(field) && !fields.has(field));
  for (const [at, field] of said.entries()) if (taken[at]) fields.set(field!, lines[at]!.trim());
  return lines.filter((_, at) => !taken[at]).join("\n");
};
const mostBare = 100;

/** "Job: Night Clerk", "FILLED! Job: Night Clerk": the title that the first line of a text with a label for it says, and that line. */
const labelledTitle = (text: string): { title: string; line: string } | null => {
  for (const line of text.split(lineEnds).filter(Boolean).slice(0, mostLines)) {
    const [, before = "", name = "", title = ""] =
      /^(?:(.{2,40}?)[.!:-]\s+)?([^:.!]{2,40}):\s*(\S.*)$/u.exec(plainLine(line)) ?? [];
    const isTitle = exactly(name)[0]?.field === "title" && title.length <= longestTitle;
    if (isTitle && (!before || noteSaysOver(before)))
      return { title: before ? `FILLED: ${title}` : title, line };
  }
  return null;
};
const lineEnds = /\n|<\/?(?:p|br|div|li)\b[^<>]*>/i;
/** A label for the title is in one of the first lines. */
const mostLines = 6;

/** A label at the beginning of a text or a line, before another or a line with a picture. */
const labelsBegin =
  /(?:"|>|\\n|[!.] )[*_]{0,2}([a-z][\w' ]{1,30}):[^"]{0,400}?(?:\\n|>)(?:[*_]{0,2}\w[\w ]{1,30}:|\\ud83|\p{Extended_Pictographic})/giu;
/** Whether a document begins with texts that have lines with labels, one of them for the title or the employer of a job. */
export const textsBegin = (head: string): boolean =>
  Array.from(head.slice(0, 20_000).matchAll(labelsBegin), ([, name]) => name!).some((name) =>
    ["title", "employer"].includes(exactly(name)[0]?.field ?? ""),
  );

/** The title of an ad in its heading, in a line with a label, or in its first line, and what of the text says it. */
const titleIn = (text: string): { title: string; line: string } | null => {
  const [line = "", , inHeading] = heading.exec(text) ?? [];
  if (inHeading !== undefined) return { title: oneLine(plainTextOf(inHeading)), line };
  const labelled = labelledTitle(text);
  if (labelled ?? /<[a-z]+[\s/>]/i.test(text)) return labelled;
  const first = text.trimStart().split("\n", 1)[0]!;
  return { title: oneLine(plainLine(first).replace(/^([*_]+)(.+)\1$/, "$2")), line: first };
};

/** The title and the facts of an ad in one text; null for other texts. */
const adIn = (text: string): JsonObject | null => {
  const { title = "", line = "" } = titleIn(text) ?? {};
  if (!title || title.length > longestTitle || isTaken(new JobFields(), title)) return null;
  const facts = factsIn(text.replace(line, "").trim());
  if (!facts) return null;
  const addresses = [...new Set(Array.from(text.matchAll(links), ([, address]) => address!))];
  return { title, ...(addresses.length === 1 && { url: addresses[0] }), ...facts };
};

/** The title that a record has beside its text. */
const titleOf = (record: JsonObject): string => {
  const title = Object.entries(record).find(([name]) => ["title", "name"].includes(fieldOf(name) ?? ""))?.[1];
  return typeof title === "string" ? title.trim() : "";
};

/** What a record says itself, without its kind, `"type": "message"`, and the account of the person who wrote it. */
const ownFacts = (record: JsonObject): [name: string, value: unknown][] =>
  Object.entries(record).filter(
    ([name, value]) =>
      ![undefined, null, ""].includes(value as null) &&
      !(fieldOf(name) === "author" && isObject(value)) &&
      (fieldOf(name) !== "work_type" || typeof value !== "string" || isWorkType(value)),
  );

/** The text of a value: of a list of runs, `["Cook, ", { "type": "link", "text": "fig.example" }]`, all of it. */
const textOfRuns = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  const runs = value.map((run) => (isObject(run) ? run["text"] : run));
  return runs.every((run) => typeof run === "string") ? runs.join("") : "";
};

/** Short links in a text and where they lead, which objects beside it have: `{ "url": "https://t.example/a", "expanded_url": "…" }`. */
const shortLinks = new RegExp(
  String.raw`"url":"(https?:[^"]+)"[^{}]*?"(?:${feedWords.shortened.join("|")})":"(https?:[^"]+)"`,
  "g",
);
const mostLinks = 20;

/** "Night Clerk at Fig Hotel": the work and whose it is. */
const atEmployer = /^(.{3,60}?) (?:at|with|@) (\p{Lu}.{1,60})$/u;
/** Ads with the employer apart from the title, where most titles have it so and no ad says it else. */
const withEmployers = (ads: readonly (JsonObject | null)[]): (JsonObject | null)[] => {
  const found = ads.filter((ad) => ad !== null);
  const isSaid = found.some((ad) => Object.keys(ad).some((name) => fieldOf(name) === "employer"));
  const pairs = ads.map((ad) => atEmployer.exec(String(ad?.["title"] ?? "")));
  if (isSaid || pairs.filter(Boolean).length * 2 <= found.length) return [...ads];
  return ads.map((ad, at) => (pairs[at] ? { ...ad, title: pairs[at][1], employer: pairs[at][2] } : ad));
};

/** @param depth How far within a record of the list it is: `{ "post": { "record": { "text": "…" } } }`. */
const adOf = (record: unknown, depth = 0): JsonObject | null => {
  if (!isObject(record)) return null;
  const own = ownFacts(record);
  if (isJobLike(Object.fromEntries(own))) return null;
  const title = titleOf(record);
  const shortened = Object.values(record).some(isObject)
    ? [...JSON.stringify(record).matchAll(shortLinks)].slice(0, mostLinks)
    : [];
  for (const [name, value] of own) {
    const given = textOfRuns(value);
    if (given.length < shortestText) continue;
    const text = shortened.reduce(
      (all, [, short = "", address = ""]) => all.replaceAll(short, address),
      given,
    );
    const said = title ? factsIn(text) : adIn(text);
    if (!said) continue;
    const others = own.filter(([other]) => other !== name);
    const fields = new Set(others.map(([other]) => fieldOf(other)));
    const { url, ...facts } = said;
    const missing = Object.entries(facts).filter(([field]) => !fields.has(field as FieldName));
    return {
      ...Object.fromEntries(others),
      ...(title && { title }),
      // Where to apply counts before the page of the record.
      ...(url !== undefined && { "apply url": url }),
      ...Object.fromEntries(missing),
    };
  }
  for (const part of depth < deepest ? Object.values(record).filter(isObject) : []) {
    const ad = adOf(part, depth + 1);
    if (ad) return ad;
  }
  return null;
};
const deepest = 2;

/** Whether a record beside ads is none itself: nothing in it looks like the title of a job. */
const isNoAd = (record: JsonObject): boolean =>
  !isJobLike(Object.fromEntries(ownFacts(record))) && titleScore(titleOf(record)) <= 0;

const hasText = (record: unknown): boolean =>
  isObject(record) &&
  Object.values(record).some((value) => {
    const text = textOfRuns(value);
    return text.length >= shortestText && text.includes(" ");
  });
/** Whether an ad has an employer and a place: messages of other things have not both. */
const saysWhoAndWhere = (ad: JsonObject | null): boolean =>
  ad !== null && ["employer", "location"].every((field) => field in ad);
/** Whether a record says itself that it is an ad: a line of its text has a label for the title. */
const saysTitle = (record: unknown): boolean =>
  isObject(record) && Object.values(record).some((value) => labelledTitle(textOfRuns(value)) !== null);

/**
 * Records that have all facts of a job in one text, `{ "id": 7, "html": "<h3>Cook</h3><p>Where: Roma QLD<br>Pay: $35 an hour" }`,
 * with its title, facts and link apart, or in one beside the title; null where most texts of a list are none and none has a
 * label for its title.
 * @param others Takes what the records are called that are left out, such as messages of other things.
 */
export const recordsOfTexts = (list: readonly unknown[], others: string[]): JsonObject[] | null => {
  const ads = withEmployers(list.map((record) => adOf(record)));
  const found = ads.filter(Boolean).length;
  const isMostly = found > list.filter(hasText).length / 2;
  const areSure = ads.filter(saysWhoAndWhere).length > 1;
  if (!found || !(isMostly || areSure || list.some((record, at) => ads[at] && saysTitle(record))))
    return null;
  return list.flatMap((record, at): JsonObject[] => {
    if (ads[at]) return [ads[at]];
    if (!isObject(record)) return [];
    if (!isNoAd(record)) return [record];
    others.push(titleOf(record) || "texts without facts of a job");
    return [];
  });
};
