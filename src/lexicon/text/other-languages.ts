import { z } from "zod";
import { listed } from "./listed.ts";
import { readData } from "./read-data.ts";
import { patternOf } from "./wording.ts";

/** The lists of `other-languages.yaml`, where they are explained. */
const {
  in: places,
  as: roles,
  ...lists
} = readData("text/other-languages.yaml", z.object({ in: listed, as: listed }).catchall(listed));

/** Scripts whose words have no space between them. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}]+$/u;
/** A particle that follows a Korean name: "시드니에서" is "in Sydney". */
const particle = "(?:에서|에|의)?";

/** Particles that Nepali writes behind a word, and Hindi apart from it: "of", "to" and the plural. */
const attached = /(?<=[\p{Script=Devanagari}\p{M}]{4})(?:हरू)?(?:को|लाई)(?![\p{L}\p{M}])/gu;

/** A wording as a whole word of its script, in a group of its own. */
const wholeWord = (wording: string): string => {
  const text = `(${patternOf(wording)})`;
  if (unspaced.test(wording)) return text;
  const end = /^\p{Script=Hangul}+$/u.test(wording) ? particle : "";
  return String.raw`(?<![\p{L}\p{M}])${text}${end}(?![\p{L}\p{M}])`;
};

/** The longest first, so that no part of a word is taken for one. */
const byLength = (wordings: readonly string[]): string[] =>
  wordings.map((wording) => wording.normalize("NFC")).toSorted((a, b) => b.length - a.length);
const anyWord = (wordings: readonly string[]): RegExp =>
  new RegExp(byLength(wordings).map(wholeWord).join("|"), "giu");

const englishOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lists).flatMap(([english, words]) =>
    words.map((word) => [word.normalize("NFC"), english] as const),
  ),
);
const words = byLength([...englishOf.keys()]);
const word = anyWord(words);
const before = { place: anyWord(places), role: anyWord(roles) };

/**
 * A text with words of other languages in English: "悉尼厨师" is "sydney 厨师", and "trabajo en Melbourne" is "jobs in
 * Melbourne". Names of work stay as they are: they have synonyms. A text without such words is not changed.
 */
export const inEnglish = (text: string): string => {
  const english = text
    .normalize("NFC")
    .replace(attached, "")
    .replace(word, (_, ...groups: unknown[]) => ` ${englishOf.get(words[groups.findIndex(Boolean)]!)} `);
  if (english === text) return text;
  return english.replace(before.place, " in ").replace(before.role, " ");
};
