import { sql } from "drizzle-orm";
import type { SearchEngine } from "../engine.ts";
import { textArray, type Words } from "../understand/query-terms.ts";

/**
 * The search text with two words that titles or employers write as one, or null: "paper lantern" where there is a
 * Paperlantern.
 */
export const joinedWords = async (
  { db }: SearchEngine,
  typed: string,
  { terms }: Words,
): Promise<string | null> => {
  const texts = terms.map(([text]) => text);
  const pairs = texts
    .slice(1)
    .map((second, at) => ({ first: texts[at]!, second }))
    .filter((pair) => Object.values(pair).every((text) => /^\p{L}{2,}$/u.test(text)));
  if (!pairs.length) return null;
  const together = textArray(pairs.map(({ first, second }) => first + second));
  const { rows } = await db.execute(sql`select word from search_words where word = any(${together}::text[])`);
  const known = new Set(rows.map(({ word }) => word));
  const text = pairs
    .filter(({ first, second }) => known.has(first + second))
    .reduce(
      (text, { first, second }) =>
        text.replace(new RegExp(`(?<!\\p{L})${first}\\s+${second}(?!\\p{L})`, "iu"), first + second),
      typed,
    );
  return text === typed ? null : text;
};
