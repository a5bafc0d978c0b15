import pg from "pg";
import type { Connection } from "../../platform/database/postgres-host.ts";

/** The number of the lock of builds. */
const lock = 762_004;

/**
 * Waits until no other machine builds. The lock belongs to an open transaction, so that it holds through a pooler, and
 * ends with the process.
 * @param onWait called when another machine is building.
 * @returns whether there was another, and a function that ends the turn.
 */
export const takeBuildTurn = async (
  connection: Connection,
  onWait: () => void,
): Promise<{ waited: boolean; end: () => Promise<void> }> => {
  const client = new pg.Client({ ...connection, idle_in_transaction_session_timeout: 0 });
  // A lost connection gives the turn to others: at worst a release is built twice.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("begin");
  const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_xact_lock(${lock}) as got`);
  const waited = !rows[0]!.got;
  if (waited) {
    onWait();
    await client.query(`select pg_advisory_xact_lock(${lock})`);
  }
  return { waited, end: () => client.end() };
};
