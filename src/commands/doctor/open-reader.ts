import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { Config } from "../../runtime/config.ts";
import { ownerOf } from "../../runtime/lock/lock-folder.ts";
import { parsePostgresAddress } from "../../runtime/postgres-address.ts";
import { explainFailure } from "../../server/platform/database/explain-failure.ts";
import { databaseFolder, extensions } from "../../server/platform/database/open.ts";
import { connectionTo } from "../../server/platform/database/postgres-host.ts";
import { ok, warning, wrong, type Finding } from "./check.ts";

/** A database that is open for queries. */
export interface Reader {
  name: string;
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

/** The largest embedded database that is copied, in bytes. */
const mostBytes = 2 ** 30;

/** Opens the configured database without changing it; returns a finding when it cannot be opened. */
export const openReader = (config: Config): Promise<Reader | Finding> =>
  config.DATABASE_URL ? openServer(config.DATABASE_URL) : openCopy(databaseFolder(config));

const openServer = async (url: string): Promise<Reader | Finding> => {
  const name = `PostgreSQL at ${parsePostgresAddress(url).hosts}`;
  const pool = new pg.Pool({ ...connectionTo(url), application_name: "signboard doctor", max: 1 });
  pool.on("error", () => undefined);
  const query: Reader["query"] = async (sql, values) =>
    (await pool.query<Record<string, unknown>>(sql, values)).rows;
  try {
    await query("select 1");
    return { name, query, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    return wrong(`${name} cannot be used (${explainFailure(error)}): fix DATABASE_URL, or start it.`);
  }
};

/** Opens a copy of the embedded database, as opening the original would write to it. */
const openCopy = async (folder: string): Promise<Reader | Finding> => {
  const name = `the embedded database in ${folder}`;
  if (!existsSync(join(folder, "PG_VERSION"))) return ok(`The first start makes ${name}.`);
  const owner = await ownerOf(folder);
  if (owner) return ok(`A server has ${name} open: ${owner}.`);
  const bytes = sizeOf(folder);
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bytes > mostBytes || bytes * 2 > bavail * bsize)
    return warning(`Nobody has ${name} open; it is too large to look into a copy of it.`);
  const copy = mkdtempSync(join(tmpdir(), "signboard-doctor-"));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(folder, copy, { recursive: true });
    const client = await PGlite.create({ dataDir: copy, extensions });
    return {
      name,
      query: async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows,
      close: async () => {
        await client.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    return wrong(`${name} cannot be opened (${(error as Error).message}): restore it from a backup.`);
  }
};

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).reduce(
    (bytes, file) => bytes + statSync(join(folder, file)).size,
    0,
  );
