import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { ReportReason } from "../../contract/job-reports.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { created, identity, moment } from "../platform/database/columns.ts";

/** Reports of jobs, one of each neighbourhood of networks and of each account. */
export const jobReports = pgTable(
  "job_reports",
  {
    id: identity(),
    /** The site that it came from. */
    brand: text("brand").notNull(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** HMAC-SHA256 of the neighbourhood that it came from (`neighbourhoodOf`): tells them apart, and names none. */
    reporter: text("reporter").notNull(),
    /** The same of the account of a signed-in seeker. */
    account: text("account"),
    reason: text("reason").$type<ReportReason>().notNull(),
    text: text("text").notNull(),
    createdAt: created(),
    /** When an operator decided about the job; such a report no longer counts. */
    settledAt: moment("settled_at"),
  },
  (table) => [
    unique("job_reports_once").on(table.jobId, table.reporter),
    unique("job_reports_once_by_account").on(table.jobId, table.account),
  ],
);
