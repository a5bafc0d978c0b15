import { and, gte, inArray, sql } from "drizzle-orm";
import { firstAddedId } from "../../catalogue/locations/added-locations.ts";
import { lockLocations, searchTextOf, type LocationRow } from "../../catalogue/locations/fill-locations.ts";
import type { Db } from "../../platform/database/open.ts";
import { locations, movedLocations } from "../../catalogue/locations/tables.ts";
import type { PlaceOfWork } from "./place-index.ts";

/** The ids of places that had none when they were found; places that are still missing are added. @param known Ids found before. */
export const findOrAddPlaces = async (
  tx: Db,
  places: readonly PlaceOfWork[],
  known: ReadonlyMap<PlaceOfWork, number>,
): Promise<ReadonlyMap<PlaceOfWork, number>> => {
  const wanted = [...new Set(places)].filter((place) => place.id === null && !known.has(place));
  if (!wanted.length) return known;
  await lockLocations(tx);
  const there = await findAdded(tx, wanted.map(searchOf));
  const missing = wanted.filter((place) => !there.has(searchOf(place)));
  if (missing.length) {
    const first = await nextId(tx);
    const rows = missing.map((place, index) => rowOf(place, first + index));
    await tx.insert(locations).values(rows);
    for (const { id, search } of rows) there.set(search, id);
  }
  return new Map([...known, ...wanted.map((place) => [place, there.get(searchOf(place))!] as const)]);
};

const searchOf = ({ suburb, state, postcode }: PlaceOfWork) => searchTextOf(suburb ?? "", state, postcode);

const rowOf = (place: PlaceOfWork, id: number): LocationRow => ({
  ...place,
  id,
  kind: "suburb",
  search: searchOf(place),
  weight: 0,
});

/** Ids by search text. */
const findAdded = async (tx: Db, searches: string[]): Promise<Map<string, number>> => {
  const rows = await tx
    .select({ id: locations.id, search: locations.search })
    .from(locations)
    .where(and(gte(locations.id, firstAddedId), inArray(locations.search, searches)));
  return new Map(rows.map(({ id, search }) => [search, id]));
};

/** Ids are never reused, not even those of deleted rows. */
const nextId = async (tx: Db): Promise<number> => {
  const { rows } = await tx.execute(sql`
    select greatest(${firstAddedId - 1}::int, (select max(id) from ${locations}),
      (select max(id) from ${movedLocations})) + 1 as id`);
  return Number(rows[0]!["id"]);
};
