import { sql, type SQL } from "drizzle-orm";
import type { Db } from "./open.ts";

/** A moment in the history of a database (docs/decisions/073-failover.md). */
export interface Moment {
  /** The server process that answered: another one after a failover or a restart, or once a standby is promoted. */
  server: string;
  /** The transactions that are visible, as `pg_current_snapshot` gives them. */
  snapshot: string;
  /** The database's clock, in milliseconds. */
  now: number;
}

/** The columns of a `Moment`; every role may ask for them. */
export const momentColumns = sql`
  extract(epoch from pg_postmaster_start_time())::text || case when pg_is_in_recovery() then ' standby' else '' end as server,
  pg_current_snapshot()::text as snapshot, extract(epoch from now())::float8 * 1000 as now`;

export const readMoment = async (db: Db): Promise<Moment> => {
  const { rows } = await db.execute(sql`select ${momentColumns}`);
  return rows[0] as unknown as Moment;
};

/**
 * Whether rows were written by transactions that an earlier moment did not see, by their `changed`. True only of rows
 * that `continues` says are of the same history.
 */
export const changedSince = ({ snapshot }: Pick<Moment, "snapshot">): SQL =>
  // The last condition excludes rows of a restored backup, whose transaction ids mean nothing in this database.
  sql`changed >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(changed, ${snapshot}::pg_snapshot)
    and changed < pg_snapshot_xmax(pg_current_snapshot())`;

/** Whether nothing at all was written between two moments. */
export const isSame = (one: Moment, other: Moment): boolean =>
  one.server === other.server && one.snapshot === other.snapshot;

/**
 * Whether what was read at an earlier moment is still the database's past. Not on another server, nor on one that was
 * started again: either may lack the last transactions and give their ids to others.
 */
export const continues = (earlier: Moment, later: Moment): boolean =>
  earlier.server === later.server && nextTransaction(earlier) <= nextTransaction(later);

/** The second number of a snapshot: all later transactions are not visible in it. */
const nextTransaction = ({ snapshot }: Moment): number => Number(snapshot.split(":")[1]);

/**
 * For work that keeps ids between its transactions.
 * @throws Error unless the database still has what it had at an earlier moment.
 */
export const mustContinue = async (db: Db, earlier: Moment): Promise<void> => {
  if (!continues(earlier, await readMoment(db)))
    throw new Error(
      "The database server was replaced or started again meanwhile, so that ids which were read before may not hold any more. Please start this again.",
    );
};
