import { pgTable, text } from "drizzle-orm/pg-core";

/** Objects of erased accounts that the store has yet to delete; a row is deleted with its object. */
export const erasedObjects = pgTable("erased_objects", { key: text("key").primaryKey() });
