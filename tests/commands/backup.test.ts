import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textEntry, writeArchive } from "../../src/commands/backup/archive.ts";
import { clearDatabase, migrateWithin } from "../../src/commands/backup/migrate.ts";
import { readBackup } from "../../src/commands/backup/read-backup.ts";
import { tablesOf } from "../../src/commands/backup/tables.ts";
import { writeBackup } from "../../src/commands/backup/write-backup.ts";
import { readConfig, type Config } from "../../src/runtime/config.ts";
import {
  migrationsFolder,
  openDatabase,
  type Database,
  type Db,
} from "../../src/server/platform/database/open.ts";
import { hasQueue } from "../../src/server/platform/queue/inspect-queue.ts";
import { openQueue } from "../../src/server/platform/queue/open-queue.ts";
import { queueNames } from "../../src/server/platform/queue/queue.ts";
import { storyMail } from "../../src/server/stories/mails.ts";
import { applications } from "../../src/server/applications/tables.ts";
import { refreshTokens, seekers } from "../../src/server/auth/tables.ts";
import { employers } from "../../src/server/jobs/tables.ts";
import { files } from "../../src/server/uploads/tables.ts";
import { importJobs } from "../../src/server/import/import-jobs.ts";
import { filledDataFolder } from "../server/data-folder.ts";
import { fixture } from "../server/import/import-files.ts";
import { ownDatabase } from "../server/own-database.ts";

const kinds = ["PGlite", ...(process.env["TEST_DATABASE_URL"] ? ["PostgreSQL"] : [])];
const frees: (() => Promise<void>)[] = [];
const secret = "the secret that was made at the first start";
const profileKeys = `1:${"ab".repeat(32)}\n`;
/** What a format might stumble over. */
const note = 'Tabs\tand "quotes", \\N, {braces}, line\r\nends, ’ 日本 🦘';

/** A data folder of its own, and a database in it or on the server; an embedded one that is `filled` has its tables. */
const installation = async (kind: string, { filled = false } = {}): Promise<Config> => {
  const folder =
    filled && kind === "PGlite"
      ? await filledDataFolder("backup")
      : await mkdtemp(join(tmpdir(), "signboard-backup-"));
  frees.push(() => rm(folder, { recursive: true }));
  const database = kind === "PostgreSQL" ? await ownDatabase() : null;
  if (database) frees.push(database.drop);
  // Relative where there is nothing else, as the default is.
  return readConfig({
    DATA_DIR: database ? folder : relative(process.cwd(), folder),
    ...(database && { DATABASE_URL: database.url }),
  });
};

const using = async <T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> => {
  const { db, close } = await openDatabase(config);
  return work(db).finally(close);
};

const fileOf = ({ DATA_DIR }: Config, key: string) => join(DATA_DIR, "files", key);
const writeFileOf = async (config: Config, key: string, content: string | Uint8Array) => {
  await mkdir(dirname(fileOf(config, key)), { recursive: true });
  await writeFile(fileOf(config, key), content);
};

/** Jobs, a seeker with a session, a file and an application. */
const fill = async (config: Config) => {
  await writeFile(join(config.DATA_DIR, "secret"), secret);
  await writeFile(join(config.DATA_DIR, "profile-keys"), profileKeys);
  await writeFileOf(
    config,
    "kept/one/1-cv.pdf",
    Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251)),
  );
  await writeFileOf(config, "kept/one/2-empty.pdf", "");
  await writeFileOf(config, ".part-123", "an upload that has not come to its end");
  await using(config, async (db) => {
    await importJobs(db, createReadStream(fixture("indeed.xml")), { source: "harbour" });
    const [seeker] = await db
      .insert(seekers)
      .values({ email: "mai@example.com", passwordHash: "x", givenName: "Mai", familyName: "O’Brien" })
      .returning();
    const seekerId = seeker!.id;
    await db.insert(refreshTokens).values({
      seekerId,
      family: seekerId,
      tokenHash: "hash",
      expiresAt: new Date("2030-01-02T03:04:05.678Z"),
    });
    const [file] = await db
      .insert(files)
      .values({
        seekerId,
        key: "one/1-cv.pdf",
        name: "cv.pdf",
        category: "resume",
        mimeType: "application/pdf",
        size: 1,
      })
      .returning();
    const { rows } = await db.execute(sql`select id from jobs limit 1`);
    await db.insert(applications).values({
      jobId: rows[0]!["id"] as number,
      seekerId,
      cvFileId: file!.id,
      note,
      answers: [{ id: "q", question: note, answer: [note] } as never],
      name: "Mai",
      email: "mai@example.com",
    });
  });
};

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Leaves a mail in the queue, and one among the dead letters. */
const fillQueue = async (database: Database) => {
  const queue = await openQueue(database);
  const site = { brand: "automotive", origin: "http://automotive.localhost:4321" };
  for (const story of [1, 2]) await queue.enqueue(database.db, storyMail, { ...site, story });
  await database.db.execute(
    sql`update pgboss.job set retry_limit = 0 where data @> '{"story": 2}' and name = 'mail'`,
  );
  const [dead] = await queue.boss.findJobs<object>(queueNames.mail, { data: { story: 2 } });
  await queue.boss.fail(queueNames.mail, dead!.id, { message: "550 not here" });
  await queue.close();
};

