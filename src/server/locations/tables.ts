import { index, integer, pgTable, real, text } from "drizzle-orm/pg-core";

/** Suburbs, and each state as a whole (ids 1 to 9, as in `domain/states.ts`). */
export const locations = pgTable(
  "locations",
  {
    id: integer("id").primaryKey(),
    kind: text("kind").$type<"suburb" | "state">().notNull(),
    /** What is compared with a search key: "newtown nsw 2042". */
    search: text("search").notNull(),
    suburb: text("suburb"),
    state: text("state").notNull(),
    postcode: text("postcode"),
    lat: real("lat"),
    lon: real("lon"),
    /** How many people live there, or another measure of how likely it is meant. */
    weight: integer("weight").notNull().default(0),
  },
  (table) => [
    index("locations_like").using("gin", table.search.op("gin_trgm_ops")),
    index("locations_latitude").on(table.lat),
  ],
);

/** Ids of suburbs that an import added and that the list of places has gained since: addresses still name them. */
export const movedLocations = pgTable("moved_locations", {
  id: integer("id").primaryKey(),
  movedTo: integer("moved_to").notNull(),
});
