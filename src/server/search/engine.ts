import type { Brand } from "../../contract/brand.ts";
import type { CountedFilter } from "../../contract/job-filters.ts";
import type { JobFacets } from "../../contract/job-search.ts";
import type { FilterId } from "../../domain/search/job-filters.ts";
import type { EmployerIndex } from "../catalogue/employers/employer-index.ts";
import type { Moment } from "../platform/database/moment.ts";
import type { Db } from "../platform/database/open.ts";
import type { CountsById } from "./counts-by-id.ts";
import type { Place } from "./places.ts";
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
  isNearlyInTitle: boolean;
}

/** Counts the jobs of one plan for other words: whether a job passes its place and filters is found out once. */
export interface WordCounter {
  count: (plan: Pick<Plan, "words" | "mentionsApart">) => Promise<number>;
}

/** What an engine knows of a live job. The same object for each job that is visited. */
export interface LiveJob {
  id: number;
  employerId: number;
  /** In milliseconds. */
  postedAt: number;
  changedAt: number;
  locationIds: readonly number[];
}

/** What an engine knows of one job, with which others are compared. */
export interface JobFacts {
  id: number;
  category: string;
  subCategory: string | null;
  locationIds: readonly number[];
  stateIds: readonly number[];
  /** The employer under whose name it is shown. */
  employerId: number;
  /** What it pays in dollars a year; null when the employer does not say. */
  yearly: { min: number; max: number } | null;
}

/** Live jobs: those that a plan finds, or picked ones by their ids. */
export type Selection = { kind: "plan"; plan: Plan } | { kind: "picked"; ids: readonly number[] };

/** The live jobs of a brand in figures. */
export interface Overview extends Pick<JobFacets, "category" | "sub_category"> {
  total: number;
  /** Those with the most live jobs, the most first; among equals, the lowest id. */
  employers: readonly { id: number; count: number }[];
}

/** What a job may have that a seeker looks for. */
export type Criterion =
  /** The text in its title, or in its text. */
  | { kind: "title" | "text"; text: string }
  /** A value of a filter. */
  | { kind: "category" | "sub_category" | "work_type" | "right_to_work"; id: string }
  | { kind: "employer"; ids: readonly number[] }
  | { kind: "place"; place: Place }
  /** A year's pay that reaches this. */
  | { kind: "pay"; least: number };

/** Something that a seeker looks for in a job. */
export interface Interest {
  points: number;
  /** Why a job that has it is recommended. */
  reason: string;
  /** Whether it says which work the seeker wants; the others only say under which conditions. */
  isWork: boolean;
  /** Whether it is the seeker's own, so that without a job for it there is none for the seeker. */
  isOwn: boolean;
  /** All of them. */
  criteria: readonly Criterion[];
}

/** A job that a seeker liked. */
export interface LikedJob {
  id: number;
  category: string;
  sub_category: string | null;
  state_ids: readonly number[];
}

/** What jobs are recommended by. */
export interface RecommendQuery {
  interests: readonly Interest[];
  /** Jobs like these; they are not recommended themselves, nor are the others that were liked. */
  similarTo: readonly LikedJob[];
  liked: readonly number[];
  /** What every job must have. */
  only: readonly Criterion[];
  /** For how many were posted since then. */
  since?: Date;
  from: number;
  size: number;
}

/** A page of recommended jobs: ids in order, and why each is recommended, by its id. */
export interface Recommended {
  ids: number[];
  total: number;
  reasons: ReadonlyMap<number, string[]>;
  /** How many were posted after `since`; 0 without it. */
  posted: number;
  /** Whether some job fits the seeker's own interests or is like a liked one; without any, all jobs are there. */
  isOwn: boolean;
}

/**
 * What finds the live jobs of a brand. It knows the jobs as they are when it is opened, or, while many changes at once are
 * read, as they were before them.
 */
export interface SearchEngine {
  readonly db: Db;
  /** The database's clock when the engine was opened last, in milliseconds. */
  readonly now: number;
  /** Brings it up to date: with all jobs as they are now, or, while many changes at once are read, as before them. */
  sync: () => Promise<void>;
  /** The same with everything that was written before, however long reading it takes. */
  caughtUp: () => Promise<void>;
  /** A text that changes whenever a job or an employer is written. */
  version: () => Promise<string>;
  /** The employers as they are now; read only if something was written since the engine was opened last. */
  employers: () => Promise<EmployerIndex>;
  /** Whether nothing was written until a moment that was just read, so that the engine shows it already. */
  shows: (moment: Moment) => boolean;
  /** Whether many changes are being read, which searches do not show yet. */
  readonly isBehind: boolean;
  /** When the next job begins or ends, in milliseconds of the database's clock. */
  readonly nextChange: number;
  /** How often all jobs were read anew, and how many changes were read since. */
  readonly generation: number;
  readonly changeCount: number;
  /** The ids of the jobs that changed after so many changes. */
  changedSince: (count: number) => readonly number[];
  /** A text that changes whenever a job has changed, begun or ended. */
  readonly liveVersion: string;
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
  /** Calls `visit` for every live job of the brand that is selected. */
  visit: (brand: Brand, selection: Selection, visit: (job: LiveJob) => void) => Promise<void>;
  /** The ids of a page of the live jobs that are selected: picked ones in their order, others as their search sorts. */
  select: (brand: Brand, selection: Selection, page: { from: number; size: number }) => Promise<number[]>;
  /** The ids of all live jobs of a brand, the lowest first, for callers that read all jobs part by part. */
  liveIds: (brand: Brand) => Promise<Int32Array>;
  /** The ids of the live jobs of a brand that were posted last, the newest first. */
  newestIds: (brand: Brand, size: number) => Promise<number[]>;
  /** What is known of a job; undefined for one that is not there. */
  facts: (id: number) => Promise<JobFacts | undefined>;
  /** The newest live jobs of the same kind of work as another one. */
  newestOfKind: (brand: Brand, job: JobFacts, size: number) => Promise<JobFacts[]>;
  /** When one of a part of the live jobs was changed last, in milliseconds; 0 where none is there. @param ids Sorted. */
  changedAt: (ids: Int32Array) => Promise<number>;
  /** How many live jobs of a brand each employer has. Another object when these may have changed. */
  employerCounts: (brand: Brand) => Promise<CountsById>;
  overview: (brand: Brand, mostEmployers: number) => Promise<Overview>;
  /** The canonical slugs of readable search pages that have live jobs of a brand. */
  slugsWithJobs: (brand: Brand) => Promise<string[]>;
  /** Live jobs with the most points for a seeker, newer before older; without any that fits, all are. */
  recommend: (brand: Brand, query: RecommendQuery) => Promise<Recommended>;
}
