import type { Brand } from "../../contract/brand.ts";
import type { ParsedJobSearch } from "../../contract/job-search.ts";
import { withFiltersOf, unfiltered } from "../../domain/search/job-filters.ts";
import { bestAnswer } from "./attempts/best-answer.ts";
import { topJobs } from "./embedded/ranking/evaluate.ts";
import { countJobs, type Prepared } from "./embedded/ranking/filter-mask.ts";
import { openIndex, type JobIndex } from "./embedded/job-index.ts";
import { prepare } from "./embedded/prepare.ts";
import { readQuery } from "./understand/read-query.ts";
import type { Db } from "../platform/database/open.ts";

/**
 * A search as feeds and mails take it: they come unasked, so they have what was asked for. Never jobs that only mention
 * the words, other work instead, or jobs without some of the words: in a list by date, words that only decide the order
 * would do nothing. Mistyped words are put right where nothing is found as typed.
 * @throws HttpError 422 for a location that does not exist.
 */
export const meantForSending = async (
  index: JobIndex,
  brand: Brand,
  asked: ParsedJobSearch,
): Promise<Prepared> => {
  const { search } = await readQuery(index, unfiltered(asked));
  const typed: Prepared = { ...(await prepare(index, withFiltersOf(search, asked))), mentionsApart: true };
  if (countJobs(index.columns, brand, index.now, typed, 1)) return typed;
  const { answer } = await bestAnswer(index, brand, asked);
  return answer.kinds.length || answer.leftOut.length ? typed : answer.meant;
};

/** The ids of at most so many jobs that a feed of a search has, in its order. */
export const jobsToSend = async (
  db: Db,
  brand: Brand,
  asked: ParsedJobSearch,
  size: number,
): Promise<number[]> => {
  const index = await openIndex(db);
  const { columns } = index;
  const meant = await meantForSending(index, brand, asked);
  // Rows belong to other jobs if the columns were replaced meanwhile.
  if (index.columns !== columns) return jobsToSend(db, brand, asked, size);
  return topJobs(columns, brand, index.now, meant, size);
};

/** How many jobs that were posted after a moment a mail of a search would have. */
export const countToSend = async (
  db: Db,
  brand: Brand,
  asked: ParsedJobSearch,
  since: Date,
): Promise<number> => {
  const index = await openIndex(db);
  const { columns } = index;
  const meant = await meantForSending(index, brand, asked);
  if (index.columns !== columns) return countToSend(db, brand, asked, since);
  const search = { ...meant.search, new_since: since.toISOString() };
  return countJobs(columns, brand, index.now, { ...meant, search });
};
