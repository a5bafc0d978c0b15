import { isEnglish } from "../../../lexicon/text/english-words.ts";
import { isKnownWord } from "../../../lexicon/work/synonyms/meaning.ts";
import { withoutSpaces } from "../../../lexicon/work/synonyms/synonym-table.ts";
import type { Words } from "../understand/query-terms.ts";

/** Parts have at least so many letters: "receptionist" is no "reception ist". */
const least = 4;

const isWord = (part: string): boolean =>
  part === "jobs" || withoutSpaces.has(part) || (isKnownWord(part) && isEnglish(part));

/** The two words that a word was typed of; null where its parts are none, or none that the synonyms have. */
const partsOf = (word: string): string | null => {
  for (let at = least; at <= word.length - least; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isWord)) return parts.map((part) => withoutSpaces.get(part) ?? part).join(" ");
  }
  return null;
};

/** The search text with words apart between which a space is missing, or null: "diploma educator" for "diplomaeducator". */
export const partedWords = (typed: string, { terms }: Words): string | null => {
  const unknown = new Set(
    terms.flatMap(([text, ...known]) => (known.length || isEnglish(text) ? [] : [text])),
  );
  const text = typed.replace(/[a-z]+/gi, (word) => {
    const plain = word.toLowerCase();
    return (unknown.has(plain) ? partsOf(plain) : null) ?? word;
  });
  return text === typed ? null : text;
};
