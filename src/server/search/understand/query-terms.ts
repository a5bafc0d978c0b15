import { sql, type SQL } from "drizzle-orm";
import { queryWords } from "../../../lexicon/work/query-words.ts";
import { isStatedPhrase } from "../../../lexicon/work/synonyms/stated-anywhere.ts";
import {
  englishNameOf,
  inAnyOrder,
  mainTermsOf,
  meaningOf,
  mostWords,
  nameOfDoing,
} from "../../../lexicon/work/synonyms/meaning.ts";
import { isCondition, isGeneral, namesWork } from "../../../lexicon/work/synonyms/names-of-work.ts";
import { isAnybody, similarRoles } from "../../../lexicon/work/synonyms/roles.ts";
import { wordsOf } from "../../../lexicon/text/word-forms.ts";
import { hoursIn, isHours } from "../../../lexicon/time/hours.ts";
import { withApprentices } from "./alternatives.ts";
import { takesEither } from "./lists-of-work.ts";
import { writtenOneWay } from "./normalize-query.ts";
import { isRefusal, refusedTerm, shiftRefused, withRefused, type Excluded } from "./refused-words.ts";

/**
 * One thing to find: any of the texts, each as a phrase. The first is what was typed; with a quotation mark before it, it
 * is taken as it stands, and no table knows it.
 */
export type Term = readonly [typed: string, ...others: string[]];

/** Whether a term was typed in quotes. */
export const isQuoted = ([typed]: Term): boolean => typed.startsWith('"');

/** The parsed search text. */
export interface Words {
  /** All of these must be found. */
  terms: readonly Term[];
  /** What no found job may have. */
  excluded: Excluded;
}

/** Parses a search text: words, "phrases" and -exclusions, with synonyms. */
export const parseWords = (typed: string): Words => {
  const terms: Term[] = [];
  const anywhere: string[] = [];
  const refused: Term[] = [];
  let run: string[] = [];
  const endRun = () => {
    terms.push(...withSynonyms(run, refused));
    run = [];
  };
  const { rest, hours } = hoursIn(writtenOneWay(typed));
  for (const [, minus, quoted, bare = ""] of rest.matchAll(parts)) {
    const words = wordsOf(quoted ?? bare);
    if (!words.length) continue;
    if (minus) anywhere.push(words.join(" "));
    else if (quoted === undefined) run.push(...words);
    else {
      endRun();
      terms.push([`"${words.join(" ")}`]);
    }
  }
  endRun();
  terms.push(...hours);
  for (let at = 1; at < terms.length - 1;)
    if (takesEither(terms, at)) terms.splice(at - 1, 3, [...terms[at - 1]!, ...terms[at + 1]!]);
    else at++;
  // "Resort work" is no job with the word "work", and an "IT guy" no guy.
  const some = terms.filter(([text]) => !/^(?:work|jobs?)$/.test(text) && !isAnybody(text));
  return withRefused(
    withApprentices(eitherOfMany(workOfQualification(some.length ? some : terms))),
    refused,
    anywhere,
  );
};

/** A qualification alone is searched for as the work that it is for, whose ads need not state it: "cert III individual support". */
const workOfQualification = (terms: Term[]): Term[] => {
  const [[text] = [""], ...others] = terms;
  const [name] = queryWords.qualifications.has(text.split(" ")[0]!) ? mainTermsOf(text) : [];
  return name && !others.length ? withSynonyms(name.split(" "), []) : terms;
};

/** Nobody is a barista, a waiter and a receptionist: of so many names of work in a row, any will do. */
const eitherOfMany = (terms: Term[]): Term[] => {
  const names = terms.filter(([text]) => namesWork(text) && !isGeneral(text));
  const first = terms.indexOf(names[0]!);
  const isRun =
    names.length >= many && terms.slice(first, first + names.length).every((term) => names.includes(term));
  const [typed = "", ...others] = names.flat();
  return isRun ? terms.toSpliced(first, names.length, [typed, ...others]) : terms;
};
const many = 3;

const parts = /(?<=^|\s)(-?)(?:"([^"]*)"?|([^\s"]+))|(?<=\S)"([^"]*)"?/g;

/**
 * One term a word, or a term for a run of words that is known to the synonyms; the longest run first.
 * @param refused Gets what is refused, with its synonyms and what is related.
 */
const withSynonyms = (words: readonly string[], refused: Term[]): Term[] => {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const turned = turnedName(words, at);
    const size = turned ? turned.length : sizeOfOne(words, at);
    const run = turned ?? words.slice(at, at + size);
    // What is not wanted is not searched for: "no customers", "not in hospitality".
    if (size === 1 && at + 1 < words.length && isRefusal(run[0]!)) {
      const what = /^(?:in|as|an?|the)$/.test(words[at + 1]!) ? at + 2 : at + 1;
      at = endOfRefused(words, what);
      if (what < at) refused.push(refusedTerm(words.slice(what, at)));
      continue;
    }
    const typed = englishNameOf(run) ?? nameOfDoing(run) ?? run.join(" ");
    const { synonyms = [], related = [] } = meaningOf(typed.split(" ")) ?? {};
    const unwanted = shiftRefused(typed);
    if (unwanted !== null) refused.push([unwanted]);
    const roles = size === 1 && at > 0 && isGeneral(typed) ? similarRoles(typed) : [];
    terms.push([typed, ...new Set([...synonyms, ...related, ...roles].filter((other) => other !== typed))]);
    at += size;
    // An "EWP ticket" is an EWP.
    if (at === words.length - 1 && isStatedPhrase(run) && /^(?:ticket|licen[cs]e|card)s?$/.test(words[at]!))
      at++;
  }
  return terms;
};

