import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { applications } from "../applications/tables.ts";
import { moment } from "../platform/database/columns.ts";

/** What of the profile an application's employer may see; nothing without a row. */
export const sharingPreferences = pgTable("sharing_preferences", {
  applicationId: integer("application_id")
    .primaryKey()
    .references(() => applications.id, { onDelete: "cascade" }),
  /** Names of sections. */
  sections: text("sections").array().notNull(),
  /** Sensitive fields of these sections, such as `passport.number`. */
  sensitive: text("sensitive").array().notNull(),
  /** Ids of entries with a file. They may have been removed since. */
  documents: integer("documents").array().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});
