import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { migrateWithin, clearDatabase } from "../../../src/commands/backup/migrate.ts";
import { migrationsFolder } from "../../../src/server/platform/database/migrations-folder.ts";
import { openPGlite } from "../../../src/server/platform/database/open.ts";
import { databaseImage } from "../database-image.ts";
import { breaksRelease, readTables, type KnownTables, type Tables } from "./expand-first.ts";

const read = (name: string) => readFileSync(join(migrationsFolder, name), "utf8");
const releases = z
  .array(z.strictObject({ release: z.string().regex(/^\d+\.\d+\.\d+$/), migration: z.string() }))
  .min(1)
  .parse(parse(read("releases.yaml")));
const snapshot = z.object({
  tables: z.record(z.string(), z.object({ name: z.string(), columns: z.record(z.string(), z.unknown()) })),
});
const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** The tables that the code of a release names. */
const knownTo = (migration: string): KnownTables =>
  Object.fromEntries(
    Object.values(snapshot.parse(JSON.parse(read(`meta/${migration.slice(0, 4)}_snapshot.json`))).tables).map(
      ({ name, columns }) => [name, Object.keys(columns)],
    ),
  );

describe("the tables after all migrations", () => {
  let database: Awaited<ReturnType<typeof openPGlite>>;
  let before: Tables;
  const [{ release, migration }] = releases as [(typeof releases)[0]];
  const known = knownTo(migration);
  const broken = async () => breaksRelease(known, before, await readTables(database.db));

  beforeAll(async () => {
    const tags = journal.parse(JSON.parse(read("meta/_journal.json"))).entries.map(({ tag }) => tag);
    const hash = readMigrationFiles({ migrationsFolder })[tags.indexOf(migration)]!.hash;
    database = await openPGlite({ loadDataDir: await databaseImage() }, { migrate: false });
    await database.db.transaction(async (tx) => {
      await clearDatabase(tx);
      await migrateWithin(tx, { until: hash });
    });
    before = await readTables(database.db);
    await database.db.transaction((tx) => migrateWithin(tx, { after: hash }));
  });
  afterAll(() => database.close());

  it(`serve the release before, ${release}, which runs beside the next one and after a rollback`, async () => {
    expect(await broken()).toEqual([]);
  });

  it("answer each statement that the release before makes of its tables", async () => {
    for (const [table, columns] of Object.entries(known)) {
      const list = columns.map((column) => `"${column}"`).join();
      await database.db.execute(sql.raw(`select ${list} from "${table}" limit 0`));
      await database.db.execute(
        sql.raw(`insert into "${table}" (${list}) overriding system value select ${list} from "${table}"`),
      );
    }
  });

  it.each([
    ["alter table jobs drop column title", /^jobs.title is gone/],
    ["alter table jobs rename column title to heading", /^jobs.title is gone/],
    ["drop table saved_jobs", /^saved_jobs\..* is gone/],
    [
      "alter table jobs alter column title type varchar(20)",
      /^jobs.title was text, and is character varying/,
    ],
    ["alter table jobs add column grade text not null", /^jobs.grade needs a value/],
    ["alter table jobs alter column expires_at set not null", /^jobs.expires_at must not be null/],
    ["create unique index on jobs (title)", /^A new rule .* jobs_title_idx/],
    ["alter table jobs add check (title <> '')", /^A new rule .* CHECK/],
  ])("would be refused after: %s", async (statement, message) => {
    const undo = new Error("undo");
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(statement));
        const found = breaksRelease(known, before, await readTables(tx));
        expect(found[0]).toMatch(message);
        throw undo;
      })
      .catch((error: unknown) => expect(error).toBe(undo));
  });

  it("may have new tables, and new columns that are optional", async () => {
    await database.db.execute(
      sql`alter table jobs add column grade text, add column level int not null default 1`,
    );
    await database.db.execute(sql`create unique index on jobs (id, grade)`);
    expect(await broken()).toEqual([]);
  });
});
