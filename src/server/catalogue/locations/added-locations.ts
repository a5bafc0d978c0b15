import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";

/** Ids of `locations.csv` are lower; suburbs that an import adds start here. */
export const firstAddedId = 1_000_000;

/**
 * Replaces suburbs that an import had added by those of `locations.csv` with the same name, state and postcode; one
 * without a postcode by the likeliest. Jobs move to the listed row; other uses of the old id are redirected to it.
 */
export const giveWayToListed = async (tx: Db): Promise<void> => {
  const { rows } = await tx.execute(sql`
    insert into moved_locations (id, moved_to)
    select added.id, listed.id
    from locations added
    cross join lateral (
      select id from locations
      where id < ${firstAddedId} and kind = 'suburb'
        and (search = added.search or added.postcode is null and search like added.search || ' %')
      order by weight desc, id limit 1
    ) listed
    where added.id >= ${firstAddedId}
    returning id`);
  if (!rows.length) return;
  await tx.execute(sql`
    update jobs set updated_at = now(), location_ids = (
      select array_agg(place.id order by place.rank)
      from (
        select coalesce(moved_to, old.id) as id, min(rank) as rank
        from unnest(location_ids) with ordinality as old (id, rank)
        left join moved_locations moved on moved.id = old.id
        group by 1
      ) place
    )
    where location_ids && array(select id from moved_locations)`);
  await tx.execute(sql`delete from locations where id in (select id from moved_locations)`);
};
