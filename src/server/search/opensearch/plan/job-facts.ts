import type { Brand } from "../../../../contract/brand.ts";
import { siteId } from "../../../../domain/brands/white-label.ts";
import { Cache } from "../../../platform/cache.ts";
import type { FirstJob, JobFacts } from "../../engine.ts";
import { oneOf } from "../clauses.ts";
import type { Follower } from "../follower.ts";
import type { Hit, Questions } from "../questions.ts";
import { inOrder, type Compiled } from "./compile.ts";
import { shownOn } from "./shown-on.ts";

const fields = ["category", "sub_category", "locations", "states", "employer", "yearlyMin", "yearlyMax"];
const nearly = "nearly";

/** What the index has of a job; undefined where it has none of this id. */
export const factsOf = async (questions: Questions, id: number): Promise<JobFacts | undefined> => {
  const { hits } = await questions.ask({ query: oneOf("id", [id]), size: 1, docvalue_fields: fields });
  return hits.hits.map(readFacts)[0];
};

const readFacts = ({ _id, fields: values = {} }: Hit): JobFacts => ({
  id: Number(_id),
  category: String(values["category"]![0]),
  subCategory: values["sub_category"] ? String(values["sub_category"][0]) : null,
  locationIds: (values["locations"] ?? []).map(Number),
  stateIds: (values["states"] ?? []).map(Number),
  employerId: Number(values["employer"]![0]),
  yearly: values["yearlyMax"]
    ? { min: Number(values["yearlyMin"]![0]), max: Number(values["yearlyMax"][0]) }
    : null,
});

const ofKinds = new Cache<Follower, Promise<JobFacts[]>>("newest-of-kind", 500);

/** The newest live jobs of the same kind of work as another one; cached for all of a kind until a job has changed, begun or ended. */
export const newestOfKind = async (
  questions: Questions,
  follower: Follower,
  brand: Brand,
  { id, category, subCategory }: JobFacts,
  size: number,
): Promise<JobFacts[]> => {
  const kind = subCategory === null ? [] : [oneOf("sub_category", [subCategory])];
  const key = JSON.stringify([siteId(brand), category, subCategory, size]);
  const newest = await ofKinds.get(follower, key, [brand, follower.liveVersion], async () => {
    const { hits } = await questions.ask({
      query: {
        bool: { filter: [...shownOn(brand, follower.liveAt), oneOf("category", [category]), ...kind] },
      },
      // One more, as the job itself may be among them.
      size: size + 1,
      sort: [{ posted: "desc" }, { id: "desc" }],
      docvalue_fields: fields,
      track_total_hits: false,
    });
    return hits.hits.map(readFacts);
  });
  return newest.filter((one) => one.id !== id).slice(0, size);
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
      id: Number(hit._id),
      kind: [category, ...(kind ? [kind] : [])].join("/"),
      isNearlyInTitle: hit.matched_queries?.includes(nearly) ?? false,
    };
  });
};
