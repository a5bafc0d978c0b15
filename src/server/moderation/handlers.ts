import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type * as contract from "../../contract/job-reports.ts";
import type { Context, Handler } from "../http/context.ts";
import { neighbourhoodOf } from "../http/network-of.ts";
import { mailSite } from "../http/site-of.ts";
import { findJob } from "../catalogue/jobs/job-cards.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { hideReported } from "./hide-jobs.ts";
import { jobHiddenMail, jobReportMail } from "./mails.ts";
import { jobReports } from "./tables.ts";

const received = {
  payload: { received: true as const },
  message: "Thank you. We look at every report, and take down what should not be here.",
};

export const reportJob: Handler<typeof contract.reportJob> = async ({ params, body }, context) => {
  const { db, limits, address, enqueue, brand, config } = context;
  const job = await findJob(params.id, context);
  await limits.report.take(address);
  await db.transaction(async (tx) => {
    // One report after the other, so that the last of several counts them all.
    await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, job.id)).for("update");
    const [kept] = await tx
      .insert(jobReports)
      .values({ ...body, brand: brand.id, jobId: job.id, ...reporterOf(context) })
      .onConflictDoNothing()
      .returning({ id: jobReports.id });
    if (!kept) return;
    const hides = await hideReported(tx, job.id, config.REPORTS_TO_HIDE);
    await enqueue(tx, jobReportMail, { ...mailSite(context), report: kept.id, hides });
    if (hides) await enqueue(tx, jobHiddenMail, { ...mailSite(context), jobId: job.id });
  });
  return received;
};

/**
 * Who reports: a neighbourhood of networks, as one person can open any number of accounts and a household has many
 * addresses, and the account that is signed in, as one person can come from several networks.
 */
const reporterOf = ({
  address,
  seeker,
  secret,
}: Pick<Context<"optional">, "address" | "seeker" | "secret">) => {
  const named = (name: string) => createHmac("sha256", secret).update(name).digest("hex");
  return {
    reporter: named(`neighbourhood ${neighbourhoodOf(address)}`),
    account: seeker && named(`account ${seeker.id}`),
  };
};
