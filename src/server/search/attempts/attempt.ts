import type { Brand } from "../../../contract/brand.ts";
import type { Prepared } from "../embedded/ranking/filter-mask.ts";
import type { JobIndex } from "../embedded/job-index.ts";
import type { Scope } from "../embedded/ranking/scope.ts";
import type { Words } from "../understand/query-terms.ts";

/** A search whose words were parsed and looked up. */
export type Typed = Prepared & { typed: Words };

/** Where a search looks for jobs of other words. */
export interface Asked {
  index: JobIndex;
  brand: Brand;
  scope: Scope;
}

/** What a search may mean that finds hardly anything, and what to say about it. */
export interface OtherWords {
  meant: Typed;
  /** The corrected words. */
  corrected: string | null;
  /** A phrase whose words are searched for one by one. */
  apart: string | null;
  /** Words that only decide the order, or nothing. */
  leftOut: string[];
  /** Kinds of work that are shown, as no job is called as the words say: "category/kind" or a category. */
  kinds: string[];
}

/** The same search as it was typed. */
export const asTyped = (meant: Typed): OtherWords => ({
  meant,
  corrected: null,
  apart: null,
  leftOut: [],
  kinds: [],
});
