import { constants } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePGlite } from "drizzle-orm/pglite";
import { migrate as migratePGlite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import type { Config } from "../../../runtime/config.ts";
import { makePrivate, openPrivateFolder, writePrivately } from "../../../runtime/private-folder.ts";
import { lockFolder } from "../../../runtime/lock/lock-folder.ts";

/** The database as handlers see it, PostgreSQL or embedded; also what a transaction callback receives. */
export type Db = PgDatabase<PgQueryResultHKT & { type: { rows: Record<string, unknown>[] } }>;

/** An open database. */
export interface Database {
  db: Db;
  kind: "pglite" | "postgres";
  /** The connections to PostgreSQL. */
  pool?: pg.Pool;
  /** The embedded database itself. */
  client?: PGlite;
  /** Copies a consistent state of the embedded database; queries wait meanwhile. */
  copyTo?: (folder: string) => Promise<void>;
  /** Ends all connections and frees the folder. */
  close: () => Promise<void>;
}

/** Where migrations are. */
export const migrationsFolder = join(import.meta.dirname, "migrations");
/** Copy-on-write where the file system supports it. */
const copyOptions = { recursive: true, mode: constants.COPYFILE_FICLONE };
export const extensions: NonNullable<PGliteOptions["extensions"]> = { pg_trgm, unaccent };

/** How a database is opened. */
interface OpenOptions {
  /** Applies migrations; false for callers that only read, or that create the tables themselves. */
  migrate?: boolean;
  /** Statement timeout of requests, in milliseconds. Commands have none. */
  statementMs?: number;
  /** The embedded database's `shared_buffers`, such as "32MB"; PostgreSQL's usual 128 MB without it. */
  sharedBuffers?: string;
}

/**
 * Opens the configured database and applies its migrations.
 * @throws FolderLockedError when another process has the embedded database open.
 * @throws CannotLockError
 */
export const openDatabase = async (
  config: Pick<Config, "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR">,
  options?: OpenOptions,
): Promise<Database> => {
  writePrivately();
  if (config.DATABASE_URL) return openPostgres(config.DATABASE_URL, config.DATABASE_POOL, options);
  await openPrivateFolder(config.DATA_DIR);
  return openFolder(databaseFolder(config), options);
};

/** Where the embedded database is. */
export const databaseFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string => join(DATA_DIR, "db");

/** A PostgreSQL server, by its URL. */
export const openPostgres = async (
  url: string,
  max: number,
  { migrate = true, statementMs }: OpenOptions = {},
): Promise<Database> => {
  const connection = { connectionString: url, application_name: "signboard", connectionTimeoutMillis: 5_000 };
  if (migrate) await migrateOnce(new pg.Client(connection));
  const timeout = statementMs && { query_timeout: statementMs };
  // At least one connection, by whose name a restore sees that a server uses the database.
  const pool = new pg.Pool({ ...connection, ...timeout, max, min: 1 });
  // The pool replaces an idle connection that breaks; without a listener, the error would end the process.
  const replaced = () => undefined;
  pool.on("error", replaced).on("connect", (client) => client.on("error", replaced));
  await pool.query("select 1");
  const db = drizzlePostgres(pool);
  return { db: db as unknown as Db, kind: "postgres", pool, close: () => pool.end() };
};

/** Lets one process of several that start together migrate first, for as long as it takes. */
const migrateOnce = async (client: pg.Client) => {
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(762001)");
    await migratePostgres(drizzlePostgres(client), { migrationsFolder });
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
};

/** The embedded database in a folder; one process at a time. */
export const openFolder = async (folder: string, options?: OpenOptions): Promise<Database> => {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const database = await openPGlite({ dataDir: folder }, options);
    // It gives the files of a new database modes of its own, whatever the umask.
    await makePrivate(folder, "everything");
    return {
      ...database,
      copyTo: (target) => database.client.runExclusive(() => cp(folder, target, copyOptions)),
      close: async () => {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
};

/** The embedded database: in memory, or loaded from a `dump` of another. */
export const openPGlite = async (
  options: PGliteOptions = {},
  { migrate = true, sharedBuffers }: OpenOptions = {},
): Promise<Database & { client: PGlite }> => {
  const startParams = sharedBuffers && [
    ...PGlite.defaultStartParams,
    "-c",
    `shared_buffers=${sharedBuffers}`,
  ];
  const client = await PGlite.create({ ...options, extensions, ...(startParams && { startParams }) });
  const db = drizzlePGlite(client);
  if (migrate) await migratePGlite(db, { migrationsFolder });
  return { db: db as unknown as Db, kind: "pglite", client, close: () => client.close() };
};
