import { eq } from "drizzle-orm";
import type { ApplicationRow } from "../applications/queries.ts";
import type { Context } from "../http/context.ts";
import { mailSite } from "../http/site-of.ts";
import { isShownEmployer, jobOwners, ownsJob } from "../catalogue/employers/employer-summary.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import type { Db } from "../platform/database/open.ts";
import { makeApplicationLink } from "./links.ts";
import { receivedApplicationMail } from "./mails.ts";

/** Enqueues the mail with a link to a new application, where its employer has an address for applications. */
export const mailEmployer = async (
  tx: Db,
  { id, jobId }: ApplicationRow,
  context: Pick<Context, "brand" | "origin" | "enqueue">,
): Promise<void> => {
  const [employer] = await tx
    .select({ id: employers.id, email: employers.applicationsEmail })
    .from(jobs)
    .innerJoin(jobOwners, ownsJob)
    .innerJoin(employers, isShownEmployer)
    .where(eq(jobs.id, jobId));
  if (!employer?.email) return;
  await makeApplicationLink({ brand: context.brand.id, employerId: employer.id, applicationId: id }, tx);
  await context.enqueue(tx, receivedApplicationMail, { ...mailSite(context), application: id });
};
