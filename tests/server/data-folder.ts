import { existsSync } from "node:fs";
import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { readConfig } from "../../src/runtime/config.ts";
import { projectFolder } from "../../src/runtime/project-folder.ts";
import { openFolderSync } from "../../src/server/employers/sync-folders.ts";
import { fillLocations } from "../../src/server/locations/fill-locations.ts";
import { openFolder } from "../../src/server/platform/database/open.ts";
import { openServices } from "../../src/server/services.ts";
import { ownServer } from "./own-server.ts";

/** A copy of a folder that the first test of a run made, named after the test. */
const copyOf = async (
  kind: string,
  fill: (folder: string) => Promise<void>,
  name: string,
): Promise<string> => {
  const made = join(inject("runFolder"), kind);
  if (!existsSync(made)) {
    const fresh = await mkdtemp(`${made}-`);
    await fill(fresh);
    // Another test may have been faster.
    await rename(fresh, made).catch(() => undefined);
  }
  const folder = await mkdtemp(join(tmpdir(), `signboard-${name}-`));
  await cp(made, folder, { recursive: true });
  return folder;
};

/**
 * A data folder of this test's own whose embedded database has its tables and locations, which take a server five
 * seconds of processor.
 */
export const filledDataFolder = (name: string): Promise<string> =>
  copyOf(
    "filled",
    async (folder) => {
      const { db, close } = await openFolder(join(folder, "db"));
      await fillLocations(db);
      await close();
    },
    name,
  );

/** A data folder as the first start of a server leaves it: with its queue and with the employers of `src/content` too. */
export const servedDataFolder = (name: string): Promise<string> =>
  copyOf(
    "served",
    async (folder) => {
      await rm(folder, { recursive: true });
      await rename(await filledDataFolder(name), folder);
      const services = await openServices(readConfig({ ...ownServer(folder), LOG_LEVEL: "error" }));
      await openFolderSync(services)(projectFolder);
      await services.close();
    },
    name,
  );
