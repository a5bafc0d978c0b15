import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, Db, OpenOptions } from "./open.ts";
import { migratePostgres } from "./migrate-postgres.ts";
import { connectionTo } from "./postgres-host.ts";
import { traceQueries } from "../tracing/trace-queries.ts";
import { readerOf } from "./read-replica.ts";

/** Other addresses of the same database. */
export interface OtherAddresses {
  /** Where notifications are listened for: not through a pooler that gives each transaction another connection. */
  listen?: string | undefined;
  /** For reads that may lag. */
  read?: string | undefined;
}

/**
 * A PostgreSQL server, by its address.
 * @throws Error where it cannot be used; `explainFailure` says why.
 */
export const openPostgres = async (
  address: string,
  max: number,
  { migrate = true, statementMs }: OpenOptions = {},
  { listen, read }: OtherAddresses = {},
): Promise<Database> => {
  const connection = connectionTo(address);
  if (migrate) await migratePostgres(connection);
  const timeout = statementMs && { query_timeout: statementMs };
  // At least one connection, by whose name a restore sees that a server uses the database.
  const pool = poolOf({ ...connection, ...timeout, max, min: 1 });
  const isPooled = await isPooler(pool);
  const db = dbOf(pool);
  const replica = read ? poolOf({ ...connectionTo(read), ...timeout, max }) : undefined;
  return {
    db,
    kind: "postgres",
    pool,
    connection,
    listening: listen ? connectionTo(listen) : isPooled ? null : connection,
    readDb: replica ? readerOf(db, dbOf(replica)) : async () => db,
    close: async () => {
      await pool.end();
      await replica?.end();
    },
  };
};

const poolOf = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool(config);
  // The pool replaces an idle connection that breaks; without a listener, the error would end the process.
  const replaced = () => undefined;
  return pool.on("error", replaced).on("connect", (client) => traceQueries(client.on("error", replaced)));
};

/**
 * Drizzle on a pool. Its own transactions keep a connection for ever whose `begin` fails, as it does when the primary
 * fails: after as many as the pool has, no statement would find one.
 */
const dbOf = (pool: pg.Pool): Db => {
  const db = drizzle(pool);
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(run, config);
    } finally {
      // The pool takes back no connection that broke.
      client.release();
    }
  };
  return db as unknown as Db;
};

/** Whether a pooler is between: it tells its clients an id of its own for the process that serves them. */
const isPooler = async (pool: pg.Pool): Promise<boolean> => {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ id: number }>("select pg_backend_pid() as id");
    return rows[0]!.id !== (client as pg.PoolClient & { processID: number }).processID;
  } finally {
    client.release();
  }
};