const queuedOf = async (db: Db): Promise<unknown[]> => {
  if (!(await hasQueue(db))) return [];
  const { rows } = await db.execute(
    sql`select to_json(t)::text as row from pgboss.job t where state <= 'active' order by id`,
  );
  return rows.map(({ row }) => row);
};

/** Every row of every table, as PostgreSQL writes it; of long tables a digest. */
const contentOf = async (db: Db): Promise<Record<string, unknown[]>> => {
  const content: Record<string, unknown[]> = {};
  for (const { name } of await tablesOf(db)) {
    const { rows } = await db.execute(
      sql`select to_json(t)::text as row from ${sql.identifier(name)} t order by to_json(t)::text`,
    );
    content[name] = rows.length < 100 ? rows.map(({ row }) => row) : [digestOf(JSON.stringify(rows))];
  }
  content["queue"] = await queuedOf(db);
  return content;
};

const backups = new Map<string, { source: Config; file: string; content: Record<string, unknown[]> }>();
beforeAll(async () => {
  for (const kind of kinds) {
    const source = await installation(kind, { filled: true });
    await fill(source);
    const database = await openDatabase(source);
    await fillQueue(database).finally(database.close);
    const file = join(source.DATA_DIR, "backup.tar.gz");
    await writeBackup(file, source);
    backups.set(kind, { source, file, content: await using(source, contentOf) });
  }
});
afterAll(async () => {
  for (const free of frees.reverse()) await free();
});

