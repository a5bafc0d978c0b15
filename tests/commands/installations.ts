import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { sql } from "drizzle-orm";
import { inject } from "vitest";
import { tablesOf } from "../../src/commands/backup/tables.ts";
import { writeBackup } from "../../src/commands/backup/write-backup.ts";
import { readConfig, type Config } from "../../src/runtime/config.ts";
import { openDatabase, type Database, type Db } from "../../src/server/platform/database/open.ts";
import { hasQueue } from "../../src/server/platform/queue/inspect-queue.ts";
import { openQueue } from "../../src/server/platform/queue/open-queue.ts";
import { queueNames } from "../../src/server/platform/queue/queue.ts";
import { storyMail } from "../../src/server/stories/mails.ts";
import { applications } from "../../src/server/applications/tables.ts";
import { refreshTokens, seekers } from "../../src/server/auth/tables.ts";
import { files } from "../../src/server/uploads/tables.ts";
import { importJobs } from "../../src/server/import/runs/import-jobs.ts";
import { bareDataFolder, filledDataFolder } from "../server/data-folder.ts";
import { fixture } from "../server/import/import-files.ts";
import { databaseWithTables, ownDatabase } from "../server/own-database.ts";

export const kinds = ["PGlite", ...(process.env["TEST_DATABASE_URL"] ? ["PostgreSQL"] : [])];
const frees: (() => Promise<void>)[] = [];
export const secret = "the secret that was made at the first start";
export const profileKeys = `1:${"ab".repeat(32)}\n`;
/** What a format might stumble over. */
const note = 'Tabs\tand "quotes", \\N, {braces}, line\r\nends, ’ 日本 🦘';

/** What is there before: nothing, a database without tables, or one with them. */
type Before = "nothing" | "bare" | "filled";

const folderOf = (kind: string, before: Before): Promise<string> => {
  if (kind === "PGlite" && before === "filled") return filledDataFolder("backup");
  if (kind === "PGlite" && before === "bare") return bareDataFolder("backup");
  return mkdtemp(join(tmpdir(), "signboard-backup-"));
};

/** A data folder of its own, and a database in it or on the server. */
export const installation = async (kind: string, before: Before = "bare"): Promise<Config> => {
  const folder = await folderOf(kind, before);
  frees.push(() => rm(folder, { recursive: true }));
  const template =
    before === "filled" && kind === "PostgreSQL" ? await databaseWithTables(inject("runFolder")) : undefined;
  const database = kind === "PostgreSQL" ? await ownDatabase(template) : null;
  if (database) frees.push(database.drop);
  // Relative where there is nothing else, as the default is.
  return readConfig({
    DATA_DIR: database ? folder : relative(process.cwd(), folder),
    ...(database && { DATABASE_URL: database.url }),
  });
};

export const using = async <T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> => {
  const { db, close } = await openDatabase(config);
  try {
    return await work(db);
  } finally {
    await close();
  }
};

export const fileOf = ({ DATA_DIR }: Config, key: string) => join(DATA_DIR, "files", key);
export const writeFileOf = async (config: Config, key: string, content: string | Uint8Array) => {
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
export const fillQueue = async (database: Database) => {
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
export const contentOf = async (db: Db): Promise<Record<string, unknown[]>> => {
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

/** A backup of each kind of database: the source, the archive, and the rows that are in it. */
export interface MadeBackup {
  source: Config;
  file: string;
  content: Record<string, unknown[]>;
}

/** Makes one of a filled installation of each kind. */
export const makeBackups = async (): Promise<Map<string, MadeBackup>> => {
  const backups = new Map<string, MadeBackup>();
  for (const kind of kinds) {
    const source = await installation(kind, "filled");
    await fill(source);
    const database = await openDatabase(source);
    try {
      await fillQueue(database);
    } finally {
      await database.close();
    }
    const file = join(source.DATA_DIR, "backup.tar.gz");
    // Read first: that a backup was made is noted behind it.
    const content = await using(source, contentOf);
    await writeBackup(file, source);
    backups.set(kind, { source, file, content });
  }
  return backups;
};

/** Removes every installation of this test file; the next file of a process has its own. */
export const removeInstallations = async (): Promise<void> => {
  for (const free of frees.splice(0).reverse()) await free();
};
