import { index, integer, pgTable, real, text } from "drizzle-orm/pg-core";

/** Suburbs, regions (ids of `regions.csv`), and each state as a whole (ids 1 to 9, as in `domain/places/states.ts`). */
export const locations = pgTable(
  "locations",
  {
    id: integer("id").primaryKey(),
    kind: text("kind").$type<"suburb" | "region" | "state">().notNull(),
    /** What is compared with a search key: "newtown nsw 2042". */
    search: text("search").notNull(),
    suburb: text("suburb"),
    state: text("state").notNull(),
    postcode: text("postcode"),
    lat: real("lat"),
    lon: real("lon"),
    /** The population, or another measure of how likely the place is meant. */
    weight: integer("weight").notNull().default(0),
  },
  (table) => [
    index("locations_like").using("gin", table.search.op("gin_trgm_ops")),
    index("locations_latitude").on(table.lat),
  ],
);

/** Old ids of suburbs that an import had added and that `locations.csv` now lists: existing URLs still contain them. */
export const movedLocations = pgTable("moved_locations", {
  id: integer("id").primaryKey(),
  movedTo: integer("moved_to").notNull(),
});
