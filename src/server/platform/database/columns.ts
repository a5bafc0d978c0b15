import { customType, integer, timestamp, uuid } from "drizzle-orm/pg-core";

/** A moment, with its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/** When the row was inserted. */
export const created = () => moment("created_at").notNull().defaultNow();
/** A primary key that the database numbers. */
export const identity = () => integer("id").primaryKey().generatedAlwaysAsIdentity();
/** A primary key with a random UUID. */
export const key = () => uuid("id").primaryKey().defaultRandom();
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
export const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });
