import type { Db } from "../../../platform/database/open.ts";
import { orderingFields, type Having, type WordQuery } from "../../plan.ts";
import type { Term } from "../../understand/query-terms.ts";
import { all, any, everything, oneOf, points, scored, without, type Clause } from "../clauses.ts";
import type { Facts } from "./facts.ts";
import { withoutKindNames } from "./leave-out.ts";
import { levels, weights } from "../../match-levels.ts";
import { best, type Matching } from "./levels.ts";
import { matchWords, type MatchedWords } from "./match-words.ts";
import { termClauses } from "./term-clauses.ts";

/** How many levels a job with all boosted terms rises. */
const mostRise = 4;
/** More levels than there are: the jobs of the words before come first. */
const above = 16;

/** The words of a plan as clauses. */
export const compileWords = async (db: Db, facts: Facts, query: WordQuery): Promise<MatchedWords> => {
  const { before, having, isInTitle, isLoose, boosted = [] } = query;
  const [matched, first] = await Promise.all([
    matchWords(db, facts, query, isLoose),
    before ? compileWords(db, facts, before).then(({ words }) => words) : null,
  ]);
  let { words } = matched;
  if (words && boosted.length) words = await boostedBy(db, words, boosted);
  if (words && having) words = havingOnly(words, having);
  if (first) words = appended(first, words ?? everyJob);
  // As in the embedded engine, a synonym in the title is enough for a job that states what was asked for.
  const called = having ? words?.nearly : words?.inTitle;
  if (words && called && isInTitle) words = { ...words, all: called, found: called };
  return { words, excluded: matched.excluded };
};

/** Moves found jobs up by how many of some terms they have; those of other kinds of work than is meant rise half as far. */
const boostedBy = async (db: Db, matching: Matching, terms: readonly Term[]): Promise<Matching> => {
  const { kin, found, score } = matching;
  const each = (mostRise * weights.level) / (2 * terms.length);
  const clauses = (await termClauses(db, terms)).flatMap(
    (one, at) => one && withoutKindNames(terms[at]!, one),
  );
  // A word in title or kind says more than one in the text.
  const having = clauses.flatMap((one) => (one ? [one.words, one.core] : []));
  const rise = (clause: Clause): Clause[] =>
    kin ? [points(clause, each / 2), points(all(clause, kin), each / 2)] : [points(clause, each)];
  return {
    ...matching,
    score: { bool: { must: [score], should: [scored(found, ...having.flatMap(rise))] } },
  };
};

/** Those of some matches that are found and have an option of each of some filters. */
const havingOnly = (matching: Matching, having: Having): Matching => {
  const options = orderingFields.flatMap((name) => (having[name] ? [oneOf(name, [...having[name]])] : []));
  const those = (clause: Clause) => all(clause, ...options);
  const { found, nearly, inTitle } = matching;
  return {
    ...matching,
    all: those(found),
    found: those(found),
    nearly: those(nearly),
    inTitle: those(inTitle),
  };
};

/** All jobs, which a search without words finds. */
const everyJob: Matching = {
  all: everything,
  found: everything,
  nearly: everything,
  inTitle: everything,
  score: points(everything, levels.found * weights.level),
};

/** The jobs of two searches, those that the first finds before all others. */
const appended = (first: Matching, more: Matching): Matching => ({
  ...more,
  ...first,
  all: any(first.all, more.all),
  found: any(first.found, more.found),
  nearly: any(first.found, more.nearly),
  inTitle: any(first.found, more.inTitle),
  score: best(
    {
      bool: {
        filter: [first.all],
        must: [first.score],
        should: [points(first.found, above * weights.level)],
      },
    },
    more.score,
  ),
});

/** What a matching scores, and those of some jobs that it finds. */
export const relevance = ({ score, kin, alike, last, all: matching }: Matching, now: number): Clause => ({
  bool: {
    must: [score],
    should: [
      ...(kin ? [points(kin, weights.kin)] : []),
      ...(alike ? [points(alike, weights.alike)] : []),
      ...(last ? [points(without(matching, last), weights.rank)] : []),
      freshness(now, 2),
    ],
  },
});

/** Newer before older: the most points for a job that is new, half of them for one of ten days. */
export const freshness = (now: number, boost: number): Clause => ({
  distance_feature: { field: "posted", origin: now, pivot: "10d", boost },
});
