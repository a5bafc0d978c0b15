import { singular, spaced } from "../../text/word-forms.ts";
import type { Mapping } from "../../text/listed.ts";
import { otherLanguages, readSynonyms, type SynonymTopic } from "./read-synonyms.ts";

/** The synonyms of work, trade by trade. Order matters: a row adds to what the ones before say of its first term. */
export const trades = [
  "electrical",
  "construction",
  "automotive",
  "early-learning",
  "hospitality",
  "care",
  "everyday",
  "office-technology",
  "slang",
  "public-service",
  "industry",
  "land-and-leisure",
  "shops-and-health",
  "jargon",
].map(readSynonyms);
export const conditions = readSynonyms("conditions");
export const licences = readSynonyms("licences");
export const largeEmployers = readSynonyms("large-employers");

/** A key that is the same for singular, plural and possessive: "sparkies", "sparky's" and "sparky". */
export const keyOf = (words: readonly string[]): string =>
  words.map((word) => singular(word.replace(/'s?$/, ""))).join(" ");
export const keyOfTerm = (term: string): string => keyOf(term.split(" "));

/** Terms that mean the same, by the key of a term. */
export const synonyms = new Map<string, Set<string>>();
/** The other names of work that is known by several, without the work that they stand for. */
export const equals = new Map<string, Set<string>>();
/** Terms for a narrower or a related kind of work. */
export const related = new Map<string, Set<string>>();
/** Terms that stand for work that no ad calls so, and the names of that work. */
export const oneWay = new Map<string, Set<string>>();
/** Terms by themselves without spaces: "house keeper" and "housekeeper" are one. */
export const withoutSpaces = new Map<string, string>();

const add = (to: Map<string, Set<string>>, key: string, terms: Iterable<string>): void => {
  const known = to.get(key);
  if (known) for (const term of terms) known.add(term);
  else to.set(key, new Set(terms));
};

const addSynonyms = (row: readonly string[]): void => {
  const terms = row.map(spaced);
  // Other names of what a row before names first mean all that it means.
  const all = new Set([...terms, ...(synonyms.get(keyOfTerm(terms[0]!)) ?? [])]);
  for (const term of terms) {
    add(synonyms, keyOfTerm(term), all);
    add(equals, keyOfTerm(term), all);
  }
};
const addRelated = ({ from, to }: Mapping): void => {
  const terms = to.map(spaced);
  for (const one of from.map(spaced))
    for (const term of [one, ...(synonyms.get(keyOfTerm(one)) ?? [])]) add(related, keyOfTerm(term), terms);
};
const addOneWay = ({ from, to: [to] }: Mapping): void => {
  const main = spaced(to!);
  const key = keyOfTerm(main);
  for (const term of from.map(spaced)) {
    add(oneWay, keyOfTerm(term), [main]);
    add(synonyms, keyOfTerm(term), [term, main, ...(synonyms.get(key) ?? [])]);
    add(related, keyOfTerm(term), related.get(key) ?? []);
  }
};
/** Whether the tables have a term with this key. */
export const hasTerm = (key: string): boolean => synonyms.has(key) || related.has(key);

/** The English names of terms of other languages that mean nothing else. */
export const foreignNames = new Map<string, Set<string>>();
const addForeign = ({ from, to: [to] }: Mapping): void => {
  const english = spaced(to!);
  const key = keyOfTerm(english);
  for (const term of from.map(spaced)) {
    if (foreignNames.has(keyOfTerm(term)) || !hasTerm(keyOfTerm(term)))
      add(foreignNames, keyOfTerm(term), [english]);
    add(oneWay, keyOfTerm(term), [english]);
    add(related, keyOfTerm(term), [english, ...(synonyms.get(key) ?? []), ...(related.get(key) ?? [])]);
  }
};

/** Adds the rows of topics: those that mean the same of all, then what is related to them, then what stands for them. */
export const addTopics = (topics: readonly SynonymTopic[]): void => {
  for (const row of topics.flatMap((topic) => topic.synonyms)) addSynonyms(row);
  for (const row of topics.flatMap((topic) => topic.related)) addRelated(row);
  for (const row of topics.flatMap((topic) => topic.oneWay)) addOneWay(row);
};
addTopics([
  ...trades,
  conditions,
  licences,
  readSynonyms("duties"),
  readSynonyms("tools"),
  largeEmployers,
  readSynonyms("short-names"),
]);
for (const row of otherLanguages) addForeign(row);
// Also as they are written: "accountspayable" has its plural.
for (const term of [
  ...synonyms.keys(),
  ...related.keys(),
  ...[...synonyms.values()].flatMap((all) => [...all]),
])
  if (hasTerm(keyOfTerm(term))) withoutSpaces.set(term.replaceAll(" ", ""), term);
