import type { Brand } from "../../../contract/brand.ts";
import { withMisheardName } from "../../../lexicon/work/synonyms/misheard-names.ts";
import type { SearchEngine } from "../engine.ts";
import type { TypedPlan } from "../make-plan.ts";
import type { Plan } from "../plan.ts";
import { parseWords, wordsApart, type Words } from "../understand/query-terms.ts";
import { nothingExcluded } from "../understand/refused-words.ts";
import { asTyped, type Attempt } from "./attempt.ts";
import { joinedWords } from "./joined-words.ts";
import { partedWords } from "./parted-words.ts";
import { correctedWords } from "./spelling.ts";

/** With this many results or fewer, a word may have been mistyped. */
export const hardlyAny = 2;

/**
 * How many live jobs of the brand have the words, regardless of place and filters.
 * @param enough Counts no further than this.
 */
export const countWords = (
  engine: SearchEngine,
  brand: Brand,
  { words }: Pick<Plan, "words">,
  enough?: number,
): Promise<number> => engine.count(brand, { search: {}, place: null, words }, enough);

const withWords = (plan: TypedPlan, q: string | undefined, words: Words): TypedPlan => ({
  ...plan,
  search: { ...plan.search, ...(q !== undefined && { q }) },
  typed: words,
  words,
});

/** The same search with words written as one or as two, or corrected, when hardly any job of the brand has them as they were typed. */
export const correct = async (
  engine: SearchEngine,
  brand: Brand,
  plan: TypedPlan,
): Promise<Attempt | null> => {
  if (!plan.typed.terms.length || plan.search.as_typed) return null;
  if ((await countWords(engine, brand, plan, hardlyAny + 1)) > hardlyAny) return null;
  const text = plan.search.q ?? "";
  const spelt =
    (await joinedWords(engine, text, plan.typed)) ??
    (await correctedWords(engine, text, plan.typed)) ??
    partedWords(text, plan.typed);
  // Of two mistakes one may be a word: "resturant manger".
  const q = withMisheardName(spelt ?? text) ?? spelt;
  return q === null ? null : { ...asTyped(withWords(plan, q, parseWords(q))), corrected: q };
};

/** The same search with words put right that nobody writes so: "instaler", whose stem some job has; null where there is none. */
export const asSpelt = async (engine: SearchEngine, plan: TypedPlan): Promise<Attempt | null> => {
  const q = plan.search.as_typed
    ? null
    : await correctedWords(engine, plan.search.q ?? "", plan.typed, "misspelt");
  return q === null ? null : { ...asTyped(withWords(plan, q, parseWords(q))), corrected: q };
};

/** The same search for a known name of which one word was misheard: "diary farm"; null where there is none. */
export const asHeard = (plan: TypedPlan): Attempt | null => {
  const q = plan.search.as_typed ? null : withMisheardName(plan.search.q ?? "");
  return q === null ? null : { ...asTyped(withWords(plan, q, parseWords(q))), corrected: q };
};

/** The same search with the words of a phrase one by one, when no job of the brand has the phrase or a synonym. */
export const takeApart = async (
  engine: SearchEngine,
  brand: Brand,
  plan: TypedPlan,
): Promise<Attempt | null> => {
  const hasJobs = async (words: Words) => (await countWords(engine, brand, { words }, 1)) > 0;
  const apart = wordsApart(plan.typed);
  if (!apart || (await hasJobs(plan.typed))) return null;
  // The phrase is one that jobs have, and the other words are at fault.
  const alone = plan.typed.terms.filter(([text]) => text === apart.phrase);
  if (alone.length < plan.typed.terms.length && (await hasJobs({ terms: alone, excluded: nothingExcluded })))
    return null;
  if (!(await hasJobs(apart.words))) return null;
  return { ...asTyped(withWords(plan, undefined, apart.words)), apart: apart.phrase };
};
