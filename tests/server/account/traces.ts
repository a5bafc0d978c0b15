import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { TestApi } from "../test-api.ts";

/** The tables, the queue's as well, that have a text in one of their rows. */
export const tablesWith = async (api: TestApi, text: string): Promise<string[]> => {
  const { rows } = await api.db.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') order by 1, 2`);
  const found: string[] = [];
  for (const { schema, name } of rows as { schema: string; name: string }[]) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const hit = await api.db.execute(
      sql`select 1 from ${table} one where one::text ilike ${`%${text}%`} limit 1`,
    );
    if (hit.rows.length) found.push(`${schema}.${name}`);
  }
  return found;
};

/** The files of the data folder, stored and captured ones, whose path or content has a text. */
export const filesWith = async ({ services }: TestApi, text: string): Promise<string[]> => {
  const folder = services.config.DATA_DIR;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await readFile(path, "latin1") : "";
    if (`${path}\n${content}`.includes(text)) found.push(path.slice(folder.length));
  }
  return found;
};
