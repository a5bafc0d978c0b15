import { existsSync } from "node:fs";
import { cp, mkdtemp, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { fillLocations } from "../../src/server/locations/fill-locations.ts";
import { openFolder } from "../../src/server/platform/database/open.ts";

/**
 * A data folder of this test's own whose embedded database has its tables and locations: a copy of one that the first
 * test of a run made, as to make one takes a server five seconds of processor.
 */
export const filledDataFolder = async (name: string): Promise<string> => {
  const made = join(inject("runFolder"), "filled");
  if (!existsSync(made)) {
    const fresh = await mkdtemp(`${made}-`);
    const { db, close } = await openFolder(join(fresh, "db"));
    await fillLocations(db);
    await close();
    // Another test may have been faster.
    await rename(fresh, made).catch(() => undefined);
  }
  const folder = await mkdtemp(join(tmpdir(), `signboard-${name}-`));
  await cp(join(made, "db"), join(folder, "db"), { recursive: true });
  return folder;
};
