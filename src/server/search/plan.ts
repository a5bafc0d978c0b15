import type { ParsedJobSearch } from "../../contract/job-search.ts";
import type { Place } from "./places.ts";
import type { Term, Words } from "./understand/query-terms.ts";

/** Filters that decide the order alone where too few jobs have them. */
export const orderingFilters = ["shift", "benefits", "work_type"] as const;
export type Having = Pick<ParsedJobSearch, (typeof orderingFilters)[number]>;

/** What the words of a search look for: jobs with all of its terms, without the excluded ones. */
export interface WordQuery extends Words {
  /** Whether one name of work in title, employer or kind is enough, and the other terms may be anywhere. */
  isLoose?: boolean;
  /** Terms that move the jobs up that have them, wherever these are stated. */
  boosted?: readonly Term[];
  /** Whether only jobs are found that are called as the words say, and not for work close to it. */
  isInTitle?: boolean;
  /** Only jobs are found that have an option of each of these filters. */
  having?: Having;
  /** Other words, whose jobs are found as well and come before these. */
  before?: WordQuery | null;
}

/** What an engine searches for. */
export interface Plan {
  /** The filters; its words and its place are in `words` and `place`. */
  search: ParsedJobSearch;
  place: Place | null;
  /** Null for a search without words. */
  words: WordQuery | null;
  /** Whether jobs that only mention the words are apart from those that are found. */
  mentionsApart?: boolean;
  /** The employers that `search.employer` stands for: itself, and its members or clients. */
  employers?: readonly number[];
}
