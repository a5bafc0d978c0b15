import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { jobs } from "./tables.ts";

/** A job as it is written; what is left out gets the table's default. */
export type NewJob = typeof jobs.$inferInsert;

/** How many rows a write added, changed and left unchanged. */
export interface WriteCounts {
  added: number;
  updated: number;
  unchanged: number;
}

/** Rows per statement. */
const batchSize = 500;

const columns = getTableColumns(jobs);
/** The columns that identify a job, the times when it was written, and what operators decided. */
const identity = [
  "id",
  "source",
  "reference",
  "createdAt",
  "updatedAt",
  "hiddenBy",
] as const satisfies (keyof typeof columns)[];
type Column = keyof typeof columns;

/** The columns that are compared and updated when a job is imported again: all others. */
const updated = (Object.keys(columns) as Column[]).filter(
  (name) => !(identity as readonly string[]).includes(name),
);
const written: Column[] = ["source", "reference", ...updated];

const nameOf = (column: Column) => columns[column].name;
/** The table's default where a job leaves out what must not be null. */
const given = (column: Column): SQL => {
  const { name, notNull, hasDefault } = columns[column];
  const value = sql.raw(`given.${name}`);
  return notNull && hasDefault ? sql`coalesce(${value}, ${defaultOf(column)})` : value;
};
const defaultOf = (column: Column): SQL => {
  const { default: value } = columns[column];
  if (is(value, SQL)) return value;
  return sql.raw(`'${typeof value === "object" ? JSON.stringify(value) : String(value)}'`);
};
const list = (parts: SQL[]) => sql.join(parts, sql.raw(", "));
const names = sql.raw(written.map(nameOf).join(", "));
const types = sql.raw(
  written.map((column) => `${nameOf(column)} ${columns[column].getSQLType()}`).join(", "),
);
const compared = (prefix: string) =>
  sql.raw(updated.map((column) => `${prefix}.${nameOf(column)}`).join(", "));
const changes = sql.raw(updated.map((column) => `${nameOf(column)} = excluded.${nameOf(column)}`).join(", "));

/** One statement with one parameter: thousands of parameters cost more than the rows themselves. */
const insertOf = (json: string): SQL => sql`
  insert into ${jobs} (${names})
  select ${list(written.map(given))} from json_to_recordset(${json}::json) as given (${types})
  on conflict (source, reference) do update set ${changes}, updated_at = now()
    where (${compared("jobs")}) is distinct from (${compared("excluded")})
  -- A row that was there before has been locked by this statement.
  returning xmax = 0 as added`;

/**
 * Writes jobs: a new source and reference adds one, a known pair updates it, a job that is the same stays untouched.
 * @param rows No two with the same source and reference.
 */
export const writeJobs = async (db: Db, rows: readonly NewJob[]): Promise<WriteCounts> => {
  const counts: WriteCounts = { added: 0, updated: 0, unchanged: 0 };
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const { rows: touched } = await db.execute(insertOf(JSON.stringify(batch.map(rowOf))));
    const added = touched.filter((row) => row["added"]).length;
    counts.added += added;
    counts.updated += touched.length - added;
    counts.unchanged += batch.length - touched.length;
  }
  return counts;
};

const rowOf = (job: NewJob) =>
  Object.fromEntries(
    written.map((column) => [nameOf(column), (job as Partial<Record<Column, unknown>>)[column]]),
  );
