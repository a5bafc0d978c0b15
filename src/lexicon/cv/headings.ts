import { z } from "zod";
import { memoize } from "../../domain/memoize.ts";
import { readData } from "../text/read-data.ts";
import { wordings } from "../text/listed.ts";
import { foreignTopicOf } from "./foreign-headings.ts";
import { byTopic, patternsOfTopics, type Topic } from "./topics.ts";

/** The lists of `headings.yaml`, where each is explained. */
const lists = readData(
  "cv/headings.yaml",
  z.strictObject({
    modifiers: wordings,
    parts: wordings,
    questions: z.strictObject({ turned: wordings, asking: wordings, ends: wordings }),
    wordings: patternsOfTopics,
    whole: patternsOfTopics,
    beginnings: patternsOfTopics,
    endings: patternsOfTopics,
    elsewhere: wordings,
    groupsOfJobs: wordings,
    endOfLists: wordings,
  }),
);

/** A pattern for each topic of a list. */
const patternsOf = (wordingsOf: Readonly<Partial<Record<Topic, string>>>, source: (some: string) => string) =>
  byTopic(wordingsOf).map(({ topic, value }) => ({ topic, pattern: new RegExp(source(value), "u") }));

// The exact wording wins over one with modifiers: "work history" and "contact details" have modifiers in them.
const phrases = [
  ...patternsOf(lists.wordings, (some) => `^${some}$`),
  ...patternsOf(lists.wordings, (some) => `^(?:${lists.modifiers} )*${some}$`),
];
const special = [
  ...patternsOf(lists.whole, (some) => `^${some}$`),
  ...patternsOf(lists.beginnings, (some) => String.raw`^${some}\b`),
];
const endings = [
  { topic: "other" as const, pattern: new RegExp(String.raw`\b${lists.elsewhere}\b`, "u") },
  ...patternsOf(lists.endings, (some) => String.raw`\b${some}$`),
];

const topicIn = (patterns: typeof phrases, text: string): Topic | null =>
  patterns.find(({ pattern }) => pattern.test(text))?.topic ?? null;
const topicOfPhrase = (phrase: string): Topic | null => topicIn(phrases, phrase);

/** "教育背景 Education", "Formação / Education": the same in two languages. */
const bilingualTopicOf = (plain: string): Topic | null => {
  const words = plain.split(/\s*[/|·–-]\s*|\s+/);
  for (let at = 1; at < words.length; at++) {
    const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const [one, other] = [foreignTopicOf(before), foreignTopicOf(after)];
    if ((one && (other ?? topicOfPhrase(after))) || (other && topicOfPhrase(before))) return one ?? other;
  }
  return null;
};

const partsOf = (plain: string): string[] => plain.split(/\s*(?:&|\+|\/|,|\band\b)\s*/).filter(Boolean);

/** "Attachment A:", "Part 2 –" in front of a heading. */
const part = new RegExp(String.raw`^${lists.parts}\s+(?:[a-z]|[ivx]+|\d{1,2})\s*[:.)–—-]\s*`);

const { turned, asking, ends } = lists.questions;
const turnedQuestion = new RegExp(String.raw`\b(where|what|who|how) (${turned}) i\b`, "g");
const askedFor = new RegExp(String.raw`^${asking} (.+) ${ends}$`);

/** A heading in small letters, without the count of its part, marks, what is in brackets, and apostrophes. */
const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(part, "")
    .replace(/^[^\p{L}]+|[^\p{L}\p{M}\p{N})]+$/gu, "")
    .replace(/\s*\((?:[^)]*)\)\s*/g, " ")
    .replace(/[\u2019']s\b/g, "")
    .replace(/[\u2019']/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(turnedQuestion, "$1 i $2")
    .replace(askedFor, "$1");

/** Whether a part of a heading is about a topic: "Skills and experience" is about skills, too. */
export const isPartlyAbout = (text: string, topic: Topic): boolean =>
  partsOf(plainOf(text)).some((part) => topicOfPhrase(part) === topic);

/** The topic that a line announces; null when it is no heading. Each line is asked for many times. */
export const headingOf = (text: string): Topic | null => (text.length > 60 ? null : headingIn(text).topic);

/** Words in other letters than Latin ones. */
const notLatin = /(?!\p{Script=Latin})[\p{L}\p{M}]+/gu;

const headingIn = memoize((text) => ({ topic: topicOfHeading(text) }));
const topicOfHeading = (text: string): Topic | null => {
  const plain = plainOf(text);
  if (!plain || plain.split(" ").length > 7) return null;
  const foreign = foreignTopicOf(plain) ?? bilingualTopicOf(plain);
  if (foreign) return foreign;
  // "注册与证书 Registration and certificates".
  const latin = plain.replace(notLatin, "").trim();
  if (latin && latin !== plain) return topicOfHeading(latin);
  const found = partsOf(plain).map(topicOfPhrase);
  if (!found.length || found.some((topic) => topic === null)) return null;
  // Below "Training and education" the qualifications matter most; tickets among them are told by their words.
  const education = found.includes("education") && found.includes("licences") ? "education" : null;
  // "Leadership and work experience" has jobs.
  const experience = found.includes("experience") ? "experience" : null;
  const named = topicIn(special, plain);
  // "Key attributes and skills" has skills.
  if (named === "other" && found.includes("skills")) return "skills";
  return named ?? topicOfPhrase(plain) ?? education ?? experience ?? found[0]!;
};

const endOfList = new RegExp(`^${lists.endOfLists}$`);
/** Whether a label in front of a text ends the list of skills, languages or licences above it: "Availability: weekends". */
export const endsList = (label: string): boolean => endOfList.test(label.toLowerCase());

const groupOfJobs = new RegExp(`^${lists.groupsOfJobs}$`);
/** Whether a line within the jobs says what kind they are, and names no employer: "Vocational". */
export const isGroupOfJobs = (text: string): boolean => text.length <= 40 && groupOfJobs.test(plainOf(text));

/** The topic of a line that looks like a heading of this CV: its last word says it, or one of its parts. */
export const topicOfEnding = (text: string): Topic | null => {
  // "Nursery Hand (work experience)" is a job.
  const plain = text
    .replace(/\s+\([^()]*\)$/, "")
    .toLowerCase()
    .replace(/^[\W\d_]+|[\W\d_]+$/gu, "");
  if (plain.split(/\s+/).length > 6) return null;
  // "Education and recognition": one of two parts says it.
  const [part = null] = partsOf(plain).flatMap((one) => topicOfPhrase(one) ?? []);
  return topicIn(endings, plain) ?? part;
};
