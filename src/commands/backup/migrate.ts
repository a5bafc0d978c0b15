import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrationsFolder } from "../../server/platform/database/migrations-folder.ts";
import type { Db } from "../../server/platform/database/open.ts";
import { ArchiveError } from "./archive.ts";

/** Hash of the last migration that was applied to a database. */
export const appliedMigration = async (db: Db): Promise<string> => {
  const { rows: found } = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found[0]!["there"]) throw new ArchiveError("The database is empty: there is nothing to back up.");
  const { rows } = await db.execute(
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return rows[0]!["hash"] as string;
};

/** Refuses a backup whose database a newer version of this program has migrated. */
export const checkMigration = (hash: string): void => {
  if (!readMigrationFiles({ migrationsFolder }).some((migration) => migration.hash === hash))
    throw new ArchiveError(
      "The archive comes from a newer version of the program, or from one with other tables. Restore it with that version.",
    );
};

/**
 * Applies migrations inside a transaction; `migrate` of drizzle-orm opens one of its own.
 * @param after hash of the migration to begin after; from the first one when omitted.
 * @param until hash of the last migration to apply; all of them when omitted.
 */
export const migrateWithin = async (
  tx: Db,
  { after, until }: { after?: string; until?: string },
): Promise<void> => {
  const all = readMigrationFiles({ migrationsFolder });
  const at = (hash: string) => all.findIndex((migration) => migration.hash === hash) + 1;
  for (const { sql: statements, hash, folderMillis } of all.slice(
    after ? at(after) : 0,
    until ? at(until) : undefined,
  )) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
};

/** Drops everything that migrations have created except extensions, which someone else may have installed. */
export const clearDatabase = async (tx: Db): Promise<void> => {
  const { rows } = await tx.execute(sql`
    select format('drop %s %s cascade', kind, object) as statement from (
      select 1 as turn, 'table' as kind, oid::regclass::text as object, 'pg_class'::regclass as class, oid from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select 2, 'routine', oid::regprocedure::text, 'pg_proc'::regclass, oid from pg_proc
        where pronamespace = 'public'::regnamespace
      union all select 3, 'text search configuration', oid::regconfig::text, 'pg_ts_config'::regclass, oid
        from pg_ts_config where cfgnamespace = 'public'::regnamespace
      union all select 4, 'type', oid::regtype::text, 'pg_type'::regclass, oid from pg_type
        where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
    ) made
    where not exists (
      select from pg_depend d where d.classid = made.class and d.objid = made.oid and d.deptype = 'e')
    order by turn, object`);
  await tx.execute(sql`drop schema if exists drizzle cascade`);
  for (const row of rows) await tx.execute(sql.raw(row["statement"] as string));
  await tx.execute(sql`create schema drizzle`);
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
};
