import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { acquireBuildLock } from "../../src/releases/build-lock.ts";
import { readBackup } from "../../src/commands/backup/read-backup.ts";
import { writeBackup } from "../../src/commands/backup/write-backup.ts";
import { readConfig } from "../../src/runtime/config.ts";
import { projectFolder } from "../../src/runtime/project-folder.ts";
import { fillLocations } from "../../src/server/catalogue/locations/fill-locations.ts";
import { openFolder } from "../../src/server/platform/database/open.ts";
import { databaseMade, ownDatabase } from "./own-database.ts";
import { ownServer } from "./own-server.ts";
import { startOnce } from "./start-once.ts";

/**
 * What all tests of a run copy, a folder or a file: the first that needs it makes it, and others wait for it.
 * @param fill makes it at a path where nothing is yet.
 * @param folder where it is.
 */
export const madeOnce = async (
  kind: string,
  fill: (path: string) => Promise<void>,
  folder = inject("runFolder"),
): Promise<string> => {
  const made = join(folder, kind);
  if (existsSync(made)) return made;
  const endTurn = await acquireBuildLock(made, () => undefined);
  try {
    if (existsSync(made)) return made;
    const fresh = `${made}-fresh`;
    await rm(fresh, { recursive: true, force: true });
    await fill(fresh);
    await rename(fresh, made);
    return made;
  } finally {
    await endTurn();
  }
};

const kept = join(projectFolder, "node_modules/.cache/test-databases");
/** What an empty database is made by: packages, migrations, the queue, and what copies it. */
const makers = [
  "package-lock.json",
  "src/server/platform/{database,queue}/**/*.{ts,sql}",
  "tests/server/d*.ts",
];

/** The same, kept for later runs until what makes an empty database changes: a run of one file needs little else. */
export const madeAndKept = async (kind: string, fill: (path: string) => Promise<void>): Promise<string> => {
  const hash = createHash("sha256");
  for (const file of globSync(makers, { cwd: projectFolder }).sort())
    hash.update(readFileSync(join(projectFolder, file)));
  const version = hash.digest("hex").slice(0, 16);
  return madeOnce(
    `${version}-${kind}`,
    async (path) => {
      for (const name of await readdir(kept))
        if (!name.startsWith(version)) await rm(join(kept, name), { recursive: true, force: true });
      await fill(path);
    },
    kept,
  );
};

/** The databases from which PostgreSQL makes others, which the embedded one never does: half of its files. */
const templates = ["1", "4"];

const bare = () =>
  madeAndKept("bare", async (folder) => {
    await (await openFolder(join(folder, "db"), { migrate: false })).close();
    for (const template of templates) {
      const path = join(folder, "db/base", template);
      await rm(path, { recursive: true });
      await mkdir(path, 0o700);
    }
  });

const filled = () =>
  madeOnce("filled", async (folder) => {
    await cp(await bare(), folder, { recursive: true });
    const { db, close } = await openFolder(join(folder, "db"));
    await fillLocations(db);
    await close();
  });

const served = () =>
  madeOnce("served", async (folder) => {
    await cp(await filled(), folder, { recursive: true });
    await startOnce(ownServer(folder));
  });

const copyOf = async (made: string, name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `signboard-${name}-`));
  await cp(made, folder, { recursive: true });
  return folder;
};

/**
 * A data folder of this test's own whose embedded database has been made and holds nothing, not even tables: to make it
 * takes five seconds of processor.
 */
export const bareDataFolder = async (name: string): Promise<string> => copyOf(await bare(), name);

/**
 * A data folder of this test's own whose embedded database has its tables and locations, which take a server ten seconds
 * of processor.
 */
export const filledDataFolder = async (name: string): Promise<string> => copyOf(await filled(), name);

/**
 * A data folder of this test's own as the first start of a server leaves it: with its queue and the employers of
 * `src/content` too, which take another seven.
 */
export const servedDataFolder = async (name: string): Promise<string> => copyOf(await served(), name);

/** A backup of one. */
export const servedBackup = () =>
  madeOnce("served.tar.gz", async (file) => {
    const folder = await servedDataFolder("backup");
    await writeBackup(file, readConfig(ownServer(folder)));
    await rm(folder, { recursive: true });
  });

/**
 * The same as a database of this test's own on the server of TEST_DATABASE_URL; `drop` removes it. It is restored from
 * the embedded one, as a start would encode the pictures of employers once more.
 */
export const servedDatabase = async (): ReturnType<typeof ownDatabase> => {
  const runFolder = inject("runFolder");
  return ownDatabase(
    await databaseMade(runFolder, "served", async (url) => {
      const folder = await mkdtemp(join(runFolder, "served-database-"));
      await readBackup(await servedBackup(), readConfig({ ...ownServer(folder), DATABASE_URL: url }), false);
    }),
  );
};
