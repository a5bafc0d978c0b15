import type { ShiftId } from "../../contract/job-options.ts";
import type { ParsedJobSearch } from "../../contract/job-search.ts";
import type { Place } from "./places.ts";
import type { Term, Words } from "./understand/query-terms.ts";

/** What decides the order alone: filters that too few jobs have, and shifts that a job says not to have. */
export const orderingFields = ["shift", "benefits", "work_type", "refused_shift"] as const;
export interface Having extends Pick<ParsedJobSearch, "shift" | "benefits" | "work_type"> {
  refused_shift?: readonly ShiftId[];
}

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
