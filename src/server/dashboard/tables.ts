import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { seekerId } from "../auth/tables.ts";
import { moment } from "../platform/database/columns.ts";

/** When a seeker looked at the dashboard of a site: says what is new to them, on every device. */
export const dashboardVisits = pgTable(
  "dashboard_visits",
  {
    seekerId: seekerId(),
    brand: text("brand").notNull(),
    /** When the visit before this one ended; at first, when the account was made. */
    newSince: moment("new_since").notNull(),
    /** When the dashboard was last loaded. */
    seenAt: moment("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.seekerId, table.brand] })],
);
