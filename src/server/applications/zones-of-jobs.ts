import { inArray } from "drizzle-orm";
import type { Brand } from "../../contract/brand.ts";
import { zoneOf } from "../../domain/jobs/job-times.ts";
import { jobs } from "../catalogue/jobs/tables.ts";
import { locationsById } from "../catalogue/locations/locations-by-id.ts";
import type { Db } from "../platform/database/open.ts";

/**
 * The time zones that applicants and employers read the times of applications in, by the ids of their jobs: where the
 * job is, and its site's for a job that names no place.
 */
export const zonesOfJobs = async (
  ids: readonly number[],
  { db, brand }: { db: Db; brand: Pick<Brand, "timezone"> },
): Promise<ReadonlyMap<number, string>> => {
  const rows = ids.length
    ? await db
        .select({ id: jobs.id, placeIds: jobs.locationIds })
        .from(jobs)
        .where(inArray(jobs.id, [...new Set(ids)]))
    : [];
  const places = await locationsById([...new Set(rows.flatMap(({ placeIds }) => placeIds))], db);
  return new Map(
    rows.map(({ id, placeIds }) => {
      const known = placeIds.flatMap((place) => places.get(place) ?? []);
      return [id, known.length ? zoneOf(known) : brand.timezone];
    }),
  );
};

/** The same for one job. */
export const zoneOfJob = async (id: number, needs: Parameters<typeof zonesOfJobs>[1]): Promise<string> =>
  (await zonesOfJobs([id], needs)).get(id) ?? needs.brand.timezone;
