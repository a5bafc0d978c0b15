import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { UserFacingError } from "../../../runtime/user-facing-error.ts";
import { migrationsFolder } from "./migrations-folder.ts";

const leastVersion = 15;
/** How long a process waits for another one's migrations, or for statements that use their tables, in milliseconds. */
const deadlineMs = 600_000;
/** How long a migration may keep other statements waiting behind the lock that it waits for, in milliseconds. */
const lockMs = 5_000;
const pauseMs = 1_000;
const lockNotAvailable = "55P03";

/**
 * Migrates a PostgreSQL, one process at a time. The lock belongs to the transaction of the migrations, so that it holds
 * through a pooler, which gives each transaction another connection, and ends with the process.
 * @throws Error where the server is a standby or too old, or the lock was not free for ten minutes.
 */
export const migratePostgres = async (connection: pg.ClientConfig, withinMs = deadlineMs): Promise<void> => {
  const client = new pg.Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    await checkServer(client);
    const end = performance.now() + withinMs;
    const lockFor = Math.min(lockMs, withinMs);
    while (!(await migrateNow(client, lockFor, performance.now() < end))) await wait(pauseMs);
  } finally {
    await client.end();
  }
};

/** @returns whether it was done; false where a lock was not free and there is time to wait for it. */
const migrateNow = async (client: pg.Client, lockFor: number, mayWait: boolean): Promise<boolean> => {
  try {
    await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${lockFor}`));
      await tx.execute(sql`select pg_advisory_xact_lock(762001)`);
      await migrate(tx as unknown as Parameters<typeof migrate>[0], { migrationsFolder });
    });
    return true;
  } catch (error) {
    if (!isLocked(error)) throw error;
    if (mayWait) return false;
    throw new UserFacingError(
      "the database could not be migrated, as another process holds a lock on it: pg_stat_activity shows which, and pg_terminate_backend ends it",
      { cause: error },
    );
  }
};

const isLocked = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as Error & { code?: string }).code === lockNotAvailable) return true;
  return false;
};

const checkServer = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: number; standby: boolean }>(
    "select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as standby",
  );
  const { version, standby } = rows[0]!;
  if (version < leastVersion)
    throw new UserFacingError(`it is PostgreSQL ${version}, and ${leastVersion} or newer is needed`);
  if (standby)
    throw new UserFacingError(
      "it is a standby, which accepts no writes: name the primary, or all hosts and target_session_attrs=read-write",
    );
};
