import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import pg from "pg";
import { openPostgres } from "../../src/server/platform/database/open.ts";
import { openQueue } from "../../src/server/platform/queue/open-queue.ts";

const serverUrl = () => new URL(process.env["TEST_DATABASE_URL"]!);

const addressOf = (name: string): string => {
  const own = serverUrl();
  own.pathname = `/${name}`;
  return own.href;
};

/** Runs something on a connection to the server of TEST_DATABASE_URL. */
const administer = async <Result>(run: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: serverUrl().href });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
};

/**
 * Makes a database on the server of TEST_DATABASE_URL; `drop` removes it.
 * @param template The database that it is a copy of; empty without one.
 */
export const ownDatabase = async (
  template = "template1",
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `signboard_test_${randomUUID().replaceAll("-", "")}`;
  await administer((client) => client.query(`create database ${name} template ${template}`));
  return { url: addressOf(name), drop: () => administer((client) => dropOf(client, name)) };
};

const dropOf = async (client: pg.Client, name: string): Promise<void> =>
  void (await client.query(`drop database if exists ${name} with (force)`));

const templateOf = (runFolder: string): string =>
  `signboard_tables_${basename(runFolder).toLowerCase().replace(/\W/g, "_")}`;

/** The name of a database with the tables and the queue, which the first test of a run makes and the others copy. */
export const databaseWithTables = (runFolder: string): Promise<string> =>
  administer(async (client) => {
    const name = templateOf(runFolder);
    // Held until the connection ends.
    await client.query("select pg_advisory_lock(762003)");
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return name;
    const making = `${name}_making`;
    await dropOf(client, making);
    await client.query(`create database ${making}`);
    const database = await openPostgres(addressOf(making), 2);
    await openQueue(database).then((queue) => queue.close());
    await database.close();
    await client.query(`alter database ${making} rename to ${name}`);
    return name;
  });

/** Removes it at the end of a run. */
export const dropDatabaseWithTables = (runFolder: string): Promise<void> =>
  administer((client) => dropOf(client, templateOf(runFolder)));
