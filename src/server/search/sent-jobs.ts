import type { Brand } from "../../contract/brand.ts";
import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { withFiltersOf, unfiltered } from "../../domain/search/job-filters.ts";
import { bestAnswer } from "./attempts/best-answer.ts";
import type { SearchEngine } from "./engine.ts";
import { makePlan } from "./make-plan.ts";
import type { Plan } from "./plan.ts";
import { readQuery } from "./understand/read-query.ts";

/**
 * A search as feeds and mails take it: they come unasked, so they have what was asked for. Never jobs that only mention
 * the words, other work instead, or jobs without some of the words: in a list by date, words that only decide the order
 * would do nothing. Mistyped words are put right where nothing is found as typed.
 * @throws HttpError 422 for a location that does not exist.
 */
export const planForSending = async (
  engine: SearchEngine,
  brand: Brand,
  asked: ParsedJobSearch,
): Promise<Plan> => {
  const { search } = await readQuery(engine, unfiltered(asked));
  const typed = { ...(await makePlan(engine, withFiltersOf(search, asked))), mentionsApart: true };
  if (await engine.count(brand, typed, 1)) return typed;
  const { answer } = await bestAnswer(engine, brand, asked);
  return answer.kinds.length || answer.leftOut.length ? typed : answer.plan;
};

/** The ids of at most so many jobs that a feed of a search has, in its order. */
export const jobsToSend = async (
  engine: SearchEngine,
  brand: Brand,
  asked: ParsedJobSearch,
  size: number,
): Promise<number[]> => {
  return engine.ids(brand, await planForSending(engine, brand, asked), size);
};

/** How many jobs that were posted after a moment a mail of a search would have. */
export const countToSend = async (
  engine: SearchEngine,
  brand: Brand,
  asked: ParsedJobSearch,
  since: Date,
): Promise<number> => {
  const plan = await planForSending(engine, brand, asked);
  const search = { ...plan.search, new_since: since.toISOString() };
  return engine.count(brand, { ...plan, search });
};
