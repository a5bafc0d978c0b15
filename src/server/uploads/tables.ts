import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { UploadCategory } from "../../contract/uploads.ts";
import { moment, created, key } from "../platform/database/columns.ts";
import { seekerId } from "../auth/tables.ts";

/** Signed upload URLs, each for one PUT; a row is deleted when its file is kept or removed. */
export const uploads = pgTable(
  "uploads",
  {
    /** The object's name in the store. */
    key: text("key").primaryKey(),
    seekerId: seekerId(),
    /** The most bytes that may be sent. */
    size: integer("size").notNull(),
    /** `arrived` is set only by the disk store; an upload that has `ended` is waiting to be removed. */
    state: text("state").$type<"granted" | "arrived" | "ended">().notNull().default("granted"),
    createdAt: created(),
  },
  (table) => [
    index("uploads_seeker").on(table.seekerId),
    index("uploads_created").on(table.state, table.createdAt),
  ],
);

export const files = pgTable(
  "files",
  {
    id: key(),
    seekerId: seekerId(),
    /** The object's name in the store; the stored location ends with it. */
    key: text("key").notNull(),
    name: text("name").notNull(),
    category: text("category").$type<UploadCategory>().notNull(),
    mimeType: text("mime_type").notNull(),
    size: integer("size").notNull(),
    /** When the seeker removed it from the list; it is kept for the applications sent with it. */
    removedAt: moment("removed_at"),
    createdAt: created(),
  },
  (table) => [uniqueIndex("files_key").on(table.key), index("files_seeker").on(table.seekerId)],
);
