import { sql } from "drizzle-orm";
import { editDistance } from "./edit-distance.ts";
import type { JobIndex } from "./job-index.ts";
import { matchesOf } from "./matches.ts";
import { wordsOf, type Words } from "./words.ts";

/** A word that this many jobs have is no typing mistake; nor is a rarer one that has no neighbour so much commoner. */
const enough = 3;
const commoner = 10;
/** Words looked at in one search. */
const checked = 8;

/** Words near to one that was typed, the likeliest first. */
interface Near extends Record<string, unknown> {
  typed: string;
  words: string[];
}

/**
 * What was probably meant, as it would be typed, or null when every word is known or nothing is near. Compares
 * with the words of titles and employers' names: one letter wrong in a short word, two in a long one.
 * @param doubt Which words to doubt: those that hardly any job has, or all of them.
 */
export const correctedWords = async (
  index: JobIndex,
  typed: string,
  words: Words,
  doubt: "rare" | "all" = "rare",
): Promise<string | null> => {
  // Words with synonyms are known, and phrases are meant as they are.
  const plain = words.terms.filter(([text, ...others]) => !others.length && /^\p{L}{4,30}$/u.test(text));
  const doubtful = [...new Set(plain.map(([text]) => text))].slice(0, checked);
  if (!doubtful.length) return null;
  const { rows } = await index.db.execute<Near>(sql`
    select typed, array(select word from search_words where word % typed order by similarity(word, typed) desc, word limit 8) as words
    from unnest(${`{${doubtful.join(",")}}`}::text[]) typed`);
  const mended = new Map<string, string>();
  for (const near of rows as Near[]) {
    const best = await bestOf(index, near);
    if (!best) continue;
    const jobs = doubt === "all" ? 0 : await jobsWith(index, near.typed);
    if (jobs < enough && best.jobs >= jobs * commoner) mended.set(near.typed, best.word);
  }
  const text = typed.replace(/\p{L}+/gu, (word) => mended.get(wordsOf(word).join(" ")) ?? word);
  return text === typed ? null : text;
};

const jobsWith = async (index: JobIndex, word: string): Promise<number> =>
  (await matchesOf(index, [[word]]))?.count ?? 0;

/** The word with the fewest letters to change; of several, the one that most jobs have. */
const bestOf = async (index: JobIndex, { typed, words }: Near) => {
  const near = words.map((word) => ({ word, distance: editDistance(typed, word) }));
  const least = Math.min(...near.map(({ distance }) => distance || Infinity));
  if (least > (typed.length < 6 ? 1 : 2)) return undefined;
  const counted = near
    .filter(({ distance }) => distance === least)
    .map(async ({ word }) => ({ word, jobs: await jobsWith(index, word) }));
  return (await Promise.all(counted)).sort((a, b) => b.jobs - a.jobs)[0];
};
