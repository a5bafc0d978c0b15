import { sql } from "drizzle-orm";
import type { Db } from "../../server/platform/database/open.ts";
import { searchEpochs } from "../../server/search/tables.ts";
import { dumpFolder, migrationName, sequencesName } from "./dump.ts";
import { checkMigration, clearDatabase, migrateWithin } from "./migrate.ts";
import { emptyQueue, loadQueue, queueTable } from "./queue-rows.ts";
import { tablesOf } from "./tables.ts";

/** Loads one file of a dump, by its name in the archive. */
export type LoadFile = (name: string, json: string) => Promise<void>;

/**
 * Replaces everything in a database with a dump, in the caller's transaction: creates the tables as they were when the
 * dump was written, fills them, and then applies the later migrations.
 * @param fill passes each file of the dump to its argument.
 */
export const loadDatabase = async (
  tx: Db,
  migration: string,
  fill: (load: LoadFile) => Promise<void>,
): Promise<void> => {
  checkMigration(migration);
  // A server that starts meanwhile waits, as it does while another one migrates.
  await tx.execute(sql`select pg_advisory_xact_lock(762001)`);
  await clearDatabase(tx);
  await emptyQueue(tx);
  await migrateWithin(tx, { until: migration });
  const tables = await tablesOf(tx);
  const columns = new Map(tables.map(({ name, columns }) => [name, columns]));
  // The rows that triggers would write are in the dump as well.
  const triggers = async (state: "disable" | "enable") => {
    for (const { name } of tables)
      await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(state)} trigger user`);
  };
  await triggers("disable");
  // A migration may have filled a table that the dump has rows of.
  await tx.execute(
    sql`truncate ${sql.join(
      tables.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )}`,
  );
  await fill(async (name, json) => {
    if (name === migrationName) return;
    if (name === sequencesName) return setSequences(tx, json);
    const table = name.slice(dumpFolder.length).split("/")[0]!;
    if (table === queueTable) return loadQueue(tx, json);
    const into = columns.get(table);
    if (!into) throw new Error(`The archive has rows of "${table}", which its version has not.`);
    const names = sql.join(
      into.map((column) => sql.identifier(column)),
      sql`, `,
    );
    await tx.execute(sql`
        insert into ${sql.identifier(table)} (${names}) overriding system value
        select ${names} from json_populate_recordset(null::${sql.identifier(table)}, ${json}::json)`);
  });
  await triggers("enable");
  await migrateWithin(tx, { after: migration });
  // What servers kept of the jobs on their disks is about other jobs.
  await tx.delete(searchEpochs);
};

/** Sets each sequence to its value in the dump. */
const setSequences = async (tx: Db, json: string): Promise<void> => {
  for (const [name, last] of Object.entries(JSON.parse(json) as Record<string, string>))
    await tx.execute(sql`select setval(${`public."${name}"`}::regclass, ${last}::bigint)`);
};
