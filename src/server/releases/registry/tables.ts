import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Stamp } from "../../../releases/folders.ts";
import { created, key, moment } from "../../platform/database/columns.ts";

/** Releases in the object store, which servers on other machines fetch (`SHARED_RELEASES`). */
export const registeredReleases = pgTable(
  "registered_releases",
  {
    id: key(),
    /** The name of its folder where it was built. */
    name: text("name").notNull(),
    settings: text("settings").notNull(),
    /** The digest of the code of the servers that take it. */
    server: text("server").notNull(),
    sources: text("sources").notNull(),
    stamp: jsonb("stamp").$type<Stamp>().notNull(),
    /** The SHA-256 of its list of files. */
    manifest: text("manifest").notNull(),
    /** The SHA-256 of each object that has files of it. */
    packs: text("packs").array().notNull(),
    createdAt: created(),
  },
  (table) => [index("registered_releases_of").on(table.settings, table.server, table.createdAt)],
);

/** The release that all servers with the same settings and code show. */
export const servedReleases = pgTable(
  "served_releases",
  {
    settings: text("settings").notNull(),
    server: text("server").notNull(),
    releaseId: uuid("release_id")
      .notNull()
      .references(() => registeredReleases.id),
    /** Whether an operator has gone back to it: then nothing is published by itself. */
    isRolledBack: boolean("is_rolled_back").notNull().default(false),
    /** Grows with each change. */
    version: integer("version").notNull().default(1),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.settings, table.server] })],
);

/** Files of the content as editors have published them, for the checkouts of other machines; the object store has them. */
export const publishedFiles = pgTable("published_files", {
  /** The path from the checkout's folder. */
  file: text("file").primaryKey(),
  /** The SHA-256 of the file. */
  digest: text("digest").notNull(),
  /** The digests that it had before, empty for no file: a checkout that has another is newer, and keeps its file. */
  replaces: text("replaces").array().notNull(),
  /** Grows with each change. */
  version: integer("version").notNull().default(1),
});
