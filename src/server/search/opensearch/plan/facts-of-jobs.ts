import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { filterSqlOf } from "../index/layout.ts";
import type { JobFacts } from "../../engine.ts";
import { JobCache, type Written } from "../../job-cache.ts";

/** Some hundred bytes each. */
const most = 50_000;

/** Facts of open jobs, which the database knows at once and for less than the index; cached until a job is written. */
export class FactsOfJobs {
  readonly #cache = new JobCache<JobFacts>(most);

  /** Those that are there, in the order of the ids. */
  async of(engine: Written & { db: Db }, ids: readonly number[]): Promise<JobFacts[]> {
    const cache = await this.#cache.open(engine);
    const known = new Map(ids.map((id) => [id, cache.get(id)]));
    const missing = ids.filter((id) => !known.get(id));
    if (missing.length)
      for (const facts of await readFacts(engine.db, missing)) {
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
