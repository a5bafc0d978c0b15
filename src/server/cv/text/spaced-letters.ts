import { dateWords } from "../../../lexicon/time/date-words.ts";

/** Letters with spaces between them; a pair that is set close, such as TA, is without one. */
const letters = /^(?:\S{1,2} )+\S{1,2}(?: {2}(?:\S{1,2} )*\S{1,2})*$/;

/** Whether the letters of a text have spaces between them, and another text beside it is such, too, or a single mark. */
export const isSpaced = (text: string, other: string): boolean =>
  letters.test(text) && (other.length < 3 || letters.test(other));

/** "M A R C H  2 0 2 3  —  N O W": words of spaced letters, of which some may be a single mark. */
const spacedWords = /^\S{1,2}(?: \S{1,2})+(?:\s{2,}\S{1,2}(?: \S{1,2})*)*$/;
/** "A C C R E D I TAT I O N": three that are set close, among many letters. */
const manyLetters = /^(?=(?:\S+ ){12})(?:[\p{Lu}\d–—-]{1,3} )+[\p{Lu}\d–—-]{1,3}$/u;

/** Text of this size, in points, is a name or a heading. */
const large = 14;

const isMostlySingle = (text: string, size: number): boolean => {
  const single = text.match(/(?<!\S)\S(?!\S)/g)?.length ?? 0;
  const pieces = text.split(/\s+/).length;
  // "PA PA DA K I S": pairs that are set close.
  if (size >= large && pieces > 3 && single > 1 && /^[\p{Lu} ]+$/u.test(text)) return true;
  return single >= 4 && single * 1.5 >= pieces;
};

const dateWord = `${dateWords.beforeDates}|${dateWords.months.map(({ names }) => names).join("|")}|(?<!\\d)\\d{1,4}(?!\\d)|[–—-]`;
const dated = new RegExp(String.raw`^(.*?)((?:${dateWord})+)$`, "iu");

/** "EXPIRESOCTOBER2030" with its spaces, which a word of single letters does not show, as far as its words are those of dates. */
const withSpaces = (word: string): string => {
  const [, before = "", date = ""] = (/\p{L}.*\d/u.test(word) && dated.exec(word)) || [];
  return date
    ? [before, ...date.matchAll(new RegExp(dateWord, "giu"))].map(String).filter(Boolean).join(" ")
    : word;
};

/** Letters with spaces between them behind or before a word that is set close: "AWAY F R O M". */
const run = /(?<!\S|(?<!\S)\p{Lu} )(?:\p{Lu} ){3,}\p{Lu}(?!\S)/gu;

/** "E X P E R I E N C E" as a word; two spaces separate its words. */
export const unspaced = ({ text, size }: { text: string; size: number }): string => {
  if ((spacedWords.test(text) || manyLetters.test(text)) && isMostlySingle(text, size))
    return text
      .split(/\s{2,}/)
      .map((word) => withSpaces(word.replaceAll(" ", "")))
      .join(" ");
  return text === text.toUpperCase() ? text.replace(run, (word) => word.replaceAll(" ", "")) : text;
};
