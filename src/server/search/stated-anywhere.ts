import { isCondition } from "./synonyms/meaning.ts";
import { wordsOf } from "./words.ts";

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
  // Licences and qualifications
  "white card",
  "first aid",
  "CPR",
  "RSA",
  "RCG",
  "RSG",
  "police check",
  "working with children check",
  "working at heights",
  "confined space",
  "forklift licence",
  "driver licence",
  "HR licence",
  "HC licence",
  "MC licence",
  "MR licence",
  "security licence",
  "electrical licence",
  "NDIS worker screening",
  "AHPRA",
  "diploma",
  "certificate III",
  "certificate IV",
  "EEHA",
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
const texts = new Set(stated.map((text) => wordsOf(text).join(" ")));

/** Whether a term is found wherever an ad states it. */
export const isStatedAnywhere = ([typed]: readonly [string, ...string[]]): boolean =>
  texts.has(typed) || isCondition(typed);
