import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { created, identity, moment } from "../platform/database/columns.ts";
import { seekerId } from "../auth/tables.ts";

/** Seekers' profiles: one row for each entry of each section, so that a new section needs no migration. */
export const profileEntries = pgTable(
  "profile_entries",
  {
    id: identity(),
    seekerId: seekerId(),
    /** The name of the section in the contract. */
    section: text("section").notNull(),
    /** Place in the seeker's list, from 0; gaps are allowed. */
    position: integer("position").notNull().default(0),
    /** Incremented with each change of `data`. */
    version: integer("version").notNull().default(1),
    /** Key that is unique within a seeker's section; null when entries may be equal. */
    entryKey: text("entry_key"),
    /** The fields of the section, checked by its schema when it was written; sensitive ones are encrypted. */
    data: jsonb("data").$type<unknown>().notNull(),
    /** The key that encrypted the sensitive fields, an older one where there are several; null when none is encrypted. */
    keyId: text("key_id"),
    createdAt: created(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("profile_entries_once").on(table.seekerId, table.section, table.entryKey),
    index("profile_entries_list").on(table.seekerId, table.section, table.position),
    index("profile_entries_key").on(table.keyId),
  ],
);
