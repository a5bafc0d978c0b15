import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import pg from "pg";
import { openPostgres } from "../../src/server/platform/database/open-postgres.ts";
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

/** What databases there are to copy, made once a run: with the tables and the queue alone, or as a first start leaves it. */
const madeKinds = ["tables", "served"] as const;

const templateOf = (runFolder: string, kind: (typeof madeKinds)[number]): string =>
  `signboard_${kind}_${basename(runFolder).toLowerCase().replace(/\W/g, "_")}`;

/**
 * The name of a database that the first test of a run makes and the others copy.
 * @param fill fills it, by its URL.
 */
export const databaseMade = (
  runFolder: string,
  kind: (typeof madeKinds)[number],
  fill: (url: string) => Promise<void>,
): Promise<string> =>
  administer(async (client) => {
    const name = templateOf(runFolder, kind);
    // Held until the connection ends.
    await client.query("select pg_advisory_lock(762003)");
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return name;
    const making = `${name}_making`;
    await dropOf(client, making);
    await client.query(`create database ${making}`);
    await fill(addressOf(making));
    await client.query(`alter database ${making} rename to ${name}`);
    return name;
  });

/** One with the tables and the queue. */
export const databaseWithTables = (runFolder: string): Promise<string> =>
  databaseMade(runFolder, "tables", async (url) => {
    const database = await openPostgres(url, 2);
    await openQueue(database).then((queue) => queue.close());
    await database.close();
  });

/** Removes them at the end of a run. */
export const dropMadeDatabases = (runFolder: string): Promise<void> =>
  administer(async (client) => {
    for (const kind of madeKinds) await dropOf(client, templateOf(runFolder, kind));
  });
