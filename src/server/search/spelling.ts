import { sql } from "drizzle-orm";
import { editDistance } from "./edit-distance.ts";
import type { JobIndex } from "./job-index.ts";
import { matchesOf } from "./matches.ts";
import { wordsOf, type Words } from "./words.ts";

/** A word that this many jobs have is no typing mistake. */
const enough = 3;
/** Words looked at in one search. */
const checked = 8;

interface Candidate extends Record<string, unknown> {
  typed: string;
  word: string;
  /** Jobs with the candidate in their title. */
  jobs: number;
}

/**
 * What was probably meant, as it would be typed, or null when every word is known or nothing is near. Compares
 * with the words of titles and employers' names: one letter wrong in a short word, two in a long one.
 * @param rarer Only words that fewer jobs have are doubted.
 */
export const correctedWords = async (
  index: JobIndex,
  typed: string,
  words: Words,
  rarer = enough,
): Promise<string | null> => {
  // Words with synonyms are known, and phrases are meant as they are.
  const plain = words.terms.filter(([text, ...others]) => !others.length && /^\p{L}{4,30}$/u.test(text));
  const doubtful = [...new Set(plain.map(([text]) => text))].slice(0, checked);
  if (!doubtful.length) return null;
  const { rows } = await index.db.execute<Candidate>(sql`
    select typed, word,
      (select count(*)::int from job_search where title @@ phraseto_tsquery('signboard', word)) as jobs
    from unnest(${`{${doubtful.join(",")}}`}::text[]) typed,
      lateral (select word from search_words where word % typed order by similarity(word, typed) desc, word limit 5) near`);
  const mended = new Map<string, string>();
  for (const word of doubtful) {
    const best = bestOf(word, rows as Candidate[]);
    if (best && ((await matchesOf(index, [[word]]))?.count ?? 0) < rarer) mended.set(word, best);
  }
  const text = typed.replace(/\p{L}+/gu, (word) => mended.get(wordsOf(word).join(" ")) ?? word);
  return text === typed ? null : text;
};

const bestOf = (typed: string, candidates: readonly Candidate[]): string | undefined =>
  candidates
    .filter((one) => one.typed === typed && one.jobs > 0)
    .map(({ word, jobs }) => ({ word, jobs, distance: editDistance(typed, word) }))
    .filter(({ distance }) => distance > 0 && distance <= (typed.length < 6 ? 1 : 2))
    .sort((a, b) => a.distance - b.distance || b.jobs - a.jobs)[0]?.word;
