import { eq } from "drizzle-orm";
import { hiringSiteOf } from "../../runtime/hiring-sites.ts";
import { isShownEmployer, jobOwners, ownsJob } from "../catalogue/employers/employer-summary.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import type { Context } from "../http/context.ts";

/** The id of the employer that a job is shown under, if that has a hiring site of its own; null otherwise. */
export const hiringEmployerOf = async (
  jobId: number,
  { db, config }: Pick<Context, "db" | "config">,
): Promise<number | null> => {
  const [employer] = await db
    .select({ id: employers.id, slug: employers.slug })
    .from(jobs)
    .innerJoin(jobOwners, ownsJob)
    .innerJoin(employers, isShownEmployer)
    .where(eq(jobs.id, jobId));
  return employer && hiringSiteOf(config.HIRING_SITES, employer.slug) ? employer.id : null;
};
