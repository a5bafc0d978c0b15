import { licenceNames } from "./synonyms/licences.ts";
import { meaningOf } from "./synonyms/meaning.ts";
import { isCondition, namesWork } from "./synonyms/names-of-work.ts";
import { singular, wordsOf } from "../../lexicon/text/word-forms.ts";

/**
 * Conditions, licences and skills, which ads state in their text: a job that has one there is found by it, and does
 * not only mention it. Rows of `synonyms` with one of these count the same.
 */
const stated = [
  // Conditions
  "no experience",
  "school leaver",
  "night shift",
  "afternoon shift",
  "day shift",
  "weekend",
  "immediate start",
  "24/7",
  "FIFO",
  "DIDO",
  "mining",
  "live in",
  "accommodation",
  "working holiday",
  "backpacker",
  "flexible hours",
  "school hours",
  "RDO",
  "overtime",
  // Qualifications
  "CPR",
  "diploma",
  "certificate III",
  "certificate IV",
  // Skills
  "C++",
  "C#",
  ".NET",
  "Node.js",
  "Java",
  "JavaScript",
  "TypeScript",
  "Python",
  "React",
  "SQL",
  "AWS",
  "Azure",
  "Excel",
  "Xero",
  "MYOB",
  "SAP",
  "Salesforce",
  "PLC",
  "AutoCAD",
  "Auslan",
  "Mandarin",
  "Cantonese",
  "Vietnamese",
  "Arabic",
];
const keyOf = (words: readonly string[]): string => words.map(singular).join(" ");
const keys = new Set([...stated, ...licenceNames].map((text) => keyOf(wordsOf(text))));

/** Whether words in their order are one of these. */
export const isStatedPhrase = (words: readonly string[]): boolean => keys.has(keyOf(words));

/** Whether a term is found wherever an ad states it. */
export const isStatedAnywhere = ([typed]: readonly [string, ...string[]]): boolean => {
  const words = typed.split(" ");
  if (isStatedPhrase(words) || isCondition(typed)) return true;
  return (
    !namesWork(typed) && Boolean(meaningOf(words)?.close.some((other) => isStatedPhrase(other.split(" "))))
  );
};
