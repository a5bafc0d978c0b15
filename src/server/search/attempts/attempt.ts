import type { Brand } from "../../../contract/brand.ts";
import type { SearchEngine, WordCounter } from "../engine.ts";
import type { TypedPlan } from "../make-plan.ts";

/** Where attempts are counted. */
export interface Asked {
  engine: SearchEngine;
  brand: Brand;
  /** Counts other words in the same place and with the same filters. */
  counter: WordCounter;
}

/** What a search may mean that finds hardly anything, and what to say about it. */
export interface Attempt {
  plan: TypedPlan;
  /** The corrected words. */
  corrected: string | null;
  /** A phrase whose words are searched for one by one. */
  apart: string | null;
  /** Words that only decide the order, or nothing. */
  leftOut: string[];
  /** Kinds of work that are shown, as no job is called as the words say: "category/kind" or a category. */
  kinds: string[];
}

/** The search as it was typed. */
export const asTyped = (plan: TypedPlan): Attempt => ({
  plan,
  corrected: null,
  apart: null,
  leftOut: [],
  kinds: [],
});
