import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { userTypes } from "../../contract/support.ts";
import { seekers } from "../auth/tables.ts";
import { created, identity } from "../platform/database/columns.ts";
import { files } from "../uploads/tables.ts";

/** Messages to support, from seekers and visitors. */
export const supportMessages = pgTable(
  "support_messages",
  {
    id: identity(),
    brand: text("brand").notNull(),
    /** The employer whose own host it was sent from: answers go out as the employer's. */
    hostEmployer: text("host_employer"),
    /** Null for a visitor; a seeker's messages are deleted with the account. */
    seekerId: uuid("seeker_id").references(() => seekers.id, { onDelete: "cascade" }),
    userType: text("user_type").$type<(typeof userTypes)[keyof typeof userTypes]>().notNull(),
    source: text("source").notNull(),
    /** Who wrote it, as they were then. */
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    fileId: uuid("file_id").references(() => files.id),
    /** SHA-256 of what was sent and the day: the same words twice on one day are one message. */
    digest: text("digest").notNull(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("support_messages_once").on(table.brand, table.digest),
    index("support_messages_seeker").on(table.seekerId),
    index("support_messages_file").on(table.fileId),
  ],
);

/** Operators' answers. */
export const supportAnswers = pgTable(
  "support_answers",
  {
    id: identity(),
    messageId: integer("message_id")
      .notNull()
      .references(() => supportMessages.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    /** SHA-256 of the text: the same answer twice is one, and is mailed once. */
    digest: text("digest").notNull(),
    createdAt: created(),
  },
  (table) => [uniqueIndex("support_answers_once").on(table.messageId, table.digest)],
);
