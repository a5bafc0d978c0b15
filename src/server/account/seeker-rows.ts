import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";

/** A row as PostgreSQL writes it as JSON, by the names of its columns. */
export type Row = Record<string, unknown>;

/** Columns that only the server can use: they say nothing about the seeker. */
const secret = /(hash|nonce|secret|token)$/;

/**
 * Every row of the database that belongs to a seeker, by table: the account's, and those that refer to it by a foreign
 * key, directly or through another row. A table that is added later is included.
 */
export const seekerRows = async (tx: Db, seekerId: string): Promise<Map<string, Row[]>> => {
  const keys = await foreignKeys(tx);
  const conditions = new Map<string, SQL>([["seekers", sql`id = ${seekerId}`]]);
  // Tables that are added while the map is read are read as well.
  for (const [target, condition] of conditions)
    for (const key of keys)
      if (key.target === target && !conditions.has(key.table))
        conditions.set(
          key.table,
          sql`${sql.identifier(key.column)} in (select ${sql.identifier(key.targetColumn)} from ${sql.identifier(target)} where ${condition})`,
        );
  const read = new Map<string, Row[]>();
  for (const [table, condition] of conditions)
    read.set(table, await rowsOf(sql.identifier(table), condition, tx));
  return read;
};

/** The rows of a table that meet a condition, without what only the server can use. */
export const rowsOf = async (table: SQLWrapper, condition: SQL | undefined, tx: Db): Promise<Row[]> => {
  const { rows } = await tx.execute(sql`select to_jsonb(${table}.*) as row from ${table} where ${condition}`);
  return rows.map(({ row }) => withoutSecrets(row as Row));
};

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name)));

interface ForeignKey {
  table: string;
  column: string;
  target: string;
  targetColumn: string;
}

const foreignKeys = async (tx: Db): Promise<ForeignKey[]> => {
  const { rows } = await tx.execute(sql`
    select t.relname as "table", c.attname as "column", r.relname as target, rc.attname as "targetColumn"
    from pg_constraint k
      join pg_class t on t.oid = k.conrelid
      join pg_class r on r.oid = k.confrelid
      join pg_attribute c on c.attrelid = t.oid and c.attnum = k.conkey[1]
      join pg_attribute rc on rc.attrelid = r.oid and rc.attnum = k.confkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 1
    order by t.relname, c.attname`);
  return rows as unknown as ForeignKey[];
};
