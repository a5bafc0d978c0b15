import { existsSync } from "node:fs";
import { cp, mkdtemp, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { readConfig } from "../../src/runtime/config.ts";
import { projectFolder } from "../../src/runtime/project-folder.ts";
import { openFolderSync } from "../../src/server/employers/sync-folders.ts";
import { fillLocations } from "../../src/server/catalogue/locations/fill-locations.ts";
import { openFolder } from "../../src/server/platform/database/open.ts";
import { openServices } from "../../src/server/services.ts";
import { databaseMade, ownDatabase } from "./own-database.ts";
import { ownServer } from "./own-server.ts";

/** The folder of this kind that all tests of a run copy; the first that needs it makes it. */
const madeOnce = async (kind: string, fill: (folder: string) => Promise<void>): Promise<string> => {
  const made = join(inject("runFolder"), kind);
  if (!existsSync(made)) {
    const fresh = await mkdtemp(`${made}-`);
    await fill(fresh);
    // Another test may have been faster.
    await rename(fresh, made).catch(() => undefined);
  }
  return made;
};

const bare = () =>
  madeOnce("bare", async (folder) => {
    await (await openFolder(join(folder, "db"), { migrate: false })).close();
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

/** Does to a database and its data folder what the first start of a server does. */
const startOnce = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const services = await openServices(readConfig({ ...env, LOG_LEVEL: "error" }));
  await openFolderSync(services)(projectFolder);
  await services.close();
};

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

/** The same as a database of this test's own on the server of TEST_DATABASE_URL; `drop` removes it. */
export const servedDatabase = async (): ReturnType<typeof ownDatabase> => {
  const runFolder = inject("runFolder");
  return ownDatabase(
    await databaseMade(runFolder, "served", async (url) => {
      const folder = await mkdtemp(join(runFolder, "served-database-"));
      await startOnce({ ...ownServer(folder), DATABASE_URL: url });
    }),
  );
};
