import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { SiteEvent } from "../platform/site-events.ts";

/** How often something happened on a site on a day of its own time zone; about no person. */
export const siteFigures = pgTable(
  "site_figures",
  {
    brand: text("brand").notNull(),
    day: date("day").notNull(),
    event: text("event").$type<SiteEvent>().notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.day, table.event] })],
);

/** Words that found no job, and how often they were searched for. */
export const missedSearches = pgTable(
  "missed_searches",
  {
    brand: text("brand").notNull(),
    day: date("day").notNull(),
    words: text("words").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.day, table.words] })],
);
