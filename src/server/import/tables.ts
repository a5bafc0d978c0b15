import { integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { created, identity, moment } from "../platform/database/columns.ts";
import type { SourceOptions } from "./sources/source-options.ts";

/** Feeds that are fetched by their address; with `everyMinutes`, by the worker. */
export const feedSources = pgTable(
  "feed_sources",
  {
    id: identity(),
    /** The source of its jobs. */
    name: text("name").notNull(),
    url: text("url").notNull(),
    options: jsonb("options").$type<SourceOptions>().notNull(),
    /** Null for a feed that only a command fetches. */
    everyMinutes: integer("every_minutes"),
    /** What the last answer said, so that the next request can ask for changes only. */
    etag: text("etag"),
    lastModified: text("last_modified"),
    nextAt: moment("next_at"),
    /** A process that fetches it renews this; once it has passed, that process has ended. */
    claimedUntil: moment("claimed_until"),
    fetchedAt: moment("fetched_at"),
    /** How often it has failed in a row: each time it rests longer. */
    failures: integer("failures").notNull().default(0),
    /** What the last fetch did, for `--list` and for mails. */
    report: text("report"),
    createdAt: created(),
  },
  (table) => [unique("feed_sources_name").on(table.name)],
);
