import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../platform/database/columns.ts";

/** Counters of `rate-limit.ts`, when several processes share them. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: moment("expire"),
});
