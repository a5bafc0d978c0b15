import { folded } from "../text/word-forms.ts";
import { anyOf } from "../text/wording.ts";
import { titleLists } from "./title-lists.ts";

/** "$22 - $24/hr", "24 hrs": hours, not human resources. */
const hours = /(?:\/|\bper |\bana? |\d ?)\s*hrs?\b/g;
/** What each other word that ads shorten stands for. */
const longForms = new Map(
  Object.entries(titleLists.inTitles).flatMap(([long, shorts]) =>
    shorts.map((short) => [short, long] as const),
  ),
);
const shortForms = new RegExp(anyOf([...longForms.keys()]), "g");
const extras = new RegExp(String.raw`\+ ?${anyOf(titleLists.extras)}`, "g");

/** A text in plain small words: no accents, no punctuation, "and" for "&". */
export const plain = (text: string): string =>
  folded(text)
    .replace(hours, " ")
    .replace(extras, " ")
    .replace(/&amp;|&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** The words of an ad's title, in plain letters, with the short forms of ads written out. */
export const titleWords = (title: string): string =>
  titleLists.besideOthers
    .reduce((words, { short, long }) => words.replace(short, long), plain(title))
    .replace(shortForms, (short) => longForms.get(short)!);
