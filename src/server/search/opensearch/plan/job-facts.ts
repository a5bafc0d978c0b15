import { sql } from "drizzle-orm";
import type { Brand } from "../../../../contract/brand.ts";
import { siteId } from "../../../../domain/brands/white-label.ts";
import { Cache } from "../../../platform/cache.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { FirstJob, JobFacts } from "../../engine.ts";
import { JobCache, type Written } from "../../job-cache.ts";
import { oneOf } from "../clauses.ts";
import type { Follower } from "../follower.ts";
import { filterSqlOf } from "../index/layout.ts";
import { idOf, type Questions } from "../questions.ts";
import { inOrder, type Compiled } from "./compile.ts";
import { newestIds } from "./live-jobs.ts";

/** The most jobs whose facts one process keeps, some hundred bytes each. */
const most = 50_000;

/** Facts of open jobs, from the database, which answers for less than the index; cached until a job is written. */
export class JobFactsCache {
  readonly #cache = new JobCache<JobFacts>(most);

  /** The facts of those that are open, in the order of the ids. */
  async of(engine: Written & { db: Db }, ids: readonly number[]): Promise<JobFacts[]> {
    const cache = await this.#cache.open(engine);
    const known = new Map(ids.map((id) => [id, cache.get(id)]));
    const missing = ids.filter((id) => !known.get(id));
    for (const facts of missing.length ? await readFacts(engine.db, missing) : []) {
      known.set(facts.id, facts);
      cache.keep(facts.id, facts);
    }
    return ids.flatMap((id) => known.get(id) ?? []);
  }
}

const readFacts = async (db: Db, ids: readonly number[]): Promise<JobFacts[]> => {
  const { rows } = await db.execute(sql`
    select json_agg(json_build_object('id', id, 'category', category, 'subCategory', sub_category,
      'locationIds', location_ids, 'stateIds', state_ids, 'employerId', ${sql.raw(filterSqlOf("employer"))},
      'yearly', case when coalesce(yearly_min, yearly_max) is not null
        then json_build_object('min', coalesce(yearly_min, yearly_max), 'max', coalesce(yearly_max, yearly_min)) end)) as jobs
    from jobs row where id = any(${`{${ids.join(",")}}`}::int[]) and filled_at is null and hidden_by is null`);
  return (rows[0]!["jobs"] as JobFacts[] | null) ?? [];
};

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
    // One more, as the job itself may be among them.
    newestIds(questions, brand, follower.liveAt, size + 1, [oneOf("category", [category]), ...kind]),
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

const nearly = "nearly";

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
