import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { continues, momentColumns, type Moment } from "../../../platform/database/moment.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { JobIndex } from "../job-index.ts";

/** A moment in the history of a database, as a file on disk names it. */
export interface StoredMoment {
  /** A row of `search_epochs`, which a restore removes and an older state of the database does not have. */
  epoch: string;
  /** Which database: another one, or a table that was made anew, has other transactions. */
  source: string;
  snapshot: string;
}

/** How many files of the processes on one database are known; older ones are read anew. */
const mostEpochs = 200;

const sourceOf = async (db: Db): Promise<string> => {
  const { rows } = await db.execute(sql`
    select concat_ws('/', (select system_identifier from pg_control_system()),
      (select oid from pg_database where datname = current_database()), 'job_search'::regclass::oid) as source`);
  return rows[0]!["source"] as string;
};

/**
 * The moment that an index, which has been read, shows when this is called.
 * @throws Error after a failover, until the jobs have been read again.
 */
export const storedMoment = async ({ db, seen }: JobIndex): Promise<StoredMoment> => {
  const epoch = randomUUID();
  const source = await sourceOf(db);
  // Before the file: an epoch without a file harms nothing.
  const { rows } = await db.execute(
    sql`insert into search_epochs (epoch) values (${epoch}::uuid) returning ${momentColumns}`,
  );
  if (!seen || !continues(seen, rows[0] as unknown as Moment))
    throw new Error("The index is of another server of the database, and is being read again.");
  await db.execute(sql`
    delete from search_epochs where epoch not in (select epoch from search_epochs order by created_at desc limit ${mostEpochs})`);
  return { epoch, source, snapshot: seen.snapshot };
};

/** A moment of a database that has a stored one in its past; null where it has not. */
export const momentAfter = async (
  db: Db,
  { epoch, source, snapshot }: StoredMoment,
): Promise<Moment | null> => {
  if ((await sourceOf(db)) !== source) return null;
  const { rows } = await db.execute(sql`
    select ${momentColumns} where exists (select from search_epochs where epoch = ${epoch}::uuid)
      and pg_snapshot_xmax(${snapshot}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())`);
  const [moment] = rows;
  return moment ? { ...(moment as unknown as Moment), snapshot } : null;
};
