import { otherLanguages } from "./read-synonyms.ts";

/** Names in scripts whose words have no space between them, the longest first. */
const unspaced = otherLanguages
  .flatMap(({ from }) => from)
  .filter((term) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u.test(term))
  .toSorted((one, other) => other.length - one.length);
/** What may stand behind such a name for who does the work. */
const person = "工人|人员|人員|[工员員师師]";
const anyName = new RegExp(`(${unspaced.join("|")})(?:${person})?`, "gu");

/** A text with spaces around names of work that have none: "汽车 机械师" for "汽车机械师", and "仓库" for "仓库工人". */
export const namesApart = (text: string): string => text.normalize("NFC").replace(anyName, " $1 ").trim();
