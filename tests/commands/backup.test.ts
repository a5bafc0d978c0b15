import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clearDatabase, migrateWithin } from "../../src/commands/backup/migrate.ts";
import { readBackup } from "../../src/commands/backup/read-backup.ts";
import { writeBackup } from "../../src/commands/backup/write-backup.ts";
import { migrationsFolder } from "../../src/server/platform/database/migrations-folder.ts";
import { employers } from "../../src/server/catalogue/employers/tables.ts";

import {
  contentOf,
  fileOf,
  installation,
  kinds,
  makeBackups,
  profileKeys,
  removeInstallations,
  secret,
  using,
  writeFileOf,
  type MadeBackup,
} from "./installations.ts";

let backups: Map<string, MadeBackup>;
beforeAll(async () => {
  backups = await makeBackups();
});
afterAll(removeInstallations);

it("a backup may be read by its owner alone, and never replaces a file", async () => {
  const { source, file } = backups.get("PGlite")!;
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(writeBackup(file, source)).rejects.toThrow("is there already");
  expect((await readdir(source.DATA_DIR)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("a backup of a folder without a database says so, and makes none", async () => {
  const empty = await installation("PGlite", "nothing");
  await expect(writeBackup(join(empty.DATA_DIR, "x"), empty)).rejects.toThrow("holds no database");
  expect(await readdir(empty.DATA_DIR)).toEqual([]);
});

describe.each(kinds.flatMap((from) => kinds.map((to) => [from, to] as const)))(
  "a backup made on %s and restored on %s",
  (from, to) => {
    it("has every row, every file byte for byte, the secret, and goes on counting", async () => {
      const { source, file, content } = backups.get(from)!;
      // A folder in which nothing was started yet, where both are the same.
      const target = await installation(to, from === to ? "nothing" : "bare");
      const told = await readBackup(file, target, false);
      expect(told).toMatchObject({ files: 2, secret: "written", profileKeys: "written" });
      expect(await readFile(join(target.DATA_DIR, "profile-keys"), "utf8")).toBe(profileKeys);
      expect(await readFile(join(target.DATA_DIR, "secret"), "utf8")).toBe(secret);
      for (const key of ["kept/one/1-cv.pdf", "kept/one/2-empty.pdf"])
        expect(await readFile(fileOf(target, key))).toEqual(await readFile(fileOf(source, key)));
      expect(await readdir(join(target.DATA_DIR, "files"))).toEqual(["kept"]);
      await using(target, async (db) => {
        expect(await contentOf(db)).toEqual(content);
        expect(content["queue"]).toHaveLength(2);
        const ids = (content["employers"] as string[]).map((row) => (JSON.parse(row) as { id: number }).id);
        const [added] = await db.insert(employers).values({ slug: "new", name: "New" }).returning();
        expect(added!.id).toBe(Math.max(...ids) + 1);
        // Triggers are at work again.
        const [job] = (await db.execute(sql`select id from jobs limit 1`)).rows;
        await db.execute(sql`update jobs set title = 'Zookeeper' where id = ${job!["id"]}`);
        const found = await db.execute(sql`select job_id from job_search where title @@ 'zookeep'::tsquery`);
        expect(found.rows).toHaveLength(1);
      });
    });
  },
);

/** Keys of the one who restores, and what is said of them. */
const configured: Record<string, [keys: string, said: string]> = {
  PGlite: [`new:${"1".repeat(64)},${profileKeys}`, "same"],
  PostgreSQL: [`new:${"1".repeat(64)}`, "other"],
};

it.each(kinds)("--force replaces rows and files, and compares PROFILE_KEYS (%s)", async (kind) => {
  const { file, content } = backups.get(kind)!;
  const [PROFILE_KEYS, said] = configured[kind]!;
  const target = { ...(await installation(kind, "filled")), PROFILE_KEYS };
  await writeFileOf(target, "kept/mine/1-cv.pdf", "mine");
  await using(target, (db) => db.insert(employers).values({ slug: "mine", name: "Mine" }));
  expect(await readBackup(file, target, true)).toMatchObject({ profileKeys: said });
  expect(await using(target, contentOf)).toEqual(content);
  expect(await readdir(join(target.DATA_DIR, "files/kept"))).toEqual(["one"]);
  expect((await readdir(target.DATA_DIR)).filter((name) => /replaced|restored/.test(name))).toEqual([]);
});

it.each(kinds)(
  "a backup of an older version is brought up to date (%s)",
  async (kind) => {
    const migrations = readMigrationFiles({ migrationsFolder });
    const older = await installation(kind, "filled");
    await using(older, (db) =>
      db.transaction(async (tx) => {
        await clearDatabase(tx);
        await migrateWithin(tx, { until: migrations.at(-2)!.hash });
        await tx.execute(sql`insert into employers (slug, name) values ('old', 'Old')`);
      }),
    );
    const file = join(older.DATA_DIR, "backup.tar.gz");
    await writeBackup(file, older);
    const target = await installation(kind);
    await readBackup(file, target, false);
    await using(target, async (db) => {
      expect(await db.select({ name: employers.name }).from(employers)).toEqual([{ name: "Old" }]);
      const { rows } = await db.execute(
        sql`select hash from drizzle.__drizzle_migrations order by created_at`,
      );
      expect(rows.map(({ hash }) => hash)).toEqual(migrations.map(({ hash }) => hash));
    });
  },
  120_000,
);
