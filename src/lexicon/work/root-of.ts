import { singular, wordsOf } from "../text/word-forms.ts";
import { titleLists } from "./title-lists.ts";

/** Endings of the same work: "cleaner", "cleaning" and "cleaners" are one. */
const endings = /(?:ings?|ers?|ors?|ists?|ians?|ment|ry|ery|ies|y|ed|e|s)$/;
/** A root keeps at least this many letters. */
const least = 4;

/** The part of a word that its forms share; not a word itself. */
export const rootOf = (word: string): string => {
  const one = singular(word.replaceAll("'", ""));
  const root = one.replace(endings, "");
  return root.length >= least ? root.replace(/(.)\1$/, "$1") : one;
};

const empty = new Set(titleLists.empty);

/** The roots of the words of a title, each once. */
export const rootsOf = (title: string): string[] => [
  ...new Set(
    wordsOf(title)
      .filter((word) => !empty.has(word) && /^[a-z]/.test(word))
      .map(rootOf),
  ),
];
