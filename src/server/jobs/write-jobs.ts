import { getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { jobs } from "./tables.ts";

/** A job as it is written; what is left out gets the table's default. */
export type NewJob = typeof jobs.$inferInsert;

/** How many rows a write added, changed and left unchanged. */
export interface WriteCounts {
  added: number;
  updated: number;
  unchanged: number;
}

/** Rows per statement: 500 × 24 parameters are well below PostgreSQL's limit of 65,535. */
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
type Updated = Exclude<keyof typeof columns, (typeof identity)[number]>;

/** The columns that are compared and updated when a job is imported again: all others. */
const updated = Object.keys(columns).filter(
  (name) => !(identity as readonly string[]).includes(name),
) as Updated[];

const given = (name: Updated) => sql.raw(`excluded.${columns[name].name}`);
const list = (parts: unknown[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql.raw(", "),
  );

/**
 * Writes jobs: a new source and reference adds one, a known pair updates it, a job that is the same stays untouched.
 * @param rows No two with the same source and reference.
 */
export const writeJobs = async (db: Db, rows: readonly NewJob[]): Promise<WriteCounts> => {
  const counts: WriteCounts = { added: 0, updated: 0, unchanged: 0 };
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const touched = await db
      .insert(jobs)
      .values(batch)
      .onConflictDoUpdate({
        target: [jobs.source, jobs.reference],
        set: { ...Object.fromEntries(updated.map((name) => [name, given(name)])), updatedAt: sql`now()` },
        setWhere: sql`(${list(updated.map((name) => columns[name]))}) is distinct from (${list(updated.map(given))})`,
      })
      // A row that was there before has been locked by this statement.
      .returning({ added: sql<boolean>`xmax = 0` });
    const added = touched.filter((row) => row.added).length;
    counts.added += added;
    counts.updated += touched.length - added;
    counts.unchanged += batch.length - touched.length;
  }
  return counts;
};
