import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { lexemeTexts } from "../../embedded/full-text/lexeme-text.ts";
import { readVectors } from "../../embedded/full-text/read-vectors.ts";
import { withIds } from "../../embedded/read-jobs.ts";
import { filterFields, filterSql } from "./layout.ts";

/** A job as it is now. */
export interface JobState {
  id: number;
  /** The transaction that wrote or removed it last: a later state has a higher one. */
  version: number;
  /** Null for a job that is not open, or is no more. */
  document: Record<string, unknown> | null;
}

interface Row {
  id: number;
  version: string;
  isOpen: boolean;
  fields: Record<string, unknown>;
  filters: unknown[];
}

/** The first jobs by id that a condition on `job_search` selects, at most so many, deleted ones included. */
export const readStates = async (db: Db, condition: SQL, most: number): Promise<JobState[]> => {
  const { rows } = await db.execute(sql`
    select json_agg(json_build_object(
      'id', row.job_id, 'version', row.changed::text,
      'isOpen', row.id is not null and row.filled_at is null and row.hidden_by is null,
      'fields', json_build_object(
        'yearlyMin', coalesce(row.yearly_min, row.yearly_max), 'yearlyMax', coalesce(row.yearly_max, row.yearly_min),
        'locations', row.location_ids,
        'expires', least(coalesce(floor(extract(epoch from row.expires_at) * 1000), 253402300799000), 253402300799000),
        'titleLength', least(length(row.title) - length(replace(row.title, ' ', '')) + 1, 255),
        'changed', floor(extract(epoch from greatest(row.posted_at, row.updated_at)) * 1000)),
      'filters', json_build_array(${sql.raw(filterSql)})) order by row.job_id) as jobs
    from (
      select found.job_id, found.changed, job.*
      from (select job_id, changed from job_search where ${condition} order by job_id limit ${most}) found
      left join lateral (select * from jobs where id = found.job_id offset 0) job on true
    ) row`);
  const jobs = (rows[0]!["jobs"] as Row[] | null) ?? [];
  const open = jobs.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  const texts = new Map<number, object>();
  if (open.length)
    for (const { id, words, core, title } of lexemeTexts(await readVectors(db, open)))
      texts.set(id, { words, core, title });
  return jobs.map((job) => ({
    id: job.id,
    version: Number(job.version),
    document: job.isOpen ? documentOf(job, texts.get(job.id) ?? {}) : null,
  }));
};

/** The same of some jobs. */
export const statesOf = (db: Db, ids: readonly number[]): Promise<JobState[]> =>
  readStates(db, withIds(ids), ids.length);

const documentOf = ({ id, fields, filters }: Row, texts: object): Record<string, unknown> => {
  const byName = Object.fromEntries(filterFields.map((name, at) => [name, filters[at]]));
  const { date_posted: posted, ...values } = byName;
  return {
    id,
    ...fields,
    ...values,
    posted: Math.floor(Number(posted)),
    ...texts,
  };
};

/** How many jobs an index should have now. */
export const countOpen = async (db: Db): Promise<number> => {
  const { rows } = await db.execute(
    sql`select count(*)::int as count from jobs where filled_at is null and hidden_by is null`,
  );
  return rows[0]!["count"] as number;
};
