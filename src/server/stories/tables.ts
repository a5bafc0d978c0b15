import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { created, identity } from "../platform/database/columns.ts";

/** Stories that visitors sent ("tell your story to connect"). */
export const stories = pgTable(
  "stories",
  {
    id: identity(),
    brand: text("brand").notNull(),
    story: text("story").notNull(),
    name: text("name").notNull(),
    /** An email address or a phone number. */
    contact: text("contact").notNull(),
    /** SHA-256 of what was sent: the same words twice are one story. */
    digest: text("digest").notNull(),
    createdAt: created(),
  },
  (table) => [uniqueIndex("stories_once").on(table.brand, table.digest)],
);
