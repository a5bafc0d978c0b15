import type { Brand } from "../../../../contract/brand.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Plan } from "../../plan.ts";
import { points, type Clause } from "../clauses.ts";
import { compileWords, relevance } from "../words/compile-words.ts";
import type { Facts } from "../words/facts.ts";
import type { Matching } from "../words/levels.ts";
import { filtersOf, type FilterClause } from "./filters.ts";
import { shownOn } from "./shown-on.ts";

/** A plan as clauses. */
export interface Compiled {
  words: Matching | null;
  /** What all jobs must pass, whichever filter is open: brand, place and excluded words; not the words. */
  base: readonly Clause[];
  filters: readonly FilterClause[];
  /** Whether jobs that only mention the words are apart. */
  isApart: boolean;
  sort: Plan["search"]["sort"];
}

export interface Compiling {
  db: Db;
  facts: Facts;
  /** The moment at which jobs are live, in milliseconds. */
  now: number;
}

export const compile = async ({ db, facts, now }: Compiling, brand: Brand, plan: Plan): Promise<Compiled> => {
  const { words, excluded } = plan.words
    ? await compileWords(db, facts, plan.words)
    : { words: null, excluded: null };
  const { filters, place } = filtersOf(plan, now);
  return {
    words,
    base: [...shownOn(brand, now), ...place, ...(excluded ? [{ bool: { must_not: [excluded] } }] : [])],
    filters,
    isApart: (plan.mentionsApart ?? false) && words !== null,
    sort: plan.search.sort,
  };
};

/** The jobs that a plan finds. @param mentions Whether those that only mention the words count, where they are apart. */
export const foundBy = ({ words, base, filters, isApart }: Compiled, mentions = false): Clause => ({
  bool: {
    filter: [
      ...base,
      ...filters.map(({ clause }) => clause),
      ...(words ? [isApart && !mentions ? words.found : words.all] : []),
    ],
  },
});

/** The same for scoring and sorting: found jobs come before those that only mention the words. */
export const inOrder = (compiled: Compiled, now: number, mentions = false): Record<string, unknown> => {
  const { words, sort = "relevance", isApart } = compiled;
  const found = foundBy(compiled, mentions);
  const last = [{ posted: "desc" }, { id: "desc" }];
  if (words && sort === "relevance")
    return { query: { bool: { filter: [found], must: [relevance(words, now)] } }, sort: ["_score", ...last] };
  const first = words && isApart ? points(words.found, 1) : null;
  return {
    query: first ? { bool: { filter: [found], should: [first] } } : found,
    sort: [
      ...(first ? ["_score"] : []),
      ...(sort === "salary" ? [{ yearlyMax: { order: "desc", missing: "_last" } }] : []),
      ...last,
    ],
  };
};
