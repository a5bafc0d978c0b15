import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { AlertFrequency } from "../../contract/saved-searches.ts";
import { seekers } from "../auth/tables.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { created, identity, moment } from "../platform/database/columns.ts";

/** Saved searches, of seekers and of addresses without an account. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: identity(),
    seekerId: uuid("seeker_id").references(() => seekers.id, { onDelete: "cascade" }),
    /** Lower case; null where it is a seeker's, whose account has it. */
    email: text("email"),
    brand: text("brand").notNull(),
    /** The employer whose own host it was saved on. */
    hostEmployer: text("host_employer"),
    /** The origin of the request: links in mails lead there. */
    origin: text("origin").notNull(),
    name: text("name").notNull(),
    /** The query of the search's address (`savedQuery`). */
    query: text("query").notNull(),
    frequency: text("frequency").$type<AlertFrequency>().notNull(),
    /** When the address was confirmed; at once for a seeker. */
    confirmedAt: moment("confirmed_at"),
    pausedAt: moment("paused_at"),
    /** Why it ended, if not by the seeker in the account. */
    stopped: text("stopped").$type<"unsubscribed" | "rejected">(),
    /** When new jobs are looked for next. */
    nextAt: moment("next_at").notNull(),
    /** Jobs added after this moment are new. */
    lookedAt: moment("looked_at").notNull().defaultNow(),
    /** How many mails were sent. */
    round: integer("round").notNull().default(0),
    createdAt: created(),
  },
  (table) => [
    unique("saved_searches_seeker").on(table.seekerId, table.brand, table.query),
    unique("saved_searches_email").on(table.email, table.brand, table.query),
    index("saved_searches_due")
      .on(table.nextAt)
      .where(sql`confirmed_at is not null and paused_at is null and stopped is null`),
  ],
);

/** The jobs that were mailed for a saved search: none is mailed twice. */
export const savedSearchJobs = pgTable(
  "saved_search_jobs",
  {
    savedSearchId: integer("saved_search_id")
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** The mail that it was in: the `round` of its saved search. */
    round: integer("round").notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.savedSearchId, table.jobId] }),
    index("saved_search_jobs_job").on(table.jobId),
    index("saved_search_jobs_created").on(table.createdAt),
  ],
);