/** Where what is refused ends: a thing that is known, else all words up to one that is: "no phone calls data entry". */
const endOfRefused = (words: readonly string[], from: number): number => {
  const isUnknown = (at: number) =>
    sizeOfOne(words, at) === 1 &&
    !isOne(words.slice(at, at + 1)) &&
    !namesWork(words[at]!) &&
    !isRefusal(words[at]!);
  let end = from + sizeOfOne(words, from);
  while (end < words.length && isUnknown(end - 1) && isUnknown(end)) end++;
  return end;
};

/**
 * A name of work that is written with what it is called by behind it: "auto sparky" for "sparky auto", "construction
 * supervisor" for "supervisor construction"; else null.
 */
const turnedName = (words: readonly string[], at: number): readonly string[] | null => {
  const [name, qualifier] = [words[at]!, words[at + 1]];
  if (qualifier === undefined || !(namesWork(name) || isGeneral(name)) || namesWork(qualifier)) return null;
  const turned = [qualifier, name];
  const isNotOneThing = sizeOfOne(words, at) === 1 && sizeOfOne(words, at + 1) === 1;
  return isNotOneThing && meaningOf(turned) && namesWork(turned.join(" ")) ? turned : null;
};

/** How many words from one on are one thing, the most that are. */
const sizeOfOne = (words: readonly string[], at: number): number => {
  let size = Math.min(mostWords, words.length - at);
  while (size > 1 && (!isOne(words.slice(at, at + size)) || cutsName(words, at, at + size))) size--;
  return size;
};

/**
 * Whether what is no name of work ends with the first word of one: the "registered" of "AHPRA registered nurse", the "parts"
 * of "automotive parts manager".
 */
const cutsName = (words: readonly string[], from: number, to: number): boolean => {
  const name = words.slice(to - 1, to + 1);
  if (name.length < 2 || !isOne(name) || !namesWork(name.join(" "))) return false;
  const run = words.slice(from, to);
  return isStatedPhrase(run) || (isGeneral(words[to]!) && !namesWork(run.join(" ")));
};

/** Whether words are one thing: "chef de partie", "white card". */
const isOne = (words: readonly string[]): boolean => meaningOf(words) !== undefined || isStatedPhrase(words);

/** Nobody searches for the pronoun: "it" is information technology, which jobs write in capitals. */
const withIt = (text: string): string => text.replace(/\bit\b/g, "IT");

const { lookedUpAs, aloneLookedUpAs } = queryWords;

/** The text of a term as the index has it. */
const inSearch = (text: string): string =>
  aloneLookedUpAs.get(text) ?? withIt(text).replace(/[a-z]+/g, (word) => lookedUpAs.get(word) ?? word);

/** The same search with each word of a phrase on its own, and the phrase; null without a phrase that has synonyms. */
export const wordsApart = ({ terms, excluded }: Words): { phrase: string; words: Words } | null => {
  const isPhrase = ([typed, ...others]: Term) =>
    others.length > 0 &&
    typed.includes(" ") &&
    !isCondition(typed) &&
    !isHours(typed) &&
    !ordinal.test(typed);
  const phrase = terms.find(isPhrase)?.[0];
  if (phrase === undefined) return null;
  const apart = terms.flatMap((term) =>
    isPhrase(term) ? term[0].split(" ").flatMap((word) => parseWords(word).terms) : [term],
  );
  return { phrase, words: { terms: apart, excluded } };
};

/** "2nd year": its words say nothing apart. */
const ordinal = /^(?:\d+(?:st|nd|rd|th)|first|second|third|fourth) /;

/** Texts that would mean something else without their stop words: "no weekends", "nights off", "after hours". */
export const needsStopWords = (text: string): boolean =>
  /^(?:no|not|without) (?!experience)|^[^"](?!very second ).* off$|^(?:on call|after hours|days only)$/.test(
    text,
  );

/** What no job has: a query for words in quotes that are too common to be looked up. */
const nothing = sql`'''no such words'''`;

/** A term as a text search query. Texts are passed as parameters, so that no input can be a syntax error. */
export const termQuery = (term: Term): SQL => {
  const texts = term.filter((text) => !needsStopWords(text));
  return texts.length ? sql`(${sql.join(texts.map(textQuery), sql` || `)})` : sql`''::tsquery`;
};

const textQuery = (text: string): SQL =>
  text.startsWith('"')
    ? sql`coalesce(nullif(phraseto_tsquery('signboard', search_text(${withIt(text.slice(1))}))::text, ''), ${nothing})::tsquery`
    : text.startsWith(inAnyOrder)
      ? sql`plainto_tsquery('signboard', search_text(${inSearch(text.slice(inAnyOrder.length))}))`
      : sql`phraseto_tsquery('signboard', search_text(${inSearch(text)}))`;

/** Words of letters and digits as an array literal; quoted, because a bare `null` would be SQL's NULL. */
export const textArray = (words: readonly string[]): string =>
  `{${words.map((word) => `"${word}"`).join(",")}}`;
