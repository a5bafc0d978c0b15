import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Words of Australian English in all their forms, a line each, from the dictionary that SCOWL makes
 * (`english-words-license.txt`); written by `generate-english-words.ts`.
 */
const file = join(import.meta.dirname, "english-words.txt");

let words: ReadonlySet<string> | undefined;

/** Whether a word of four letters or more is spelt right, whatever it means. Read when it is first needed. */
export const isEnglish = (word: string): boolean =>
  (words ??= new Set(readFileSync(file, "utf8").split("\n"))).has(word);
