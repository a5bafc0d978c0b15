import { sql, type SQL } from "drizzle-orm";
import { changedSince, momentColumns, type Moment } from "../../platform/database/moment.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Columns } from "./columns/columns.ts";
import type { JobValue } from "./columns/filter-column.ts";

/**
 * The current moment, and the jobs written or removed since an earlier one, at most `most`; without meaning where the
 * database does not continue it. Snapshots differ whenever anything was written, such as by the queue: only changes of
 * jobs count.
 */
export const changesSince = async (
  db: Db,
  seen: Moment,
  most: number,
): Promise<Moment & { changed: number[] }> => {
  const { rows } = await db.execute(sql`
    select ${momentColumns}, array(
      select job_id from job_search where ${changedSince(seen)} limit ${most}) as changed`);
  return rows[0] as unknown as Moment & { changed: number[] };
};

/** Jobs by their ids, as a condition of `readJobs`. */
export const withIds = (ids: readonly number[]): SQL => sql`job_id = any(${`{${ids.join(",")}}`}::int[])`;

/**
 * Reads jobs into columns: the first ones by id of those that a condition on `job_search` selects. As JSON, which costs
 * a quarter of what rows cost.
 * @returns the last id, or null when there are no more.
 */
export const readJobs = async (
  db: Db,
  columns: Columns,
  condition: SQL,
  most: number,
): Promise<number | null> => {
  const { rows } = await db.execute(sql`
    select json_agg(json_build_array(
        row.job_id, row.id is not null and row.filled_at is null and row.hidden_by is null, row.yearly_min, row.yearly_max, row.location_ids,
        extract(epoch from row.expires_at)::float8 * 1000,
        length(row.title) - length(replace(row.title, ' ', '')) + 1,
        floor(extract(epoch from greatest(row.posted_at, row.updated_at)) * 1000),
        json_build_array(${columns.filterSql})) order by row.job_id) as jobs
    from (
      select found.job_id, job.*
      from (select job_id from job_search where ${condition} order by job_id limit ${most}) found
      -- "offset 0" keeps this a lookup by key, whatever the planner expects.
      left join lateral (select * from jobs where id = found.job_id offset 0) job on true
    ) row`);
  const jobs = (rows[0]!["jobs"] as JobTuple[] | null) ?? [];
  for (const job of jobs) take(job, columns);
  return jobs.length < most ? null : jobs.at(-1)![0];
};

/** A job as the database returns it; a deleted one is not open, and has only its id. */
type JobTuple = [
  id: number,
  open: boolean,
  yearlyMin: number | null,
  yearlyMax: number | null,
  locations: number[],
  expires: number | null,
  titleLength: number,
  changed: number,
  filters: JobValue[],
];

const take = (
  [id, open, yearlyMin, yearlyMax, locations, expires, titleLength, changed, filters]: JobTuple,
  columns: Columns,
): void => {
  if (open)
    columns.set({
      ...{ id, yearlyMin, yearlyMax, locations, changed, titleLength, filters },
      expires: expires ?? Infinity,
    });
  else columns.remove(id);
};
