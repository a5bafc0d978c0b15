import { join } from "node:path";
import { z } from "zod";
import { listed } from "./listed.ts";
import { readData } from "./read-data.ts";

/** The lists of `other-languages.yaml`, where they are explained. */
const {
  in: places,
  as: roles,
  ...lists
} = readData(
  join(import.meta.dirname, "other-languages.yaml"),
  z.object({ in: listed, as: listed }).catchall(listed),
);

const keyOf = (word: string): string => word.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ");

const englishOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lists).flatMap(([english, words]) => words.map((word) => [keyOf(word), english] as const)),
);

/** Scripts whose words have no space between them. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}]+$/u;
/** A particle that follows a Korean name: "시드니에서" is "in Sydney". */
const particle = "(?:에서|에|의)?";

const patternOf = (word: string): string => {
  const text = word.replaceAll(" ", "\\s+");
  if (unspaced.test(word)) return `(${text})`;
  const end = /^\p{Script=Hangul}+$/u.test(word) ? particle : "";
  return `(?<![\\p{L}\\p{M}])(${text})${end}(?![\\p{L}\\p{M}])`;
};

/** Any of some words, the longest first, so that no part of a word is taken for one. */
const anyOf = (words: Iterable<string>): RegExp =>
  new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map(patternOf)
      .join("|"),
    "giu",
  );

const word = anyOf(englishOf.keys());
const before = { place: anyOf(places), role: anyOf(roles) };

/**
 * A text with words of other languages in English: "悉尼厨师" is "sydney 厨师", and "trabajo en Melbourne" is "jobs in
 * Melbourne". Names of work stay as they are: they have synonyms. A text without such words is not changed.
 */
export const inEnglish = (text: string): string => {
  const english = text
    .normalize("NFC")
    .replace(word, (...match) => ` ${englishOf.get(keyOf(wordIn(match)))} `);
  if (english === text) return text;
  return english.replace(before.place, " in ").replace(before.role, " ");
};

/** The group of a match that has the word: there is one for each wording. */
const wordIn = (match: readonly unknown[]): string =>
  match.slice(1).find((group): group is string => typeof group === "string") ?? "";
