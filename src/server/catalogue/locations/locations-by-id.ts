import { inArray } from "drizzle-orm";
import type { Location } from "../../../contract/job-fields.ts";
import type { Db } from "../../platform/database/open.ts";
import { readLocations } from "./fill-locations.ts";
import { locationOf } from "./location-of.ts";
import { locations } from "./tables.ts";

const readListed = async (): Promise<ReadonlyMap<number, Location>> =>
  new Map((await readLocations()).map((row) => [row.id, locationOf(row)]));
let listed: ReturnType<typeof readListed> | undefined;

/** The listed places by their ids, which the database has as well; those that imports have added are not among them. */
export const listedLocations = (): ReturnType<typeof readListed> => (listed ??= readListed());

/** Places by their ids, those that imports have added from the database; unknown ids are left out. */
export const locationsById = async (ids: readonly number[], db: Db): Promise<Map<number, Location>> => {
  const known = await listedLocations();
  const added = ids.filter((id) => !known.has(id));
  const rows = added.length ? await db.select().from(locations).where(inArray(locations.id, added)) : [];
  const all = new Map(rows.map((row) => [row.id, locationOf(row)]));
  for (const id of ids) {
    const place = known.get(id);
    if (place) all.set(id, place);
  }
  return all;
};
