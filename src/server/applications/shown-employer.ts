import { eq } from "drizzle-orm";
import { isShownEmployer, jobOwners, ownsJob } from "../catalogue/employers/employer-summary.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import type { Db } from "../platform/database/open.ts";

/** What of an employer its applications need. */
export interface ShownEmployer {
  id: number;
  slug: string;
  /**
   * Where applications are announced, and where applicants write to about theirs: the address that the employer gave for
   * that (`employer-link --mail-to`, `applicationsEmail` of its folder), shown to nobody but those who have applied
   * there. Null without one: its other addresses, such as that of its own site, were given for other things.
   */
  email: string | null;
}

/** The employer that a job is shown under. */
export const shownEmployerOf = async (
  jobId: number,
  db: Pick<Db, "select">,
): Promise<ShownEmployer | undefined> => {
  const [employer] = await db
    .select({ id: employers.id, slug: employers.slug, email: employers.applicationsEmail })
    .from(jobs)
    .innerJoin(jobOwners, ownsJob)
    .innerJoin(employers, isShownEmployer)
    .where(eq(jobs.id, jobId));
  return employer;
};
