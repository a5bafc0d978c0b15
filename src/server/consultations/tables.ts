import { index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { ConsultationStatus } from "../../contract/consultations.ts";
import { seekerId } from "../auth/tables.ts";
import { created, identity, moment } from "../platform/database/columns.ts";
import { files } from "../uploads/tables.ts";

/** Consultations that seekers asked for. */
export const consultations = pgTable(
  "consultations",
  {
    id: identity(),
    brand: text("brand").notNull(),
    seekerId: seekerId(),
    topic: text("topic").notNull(),
    details: text("details").notNull(),
    status: text("status").$type<ConsultationStatus>().notNull().default("requested"),
    /** Times that suit the seeker, in ISO 8601, UTC. */
    times: jsonb("times").$type<string[]>().notNull(),
    /** The seeker's time zone, for mails. */
    timeZone: text("time_zone").notNull(),
    /** The confirmed time. */
    startsAt: moment("starts_at"),
    minutes: smallint("minutes").notNull(),
    updatedAt: moment("updated_at").notNull(),
    createdAt: created(),
  },
  (table) => [index("consultations_seeker").on(table.seekerId)],
);

/** Notes of a case, each with a file or without. */
export const consultationNotes = pgTable(
  "consultation_notes",
  {
    id: identity(),
    consultationId: integer("consultation_id")
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    by: text("by").$type<"seeker" | "operator">().notNull(),
    text: text("text").notNull(),
    fileId: uuid("file_id").references(() => files.id),
    createdAt: created(),
  },
  (table) => [
    index("consultation_notes_consultation").on(table.consultationId),
    index("consultation_notes_file").on(table.fileId),
  ],
);
