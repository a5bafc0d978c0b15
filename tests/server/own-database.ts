import { randomUUID } from "node:crypto";
import pg from "pg";

/** Makes a database on the server of TEST_DATABASE_URL; `drop` removes it. */
export const ownDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const server = new URL(process.env["TEST_DATABASE_URL"]!);
  const name = `signboard_test_${randomUUID().replaceAll("-", "")}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server.href });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(`drop database ${name} with (force)`) };
};
