import type { Caller } from "../../src/contract/caller.ts";
import { searchJobs } from "../../src/contract/jobs.ts";
import type { JobSearch } from "../../src/contract/job-search.ts";
import { randomOf } from "../../src/server/demo/random.ts";
import { searchOf } from "../load/visits.ts";

/** A process that searches, by its name. */
export interface Searcher {
  name: string;
  call: Caller;
}

const most = {
  /** Different searches that are compared, besides the one of all jobs. */
  searches: 150,
  /** How often one is asked that differs. */
  tries: 3,
};

/**
 * Compares the totals and the counts of all filters with those of another process.
 * @returns how many searches were asked of each, and what was different.
 */
export const compareSearches = async (
  searchers: readonly Searcher[],
  reference: Searcher,
): Promise<{ compared: number; wrong: string[] }> => {
  const searches = [{}, ...Array.from({ length: most.searches }, (_, at) => searchOf(randomOf(1, at)))];
  const wrong: string[] = [];
  for (const body of searches as JobSearch[]) {
    for (const { name, call } of searchers) {
      const difference = await compare(call, reference.call, body);
      if (difference) wrong.push(`${name}, ${JSON.stringify(body)}: ${difference}`);
    }
  }
  return { compared: searches.length * searchers.length, wrong };
};

/** How an answer differs from the right one; null where it does not. Asked again first: a job may turn a day old between the two. */
const compare = async (
  call: Caller,
  reference: Caller,
  body: JobSearch,
  tries = most.tries,
): Promise<string | null> => {
  const right = await countsOf(reference, body);
  const counts = await countsOf(call, body).catch(String);
  if (counts === right) return null;
  return tries > 1 ? compare(call, reference, body, tries - 1) : differenceOf(counts, right);
};

/** The total and the counts of all filters, as text; the order of equal counts is each engine's own. */
const countsOf = async (call: Caller, body: JobSearch): Promise<string> => {
  const { meta, facets } = await call(searchJobs, { query: {}, body });
  return JSON.stringify({ total: meta.total, ...facets }, (_, value: unknown) =>
    Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value,
  );
};

/** The first characters that differ, with some before them. */
const differenceOf = (text: string, right: string): string => {
  const at = [...text].findIndex((char, index) => char !== right[index]);
  const part = (of: string) => of.slice(Math.max(0, at - 40), at + 40);
  return `${part(text)} instead of ${part(right)}`;
};
