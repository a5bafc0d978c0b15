import type { ShiftId } from "../../../contract/job-options.ts";
import { shifts } from "../../../lexicon/conditions/read-conditions.ts";
import { mainTermsOf, meaningOf } from "../../../lexicon/work/synonyms/meaning.ts";
import { isCondition, isGeneral } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { inSingular } from "../../../lexicon/text/word-forms.ts";
import { standsForWork } from "./lists-of-work.ts";
import type { Term, Words } from "./query-terms.ts";
import { titlesAbove } from "./term-meaning.ts";

// What a search is not for: "driver not truck", "barista no weekends".

/** What no found job has. */
export interface Excluded {
  /** With a minus before it: it is nowhere in the job. */
  anywhere: readonly string[];
  /** Refused in words, as in "not sales": the job is not called so and is no such work; those that mention it come last. */
  work: readonly Term[];
  /** Shifts that are refused: "no weekends". */
  shifts: readonly ShiftId[];
  /** Shifts that are wanted, which the job does not refuse. */
  refusing: readonly ShiftId[];
  /** What the job is not called: a supervisor, for who has no experience. */
  titles: readonly string[];
}

export const nothingExcluded: Excluded = { anywhere: [], work: [], shifts: [], refusing: [], titles: [] };

export const isRefusal = (word: string): boolean => /^(?:no|not|without)$/.test(word);

/** "No nights or weekends", "no nights, weekends or on call": one or two words after what refuses them, and the next one. */
const thing = String.raw`(?!(?:experience|in|far|sure|only)\b)[\p{L}'-]+(?:\s+(?!and\b|or\b|nor\b)[\p{L}'-]+)?`;
const several = new RegExp(
  String.raw`\b(no|not|without)\s+(${thing})(?:\s*,\s*(${thing}))?\s+(or|nor|and)\s+(?:(?:no|not|without)\s+)?(?=(\p{L}+))`,
  "giu",
);

const isOfWork = (text: string): boolean => standsForWork(text.toLowerCase());

/** A search where each thing that is refused has the word before it that refuses it: "no nights no weekends". */
export const refusedOneByOne = (text: string): string =>
  text.replace(several, (said: string, no: string, first: string, second?: string, joint = "", next = "") => {
    // Who refuses a condition looks for the work behind it: "no licence, warehouse or factory work".
    if (isCondition(`${no} ${first}`.toLowerCase()) && [second ?? "", next].every(isOfWork)) return said;
    // What stands behind "and" is refused too where both are shifts: "no nights and weekends".
    const isShift = [first, next].every((word) => shifts.inQuery(word).means.length > 0);
    if (/^and$/i.test(joint) && !isShift) return said;
    return `${no} ${first} ${second === undefined ? "" : `${no} ${second} `}${no} `;
  });

/** The shift that a known phrase refuses: "weekends" of "no weekends" and of "weekends off"; null where it refuses none. */
export const shiftRefused = (phrase: string): string | null => {
  const text = phrase.replace(/^not? | (?:off|free)$/, "");
  const { means, rest } = shifts.inQuery(text);
  // With "every second weekend off" others are worked.
  return text !== phrase && means.length && !rest.trim() ? text : null;
};

/** Refused words with all that is called the same or is such work, but for general names: "sales" are sales representatives. */
export const refusedTerm = (words: readonly string[]): Term => {
  const { synonyms = [], related = [] } = meaningOf(words) ?? {};
  return [words.join(" "), ...[...synonyms, ...related].filter((other) => !isGeneral(other))];
};

/** Terms and what they exclude, where neither contradicts the other. */
export const withRefused = (
  wanted: readonly Term[],
  refused: readonly Term[],
  anywhere: readonly string[],
): Words => {
  const shiftsOf = ([text]: Term) => shifts.inQuery(text).means;
  const work = refused.filter((term) => !shiftsOf(term).length).map((term) => withoutWanted(term, wanted));
  return {
    terms: wanted.map((term) => withoutRefused(term, work)),
    excluded: {
      anywhere,
      work,
      shifts: refused.flatMap(shiftsOf),
      refusing: wanted.flatMap(shiftsOf),
      titles: titlesAbove(wanted),
    },
  };
};

/**
 * What is refused without what is wanted: a "retail" job that is "not sales" may be a sales assistant's, and of "sales"
 * without "cold calling" only jobs that are called so are refused.
 */
const withoutWanted = ([typed, ...others]: Term, wanted: readonly Term[]): Term => {
  const isWanted = (text: string) => wanted.some((term) => term.includes(text));
  if (standsFor(typed).some(isWanted)) return [typed];
  const same = namesOf(typed);
  return [typed, ...others.filter((text) => same.has(text) || !isWanted(text))];
};

/** A wanted term without what is refused: "customer service" that is "not call centre". */
const withoutRefused = ([typed, ...others]: Term, refused: readonly Term[]): Term => [
  typed,
  ...others.filter((text) => !refused.some(([other]) => namesOf(other).has(text))),
];

/** A text and its synonyms, where it does not only stand for a name. */
const namesOf = (text: string): ReadonlySet<string> =>
  new Set([text, ...(standsFor(text).length ? [] : (meaningOf(text.split(" "))?.synonyms ?? []))]);

/** The names that a text stands for without having a word of theirs: sales representatives of "cold calling". */
const standsFor = (text: string): readonly string[] =>
  mainTermsOf(text).filter((name) => !name.split(" ").includes(inSingular(text)));
