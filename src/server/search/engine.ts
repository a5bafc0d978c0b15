import type { Brand } from "../../contract/brand.ts";
import type { CountedFilter } from "../../contract/job-filters.ts";
import type { FilterId } from "../../domain/search/job-filters.ts";
import type { Db } from "../platform/database/open.ts";
import type { Plan } from "./plan.ts";
import type { Term } from "./understand/query-terms.ts";

/** How many jobs each value of a filter would give, with all other filters unchanged. */
export type Counts = Record<CountedFilter, ReadonlyMap<FilterId, number>>;

/** A page of the jobs that a plan finds. */
export interface FoundPage {
  total: number;
  /** How many jobs only mention the words, where those are apart. */
  mentions: number;
  /** The jobs of the page, in order: found ones, then those that only mention the words. */
  ids: number[];
  counts: Counts;
  /**
   * Until when the page holds unless something is written, in milliseconds of the database's clock.
   * @param isExact Whether nothing beside it depends on other jobs.
   */
  until: (isExact: boolean) => number;
}

/** One of the first jobs that a plan finds. */
export interface FirstJob {
  id: number;
  /** Its kind of work, as "category/kind"; the category alone where its kind is not known. */
  kind: string;
  /** Whether its title has the words, or nearly. */
  isCalledSo: boolean;
}

/** Counts the jobs of one plan for other words: whether a job passes its place and filters is found out once. */
export interface WordCounter {
  count: (plan: Pick<Plan, "words" | "mentionsApart">) => Promise<number>;
}

/**
 * What finds the live jobs of a brand. It knows the jobs as they are when it is opened, or, while many changes at once are
 * read, as they were before them.
 */
export interface SearchEngine {
  readonly db: Db;
  /** The database's clock when the engine was opened last, in milliseconds. */
  readonly now: number;
  /** A text that changes whenever a job or an employer is written. */
  version: () => Promise<string>;
  /** How often all jobs were read anew, and how many changes were read since. */
  readonly generation: number;
  readonly changeCount: number;
  search: (brand: Brand, plan: Plan, page: { from: number; size: number }) => Promise<FoundPage>;
  /**
   * How many jobs a plan finds, with those that only mention its words unless these are apart.
   * @param enough Counts no further than this.
   */
  count: (brand: Brand, plan: Plan, enough?: number) => Promise<number>;
  within: (brand: Brand, plan: Plan) => WordCounter;
  /** The ids of at most so many jobs that a plan finds, in its order. @param among Only these jobs are looked at. */
  ids: (brand: Brand, plan: Plan, size: number, among?: readonly number[]) => Promise<number[]>;
  first: (brand: Brand, plan: Plan, size: number) => Promise<FirstJob[]>;
  /** How many jobs of all brands have each of some terms anywhere. */
  countTerms: (terms: readonly Term[]) => Promise<number[]>;
}
