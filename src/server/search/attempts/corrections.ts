import type { Brand } from "../../../contract/brand.ts";
import { countJobs, type Prepared } from "../embedded/ranking/filter-mask.ts";
import type { JobIndex } from "../embedded/job-index.ts";
import { wordsFound } from "../embedded/matching/match-words.ts";
import { correctedWords, joinedWords } from "./spelling.ts";
import { withMisheardName } from "../../../lexicon/work/synonyms/misheard-names.ts";
import { parseWords, wordsApart, type Words } from "../understand/query-terms.ts";
import { asTyped, type OtherWords, type Typed } from "./attempt.ts";

/** With this many results or fewer, a word may have been mistyped. */
export const hardlyAny = 2;

/**
 * How many live jobs of the brand have the words, regardless of place and filters.
 * @param enough Counts no further than this.
 */
export const countOf = (
  index: JobIndex,
  brand: Brand,
  { words, excluded }: Prepared,
  enough?: number,
): number => countJobs(index.columns, brand, index.now, { search: {}, place: null, words, excluded }, enough);

const withWords = async (
  index: JobIndex,
  typed: Typed,
  q: string | undefined,
  words: Words,
): Promise<Typed> => ({
  ...typed,
  search: { ...typed.search, ...(q !== undefined && { q }) },
  typed: words,
  ...(await wordsFound(index, words)),
});

/** The same search with words written as one, or corrected, when hardly any job of the brand has them as they were typed. */
export const putRight = async (index: JobIndex, brand: Brand, typed: Typed): Promise<OtherWords | null> => {
  if (!typed.words || typed.search.as_typed || countOf(index, brand, typed, hardlyAny + 1) > hardlyAny)
    return null;
  const text = typed.search.q ?? "";
  const q =
    (await joinedWords(index, text, typed.typed)) ??
    (await correctedWords(index, text, typed.typed)) ??
    withMisheardName(text);
  if (q === null) return null;
  return { ...asTyped(await withWords(index, typed, q, parseWords(q))), corrected: q };
};

/** The same search with the words of a phrase one by one, when no job of the brand has the phrase or a synonym. */
export const takeApart = async (index: JobIndex, brand: Brand, typed: Typed): Promise<OtherWords | null> => {
  const apart = wordsApart(typed.typed);
  if (!apart || countOf(index, brand, typed, 1) > 0) return null;
  // The phrase is one that jobs have, and the other words are at fault.
  const alone = typed.typed.terms.filter(([text]) => text === apart.phrase);
  if (alone.length < typed.typed.terms.length) {
    const found = await wordsFound(index, { terms: alone, excluded: [] });
    if (countOf(index, brand, { ...typed, ...found }, 1) > 0) return null;
  }
  const meant = await withWords(index, typed, undefined, apart.words);
  return countOf(index, brand, meant, 1) > 0 ? { ...asTyped(meant), apart: apart.phrase } : null;
};
