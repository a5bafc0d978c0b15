import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Config } from "../../runtime/config.ts";
import { openDatabase, type Db } from "../../server/platform/database/open.ts";
import { openPrivateFolder } from "../../runtime/private-folder.ts";
import { hasProfileKeys } from "../../runtime/profile-keys.ts";
import { profileKeysFile } from "../../server/platform/kept-secret.ts";
import { openQueue } from "../../server/platform/queue/open-queue.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import { ArchiveError, readArchive, textOf } from "./archive.ts";
import { dumpFolder, migrationName } from "./dump.ts";
import { loadDatabase } from "./load.ts";
import { checkMigration } from "./migrate.ts";
import { stageFiles } from "./stored-files.ts";
import { isUsed } from "./tables.ts";
import { aboutName, format, type About } from "./write-backup.ts";

/** What a restore reports afterwards. */
export interface Restored {
  about: About;
  files: number;
  /** What happened to the secret; "other" when the configured one differs from the archive's. */
  secret: Kept;
  /** What happened to the keys of profiles; "other" when the configuration lacks one of the archive's. */
  profileKeys: Kept;
}

type Kept = "written" | "same" | "other" | "none";

/**
 * Replaces the database and files with those of an archive: all of them, or none.
 * @param force overwrite an installation that holds data.
 * @throws UserFacingError with the reason why nothing was changed.
 */
export const readBackup = async (file: string, config: Config, force: boolean): Promise<Restored> => {
  const { about, migration } = await checkArchive(file);
  await openPrivateFolder(config.DATA_DIR);
  const database = await openDatabase(config, { migrate: false });
  const { db, close } = database;
  try {
    if (!force && (await isUsed(db)))
      throw new UserFacingError(
        "There is something in the database already. --force replaces it, and all files, with what the archive holds.",
      );
    await refuseWhileServed(db);
    // Creates the queue's tables when they are missing: pg-boss migrates them itself.
    await (await openQueue(database)).close();
    return { about, ...(await replaceAll(file, migration, config, db)) };
  } finally {
    await close();
  }
};

/** Reads an archive to its end, to verify it before anything is changed. */
const checkArchive = async (file: string): Promise<{ about: About; migration: string }> => {
  let about: About | undefined;
  let migration: string | undefined;
  for await (const entry of readArchive(file)) {
    if (entry.name === aboutName) about = JSON.parse(await textOf(entry)) as About;
    if (entry.name === migrationName) migration = await textOf(entry);
    if (about === undefined) throw new ArchiveError(`${file} is an archive of something else.`);
    if (about.format !== format)
      throw new ArchiveError(`${file} has format ${about.format}; this program reads format ${format}.`);
  }
  if (!about || migration === undefined) throw new ArchiveError(`${file} holds no database.`);
  checkMigration(migration);
  return { about, migration };
};

/** Refuses while a server uses the database: what it has cached would be out of date. */
const refuseWhileServed = async (db: Db): Promise<void> => {
  const { rows } = await db.execute(sql`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name = 'signboard' and pid <> pg_backend_pid()`);
  const others = rows[0]!["others"] as number;
  if (others)
    throw new UserFacingError(
      `Servers or imports are using the database (${others} connections). Stop them, and start them again afterwards.`,
    );
};

const replaceAll = async (
  file: string,
  migration: string,
  config: Config,
  db: Db,
): Promise<Omit<Restored, "about">> => {
  const files = await stageFiles(join(config.DATA_DIR, "files"));
  let count = 0;
  let secret: string | undefined;
  let keys: string | undefined;
  try {
    // The commit comes last: the files are switched before it, and switched back if it fails.
    await db.transaction(async (tx) => {
      await loadDatabase(tx, migration, async (load) => {
        for await (const entry of readArchive(file)) {
          if (entry.name.startsWith(dumpFolder)) await load(entry.name, await textOf(entry));
          else if (entry.name === "secret") secret = await textOf(entry);
          else if (entry.name === profileKeysFile) keys = await textOf(entry);
          else if (entry.name.startsWith("files/")) {
            await files.add(entry.name.slice("files/".length), entry);
            count += 1;
          }
        }
      });
      await files.switch();
    });
  } catch (error) {
    await files.undo();
    throw error;
  }
  await files.keep();
  const { DATA_DIR, SECRET, PROFILE_KEYS } = config;
  const kept = {
    secret: await keep(DATA_DIR, "secret", secret, SECRET, (configured, own) => configured === own),
    profileKeys: await keep(DATA_DIR, profileKeysFile, keys, PROFILE_KEYS, hasProfileKeys),
  };
  await db.execute(sql`analyze`);
  return { files: count, ...kept };
};

/** Writes a text of the archive to the data folder, unless the configuration sets it. */
const keep = async (
  folder: string,
  name: string,
  own: string | undefined,
  configured: string | undefined,
  isEnough: (configured: string, own: string) => boolean,
): Promise<Kept> => {
  if (own === undefined) return "none";
  if (configured !== undefined) return isEnough(configured, own) ? "same" : "other";
  const part = join(folder, `${name}.restored`);
  await writeFile(part, own, { mode: 0o600 });
  await rename(part, join(folder, name));
  return "written";
};
