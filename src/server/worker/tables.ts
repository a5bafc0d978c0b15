import { pgTable, smallint } from "drizzle-orm/pg-core";
import { moment } from "../platform/database/columns.ts";

/** When housekeeping last began, on whichever process: one row. */
export const housekeeping = pgTable("housekeeping", {
  id: smallint("id").primaryKey(),
  startedAt: moment("started_at").notNull(),
});
