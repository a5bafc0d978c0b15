import { existsSync } from "node:fs";
import { hasPostgres } from "./own-postgres.ts";

/** Where Debian's packages install what tests start beside PostgreSQL. */
export const pgbouncer = "/usr/sbin/pgbouncer";
export const pgbackrest = "/usr/bin/pgbackrest";

/** Whether tests can start them, each of which needs PostgreSQL too. */
export const hasPgbouncer = hasPostgres && existsSync(pgbouncer);
export const hasPgbackrest = hasPostgres && existsSync(pgbackrest);

const missing = Object.entries({
  postgresql: hasPostgres,
  pgbouncer: existsSync(pgbouncer),
  pgbackrest: existsSync(pgbackrest),
}).flatMap(([name, isThere]) => (isThere ? [] : name));

/** What a run of all tests says of them. */
export const databasePrograms = missing.length
  ? `Tests of failovers, poolers and backups are skipped in part: apt-get install ${missing.join(" ")}.`
  : "PostgreSQL, PgBouncer and pgBackRest are there, and tests start their own.";
