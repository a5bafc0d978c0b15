import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { DeliveryEvent } from "./delivery-event.ts";
import { applications } from "../applications/tables.ts";
import { employers } from "../catalogue/employers/tables.ts";
import { created, identity, moment } from "../platform/database/columns.ts";

/** What is delivered to employers' hiring sites, in the order of the ids. A row holds nothing personal. */
export const hiringDeliveries = pgTable(
  "hiring_deliveries",
  {
    id: identity(),
    /** The same in every attempt: the hiring site recognises by it what it has taken already. */
    key: uuid("key").notNull().defaultRandom(),
    employerId: integer("employer_id")
      .notNull()
      .references(() => employers.id, { onDelete: "cascade" }),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** The site that the application was sent on. */
    brand: text("brand").notNull(),
    event: text("event").$type<DeliveryEvent>().notNull(),
    createdAt: created(),
    /** When the hiring site took it. */
    takenAt: moment("taken_at"),
    /** When an operator removed it from the queue. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    index("hiring_deliveries_employer").on(table.employerId, table.id),
    index("hiring_deliveries_application").on(table.applicationId),
  ],
);
