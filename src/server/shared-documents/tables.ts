import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { LinkLook } from "../../contract/shared-documents.ts";
import { seekerId } from "../auth/tables.ts";
import { created, identity, key, moment } from "../platform/database/columns.ts";

/** Links by which seekers show documents to others. */
export const sharedLinks = pgTable(
  "shared_links",
  {
    id: key(),
    seekerId: seekerId(),
    /** SHA-256 of the token in the link's address, in base64url. */
    tokenHash: text("token_hash").notNull().unique(),
    recipient: text("recipient").notNull(),
    /** Ids of the profile's entries. */
    entries: jsonb("entries").$type<number[]>().notNull(),
    expiresAt: moment("expires_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
    createdAt: created(),
  },
  (table) => [index("shared_links_seeker").on(table.seekerId, table.createdAt)],
);

/** Looks at these links. */
export const sharedLinkLooks = pgTable(
  "shared_link_looks",
  {
    id: identity(),
    linkId: uuid("link_id")
      .notNull()
      .references(() => sharedLinks.id, { onDelete: "cascade" }),
    what: text("what").$type<LinkLook["what"]>().notNull(),
    /** The name of the document, as it was. */
    document: text("document"),
    /** IP address. */
    address: text("address").notNull(),
    createdAt: created(),
  },
  (table) => [index("shared_link_looks_link").on(table.linkId, table.createdAt)],
);
