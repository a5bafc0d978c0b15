import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError, type Config } from "../../runtime/config.ts";
import { FolderLockedError } from "../../runtime/lock/lock-folder.ts";
import { recordBackup } from "../../server/platform/backups/last-backup.ts";
import { openDatabase, openFolder, type Database } from "../../server/platform/database/open.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import { readAddress } from "../../server/operator/operator-channel.ts";
import { profileKeysFile } from "../../server/platform/kept-secret.ts";
import { textEntry, writeArchive } from "./archive.ts";
import { copyFolder, copyThroughServer } from "../../server/operator/copy-order.ts";
import { dumpDatabase, type RowCounts } from "./dump.ts";
import { addFiles } from "./stored-files.ts";

/** The first entry of an archive. */
export interface About {
  /** Version of the archive format: 1. */
  format: number;
  /** ISO 8601. */
  created: string;
  /** Where the files are when they are not in the archive: "<endpoint>/<bucket>". */
  elsewhere?: string;
}

/** What an archive holds. */
export interface Contents {
  rows: RowCounts;
  files: number;
  elsewhere?: string;
}

export const aboutName = "signboard.json";
export const format = 1;

/**
 * Writes database, files, secret and the keys of profiles to an archive, whether a server runs or not. The database comes first: kept files
 * are never changed, so those that its rows refer to still exist afterwards.
 */
export const writeBackup = async (file: string, config: Config): Promise<Contents> => {
  const secret = config.SECRET ?? (await keptFile(config.DATA_DIR, "secret"));
  const keys = config.PROFILE_KEYS ?? (await keptFile(config.DATA_DIR, profileKeysFile));
  const { db, kind, close } = await openSource(config);
  let contents: Contents | undefined;
  try {
    await writeArchive(file, async (add) => {
      const elsewhere = config.S3_ENDPOINT && `${config.S3_ENDPOINT}/${config.S3_BUCKET}`;
      const about: About = { format, created: new Date().toISOString(), ...(elsewhere && { elsewhere }) };
      await add(textEntry(aboutName, JSON.stringify(about)));
      if (secret !== null) await add(textEntry("secret", secret));
      if (keys !== null) await add(textEntry(profileKeysFile, keys));
      const rows = await dumpDatabase(db, (name, json) => add(textEntry(name, json)));
      const files = elsewhere ? 0 : await addFiles(join(config.DATA_DIR, "files"), add);
      contents = { rows, files, ...(elsewhere && { elsewhere }) };
    });
    // The archive is as good where a standby, or a database that is not migrated yet, cannot record it.
    if (kind === "postgres") await recordBackup(db, "signboard backup").catch(() => undefined);
  } finally {
    await close();
  }
  return contents!;
};

const keptFile = (folder: string, name: string): Promise<string | null> =>
  readFile(join(folder, name), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });

/** Opens the database, or a copy of it when a running server has the embedded database open. */
const openSource = async (config: Config): Promise<Database> => {
  if (config.DATABASE_URL) return openDatabase(config, { migrate: false });
  if (!(await stat(join(config.DATA_DIR, "db/PG_VERSION")).catch(() => null)))
    throw new ConfigError(
      `DATA_DIR ${config.DATA_DIR} holds no database. Set it, or DATABASE_URL, as for the server.`,
    );
  try {
    return await openDatabase(config, { migrate: false });
  } catch (error) {
    const server = error instanceof FolderLockedError ? await readAddress(config.DATA_DIR, error.id) : null;
    if (!server) throw error;
    await copyThroughServer(server).catch((cause: unknown) => {
      if (cause instanceof UserFacingError) throw cause;
      throw new UserFacingError("The server broke off the copy of its database. Try again when it runs.", {
        cause,
      });
    });
    const folder = copyFolder(config);
    const copy = await openFolder(folder, { migrate: false });
    return {
      ...copy,
      close: async () => {
        await copy.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
};
