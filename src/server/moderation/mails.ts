import { count, eq } from "drizzle-orm";
import * as z from "zod";
import { reportReasons, type ReportReason } from "../../contract/job-reports.ts";
import { jobSlug } from "../../domain/jobs/job-slug.ts";
import { jobPath } from "../../domain/jobs/job-text.ts";
import { defineMail } from "../platform/mail/mail-job.ts";
import { jobs } from "../jobs/tables.ts";
import { jobReports } from "./tables.ts";

/** The title of a reason, as seekers see it. */
export const reasonTitle = (reason: ReportReason): string =>
  reportReasons.find(({ id }) => id === reason)?.title ?? reason;

/** Tells the site's operators of a report, and how to decide about the job. */
export const jobReportMail = defineMail(
  "job-report",
  { report: z.int() },
  async ({ report: id }, { db, brand, urlOf }) => {
    const [found] = await db
      .select({
        report: jobReports,
        job: { id: jobs.id, title: jobs.title, source: jobs.source, hiddenBy: jobs.hiddenBy },
      })
      .from(jobReports)
      .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
      .where(eq(jobReports.id, id));
    if (!found) return null;
    const { report, job } = found;
    const [all] = await db.select({ total: count() }).from(jobReports).where(eq(jobReports.jobId, job.id));
    return {
      to: brand.supportEmail ?? brand.email,
      template: {
        subject: `Report of a job: ${job.title.replace(/\s+/g, " ")}`,
        heading: job.title,
        before: [
          `${reasonTitle(report.reason)}.`,
          ...report.text.split(/\n{2,}/).filter(Boolean),
          `Source: ${job.source}. Reports so far: ${all?.total ?? 1}. The job is ${job.hiddenBy ? "hidden" : "still shown"}.`,
        ],
        link: { label: "See the job", href: urlOf(jobPath({ id: job.id, slug: jobSlug(job.title) })) },
        after: [
          `To decide: npm run moderation -- show ${job.id}, then hide or restore; npm run moderation -- --help says more.`,
        ],
      },
    };
  },
);
