import { pgTable, smallint } from "drizzle-orm/pg-core";
import { moment } from "../platform/database/columns.ts";

/** Unused; kept so that the previous release can still be started. */
export const housekeeping = pgTable("housekeeping", {
  id: smallint("id").primaryKey(),
  startedAt: moment("started_at").notNull(),
});
