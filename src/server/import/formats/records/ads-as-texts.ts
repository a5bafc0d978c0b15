import { plainTextOf } from "../../../../site/sanitise.ts";
import { oneLine } from "../../../../domain/text/one-line.ts";
import { fieldOf, type FieldName } from "../../fields/field-called.ts";
import { JobFields } from "../../fields/job-fields.ts";
import { isObject, type JsonObject } from "../../fields/json-values.ts";
import { isTaken, takeLabelled } from "../../fields/labelled-lines.ts";
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
  const description = takeLabelled(fields, text);
  const facts = Object.entries(fields.values).filter(([, said]) => said.trim());
  return facts.length < fewestFacts ? null : { description, ...Object.fromEntries(facts) };
};

/** The title and the facts of an ad in HTML below its heading, or in lines below that of its title; null for other texts. */
const adIn = (text: string): JsonObject | null => {
  const [whole = "", , inHeading] = heading.exec(text) ?? [];
  const first = inHeading === undefined && !/<[a-z]/i.test(text) ? text.trimStart().split("\n", 1)[0]! : "";
  const title = oneLine(plainTextOf(inHeading ?? first));
  if (!title || title.length > longestTitle || isTaken(new JobFields(), title)) return null;
  const facts = factsIn(text.replace(whole || first, "").trim());
  if (!facts) return null;
  const addresses = [...new Set(Array.from(text.matchAll(links), ([, address]) => address!))];
  return { title, ...facts, ...(addresses.length === 1 && { url: addresses[0] }) };
};

/** The title that a record has beside its text. */
const titleOf = (record: JsonObject): string => {
  const title = Object.entries(record).find(([name]) => ["title", "name"].includes(fieldOf(name) ?? ""))?.[1];
  return typeof title === "string" ? title.trim() : "";
};

const adOf = (record: unknown): JsonObject | null => {
  if (!isObject(record) || isJobLike(record)) return null;
  const title = titleOf(record);
  for (const [name, text] of Object.entries(record)) {
    if (typeof text !== "string" || text.length < shortestText) continue;
    const said = title ? factsIn(text) : adIn(text);
    if (!said) continue;
    const { [name]: _, ...own } = record;
    const fields = new Set(Object.keys(own).map(fieldOf));
    const missing = Object.entries(said).filter(([field]) => !fields.has(field as FieldName));
    return { ...own, ...(title && { title }), ...Object.fromEntries(missing) };
  }
  return null;
};

/**
 * Records that have all facts of a job in one text, `{ "id": 7, "html": "<h3>Cook</h3><p>Where: Roma QLD<br>Pay: $35 an hour" }`,
 * with its title, facts and link apart, or in one beside the title; null where most of a list are none.
 */
export const recordsOfTexts = (list: readonly unknown[]): JsonObject[] | null => {
  const ads = list.map(adOf);
  return list.length > 0 && ads.filter(Boolean).length > list.length / 2
    ? list.flatMap((record, at): JsonObject[] => (ads[at] ? [ads[at]] : isObject(record) ? [record] : []))
    : null;
};
