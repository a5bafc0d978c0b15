import { index, pgTable, text } from "drizzle-orm/pg-core";
import { identity, moment } from "../platform/database/columns.ts";
import { seekerId } from "../auth/tables.ts";

/** Who saw which data of a seeker, and when. */
export const accessLog = pgTable(
  "access_log",
  {
    id: identity(),
    seekerId: seekerId(),
    who: text("who").notNull(),
    /** The data that was seen, as a phrase. */
    what: text("what").notNull(),
    at: moment("at").notNull().defaultNow(),
    /** The network address of who saw it. */
    address: text("address"),
  },
  (table) => [index("access_log_seeker").on(table.seekerId, table.at)],
);
