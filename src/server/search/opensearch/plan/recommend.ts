import type { Brand } from "../../../../contract/brand.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Criterion, Interest, LikedJob, Recommended, RecommendQuery } from "../../engine.ts";
import { withoutRelated } from "../../understand/alternatives.ts";
import { parseWords } from "../../understand/query-terms.ts";
import { all, any, everything, nothing, oneOf, points, range, type Clause } from "../clauses.ts";
import { idOf, type Questions } from "../questions.ts";
import { freshness } from "../words/compile-words.ts";
import { matchingOf } from "../words/levels.ts";
import { termClauses } from "../words/term-clauses.ts";
import { inPlace } from "./in-place.ts";
import { shownOn } from "./shown-on.ts";

interface Asking {
  questions: Questions;
  db: Db;
  now: number;
}

type Test = Interest & { fits: Clause };
const similar = "Similar to jobs that you saved or applied for";

/** Live jobs that fit the interests or are like those that were liked, newer before older; all jobs if there are none. */
export const recommend = async (
  { questions, db, now }: Asking,
  brand: Brand,
  { interests, similarTo, liked, only, since, from, size }: RecommendQuery,
): Promise<Recommended> => {
  const tests: Test[] = await Promise.all(
    interests.map(async (interest) => ({
      ...interest,
      fits: await allOf(db, interest.criteria),
    })),
  );
  const near = nearnessTo(similarTo);
  const isShown: Clause = { bool: { filter: shownOn(brand, now), must_not: [oneOf("id", liked)] } };
  const wanted = (some: readonly Test[]) =>
    any(near.any, ...some.filter(({ isWork }) => isWork).map(({ fits }) => fits));
  const isAnyWork = !(await questions.count(all(isShown, wanted(tests.filter(({ isOwn }) => isOwn))), 1));
  const asked = all(isShown, await allOf(db, only));
  const found = isAnyWork ? asked : all(asked, wanted(tests));
  const { hits, aggregations } = await questions.ask({
    query: {
      bool: {
        filter: [found],
        should: [
          ...tests.map(({ fits, points: worth }, at) => ({
            constant_score: { filter: fits, boost: worth, _name: String(at) },
          })),
          ...near.scores,
          freshness(now, 1),
        ],
      },
    },
    from,
    size,
    sort: ["_score", { posted: "desc" }, { id: "desc" }],
    track_total_hits: true,
    ...(since && { aggs: { posted: { filter: range("posted", { gt: since.getTime() }) } } }),
  });
  const reasons = hits.hits.map((hit) => {
    const { matched_queries = [] } = hit;
    const fitting = tests.filter((_, at) => matched_queries.includes(String(at))).map(({ reason }) => reason);
    return [idOf(hit), matched_queries.includes(similar) ? [...fitting, similar] : fitting] as const;
  });
  return {
    total: hits.total!.value,
    ids: reasons.map(([id]) => id),
    reasons: new Map(reasons),
    posted: aggregations?.["posted"]?.doc_count ?? 0,
    isOwn: !isAnyWork,
  };
};

/** The jobs that have what all criteria say. */
const allOf = async (db: Db, criteria: readonly Criterion[]): Promise<Clause> =>
  all(everything, ...(await Promise.all(criteria.map((one) => clauseOf(db, one)))));

/** The jobs that have what a criterion says. */
const clauseOf = async (db: Db, criterion: Criterion): Promise<Clause> => {
  switch (criterion.kind) {
    case "title":
    case "text": {
      const { terms } = parseWords(criterion.text);
      const matching = matchingOf(await termClauses(db, terms.map(withoutRelated)));
      if (!matching) return nothing;
      return criterion.kind === "title" ? matching.inTitle : matching.all;
    }
    case "employer":
      return oneOf("employer", criterion.ids);
    case "place":
      return inPlace(criterion.place);
    case "pay":
      return range("yearlyMax", { gte: Math.ceil(criterion.least) });
    default:
      return oneOf(criterion.kind, [criterion.id]);
  }
};

/** Similarity from 0, nothing in common, to 6. */
const nearnessTo = (liked: readonly LikedJob[]): { any: Clause; scores: Clause[] } => {
  const valuesOf = (of: (job: LikedJob) => readonly (string | number)[]) => [
    ...new Set(liked.flatMap((job) => of(job).map(String))),
  ];
  const kinds = oneOf(
    "sub_category",
    valuesOf(({ sub_category }) => (sub_category === null ? [] : [sub_category])),
  );
  const categories = oneOf(
    "category",
    valuesOf(({ category }) => [category]),
  );
  const either = any(kinds, categories);
  const inStates = oneOf(
    "states",
    valuesOf((job) => job.state_ids),
  );
  return {
    any: either,
    scores: [
      points(kinds, 3),
      points(categories, 2),
      points(all(either, inStates), 1),
      { constant_score: { filter: either, boost: 0, _name: similar } },
    ],
  };
};
