import { sql } from "drizzle-orm";
import type { Db } from "../../../src/server/platform/database/open.ts";

/** What a release knows of the tables: columns by table. */
export type KnownTables = Record<string, readonly string[]>;

interface Column {
  type: string;
  /** Whether an insert that does not name it succeeds. */
  optional: boolean;
  nullable: boolean;
}

/** The tables of a database as its catalogue has them. */
export interface Tables {
  /** By "table.column". */
  columns: Map<string, Column>;
  /** Rules for rows (keys, references, checks, unique indexes) with the columns that each is about. */
  rules: Map<string, string[]>;
}

export const readTables = async (db: Db): Promise<Tables> => {
  const columns = await db.execute(sql`
    select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable,
      not attnotnull or atthasdef or attidentity <> '' as optional
    from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`);
  const rules = await db.execute(sql`
    with rule (name, relation, keys) as (
      select pg_get_constraintdef(oid), conrelid, conkey from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid <> 0
      union all select pg_get_indexdef(indexrelid), indrelid, indkey::int2[] from pg_index join pg_class c on c.oid = indexrelid
        where indisunique and relnamespace = 'public'::regnamespace)
    select relation::regclass || ': ' || name as name,
      array(select relation::regclass || '.' || attname from pg_attribute where attrelid = relation and attnum = any(keys)) as columns
    from rule`);
  return {
    columns: new Map(
      columns.rows.map(({ name, ...column }) => [name as string, column as unknown as Column]),
    ),
    rules: new Map(rules.rows.map(({ name, columns: about }) => [name as string, about as string[]])),
  };
};

/**
 * Why a release could not run on changed tables: what it reads is gone or has another type, or a row that it writes is
 * refused.
 * @param known the tables and columns that the release names in its statements.
 * @param before the tables that it was made for.
 */
export const breaksRelease = (known: KnownTables, before: Tables, now: Tables): string[] => {
  const names = Object.entries(known).flatMap(([table, list]) => list.map((column) => `${table}.${column}`));
  const gone = names.flatMap((name) => {
    const [had, has] = [before.columns.get(name), now.columns.get(name)];
    if (!has) return `${name} is gone, which the release reads and writes.`;
    if (had && had.type !== has.type) return `${name} was ${had.type}, and is ${has.type}.`;
    return had?.nullable && !has.nullable
      ? `${name} must not be null any more, as the release may write it.`
      : [];
  });
  const needed = [...now.columns].flatMap(([name, { optional }]) =>
    !optional && !names.includes(name) && Object.hasOwn(known, name.split(".")[0]!)
      ? `${name} needs a value, which the release does not write: give it a default, or let it be null.`
      : [],
  );
  const ruled = [...now.rules].flatMap(([rule, about]) =>
    !before.rules.has(rule) && about.length && about.every((name) => names.includes(name))
      ? `A new rule may refuse what the release writes: ${rule}.`
      : [],
  );
  return [...gone, ...needed, ...ruled];
};
