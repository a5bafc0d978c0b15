import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { readConfig } from "../src/runtime/config.ts";
import type { Db } from "../src/server/platform/database/open.ts";
import { HttpError } from "../src/server/platform/http-error.ts";
import { caughtUpEngine } from "../src/server/search/open-engine.ts";
import { openServices } from "../src/server/services.ts";

/** The folder of an embedded database; kept between runs, because a million jobs take minutes to generate. */
export const folder = (name: string | number): string => join(tmpdir(), "signboard-bench", String(name));

/** Opens the services of the server on a database, with the engine that SEARCH_ENGINE and OPENSEARCH_URL say. */
export const open = (env: Record<string, string>) =>
  openServices(readConfig({ ...engine(), ...env, LOG_LEVEL: "silent", AUTH_RATE_LIMIT: "0" }));

const engine = (): Record<string, string | undefined> => ({
  SEARCH_ENGINE: process.env["SEARCH_ENGINE"],
  OPENSEARCH_URL: process.env["OPENSEARCH_URL"],
  OPENSEARCH_INDEX: process.env["OPENSEARCH_INDEX"],
  OPENSEARCH_SHARDS: process.env["OPENSEARCH_SHARDS"],
});

/** Waits until searches find every job: an OpenSearch is filled beside. */
export const untilSearchable = async (db: Db): Promise<void> => {
  for (;;) {
    try {
      return void (await caughtUpEngine(db));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      await delay(500);
    }
  }
};

/** The environment of a database of a server, by how many jobs it has; made where there is none. */
export const serverDatabase = async (address: string, jobs: number): Promise<Record<string, string>> => {
  const name = `signboard_bench_${jobs}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  if (!rowCount) await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(address);
  own.pathname = `/${name}`;
  return { DATA_DIR: folder(jobs), DATABASE_URL: own.href };
};

/** Fills a database with demo jobs, once. */
export const fill = async (jobs: number, env: Record<string, string>): Promise<void> => {
  const services = await open(env);
  const { rows } = await services.db.execute(sql`select count(*)::int as jobs from jobs`);
  await services.close();
  if ((rows[0] as { jobs: number }).jobs >= jobs) return;
  const seed = join(import.meta.dirname, "../src/commands/seed.ts");
  execFileSync(process.execPath, [seed, "--jobs", String(jobs)], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
};