it("a backup may be read by its owner alone, and never replaces a file", async () => {
  const { source, file } = backups.get("PGlite")!;
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(writeBackup(file, source)).rejects.toThrow("is there already");
  expect((await readdir(source.DATA_DIR)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("a backup of a folder without a database says so, and makes none", async () => {
  const empty = await installation("PGlite");
  await expect(writeBackup(join(empty.DATA_DIR, "x"), empty)).rejects.toThrow("holds no database");
  expect(await readdir(empty.DATA_DIR)).toEqual([]);
});

describe.each(kinds.flatMap((from) => kinds.map((to) => [from, to] as const)))(
  "a backup made on %s and restored on %s",
  (from, to) => {
    it("has every row, every file byte for byte, the secret, and goes on counting", async () => {
      const { source, file, content } = backups.get(from)!;
      const target = await installation(to);
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

describe.each(kinds)("what is there already (%s)", (kind) => {
  let target: Config;
  let before: Record<string, unknown[]>;
  beforeAll(async () => {
    target = await installation(kind, { filled: true });
    await writeFileOf(target, "kept/mine/1-cv.pdf", "mine");
    await using(target, (db) => db.insert(employers).values({ slug: "mine", name: "Mine" }));
    before = await using(target, contentOf);
  });
  const isUntouched = async () => {
    expect(await using(target, contentOf)).toEqual(before);
    expect(await readFile(fileOf(target, "kept/mine/1-cv.pdf"), "utf8")).toBe("mine");
    expect((await readdir(target.DATA_DIR)).sort()).toEqual(
      kind === "PGlite" ? ["db", "db.lock", "files"] : ["files"],
    );
  };
  it.each([
    ["has the keys of the archive", `new:${"1".repeat(64)},${profileKeys}`, "same"],
    ["lacks one", `new:${"1".repeat(64)}`, "other"],
    ["has another key of that name", `1:${"1".repeat(64)}`, "other"],
  ])("says whether PROFILE_KEYS %s", async (_what, PROFILE_KEYS, profileKeys) => {
    const told = await readBackup(backups.get(kind)!.file, { ...target, PROFILE_KEYS }, true);
    expect(told).toMatchObject({ profileKeys });
  });

  it("is not replaced without --force", async () => {
    await expect(readBackup(backups.get(kind)!.file, target, false)).rejects.toThrow("--force");
  });

  it.each([
    ["is cut off", (size: number, file: string) => truncate(file, Math.floor(size * 0.6))],
    ["lacks its last bytes", (size: number, file: string) => truncate(file, size - 9)],
    ["is empty", (_size: number, file: string) => truncate(file, 0)],
    [
      "has a changed byte",
      async (size: number, file: string) => {
        const bytes = await readFile(file);
        bytes[Math.floor(size / 2)]! ^= 1;
        await writeFile(file, bytes);
      },
    ],
    ["is something else", (_size: number, file: string) => writeFile(file, "a text of many words")],
  ])("stays when the archive %s", async (_what, spoil) => {
    const file = join(dirname(backups.get(kind)!.file), "spoiled");
    const bytes = await readFile(backups.get(kind)!.file);
    await writeFile(file, bytes);
    await spoil(bytes.length, file);
    await expect(readBackup(file, target, true)).rejects.toThrow(/is damaged|is cut off|no backup/);
  });

  const migrations = readMigrationFiles({ migrationsFolder });
  const archiveOf = async (entries: Record<string, string>) => {
    const file = join(dirname(backups.get(kind)!.file), `made-${Math.random()}`);
    await writeArchive(file, async (add) => {
      for (const [name, text] of Object.entries(entries)) await add(textEntry(name, text));
    });
    return file;
  };
  const about = JSON.stringify({ format: 1, created: "now" });
  const migration = migrations.at(-1)!.hash;

  it.each([
    [
      "of a newer program",
      { "signboard.json": about, "database/migration": "0".repeat(64) },
      "newer version",
    ],
    ["of a newer format", { "signboard.json": JSON.stringify({ format: 2 }) }, "format 2"],
    ["of something else", { "index.html": "<p>" }, "something else"],
    ["without a database", { "signboard.json": about }, "no database"],
    [
      "with a file outside of its folder",
      { "signboard.json": about, "database/migration": migration, "files/../secret": "x" },
      "files/../secret|with the name",
    ],
    [
      "with rows that the tables refuse",
      {
        "signboard.json": about,
        "database/migration": migration,
        "files/kept/1": "x",
        "database/refresh_tokens/0.json": '[{"id":null}]',
      },
      "refresh_tokens",
    ],
  ])("stays when the archive is one %s", async (_what, entries, says) => {
    await expect(readBackup(await archiveOf(entries), target, true)).rejects.toThrow(new RegExp(says));
  });

  if (kind === "PostgreSQL")
    it("stays while a server uses the database", async () => {
      await using(target, async () => {
        await expect(readBackup(backups.get(kind)!.file, target, true)).rejects.toThrow("Stop them");
      });
    });

  it("is as it was after all of these", isUntouched);
});

it.each(kinds)("--force replaces rows and files (%s)", async (kind) => {
  const { file, content } = backups.get(kind)!;
  const target = await installation(kind, { filled: true });
  await writeFileOf(target, "kept/mine/1-cv.pdf", "mine");
  await using(target, (db) => db.insert(employers).values({ slug: "mine", name: "Mine" }));
  await readBackup(file, target, true);
  expect(await using(target, contentOf)).toEqual(content);
  expect(await readdir(join(target.DATA_DIR, "files/kept"))).toEqual(["one"]);
  expect((await readdir(target.DATA_DIR)).filter((name) => /replaced|restored/.test(name))).toEqual([]);
});

it.each(kinds)(
  "a backup of an older version is brought up to date (%s)",
  async (kind) => {
    const migrations = readMigrationFiles({ migrationsFolder });
    const older = await installation(kind, { filled: true });
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
