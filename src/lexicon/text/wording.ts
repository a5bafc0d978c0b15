import { escapePattern } from "./any-of.ts";

/** What stands for something else in a wording. */
const signs: Readonly<Record<string, string>> = {
  "(": "(?:",
  ")": ")",
  "[": "(?:",
  "]": ")?",
  "|": "|",
  " ": String.raw`[\s-]+`,
  "-": String.raw`[\s-]?`,
  "~": "-",
  "'": "['’]?",
  "#": String.raw`\d+(?:\.\d+)?`,
  "*": String.raw`[\w'’]*`,
  _: String.raw`[\w'’-]+`,
};
const upToFour = String.raw`[\s-]+(?:[\w'’-]+,?\s+){0,4}`;

/**
 * The pattern of a wording in a data file, which is its words and: `(one|other)` for either, `[s]` for what may be missing,
 * a space for a space or a hyphen, `-` where words may be written as one as well, `~` for a hyphen, `#` for a number, `*` for
 * any ending of a word, `_` for any word, ` ... ` for up to four.
 */
export const patternOf = (wording: string): string =>
  wording
    .split(" ... ")
    .map((part) => part.replace(/\W|_/g, (sign) => signs[sign] ?? escapePattern(sign)))
    .join(upToFour);

/** The pattern of any of some wordings, as whole words. */
export const anyOf = (wordings: readonly string[], toPattern = patternOf): string =>
  String.raw`(?<!\w)(?:${wordings.map(toPattern).join("|")})(?!\w)`;
