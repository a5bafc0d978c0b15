import type { Brand } from "../../contract/brand.ts";
import type { Location } from "../../contract/job-fields.ts";
import type { JobFacets, ParsedJobSearch } from "../../contract/job-search.ts";
import type { SearchReading, SearchResult, SearchSuggestion } from "../../contract/jobs.ts";
import { few } from "./attempts/attempts.ts";
import { bestAnswer } from "./attempts/best-answer.ts";
import { correct, countWords, hardlyAny } from "./attempts/corrections.ts";
import { kindTitle } from "./attempts/kind-title.ts";
import { calledAs } from "./attempts/work-instead.ts";
import { cachedAnswer, type Lasting } from "./answer-cache.ts";
import type { SearchEngine } from "./engine.ts";
import { facetsOf } from "./facets.ts";
import { makePlan } from "./make-plan.ts";
import { suggest, suggestWider } from "./suggestions/other-searches.ts";
import { locationsOf } from "./places.ts";
import { readQuery } from "./understand/read-query.ts";

/** Jobs on one page of results. */
export const perPage = 20;

export interface Found {
  total: number;
  /** Jobs that only mention the words: they follow the found ones. */
  mentions: number;
  /** Those of the total that are called as the words say, where these name one work and other work is found, too. */
  called: SearchResult["called"];
  /** The jobs of the requested page, in order. */
  ids: number[];
  facets: JobFacets;
  /** The words actually searched for, when a typing mistake was corrected. */
  corrected: string | null;
  /** A phrase that no job has, so that its words were searched for one by one. */
  words_apart: string | null;
  /** Words and read filters that hardly any job has together with the others. */
  words_left_out: string[];
  /** The kinds of work that are shown, as no job is called as the words say. */
  kinds_instead: string[];
  suggestions: SearchSuggestion[];
  /** What was read from the words. */
  reading: SearchReading | null;
  /** Where the jobs were looked for; empty for everywhere. */
  searched: readonly Location[];
  /** Whether any live job of the brand has the words, regardless of place and filters. */
  wordsKnown: boolean;
}

/**
 * Finds the live jobs of a brand. Answers are cached.
 * @throws HttpError 422 for a location that does not exist.
 */
export const findJobs = async (
  engine: SearchEngine,
  brand: Brand,
  asked: ParsedJobSearch,
  page: number,
): Promise<Found> => {
  const question = JSON.stringify([page, Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return cachedAnswer(engine, brand, question, () => find(engine, brand, asked, page));
};

const find = async (
  engine: SearchEngine,
  brand: Brand,
  asked: ParsedJobSearch,
  page: number,
): Promise<Lasting<Found>> => {
  const range = { from: (page - 1) * perPage, size: perPage };
  const { reading, answer: best } = await bestAnswer(engine, brand, asked);
  const { plan, corrected, apart, leftOut, kinds } = best;
  const found = await engine.search(brand, plan, range);
  const { total, mentions, ids } = found;
  const any = total + mentions > 0;
  const isWhole = !leftOut.length && !kinds.length;
  const wordsKnown = isWhole && (any || (await countWords(engine, brand, plan, 1)) > 0);
  const typed = { ...(reading?.search ?? asked), ...(corrected !== null && { q: corrected }) };
  const suggestions = any
    ? await suggestWider(engine, brand, typed, { plan, total })
    : await suggest(engine, brand, plan);
  const named =
    total > 0 && !kinds.length
      ? await calledAs(engine, brand, plan, total)
      : { called: null, kinds_instead: kinds.map(kindTitle) };
  // What is corrected or suggested depends on other jobs than those that are found.
  const isExact = total >= few && !corrected && !apart && isWhole;
  return {
    answer: {
      ...{ total, mentions, ids, corrected, reading, suggestions, wordsKnown },
      searched: locationsOf(plan.place),
      facets: facetsOf(brand, plan.search, found.counts),
      words_apart: apart,
      words_left_out: leftOut,
      ...named,
    },
    until: found.until(isExact),
  };
};

/** How many live jobs of a brand the page of a search shows for its words; 0 where it corrects them. */
export const countShown = async (
  engine: SearchEngine,
  brand: Brand,
  asked: ParsedJobSearch,
): Promise<number> => {
  const plan = await makePlan(engine, (await readQuery(engine, asked)).search);
  const total = await engine.count(brand, plan);
  if (total === 0 || total > hardlyAny) return total;
  const right = await correct(engine, brand, plan);
  if (!right) return total;
  return (await countWords(engine, brand, right.plan)) > (await countWords(engine, brand, plan)) ? 0 : total;
};
