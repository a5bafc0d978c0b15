import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { created } from "../platform/database/columns.ts";
import { seekerId } from "../auth/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";

export const savedJobs = pgTable(
  "saved_jobs",
  {
    seekerId: seekerId(),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.seekerId, table.jobId] }),
    index("saved_jobs_job").on(table.jobId),
  ],
);
