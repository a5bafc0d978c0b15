import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** The backups of a PostgreSQL that ended well; whatever makes one adds a row (docs/how-to/back-up-postgresql.md). */
export const backups = pgTable("backups", {
  madeAt: moment("made_at").primaryKey().defaultNow(),
  tool: text("tool").notNull().default("pgbackrest"),
});
