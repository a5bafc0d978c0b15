import { feedWords } from "../../../../lexicon/feeds/feed-words.ts";
import { escapePattern } from "../../../../lexicon/text/wording.ts";
import { lettersOfName } from "../../../../lexicon/text/word-forms.ts";
import { fieldOf } from "../../fields/field-called.ts";
import { hasTitle } from "../../fields/job-of-object.ts";
import { isOfDefinitions } from "../records/definitions.ts";
import { areOfJob } from "../records/job-like.ts";

/** The list of a file's jobs. */
export interface JobList {
  /** The brackets that are open where a job begins, as JSON: `[`, or `{"":[` of a list in an object. */
  opening: string;
  /** A pattern of how its objects begin: by their first name and, where it is their type, its value. */
  start: string;
}

/** How much of a file shows where its jobs are. */
const longestHead = 65_536;

/**
 * The list of jobs that a JSON text begins with or has within its objects; null for none, undefined where more of the
 * text is needed.
 * @param isEnd No more text comes.
 */
export const jobListIn = (head: string, isEnd: boolean): JobList | null | undefined => {
  const start = head.trimStart();
  const isAll = isEnd || head.length > longestHead;
  const match = start.startsWith("[")
    ? (listOf("[", start.slice(1)) ?? (isOther(start) ? null : undefined))
    : start.startsWith("{")
      ? listInObject(start, isAll)
      : undefined;
  return match ?? (isAll ? null : match);
};

/** A list of jobs, or of objects that have one each within them. */
const listInObject = (text: string, isAll: boolean): JobList | null | undefined => {
  const list = listWithin(text, isAll);
  return list === null || (isAll && !list)
    ? (listWithin(text, true, "nested", 3) ??
        listWithin(text, true, "deep") ??
        listWithin(text, true, "nested"))
    : list;
};

/** An array whose first element is no object. */
const isOther = (start: string) => /^\[\s*[^{\s]/.test(start);

/** By how the first object begins. */
const listOf = (opening: string, first: string): JobList | null => {
  const [, name, value] =
    /^\s*\{\s*("(?:[^"\\]|\\.)*")\s*:\s*(?:("(?:[^"\\]|\\.)*")|[^"\s])/.exec(first) ?? [];
  if (!name) return null;
  const item = /^"(?:ListItem|DataFeedItem)"$/.test(value ?? "") ? value! : '"JobPosting"';
  const begins = name === '"@type"' ? item : name === '"@context"' ? (value ?? "") : "";
  return { opening, start: String.raw`\{\s*${escapePattern(name)}\s*:\s*${escapePattern(begins)}` };
};

/** An object or an array that is open. */
interface Open {
  sign: string;
  /** The name of an array in its object. */
  key: string;
  at: number;
  names: string[];
}

const signs = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/gs;

/**
 * The first array within an object that has an object like a job; undefined where the text ends before that shows.
 * @param how "nested" looks at arrays in the objects of an array, "deep" for a job anywhere within those.
 * @param least The fewest names that are those of a job: title and text in each language may be a list within each job.
 */
const listWithin = (
  text: string,
  isAll: boolean,
  how: "near" | "nested" | "deep" = "near",
  least = 2,
): JobList | null | undefined => {
  const open: Open[] = [];
  /** The names in that object, however deep. */
  let within: string[] = [];
  /** How many are open around the object of an array that is being looked at. */
  let around: number | null = null;
  const listHere = (end?: number): JobList | null => {
    const element = around === null ? undefined : open[around];
    const isJob = () =>
      isLikeJob(element!.names, text.slice(element!.at, end), least) &&
      (how === "near" || isListOfJobs(open[around! - 1]!.key));
    if (!element || !(how === "deep" ? holdsOneJob(within) : isJob())) return null;
    const opening = open.slice(0, around!).map(({ sign }) => (sign === "{" ? '{"":' : sign));
    return listOf(opening.join(""), text.slice(element.at));
  };
  for (const { 0: sign, 1: colon, index } of text.matchAll(signs)) {
    if (sign.startsWith('"')) {
      if (!colon) continue;
      const name = sign.slice(1, sign.lastIndexOf('"'));
      open.at(-1)?.names.push(name);
      if (around !== null) within.push(name);
    } else if (sign === "{" || sign === "[") {
      const list = open.at(-1);
      const isElement = sign === "{" && list?.sign === "[" && !isOfDefinitions(list.key);
      if (isElement && around === null && how !== "nested") {
        around = open.length;
        within = [];
      }
      open.push({ sign, key: open.at(-1)?.names.at(-1) ?? "", at: index, names: [] });
    } else {
      if (how === "nested" && sign === "}" && open.at(-2)?.sign === "[") around = open.length - 1;
      if (around === open.length - 1) {
        const list = listHere(index);
        if (list) return list;
        around = null;
      }
      open.pop();
      if (!open.length) return null;
    }
  }
  return isAll ? listHere() : undefined;
};

const isListOfJobs = (key: string): boolean =>
  feedWords.lists.some((name) => lettersOfName(key).endsWith(name));

/** Whether an object has a list of jobs, `{ "id": 2, "title": "Kitchen", "openings": [{ … }] }`, or one of groups that may have such. */
const isGroup = (names: readonly string[], text: string): boolean => {
  const hasTitle = names.some((name) => fieldOf(name) === "title");
  const isOf = (name: string) =>
    isListOfJobs(name) || (!hasTitle && feedWords.groups.includes(name.toLowerCase()));
  return (
    names.some(
      (name) => isOf(name) && new RegExp(`"${escapePattern(name)}"\\s*:\\s*\\[\\s*[\\]{]`).test(text),
    ) || hasListWithin(text)
  );
};
/** A list that is called as those of jobs are, and not by something else: "relatedJobs". */
const listOfJobs = new RegExp(String.raw`"(?:${feedWords.lists.join("|")})"\s*:\s*\[\s*[\]{]`, "i");
/** Whether one of the objects of a list has such a list. */
const hasListWithin = (text: string): boolean => {
  const at = text.search(/:\s*\[\s*\{/);
  return at >= 0 && listOfJobs.test(text.slice(at + 1));
};

const isLikeJob = (names: readonly string[], text: string, least: number): boolean =>
  // A third may be called like nothing.
  (names.length > 2 && areOfJob(names, least) && !isGroup(names, text)) ||
  /^\{[^{}]*(?:\{[^{}]*)?"@type"\s*:\s*"JobPosting"/.test(text);

/** Whether names within an object are those of one job: there is one title, or a name beside what jobs have, and more. */
const holdsOneJob = (names: readonly string[]): boolean => {
  const titles = names.filter((name) => fieldOf(name) === "title");
  const fields = new Set(names.map(fieldOf));
  return hasTitle(fields) && new Set(titles).size === titles.length && fields.size > 4;
};
