import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { DraftFields, PublicationAction } from "../../contract/editor-drafts.ts";
import { created, key, moment } from "../platform/database/columns.ts";

/** Accounts of people who write (`npm run signboard -- editor-account`); seekers are others. */
export const editors = pgTable("editors", {
  id: key(),
  /** Lower case. */
  email: text("email").notNull().unique(),
  name: text("name").notNull().default(""),
  /** Ids of the brands that the account may change; null for all. */
  brands: text("brands").array(),
  /** Null until the set-up link was used. */
  passwordHash: text("password_hash"),
  /** The secret of the second factor, encrypted with the key ring. */
  secret: jsonb("secret").$type<{ jwe: string }>(),
  /** The latest step of thirty seconds whose code was used: earlier codes, and this one again, are refused. */
  usedStep: integer("used_step").notNull().default(0),
  /** The hash of the link that sets password and second factor; null when none is open. */
  setupHash: text("setup_hash").unique(),
  setupExpiresAt: moment("setup_expires_at"),
  createdAt: created(),
});

const editorId = () =>
  uuid("editor_id")
    .notNull()
    .references(() => editors.id, { onDelete: "cascade" });

export const editorSessions = pgTable(
  "editor_sessions",
  {
    id: key(),
    editorId: editorId(),
    tokenHash: text("token_hash").notNull().unique(),
    /** The brand on whose host the editor signed in. */
    brand: text("brand").notNull(),
    /** The latest call, to within a minute. */
    seenAt: moment("seen_at").notNull().defaultNow(),
    createdAt: created(),
  },
  (table) => [index("editor_sessions_editor").on(table.editorId)],
);

/** A blog or an article while it is written. The file that pages are made from is written when it is published. */
export const editorDrafts = pgTable(
  "editor_drafts",
  {
    id: key(),
    /** The brand that owns it; empty for what all sites share. */
    brand: text("brand").notNull(),
    collection: text("collection").$type<"blogs" | "articles">().notNull(),
    /** The slug of its file; null until it is first published. */
    slug: text("slug"),
    fields: jsonb("fields").$type<DraftFields>().notNull(),
    version: integer("version").notNull().default(1),
    /** The version that the file has; 0 for none. */
    publishedVersion: integer("published_version").notNull().default(0),
    changedAt: moment("changed_at").notNull().defaultNow(),
    /** The name of who changed it, also when the account is gone. */
    changedBy: text("changed_by").notNull(),
    createdAt: created(),
  },
  (table) => [unique("editor_drafts_file").on(table.brand, table.collection, table.slug)],
);

const draftId = () =>
  uuid("draft_id")
    .notNull()
    .references(() => editorDrafts.id, { onDelete: "cascade" });

/** What a draft was at some versions: the last one of each sitting, and each that was published. */
export const editorVersions = pgTable(
  "editor_versions",
  {
    draftId: draftId(),
    version: integer("version").notNull(),
    action: text("action").notNull(),
    by: text("by").notNull(),
    fields: jsonb("fields").$type<DraftFields>().notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.version, table.action] })],
);

/** Versions that were, or are to be, published. One process works on all that wait. */
export const editorPublications = pgTable(
  "editor_publications",
  {
    id: key(),
    draftId: draftId(),
    version: integer("version").notNull(),
    action: text("action").$type<PublicationAction>().notNull(),
    fields: jsonb("fields").$type<DraftFields>().notNull(),
    by: text("by").notNull(),
    email: text("email").notNull(),
    state: text("state").$type<"waiting" | "building" | "done" | "failed">().notNull().default("waiting"),
    says: text("says").notNull().default(""),
    /** When its build last said something: one that has been quiet for long was interrupted. */
    seenAt: moment("seen_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
    createdAt: created(),
  },
  (table) => [
    index("editor_publications_draft").on(table.draftId, table.createdAt),
    index("editor_publications_open")
      .on(table.createdAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Uploaded pictures; those that a published text names are files of the content as well. */
export const editorPictures = pgTable(
  "editor_pictures",
  {
    brand: text("brand").notNull(),
    /** The name of its file. */
    name: text("name").notNull(),
    by: text("by").notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.name] })],
);
