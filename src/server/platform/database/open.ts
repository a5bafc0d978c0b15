import { constants } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePGlite } from "drizzle-orm/pglite";
import { migrate as migratePGlite } from "drizzle-orm/pglite/migrator";
import type pg from "pg";
import type { Config } from "../../../runtime/config.ts";
import { makePrivate, openPrivateFolder, writePrivately } from "../../../runtime/private-folder.ts";
import { lockFolder } from "../../../runtime/lock/lock-folder.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { openPostgres } from "./open-postgres.ts";
import type { Connection } from "./postgres-host.ts";

/** The database as handlers see it, PostgreSQL or embedded; also what a transaction callback receives. */
export type Db = PgDatabase<PgQueryResultHKT & { type: { rows: Record<string, unknown>[] } }>;

/** An open database. */
export interface Database {
  db: Db;
  kind: "pglite" | "postgres";
  /** The connections to PostgreSQL. */
  pool?: pg.Pool;
  /** How another connection to PostgreSQL is opened. */
  connection?: Connection;
  /** How one that listens for notifications is opened; null where there is only a pooler, which would lose them. */
  listening?: Connection | null;
  /** The database for reads that may lag: a replica that has what the primary has now, or the primary. */
  readDb: () => Promise<Db>;
  /** The embedded database itself. */
  client?: PGlite;
  /** Copies a consistent state of the embedded database; queries wait meanwhile. */
  copyTo?: (folder: string) => Promise<void>;
  /** Ends all connections and frees the folder. */
  close: () => Promise<void>;
}

/** Copy-on-write where the file system supports it. */
const copyOptions = { recursive: true, mode: constants.COPYFILE_FICLONE };
export const extensions: NonNullable<PGliteOptions["extensions"]> = { pg_trgm, unaccent };

/** How a database is opened. */
export interface OpenOptions {
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
  config: Pick<Config, "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR"> &
    Partial<Pick<Config, "LISTEN_DATABASE_URL" | "DATABASE_READ_URL">>,
  options?: OpenOptions,
): Promise<Database> => {
  writePrivately();
  if (config.DATABASE_URL)
    return openPostgres(config.DATABASE_URL, config.DATABASE_POOL, options, {
      listen: config.LISTEN_DATABASE_URL,
      read: config.DATABASE_READ_URL,
    });
  await openPrivateFolder(config.DATA_DIR);
  return openFolder(databaseFolder(config), options);
};

/** Where the embedded database is. */
export const databaseFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string => join(DATA_DIR, "db");

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
  const db = drizzlePGlite(client) as unknown as Db;
  if (migrate) await migratePGlite(drizzlePGlite(client), { migrationsFolder });
  return { db, kind: "pglite", client, readDb: async () => db, close: () => client.close() };
};
