import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, lt, notInArray, sql } from "drizzle-orm";
import { states } from "../../../contract/job-options.ts";
import { firstAddedId, giveWayToListed } from "./added-locations.ts";
import type { Db } from "../../platform/database/open.ts";
import { regions, regionsCsv, type Region } from "./regions.ts";
import { locations } from "./tables.ts";

/** A row of the table. */
export type LocationRow = typeof locations.$inferSelect;

const file = join(import.meta.dirname, "locations.csv");
/** Above any suburb, so that "victoria" finds the state before Victoria Park. */
const stateWeight = 10_000_000;
/** For each kilometre of its radius, so that a larger region comes before a smaller one. */
const regionWeight = 10_000;
/** The rest of a state is larger than any of its regions. */
const restRadius = 800;
const rowsPerInsert = 1000;

/** Every place: whole states, the regions of `regions.csv`, then the suburbs of `locations.csv`, likeliest first. */
export const readLocations = async (): Promise<LocationRow[]> => locationsOf(await readFile(file, "utf8"));

const locationsOf = (csv: string): LocationRow[] => {
  const [, ...lines] = csv.trimEnd().split("\n");
  return [...states.map(wholeState), ...[...regions.values()].map(region), ...lines.map(suburb)];
};

const wholeState = ({ id, code, title }: (typeof states)[number]): LocationRow => ({
  id,
  kind: "state",
  search: `${title} ${code}`.toLowerCase(),
  suburb: null,
  state: code,
  postcode: null,
  lat: null,
  lon: null,
  weight: stateWeight,
});

const region = ({ id, name, aliases, state, lat, lon, radius }: Region): LocationRow => ({
  id,
  kind: "region",
  search: [name, ...aliases]
    .map((one) => `${one} ${state}`)
    .join(" ")
    .toLowerCase(),
  suburb: name,
  state,
  postcode: null,
  lat,
  lon,
  weight: (radius ?? restRadius) * regionWeight,
});

const suburb = (line: string): LocationRow => {
  const [id, name, state, postcode, lat, lon, weight] = line.split(",");
  return {
    id: Number(id),
    kind: "suburb",
    search: searchTextOf(name!, state!, postcode!),
    suburb: name!,
    state: state!,
    postcode: postcode!,
    lat: Number(lat),
    lon: Number(lon),
    weight: Number(weight),
  };
};

/** The text that a search key is compared with: "newtown nsw 2042". */
export const searchTextOf = (suburb: string, state: string, postcode: string | null): string =>
  [suburb, state, postcode].filter(Boolean).join(" ").toLowerCase();

/** Lets one transaction at a time write locations. */
export const lockLocations = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(762002)`);

/**
 * Updates the table of locations from `locations.csv` and `regions.csv`, and keeps what imports have added. Cheap when nothing has
 * changed: the table's comment holds a digest of the files, so one read is enough. Several servers may call it at once.
 */
export const fillLocations = async (db: Db): Promise<void> => {
  const csv = await readFile(file, "utf8");
  const digest = createHash("sha256").update(csv).update(regionsCsv).digest("hex");
  if ((await filledWith(db)) === digest) return;
  await db.transaction(async (tx) => {
    await lockLocations(tx);
    if ((await filledWith(tx)) === digest) return;
    const rows = locationsOf(csv);
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      await tx
        .insert(locations)
        .values(rows.slice(start, start + rowsPerInsert))
        .onConflictDoUpdate({ target: locations.id, set: everyColumn });
    }
    const ids = rows.map(({ id }) => id);
    await tx.delete(locations).where(and(lt(locations.id, firstAddedId), notInArray(locations.id, ids)));
    await giveWayToListed(tx);
    // Without parameters, as PostgreSQL does not accept them in COMMENT.
    await tx.execute(sql.raw(`comment on table locations is '${digest}'`));
  });
};

const filledWith = async (db: Db): Promise<unknown> => {
  const { rows } = await db.execute(sql`select obj_description('locations'::regclass) as digest`);
  return rows[0]?.["digest"];
};

const everyColumn = {
  kind: sql`excluded.kind`,
  search: sql`excluded.search`,
  suburb: sql`excluded.suburb`,
  state: sql`excluded.state`,
  postcode: sql`excluded.postcode`,
  lat: sql`excluded.lat`,
  lon: sql`excluded.lon`,
  weight: sql`excluded.weight`,
};
