import { sql } from "drizzle-orm";
import { editDistance } from "../../domain/text/edit-distance.ts";
import type { JobIndex } from "./job-index.ts";
import { sizeOf } from "./row-set.ts";
import { termSets } from "./term-sets.ts";
import { textArray, wordsOf, type Term, type Words } from "./words.ts";

/** A word in this many jobs is not a typing mistake; nor is a rarer one without a similar word in this many. */
const enough = 3;
const commoner = 10;
/** How many words of a search are checked. */
const checked = 8;

/** Words similar to one that was typed, the likeliest first. */
interface Near extends Record<string, unknown> {
  typed: string;
  words: string[];
}

/**
 * The corrected search text, or null when every word is known or no word is similar. Compares with the words
 * of titles and employers' names: one letter wrong in a short word, two in a long one.
 * @param doubt Which words to check: those that hardly any job has, or all of them.
 */
export const correctedWords = async (
  index: JobIndex,
  typed: string,
  words: Words,
  doubt: "rare" | "all" = "rare",
): Promise<string | null> => {
  // Words with synonyms are known, and phrases are taken literally.
  const plain = words.terms.filter(([text, ...others]) => !others.length && /^\p{L}{4,30}$/u.test(text));
  const doubtful = [...new Set(plain.map(([text]) => text))].slice(0, checked);
  if (!doubtful.length) return null;
  const { rows } = await index.db.execute<Near>(sql`
    select typed, array(select word from search_words where word % typed order by similarity(word, typed) desc, word limit 8) as words
    from unnest(${textArray(doubtful)}::text[]) typed`);
  const nearest = (rows as Near[]).map((near) => ({ typed: near.typed, words: nearestOf(near) }));
  const jobs = await jobsWith(index, [...doubtful, ...nearest.flatMap(({ words }) => words)]);
  const corrections = new Map<string, string>();
  for (const { typed, words } of nearest) {
    const [best] = words.toSorted((a, b) => jobs.get(b)! - jobs.get(a)!);
    const known = doubt === "all" ? 0 : jobs.get(typed)!;
    if (best !== undefined && known < enough && jobs.get(best)! >= known * commoner)
      corrections.set(typed, best);
  }
  const text = typed.replace(/\p{L}+/gu, (word) => corrections.get(wordsOf(word).join(" ")) ?? word);
  return text === typed ? null : text;
};

/** How many jobs have each of the words. */
const jobsWith = async (index: JobIndex, words: readonly string[]): Promise<Map<string, number>> => {
  const found = await termSets(
    index,
    words.map((word): Term => [word]),
  );
  return new Map(words.map((word, at) => [word, sizeOf(found[at]?.words ?? new Int32Array())]));
};

/**
 * The words with the fewest letters to change, preferably with the same last letter, as that is seldom mistyped. Two
 * letters may differ only in long words that begin alike: a zookeeper is no bookkeeper.
 */
const nearestOf = ({ typed, words }: Near): string[] => {
  const near = words
    .map((word) => ({ word, distance: editDistance(typed, word) }))
    .filter(({ word, distance }) => distance === 1 || (typed.length > 5 && beginsAlike(typed, word)));
  const least = Math.min(...near.map(({ distance }) => distance || Infinity));
  if (least > (typed.length < 6 ? 1 : 2)) return [];
  const closest = near.filter(({ distance }) => distance === least).map(({ word }) => word);
  const alike = closest.filter((word) => word.at(-1) === typed.at(-1));
  return alike.length ? alike : closest;
};

/** Whether two words begin with the same sound, or with swapped letters. */
const beginsAlike = (one: string, other: string): boolean =>
  soundOf(one) === soundOf(other) || (one[0] === other[1] && one[1] === other[0]);

const soundOf = (word: string): string =>
  word
    .replace(/^(?:ph|f)/, "f")
    .replace(/^(?:ps|s|c(?=[eiy])|z)/, "s")
    .replace(/^(?:ch(?=[lr])|c|k|q)/, "k")
    .replace(/^kn/, "n")
    .replace(/^(?:j|g(?=[eiy]))/, "j")[0] ?? "";
