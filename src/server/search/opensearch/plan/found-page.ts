import type { Counts } from "../../engine.ts";
import { idOf, type Aggregation, type Questions } from "../questions.ts";
import { all, type Clause } from "../clauses.ts";
import { mostBefore } from "../index/layout.ts";
import { foundBy, inOrder, type Compiled } from "./compile.ts";
import { countsOf, readCounts } from "./counts.ts";

export interface Page {
  from: number;
  size: number;
}

export interface Found {
  total: number;
  mentions: number;
  ids: number[];
  counts: Counts;
}

/** A page of what a plan finds, and all its counts: two searches, of which OpenSearch keeps the answer to the second. */
export const foundPage = async (
  questions: Questions,
  compiled: Compiled,
  now: number,
  page: Page,
): Promise<Found> => {
  const { words, isApart } = compiled;
  const [ids, counted] = await Promise.all([
    pageOf(questions, inOrder(compiled, now, true), page),
    count(questions, compiled, now, words && (isApart ? words.found : words.all)),
  ]);
  const mentions = counted.all - counted.total;
  // Where all jobs only mention the words, the filters count those.
  const counts =
    counted.total || !mentions ? counted.counts : (await count(questions, compiled, now, words!.all)).counts;
  return { total: counted.total, mentions, ids, counts };
};

/** The ids of a page of a search. */
export const pageOf = async (
  questions: Questions,
  search: object,
  { from, size }: Page,
): Promise<number[]> => {
  const fitting = Math.min(size, mostBefore - from);
  if (fitting <= 0) return [];
  const { hits } = await questions.ask({ ...search, from, size: fitting, track_total_hits: false });
  return hits.hits.map(idOf);
};

/** The counts of all filters, how many jobs are found, and how many with those that only mention the words. */
const count = async (
  questions: Questions,
  compiled: Compiled,
  now: number,
  words: Clause | null,
): Promise<{ total: number; all: number; counts: Counts }> => {
  const { base, filters } = compiled;
  const { aggregations } = await questions.ask({
    query: { bool: { filter: base } },
    size: 0,
    track_total_hits: false,
    aggs: {
      all: { filter: foundBy(compiled, true) },
      found: {
        filter: words ?? { match_all: {} },
        aggs: {
          total: { filter: filters.length ? all(...filters.map(({ clause }) => clause)) : { match_all: {} } },
          ...countsOf(filters, now),
        },
      },
    },
  });
  const { all: whole, found } = aggregations!;
  return {
    total: (found!["total"] as Aggregation).doc_count ?? 0,
    all: whole!.doc_count ?? 0,
    counts: readCounts(found as unknown as Record<string, Aggregation>),
  };
};
