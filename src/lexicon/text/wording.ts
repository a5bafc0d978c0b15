/** A text as it is in a pattern. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A letter, also with an accent, or a digit, in the brackets of a pattern without the flag "u". */
const letter = String.raw`\w\u00c0-\u024f\u1e00-\u1eff`;

/** Hyphens as word processors write them, and dashes that stand for one between two words: "full‑time", "full–time". */
const hyphens = String.raw`\u2010-\u2013\u2212-`;

/** What stands for something else in a wording. */
const signs: Readonly<Record<string, string>> = {
  "(": "(?:",
  ")": ")",
  "[": "(?:",
  "]": ")?",
  "|": "|",
  " ": String.raw`[\s\u2010\u2011-]+`,
  "-": String.raw`[\s${hyphens}]?`,
  "~": `[${hyphens}]`,
  "'": "['’]?",
  "#": String.raw`\d+(?:\.\d+)?`,
  "*": `[${letter}'’]*`,
  _: `[${letter}'’-]+`,
};
const upToFour = String.raw`[\s\u2010\u2011-]+(?:[${letter}'’-]+,?\s+){0,4}`;

/**
 * The pattern of a wording in a data file, which is its words and: `(one|other)` for either, `[s]` for what may be missing,
 * a space for a space or a hyphen, `-` where words may be written as one as well, `~` for a hyphen, `#` for a number, `*` for
 * any letters of a word, `_` for any word, ` ... ` for up to four.
 */
export const patternOf = (wording: string): string =>
  wording
    .split(" ... ")
    .map((part) => part.replace(/\W|_/g, (sign) => signs[sign] ?? escapePattern(sign)))
    .join(upToFour);

/** The pattern of any of some wordings, wherever they stand. */
export const alternatives = (wordings: readonly string[], toPattern = patternOf): string =>
  `(?:${wordings.map(toPattern).join("|")})`;

/** The pattern of any of some wordings, as whole words. */
export const anyOf = (wordings: readonly string[], toPattern = patternOf): string =>
  String.raw`(?<!\w)${alternatives(wordings, toPattern)}(?!\w)`;
