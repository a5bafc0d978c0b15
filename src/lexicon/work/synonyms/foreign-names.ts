import { otherLanguages } from "./read-synonyms.ts";
import { keyOfTerm, spaced } from "./synonym-table.ts";

const englishNames: ReadonlyMap<string, string> = new Map(
  otherLanguages.flatMap(({ from, to: [to] }) => from.map((term) => [keyOfTerm(spaced(term)), to!] as const)),
);

/** The English name of work in another language: "nurse" for "護士"; undefined for other texts. */
export const englishNameOf = (text: string): string | undefined => englishNames.get(keyOfTerm(text));

/** Names in scripts whose words have no space between them, the longest first. */
const unspaced = otherLanguages
  .flatMap(({ from }) => from)
  .filter((term) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u.test(term))
  .toSorted((one, other) => other.length - one.length);
const anyName = new RegExp(unspaced.join("|"), "gu");

/** A text with spaces around names of work that have none: "汽车 机械师" for "汽车机械师". */
export const namesApart = (text: string): string => text.normalize("NFC").replace(anyName, " $& ").trim();
