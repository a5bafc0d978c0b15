import { titleScore } from "../../../lexicon/cv/titles.ts";
import { feedWords } from "../../../lexicon/feeds/feed-words.ts";
import { oneLine } from "../../../domain/text/one-line.ts";
import { parseDate } from "../jobs/parse-date.ts";
import { fieldOf, fieldsCalled, isAround, isBeside } from "./field-called.ts";
import { isObject, type JsonObject } from "./json-values.ts";
import { joinedText } from "./object-texts.ts";

/** What a feed says of its jobs as a whole. */
export interface FeedOwner {
  /** The employer of jobs that name none; "" for none. */
  employer: string;
  /** The jobs are of many employers. */
  isBoard: boolean;
  /** Its title and its author agree, or the title says so: whoever wrote a job is a person there. */
  isOne: boolean;
}

const channelWords = new Set(feedWords.channels);
const boards = new RegExp(String.raw`\b${feedWords.boards}\b`, "i");

const isSaid = (word: string) =>
  !channelWords.has(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")) && /[\p{L}\p{N}]/u.test(word);

const anyone = new Set(feedWords.anyone);
const isOfAnyone = (word: string): boolean => anyone.has(word.toLowerCase());

const { begins, exceptions, ends } = feedWords.publicBodies;
const publicBody = new RegExp(
  String.raw`^(?!${exceptions}\b)(?:${begins}\s+\w|(?:\S+\s+)+${ends}$|(?=.*\s)${ends}$)`,
  "i",
);
/** Whether a name is that of a body of its own: "Bureau of Harbours", and not "Sales". */
export const isPublicBody = (name: string): boolean => publicBody.test(name.trim());

/** "Work in the regions, November 2026" */
const withoutMonth = (name: string): string =>
  name.replace(/,? (?:\d{1,2} )?(\p{L}{3,9} 20\d\d)$/u, (end, month) => (parseDate(`1 ${month}`) ? "" : end));

/** The employer that a channel is called after: "Jobs at Fig", "Fig RSS feed"; "" for "Current vacancies" and for a board. */
export const employerInName = (name: string): string => {
  const said = withoutMonth(oneLine(name).slice(0, 200));
  if (boards.test(said)) return "";
  for (const part of said.split(/\s+[|–—-]\s+|:\s+|\s*[|»]\s*/)) {
    const words = part.split(" ");
    const end = words.findLastIndex(isSaid);
    const start = words.findIndex(isSaid);
    if (start < 0) continue;
    const own = words.slice(/^the$/i.test(words[start - 1] ?? "") ? start - 1 : start, end + 1);
    // "Paid work with trees and soil" is no name.
    if (own.length > 3 && own.filter((word) => /^[\p{Lu}\p{N}\p{Lo}]/u.test(word)).length < 2) return "";
    // "Jobs at our clubs" names nobody.
    return own.every((word) => !/[\p{Lu}\p{N}\p{Lo}]/u.test(word) || isOfAnyone(word)) ? "" : own.join(" ");
  }
  return "";
};

/** The employer before what a page is for: "Fig Hotel – positions vacant"; "" for other headings. */
export const employerInHeading = (heading: string): string => {
  const [name = "", ...others] = heading.split(/\s+[|–—-]\s+|:\s+/);
  return others.length && !others.join(" ").split(" ").some(isSaid) ? employerInName(name) : "";
};

/** Who a feed is of, by what its title says. */
export const ownerOf = (title: string, employer: string): FeedOwner => {
  const [own, named] = [oneLine(employer), employerInName(title)];
  const isOne = named !== "" && (own ? own === named : / (?:at|with) \p{Lu}/u.test(title));
  return { employer: own || named, isBoard: boards.test(title), isOne };
};

/** The list of names for an employer that has "brand" and "entity", which may be a part of one as well. */
const ofBrands = 2;
/** Whether what a job calls its brand is a part of the public body whose channel it is in: "School of Science" of a university. */
export const isPartOf = ({ employer, isBoard }: FeedOwner, brand: string, rank: number): boolean =>
  rank === ofBrands && !isBoard && isPublicBody(employer) && !isPublicBody(brand);

/**
 * "Fig: Night Clerk" and "Night Clerk at Fig": the employer in the title of a job whose feed names none.
 * @param isBoard The jobs of the feed are of many employers, so that each title has one.
 */
export const employerInTitle = (
  title: string,
  isBoard: boolean,
): { employer: string; title: string } | null => {
  const said = oneLine(title);
  const [, before = "", rest = ""] = /^([^:]{2,80}?)\s*:\s+(\S.+)$/.exec(said) ?? [];
  const [ofBefore, ofRest] = [titleScore(before), titleScore(rest)];
  // "Fig & Daughters" ends like a title.
  const isNamed = ofBefore <= 0 ? isBoard || ofRest > 0 : isBoard && ofBefore < 1 && ofRest > 1;
  if (/\p{L}{2}/u.test(before) && isNamed) return { employer: before, title: rest };
  const [, work = "", at = ""] = /^(.{3,}) (?:at|@) (\p{Lu}.{1,80})$/u.exec(said) ?? [];
  return work && (isBoard || titleScore(work) > 0) ? { employer: at, title: work } : null;
};

/** The employer that objects around a job name as such, the innermost first. */
export const employerAround = (around: readonly unknown[]): string => {
  const objects = around.filter(isObject);
  return (
    objects
      .map((object, at) => namedIn(object) || asEmployer(object, objects[at + 1]) || namedWithin(object))
      .find(Boolean) ?? ""
  );
};

/** The name of the outermost object, where it is that of an employer: "Jobs at Fig". */
export const employerOfFile = (around: readonly unknown[]): string => {
  const whole = around.findLast(isObject);
  return whole ? nameOf(whole) : "";
};

/** `{ "institution": { "displayName": "Fig", "openRoles": [] } }`: the name of what is itself called as employers are. */
const asEmployer = (object: JsonObject, outer: JsonObject | undefined): string => {
  const key = outer && Object.keys(outer).find((name) => outer[name] === object);
  const name = key !== undefined && fieldOf(key) === "employer" ? firstName(object) : undefined;
  return name ? oneLine(name).slice(0, 200) : "";
};
const firstName = (object: JsonObject): string | undefined =>
  feedWords.names.map((name) => object[name]).find((name) => typeof name === "string");

/** `{ "__typename": "Company", "name": "Fig" }`, whatever it is called. */
const isOfEmployers = (value: unknown): boolean =>
  isObject(value) &&
  ["__typename", "@type"].some((key) => typeof value[key] === "string" && fieldOf(value[key]) === "employer");

/** What programs call the customer that a document is of. */
const owners = new Set(feedWords.owners);
/** Whether what a name stands for is an employer; an object says more of itself, so that its name may only be like one's. */
const isOfEmployer = (key: string, value: unknown): boolean =>
  fieldOf(key) === "employer" ||
  isOfEmployers(value) ||
  (owners.has(key.toLowerCase()) && (isObject(value) || /\p{Lu}/u.test(joinedText(value)))) ||
  (isObject(value) && fieldsCalled(key)[0]?.field === "employer");

const namedIn = (object: JsonObject): string => {
  for (const [key, value] of Object.entries(object)) {
    if (!isOfEmployer(key, value)) continue;
    const name = isObject(value) ? nameOfEmployer(value, key) : Array.isArray(value) ? "" : joinedText(value);
    if (name && name.length <= 200) return name;
  }
  const meta = Object.entries(object).find(
    ([key, value]) => feedWords.sites.names.includes(key.toLowerCase()) && isObject(value),
  );
  return meta ? namedIn(meta[1] as JsonObject) || nameOf(meta[1] as JsonObject) : "";
};

/** `{ "code": "FIG", "details": { "tradingName": "Fig" } }`: the name of an employer that is an object. */
const nameOfEmployer = (employer: JsonObject, called = ""): string => {
  const entries = Object.entries(employer);
  // "customerName" of a "customer".
  const ownName = `${called}name`.toLowerCase();
  const own = entries.find(
    ([key, name]) =>
      typeof name === "string" &&
      name.trim() &&
      (fieldOf(key) === "name" || key.toLowerCase().replace("_", "") === ownName),
  );
  const within = entries.flatMap(([key, part]) => (isAround(key) && isObject(part) ? [part] : []));
  return own
    ? String(own[1])
    : namedIn(employer) ||
        firstName(employer) ||
        (within.map((part) => nameOfEmployer(part)).find(Boolean) ?? "");
};

/** `{ "provider": { "tradingName": "Fig" }, "openings": [] }`: an employer's name in an object beside the jobs, whatever that is called. */
const namedWithin = (object: JsonObject): string =>
  Object.entries(object)
    .flatMap(([key, part]) => (isObject(part) && !isOfOthers(key) ? Object.entries(part) : []))
    .flatMap(([key, name]) => (typeof name === "string" && fieldOf(key) === "employer" ? oneLine(name) : []))
    .find((name) => name !== "" && name.length <= 200) ?? "";
const programs = new Set(feedWords.programs);
const isOfOthers = (key: string): boolean => isBeside(key) || programs.has(key.toLowerCase());

const nameOf = (object: JsonObject): string =>
  ["name", "title"]
    .map((key) => object[key])
    .flatMap((name) => (typeof name === "string" ? employerInName(name) : []))
    .find(Boolean) ?? "";
