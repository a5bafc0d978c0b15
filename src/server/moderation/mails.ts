import { and, count, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { reportReasons, type ReportReason } from "../../contract/job-reports.ts";
import { operatorEmail } from "../../domain/brands/operator-email.ts";
import { jobSlug } from "../../domain/jobs/job-slug.ts";
import { jobPath } from "../../domain/jobs/job-text.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { oneLine } from "../../domain/text/one-line.ts";
import { defineMail } from "../platform/mail/mail-job.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { jobReports } from "./tables.ts";

/** The title of a reason, as seekers see it. */
export const reasonTitle = (reason: ReportReason): string =>
  reportReasons.find(({ id }) => id === reason)?.title ?? reason;

/** Where an employer is told about a job. */
const employerEmail = sql<string | null>`coalesce(${employers.applicationsEmail}, ${employers.contactEmail})`;

/** Tells the site's operators of a report, whether it has hidden the job, and how to decide about it. */
export const jobReportMail = defineMail(
  "job-report",
  { report: z.int(), hides: z.boolean().optional() },
  async ({ report: id, hides = false }, { db, brand, urlOf }) => {
    const [found] = await db
      .select({
        report: jobReports,
        job: { id: jobs.id, title: jobs.title, source: jobs.source, hiddenBy: jobs.hiddenBy },
        employer: employerEmail,
      })
      .from(jobReports)
      .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .where(eq(jobReports.id, id));
    if (!found) return null;
    const { report, job, employer } = found;
    const [all] = await db.select({ total: count() }).from(jobReports).where(eq(jobReports.jobId, job.id));
    return {
      to: operatorEmail(brand),
      template: {
        subject: `${hides ? "Hidden after reports" : "Report of a job"}: ${oneLine(job.title)}`,
        heading: job.title,
        before: [
          ...(hides
            ? [
                `With this report the job is hidden from every site until you decide. ${employer ? "Its employer has been told, and may write to you." : "Its employer has no address here, and has not been told."}`,
              ]
            : []),
          `${reasonTitle(report.reason)}.`,
          ...report.text.split(/\n{2,}/).filter(Boolean),
          `Source: ${job.source}. Reports so far: ${all?.total ?? 1}. The job is ${job.hiddenBy ? "hidden" : "still shown"}.`,
        ],
        // A hidden job has no page.
        ...(!job.hiddenBy && {
          link: { label: "See the job", href: urlOf(jobPath({ id: job.id, slug: jobSlug(job.title) })) },
        }),
        after: [
          `To decide: npm run signboard -- moderation show ${job.id}, then hide or restore; npm run signboard -- moderation --help says more.`,
        ],
      },
    };
  },
);

/**
 * Tells an employer that a job is hidden after reports: why, in the reporters' choice of reasons and none of their words,
 * that nobody has decided yet, and how to object. Answers go to the site's operators.
 */
export const jobHiddenMail = defineMail(
  "job-hidden",
  { jobId: z.int() },
  async ({ jobId: id }, { db, brand }) => {
    const [job] = await db
      .select({ title: jobs.title, reference: jobs.reference, hiddenBy: jobs.hiddenBy, to: employerEmail })
      .from(jobs)
      .innerJoin(employers, eq(employers.id, jobs.employerId))
      .where(eq(jobs.id, id));
    if (!job?.to || job.hiddenBy !== "reports") return null;
    const reasons = await db
      .selectDistinct({ reason: jobReports.reason })
      .from(jobReports)
      .where(and(eq(jobReports.jobId, id), isNull(jobReports.settledAt)));
    return {
      to: job.to,
      replyTo: operatorEmail(brand),
      template: {
        subject: `Your job is hidden: ${oneLine(job.title)} (job ${id})`,
        heading: `${job.title} is hidden for now`,
        before: [
          `Several people have reported this job (your reference ${job.reference}), so it was taken off ${brand.name} automatically. Nobody has decided yet: we will look at it, and show it again if nothing is wrong.`,
          `They chose:\n${reasons.map(({ reason }) => `- ${reasonTitle(reason)}`).join("\n")}`,
        ],
        after: [
          "If the reports are wrong, or you have changed the job, answer this email and say why: your answer goes to the people who decide.",
          "Seekers do not see the job meanwhile, and cannot apply. Applications that you have received stay open.",
        ],
      },
    };
  },
);
