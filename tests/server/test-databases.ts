import { rm } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { openFolder, openPGlite, type Database } from "../../src/server/platform/database/open.ts";
import { openPostgres } from "../../src/server/platform/database/open-postgres.ts";
import { servedDatabase, servedDataFolder } from "./data-folder.ts";
import { databaseImage } from "./database-image.ts";
import { databaseWithTables, ownDatabase } from "./own-database.ts";

/** A kind of database by its name, and how a test opens one of its own. */
export type DatabaseKind = [string, () => Promise<Database>];

/** Databases with tables alone: PGlite always, PostgreSQL where TEST_DATABASE_URL is set. */
export const emptyDatabases: DatabaseKind[] = [
  ["PGlite", openOwnPGlite],
  ...(process.env["TEST_DATABASE_URL"] ? [["PostgreSQL", openOwnDatabase] as DatabaseKind] : []),
];

/** The same as a first start leaves them, with the places and the employers of `src/content`. */
export const servedDatabases: DatabaseKind[] = [
  ["PGlite", openServedPGlite],
  ...(process.env["TEST_DATABASE_URL"]
    ? [["PostgreSQL", async () => openDropped(await servedDatabase())] as DatabaseKind]
    : []),
];

/** An embedded database of this test's own, in memory: a copy takes a tenth of what it takes to make one. */
async function openOwnPGlite(): Promise<Database> {
  return openPGlite({ loadDataDir: await databaseImage() }, { migrate: false, sharedBuffers: "16MB" });
}

/** One as a first start leaves it. */
async function openServedPGlite(): Promise<Database> {
  const folder = await servedDataFolder("served");
  const database = await openFolder(join(folder, "db"));
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A database of this test's own on the server of TEST_DATABASE_URL; dropped at the end. */
async function openOwnDatabase(): Promise<Database> {
  return openDropped(await ownDatabase(await databaseWithTables(inject("runFolder"))));
}

async function openDropped({ url, drop }: Awaited<ReturnType<typeof ownDatabase>>): Promise<Database> {
  const database = await openPostgres(url, 4);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
