import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { applications } from "../applications/tables.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { created, key, moment } from "../platform/database/columns.ts";

/** Links by which employers see applications without an account; the address has the id and a signature of it. */
export const employerLinks = pgTable(
  "employer_links",
  {
    id: key(),
    /** The site whose host opens the link. */
    brand: text("brand").notNull(),
    employerId: integer("employer_id")
      .notNull()
      .references(() => employers.id, { onDelete: "cascade" }),
    /** The one application that it shows; null for all of the employer's. */
    applicationId: integer("application_id").references(() => applications.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
    createdAt: created(),
  },
  (table) => [unique("employer_links_application").on(table.applicationId)],
);
