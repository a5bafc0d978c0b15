import { customType, integer, timestamp, uuid } from "drizzle-orm/pg-core";

/** A moment, with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/** When the row was made. */
export const created = () => moment("created_at").notNull().defaultNow();
/** A number that the database gives. */
export const identity = () => integer("id").primaryKey().generatedAlwaysAsIdentity();
/** A random key. */
export const key = () => uuid("id").primaryKey().defaultRandom();
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
export const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });
