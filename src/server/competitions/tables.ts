import { index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { seekers } from "../auth/tables.ts";
import { created, identity, key, moment } from "../platform/database/columns.ts";

const entryColumns = () => ({
  id: key(),
  /** The path of its file in `src/content/competitions`, without the ending. */
  competition: text("competition").notNull(),
  /** The site that it was sent from. */
  brand: text("brand").notNull(),
  name: text("name").notNull(),
  answer: text("answer").notNull(),
  /** The version of the terms that the person agreed to, and when. */
  termsVersion: text("terms_version").notNull(),
  agreedAt: moment("agreed_at").notNull(),
});

/** Entries whose email is not confirmed; several people may have typed the same one. They never count. */
export const competitionRequests = pgTable(
  "competition_requests",
  {
    ...entryColumns(),
    /** Lower case. */
    email: text("email").notNull(),
    createdAt: created(),
  },
  (table) => [
    index("competition_requests_email").on(table.email),
    index("competition_requests_created").on(table.createdAt),
  ],
);

/** Draws of winners: the seed makes each repeatable. */
export const competitionDraws = pgTable("competition_draws", {
  id: identity(),
  competition: text("competition").notNull(),
  seed: text("seed").notNull(),
  /** How many entries there were to draw from. */
  entries: integer("entries").notNull(),
  createdAt: created(),
});

/** Entries that count, one a person; those of erased accounts stay without the person. */
export const competitionEntries = pgTable(
  "competition_entries",
  {
    ...entryColumns(),
    /** Lower case; null when the person has been erased. */
    email: text("email"),
    seekerId: uuid("seeker_id").references(() => seekers.id, { onDelete: "cascade" }),
    enteredAt: moment("entered_at").notNull().defaultNow(),
    /** When the competition closes, as the file last said; the entry is removed some months later. */
    closesAt: moment("closes_at").notNull(),
    /** The draw that it has won in. */
    drawId: integer("draw_id").references(() => competitionDraws.id),
  },
  (table) => [
    unique("competition_entries_email").on(table.competition, table.email),
    unique("competition_entries_seeker").on(table.competition, table.seekerId),
    index("competition_entries_owner").on(table.seekerId),
    index("competition_entries_closes").on(table.closesAt),
  ],
);
