import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../server/platform/database/open.ts";
import { appliedMigration } from "./migrate.ts";
import { queuedRows, queueTable } from "./queue-rows.ts";
import { tablesOf } from "./tables.ts";

/** The folder of a dump in an archive. */
export const dumpFolder = "database/";
/** Entry with the hash of the last migration that was applied. */
export const migrationName = `${dumpFolder}migration`;
/** Entry with the last value of each sequence. */
export const sequencesName = `${dumpFolder}sequences.json`;

/** Rows in one file of an archive: few enough to keep a file to a few megabytes. */
const rowsPerFile = 200;

/** How many rows each table has. */
export type RowCounts = Record<string, number>;

/**
 * Dumps every row of the database from one snapshot, as JSON that PostgreSQL itself wrote, a few hundred rows to a
 * file, and the state of the sequences. Others can read and write meanwhile.
 */
export const dumpDatabase = (
  db: Db,
  write: (name: string, json: string) => Promise<void>,
): Promise<RowCounts> =>
  db.transaction(
    async (tx) => {
      await write(migrationName, await appliedMigration(tx));
      const counts: RowCounts = {};
      const dump = async (name: string, rows: SQL) => {
        counts[name] = await dumpRows(tx, rows, (part, json) =>
          write(`${dumpFolder}${name}/${part}.json`, json),
        );
      };
      for (const { name } of await tablesOf(tx))
        await dump(name, sql`select to_json(t)::text as json from ${sql.identifier(name)} t`);
      const queued = await queuedRows(tx);
      if (queued) await dump(queueTable, queued);
      // Sequences ignore transactions: read last, they are no lower than any id in the rows.
      await write(sequencesName, JSON.stringify(await sequencesOf(tx)));
      return counts;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

const dumpRows = async (
  tx: Db,
  rows: SQL,
  write: (part: number, json: string) => Promise<void>,
): Promise<number> => {
  await tx.execute(sql`declare dumped no scroll cursor for ${rows}`);
  let count = 0;
  for (let part = 0; ; part++) {
    const { rows } = await tx.execute(sql.raw(`fetch ${rowsPerFile} from dumped`));
    if (rows.length) await write(part, `[${rows.map((row) => row["json"]).join(",\n")}]\n`);
    count += rows.length;
    if (rows.length < rowsPerFile) break;
  }
  await tx.execute(sql`close dumped`);
  return count;
};

/** The last value of each sequence. */
const sequencesOf = async (tx: Db): Promise<Record<string, string>> => {
  const { rows } = await tx.execute(sql`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return Object.fromEntries(rows.map((row) => [row["name"], row["last"]])) as Record<string, string>;
};
