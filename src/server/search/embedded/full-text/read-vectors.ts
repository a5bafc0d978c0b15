import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { withIds } from "../read-jobs.ts";

/** The text search vectors of some jobs, as `lexemeTexts` takes them. */
export const readVectors = async (db: Db, ids: readonly number[]): Promise<Buffer> => {
  const { rows } = await db.execute(sql`
    select string_agg(int4send(job_id) || tsvectorsend(words) || tsvectorsend(core) || tsvectorsend(title), '' order by job_id) as jobs
    from job_search where ${withIds(ids)}`);
  const jobs = (rows[0]!["jobs"] as Uint8Array | null) ?? new Uint8Array();
  return Buffer.from(jobs.buffer, jobs.byteOffset, jobs.byteLength);
};
