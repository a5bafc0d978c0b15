import { all, any, everything, oneOf, points, type Clause } from "../clauses.ts";
import { levels, weights } from "../../match-levels.ts";
import type { TermClauses } from "./term-clauses.ts";

/** Which jobs match some words, and how well: the same levels as those of the embedded engine. */
export interface Matching {
  /** All that match, and those of them that do not only mention the words. */
  all: Clause;
  found: Clause;
  /** Those that are nearly, or really, called as the words say. */
  nearly: Clause;
  inTitle: Clause;
  /** Scores all: how well each matches, and how short its title is. */
  score: Clause;
  /** Jobs of the kind of work that the words mean, those with one of the words in their title, and those of a rank that is not meant. */
  kin?: Clause;
  alike?: Clause;
  last?: Clause;
}

/** The jobs of a term; `title` is where a condition is stated, `headline` where it really is in the title. */
export type MatchedTerm = TermClauses & { closeTitle?: Clause; typedTitle?: Clause; headline?: Clause };

type Pass = [level: number, clauses: Clause[]];

/** The jobs with all of the terms, or null when the terms are stop words only. */
export const matchingOf = (terms: readonly (MatchedTerm | null)[]): Matching | null => {
  const some = terms.filter((term) => term !== null);
  if (!some.length) return null;
  const found = all(...some.map(({ core }) => core));
  const mentioned = all(...some.map(({ words }) => words));
  const both = same(found, mentioned) ? found : any(mentioned, found);
  const passes = passesOf(some).filter(([, clauses], at, every) => !same(clauses, every[at + 1]?.[1]));
  const from = (least: number): Clause =>
    all(found, any(...passes.filter(([level]) => level >= least).map(([, clauses]) => all(...clauses))));
  return {
    all: both,
    found,
    nearly: from(levels.nearlyInTitle),
    inTitle: from(levels.inTitle),
    score: best(
      points(both, levels.mentioned * weights.level),
      points(found, levels.found * weights.level),
      ...(passes.length ? [{ bool: { filter: [found], must: [best(...passes.map(scoreOf))] } }] : []),
    ),
  };
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The most points of some clauses. */
export const best = (...queries: Clause[]): Clause => ({ dis_max: { queries } });

/** The points of a level, and a fraction for a short title. */
const scoreOf = ([level, clauses]: Pass): Clause => ({
  function_score: {
    query: points(clauses.length ? all(...clauses) : everything, level * weights.level),
    functions: [{ field_value_factor: { field: "titleLength", modifier: "reciprocal", missing: 1 } }],
    boost_mode: "sum",
  },
});

/** What makes each level above that of jobs that are found at all, the lowest first. */
const passesOf = (some: readonly MatchedTerm[]): Pass[] => {
  const passes: Pass[] = [];
  if (some.length > 1) {
    passes.push([levels.partlyNear, [any(...some.map(({ title }) => title))]]);
    passes.push([levels.partlyInTitle, [any(...some.map(({ title, closeTitle }) => closeTitle ?? title))]]);
  }
  passes.push(
    [levels.nearlyInTitle, some.map(({ title }) => title)],
    [levels.inTitle, some.map(({ title, closeTitle }) => closeTitle ?? title)],
    [levels.asTyped, some.map(({ title, typedTitle }) => typedTitle ?? title)],
  );
  if (some.some(({ headline }) => headline))
    passes.push(
      [levels.asTyped, some.map(({ title, closeTitle, headline }) => headline ?? closeTitle ?? title)],
      [levels.headline, some.map(({ title, typedTitle, headline }) => headline ?? typedTitle ?? title)],
    );
  return passes;
};

/** Those of some jobs that are of one of some kinds of work, or of none. */
export const ofKinds = (kinds: readonly string[]): Clause =>
  any(...(kinds.length ? [oneOf("sub_category", kinds)] : []), ofNoKind);

export const ofNoKind: Clause = { bool: { must_not: [{ exists: { field: "sub_category" } }] } };
