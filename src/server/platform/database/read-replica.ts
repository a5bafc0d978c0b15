import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "./open.ts";

/** How long a replica may take to receive what the primary has, in milliseconds; then the primary is read. */
const patienceMs = 1_000;
const pauseMs = 50;

/**
 * Gives the replica for reads, once it has what the primary has when it is asked for, so that what is kept of an answer
 * lacks nothing; the primary where the replica lags by more than a second, or cannot be reached.
 */
export const readerOf =
  (primary: Db, replica: Db): (() => Promise<Db>) =>
  async () => {
    const { rows } = await primary.execute(sql`select pg_current_wal_lsn()::text as at`);
    const end = performance.now() + patienceMs;
    try {
      do {
        if (await hasReplayed(replica, String(rows[0]!["at"]))) return replica;
        await wait(pauseMs);
      } while (performance.now() < end);
    } catch {
      // It is away: the primary has the same.
    }
    return primary;
  };

/** True also of a server that is no standby: the address may name the primary, or a proxy that falls back to it. */
const hasReplayed = async (replica: Db, lsn: string): Promise<boolean> => {
  const { rows } = await replica.execute(
    sql`select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has`,
  );
  return rows[0]!["has"] === true;
};
