import type { Brand } from "../../../../contract/brand.ts";
import { siteId } from "../../../../domain/brands/white-label.ts";
import { Cache } from "../../../platform/cache.ts";
import type { FirstJob, JobFacts } from "../../engine.ts";
import { oneOf } from "../clauses.ts";
import type { Follower } from "../follower.ts";
import { idOf, type Questions } from "../questions.ts";
import { inOrder, type Compiled } from "./compile.ts";
import { pageOf } from "./found-page.ts";
import { shownOn } from "./shown-on.ts";

const nearly = "nearly";

const ofKinds = new Cache<Follower, Promise<number[]>>("newest-of-kind", 500);

/** The ids of the newest live jobs of the same kind of work as another one; cached for all of a kind until a job has changed, begun or ended. */
export const newestOfKind = async (
  questions: Questions,
  follower: Follower,
  brand: Brand,
  { id, category, subCategory }: JobFacts,
  size: number,
): Promise<number[]> => {
  const kind = subCategory === null ? [] : [oneOf("sub_category", [subCategory])];
  const key = JSON.stringify([siteId(brand), category, subCategory, size]);
  const newest = await ofKinds.get(follower, key, [brand, follower.liveVersion], () =>
    pageOf(
      questions,
      {
        query: {
          bool: { filter: [...shownOn(brand, follower.liveAt), oneOf("category", [category]), ...kind] },
        },
        sort: [{ posted: "desc" }, { id: "desc" }],
      },
      // One more, as the job itself may be among them.
      { from: 0, size: size + 1 },
    ),
  );
  return newest.filter((one) => one !== id).slice(0, size);
};

/** When one of some jobs was changed last, in milliseconds; 0 where none is there. The ids are sorted. */
export const changedAt = async (questions: Questions, ids: Int32Array): Promise<number> => {
  if (!ids.length) return 0;
  const { aggregations } = await questions.ask({
    query: { range: { id: { gte: ids[0], lte: ids.at(-1) } } },
    size: 0,
    aggs: { last: { max: { field: "changed" } } },
  });
  return aggregations!["last"]!.value ?? 0;
};

/** The first jobs that a plan finds, and whether they are called as its words say. */
export const firstJobs = async (
  questions: Questions,
  compiled: Compiled,
  now: number,
  size: number,
): Promise<FirstJob[]> => {
  const { query, ...order } = inOrder(compiled, now);
  const named = compiled.words ? [{ bool: { filter: [compiled.words.nearly], _name: nearly } }] : [];
  const { hits } = await questions.ask({
    query: { bool: { must: [query], should: named } },
    ...order,
    size,
    docvalue_fields: ["category", "sub_category"],
    track_total_hits: false,
  });
  return hits.hits.map((hit) => {
    const { category: [category] = [], sub_category: [kind] = [] } = hit.fields ?? {};
    return {
      id: idOf(hit),
      kind: [category, ...(kind ? [kind] : [])].join("/"),
      isNearlyInTitle: hit.matched_queries?.includes(nearly) ?? false,
    };
  });
};
