import { and, count, desc, eq } from "drizzle-orm";
import type { Context } from "../http/context.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { savedJobs } from "./tables.ts";
import { brandJobs, liveJobs } from "../catalogue/jobs/job-cards.ts";

/** Ids of the seeker's saved jobs that this site shows, last saved first. */
export const savedJobIds = async (
  context: Context<"seeker">,
  { hideExpired = false, limit, offset = 0 }: { hideExpired?: boolean; limit: number; offset?: number },
): Promise<number[]> => {
  const rows = await context.db
    .select({ id: savedJobs.jobId })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(shown(context, hideExpired))
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.jobId))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
};

/** How many saved jobs of the seeker's this site shows, as a query of one row and column. */
export const savedTotal = (context: Context<"seeker">, hideExpired = false) =>
  context.db
    .select({ total: count() })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(shown(context, hideExpired));

/** How many saved jobs of the seeker's this site shows. */
export const countSaved = async (context: Context<"seeker">, hideExpired = false): Promise<number> =>
  (await savedTotal(context, hideExpired))[0]!.total;

const shown = ({ seeker, brand }: Context<"seeker">, hideExpired: boolean) =>
  and(eq(savedJobs.seekerId, seeker.id), brandJobs(brand), hideExpired ? liveJobs() : undefined);
