import { singular, wordsOf } from "../word-forms.ts";
import { automotive } from "./automotive.ts";
import { care } from "./care.ts";
import { conditions } from "./conditions.ts";
import { construction } from "./construction.ts";
import { earlyLearning } from "./early-learning.ts";
import { electrical } from "./electrical.ts";
import { everyday } from "./everyday.ts";
import { hospitality } from "./hospitality.ts";
import { otherLanguages } from "./languages.ts";
import { occupationNames, otherTitlesOf } from "./occupations.ts";
import { officeTechnology } from "./office-technology.ts";
import type { SynonymRows } from "./synonym-rows.ts";

/** What is known about a text of one or more words. */
export interface Meaning {
  /** Texts that mean the same. */
  close: readonly string[];
  /** Texts that are close to it: a narrower or a related kind of work. */
  broad: readonly string[];
}

const trades = [
  electrical,
  construction,
  automotive,
  earlyLearning,
  hospitality,
  care,
  everyday,
  officeTechnology,
];

const textsIn = (row: string): string[] => row.split(",").map((text) => wordsOf(text).join(" "));
/** The same for singular and plural: "sparkies" and "sparky". */
const keyOf = (words: readonly string[]): string => words.map(singular).join(" ");
const keyOfText = (text: string): string => keyOf(text.split(" "));

const close = new Map<string, Set<string>>();
const broad = new Map<string, Set<string>>();

const add = (to: Map<string, Set<string>>, text: string, others: readonly string[]): void => {
  const key = keyOfText(text);
  const known = to.get(key);
  if (known) for (const other of others) known.add(other);
  else to.set(key, new Set(others));
};

const addRows = ({ same, wider }: SynonymRows): void => {
  for (const row of same.map(textsIn)) for (const text of row) add(close, text, row);
  for (const [first, ...others] of wider.map(textsIn))
    for (const text of [first!, ...(close.get(keyOfText(first!)) ?? [])]) add(broad, text, others);
};
for (const rows of [...trades, conditions]) addRows(rows);
for (const row of otherLanguages) {
  const [foreign, english] = textsIn(row) as [string, string];
  const key = keyOfText(english);
  add(broad, foreign, [english, ...(close.get(key) ?? []), ...(broad.get(key) ?? [])]);
}

const isHandWritten = (key: string): boolean => close.has(key) || broad.has(key);

/** Texts by themselves without spaces: "house keeper" and "housekeeper" are one. */
const joined = new Map<string, string>();
for (const key of [...close.keys(), ...broad.keys()]) joined.set(key.replaceAll(" ", ""), key);

const firstsOf = (rows: readonly string[]) => rows.map((row) => row.split(",")[0]!);
const keysIn = (rows: readonly string[]) => rows.flatMap((row) => textsIn(row).map(keyOfText));
const conditionKeys = new Set(keysIn([...conditions.same, ...firstsOf(conditions.wider)]));

const lastWord = (key: string) => key.slice(key.lastIndexOf(" ") + 1);
/** The last words of names of occupations: "driver", "nurse". */
const persons = new Set([...occupationNames()].map(lastWord));
/** Rows with a name of an occupation are names of work, slang and short forms included. */
const workKeys = new Set(
  trades.flatMap(({ same }) =>
    same.map(textsIn).flatMap((row) => {
      const keys = row.map(keyOfText);
      return keys.some((key) => persons.has(lastWord(key))) ? keys : [];
    }),
  ),
);
/** People who may work anywhere: the other words say at what. */
const general = new Set(
  "manager assistant officer coordinator supervisor worker consultant technician tech trainee apprentice operator leader hand attendant staff specialist advisor adviser representative director engineer analyst graduate supervisor executive volunteer general service".split(
    " ",
  ),
);

/** The most words in a text that has a meaning. */
export const mostWords = 5;
/** Shorter words are not taken together: "a id" is no aid. */
const joinedFrom = 6;

/** Begins a text whose words may stand in any order: "manager, marketing" is a marketing manager. */
export const inAnyOrder = "& ";

/** What is known about some words in their order; undefined where nothing is. */
export const meaningOf = (words: readonly string[]): Meaning | undefined => {
  const typed = keyOf(words);
  const together = typed.replaceAll(" ", "");
  const key = isHandWritten(typed) || together.length < joinedFrom ? typed : (joined.get(together) ?? typed);
  if (isHandWritten(key)) return { close: [...(close.get(key) ?? [])], broad: [...(broad.get(key) ?? [])] };
  const titles = otherTitlesOf(typed);
  return titles && { close: [`${inAnyOrder}${words.join(" ")}`], broad: titles };
};

/** Whether a text is a condition of work. */
export const isCondition = (text: string): boolean => conditionKeys.has(keyOfText(text));

/** Whether a text names work, in which case the other words of a search are conditions of it. */
export const namesWork = (text: string): boolean => {
  const key = keyOfText(text);
  if (conditionKeys.has(key) || general.has(key)) return false;
  return workKeys.has(key) || persons.has(lastWord(key));
};

/** Texts whose jobs are read ahead. */
export const commonTexts: readonly string[] = [...trades, conditions].flatMap(({ same }) =>
  same.map((row) => textsIn(row)[0]!),
);

/** Every word of the synonyms, which a mistyped word is compared with. */
export const knownWords: ReadonlySet<string> = new Set(
  [...close.keys(), ...broad.keys()]
    .flatMap((key) => key.split(" "))
    .filter((word) => /^[a-z]{4,30}$/.test(word)),
);

/** Whether the synonyms have a word, in singular or plural. */
export const isKnownWord = (word: string): boolean => knownWords.has(singular(word));
