import { editDistance } from "../../../domain/text/edit-distance.ts";
import { soundOf } from "../../../domain/text/sound.ts";
import { isEnglish } from "../../text/english-words.ts";
import { isKnownWord, knownNames } from "./meaning.ts";
import { singular, wordsOf } from "../../text/word-forms.ts";

/** The most words of a name that is looked up. */
const mostWords = 4;
const gap = "*";

/** The word of each name that stands where the gap is: "driver" for "truck *". */
const byRest = new Map<string, Set<string>>();
for (const name of knownNames) {
  const words = name.split(" ");
  if (words.length > mostWords) continue;
  for (const [at, word] of words.entries()) {
    const rest = words.with(at, gap).join(" ");
    byRest.set(rest, (byRest.get(rest) ?? new Set()).add(word));
  }
}
const names = new Set(knownNames);

/**
 * The search text with a word put right that is a word, but not the one of a known name: "steal fixer", "truck diver",
 * "dealer principle". Null where no words in their order are nearly a name, or all are.
 */
export const withMisheardName = (term: string): string | null => {
  const words = /"|(?:^|\s)-/.test(term) ? [] : wordsOf(term);
  const keys = words.map(singular);
  for (let size = Math.min(mostWords, keys.length); size > 1; size--)
    for (let from = 0; from + size <= keys.length; from++) {
      const name = keys.slice(from, from + size);
      if (names.has(name.join(" "))) continue;
      for (const [at, word] of name.entries()) {
        const [match] = [...(byRest.get(name.with(at, gap).join(" ")) ?? [])]
          .filter((one) => isLike(word, one))
          .toSorted((one, other) => editDistance(word, one) - editDistance(word, other));
        if (match !== undefined) return words.with(from + at, match).join(" ");
      }
    }
  return null;
};

/** Whether a word sounds like another, or differs by a letter: of a short one, where it is no word ("civi engineer"). */
const isLike = (term: string, word: string): boolean => {
  const isWord = isKnownWord(term) || isEnglish(term);
  // "Roofer tiler" names both.
  if (isWord && (term.startsWith(word) || word.startsWith(term))) return false;
  if (!/^\p{L}{3,}$/u.test(term) || term[0] !== word[0]) return false;
  const most = soundOf(term) === soundOf(word) ? 3 : term.length > (isWord ? 4 : 3) ? 1 : 0;
  return editDistance(term, word, most) <= most;
};
