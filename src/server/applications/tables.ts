import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { ApplicationSide, ApplicationStatus } from "../../contract/application-fields.ts";
import type { RightToWorkId } from "../../contract/job-options.ts";
import type { ScreeningAnswer } from "../../contract/job-fields.ts";
import { moment, identity } from "../platform/database/columns.ts";
import { seekers } from "../auth/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { files } from "../uploads/tables.ts";

export const applications = pgTable(
  "applications",
  {
    /** Random, because seekers and employers see it, and the next one must not tell how many there are. */
    id: integer("id")
      .primaryKey()
      .default(sql`application_number()`),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    /** Null once the account has been erased; then nothing in the row is personal. */
    seekerId: uuid("seeker_id").references(() => seekers.id, { onDelete: "cascade" }),
    status: text("status").$type<ApplicationStatus>().notNull().default("submitted"),
    /** Null once the account has been erased. */
    cvFileId: uuid("cv_file_id").references(() => files.id),
    note: text("note").notNull().default(""),
    /** Each answer, with the wording of the question at that time. */
    answers: jsonb("answers").$type<(ScreeningAnswer & { question: string })[]>().notNull().default([]),
    /** The job's title and employer, the seeker's name and email, all as they were sent. */
    jobTitle: text("job_title").notNull().default(""),
    employerName: text("employer_name").notNull().default(""),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    rightToWork: text("right_to_work").$type<RightToWorkId>(),
    /** The slug of the employer on whose own host it was sent; null on a brand's. */
    hostEmployer: text("host_employer"),
    submittedAt: moment("submitted_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    archivedAt: moment("archived_at"),
  },
  (table) => [
    unique("applications_once").on(table.jobId, table.seekerId),
    index("applications_seeker").on(table.seekerId),
  ],
);

/** The files that were sent beside the CV. */
export const applicationDocuments = pgTable(
  "application_documents",
  {
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.fileId] }),
    index("application_documents_file").on(table.fileId),
  ],
);

/** What has happened to applications: the timeline that seekers see. */
export const applicationEvents = pgTable(
  "application_events",
  {
    id: identity(),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    side: text("side").$type<ApplicationSide>().notNull(),
    /** Null when the application was sent for the first time. */
    from: text("from_status").$type<ApplicationStatus>(),
    to: text("to_status").$type<ApplicationStatus>().notNull(),
    /** From the employer to the seeker. */
    note: text("note").notNull().default(""),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [index("application_events_application").on(table.applicationId, table.id)],
);
