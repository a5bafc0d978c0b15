import { and, count, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { jobReports } from "./tables.ts";

/** Why a job is hidden: enough people reported it, an operator hid it, or its source is banned. */
type HiddenBy = "reports" | "operator" | "ban";

/** Hides visible jobs from every site, list, feed and search. @returns how many. */
export const hideJobs = async (db: Db, which: SQL, hiddenBy: HiddenBy): Promise<number> => {
  const rows = await db
    .update(jobs)
    .set({ hiddenBy, updatedAt: sql`now()` })
    .where(and(which, isNull(jobs.hiddenBy)))
    .returning({ id: jobs.id });
  return rows.length;
};

/** Shows hidden jobs again. @returns how many. */
export const restoreJobs = async (db: Db, which: SQL): Promise<number> => {
  const rows = await db
    .update(jobs)
    .set({ hiddenBy: null, updatedAt: sql`now()` })
    .where(and(which, sql`${jobs.hiddenBy} is not null`))
    .returning({ id: jobs.id });
  return rows.length;
};

/**
 * Hides a job once it has been reported so many times, by different people, since an operator last decided; never where
 * `limit` is 0.
 * @returns whether it is hidden by this.
 */
export const hideReported = async (db: Db, jobId: number, limit: number): Promise<boolean> => {
  if (limit === 0) return false;
  const [found] = await db
    .select({ total: count() })
    .from(jobReports)
    .where(and(eq(jobReports.jobId, jobId), isNull(jobReports.settledAt)));
  return (found?.total ?? 0) >= limit && (await hideJobs(db, eq(jobs.id, jobId), "reports")) > 0;
};
