import { headingOf, topicOfEnding } from "../../../lexicon/cv/headings.ts";
import { isTitle } from "../../../lexicon/cv/titles.ts";
import { isEnglish } from "../../../lexicon/text/english-words.ts";
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

/** Headings and titles have no longer texts, and so many ways to divide one are looked at: "KEYS KILLS" before "KEY SKILLS". */
const [longest, mostWays] = [32, 6];
/** What a part of two or three letters costs, which need be no word: there is at most one. */
const short = 20;

/** The words of a heading or a title whose spaces are lost; null for another text. */
const wordsOf = (text: string): string | null => {
  const ways = [[{ words: "", cost: 0 }]];
  for (let end = 1; end <= Math.min(text.length, longest); end++)
    ways[end] = ways
      .slice(0, end - 1)
      .flatMap((before, from) => {
        const word = text.slice(from, end);
        const own = word.length < 4 ? short : 1;
        if (!before.length || (own === 1 && !isEnglish(word.toLowerCase()))) return [];
        return before.map(({ words, cost }) => ({ words: `${words} ${word}`.trim(), cost: cost + own }));
      })
      .filter(({ cost }) => cost < short * 2)
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, mostWays);
  const all = ways[text.length] ?? [];
  const found =
    all.find(({ words }) => headingOf(words)) ??
    all.find(({ words }) => topicOfEnding(words)) ??
    all.find(({ words, cost }) => cost < short && isTitle(words));
  return found?.words ?? null;
};

/**
 * "EXPIRESOCTOBER2030", "WORKEXPERIENCE" with the spaces that a word of single letters does not show, as far as it has the words of dates,
 * or of a heading or a title.
 */
const withSpaces = (word: string): string => {
  const [, before = "", date = ""] = (/\p{L}.*\d/u.test(word) && dated.exec(word)) || [];
  if (date)
    return [before, ...date.matchAll(new RegExp(dateWord, "giu"))].map(String).filter(Boolean).join(" ");
  return headingOf(word) ? word : (wordsOf(word) ?? word);
};

/** The words of letters with spaces between them; two spaces separate words. */
const joined = (text: string): string =>
  text
    .split(/\s{2,}/)
    .map((word) => withSpaces(word.replaceAll(" ", "")))
    .join(" ");

/** "AWA R D S", "Wo r k", "EDUCAT I ON": few letters in short pieces, or one capital apart. */
const fewLetters =
  /^(?:\p{Lu}{1,3} ){2,}\p{Lu}{1,3}$|^\p{Lu}\p{Ll}?(?: \p{Ll}{1,2}){2,}$|^[\p{Lu} &/]*(?<!\S)\p{Lu}(?!\S)[\p{Lu} &/]*$/u;
/** Whether such letters are those of a heading, which they are not as they stand. */
const isSpacedHeading = (text: string): boolean =>
  fewLetters.test(text) && headingOf(text) === null && headingOf(joined(text)) !== null;

/** Letters with spaces between them behind or before a word that is set close: "AWAY F R O M". */
const run = /(?<!\S|(?<!\S)\p{Lu} )(?:\p{Lu} ){3,}\p{Lu}(?!\S)/gu;

/** "E X P E R I E N C E" as a word. */
export const unspaced = ({ text, size }: { text: string; size: number }): string => {
  const isOfLetters = (spacedWords.test(text) || manyLetters.test(text)) && isMostlySingle(text, size);
  if (isOfLetters || isSpacedHeading(text)) return joined(text);
  return text === text.toUpperCase() ? text.replace(run, (word) => word.replaceAll(" ", "")) : text;
};
