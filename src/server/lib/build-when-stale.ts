import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readConfig } from "../config.ts";
import { fingerprint, type Fingerprint } from "../release/fingerprint.ts";
import {
  currentRelease,
  dist,
  findRelease,
  readRelease,
  rolledBackTo,
  type ReleaseFolder,
} from "../release/folders.ts";
import { switchTo } from "../release/switch-to.ts";
import { MendableError } from "./mendable-error.ts";

const root = join(import.meta.dirname, "../../..");

/** A build that failed, and has told why. */
export class BuildError extends MendableError {
  override name = "BuildError";
}

/** What a server starts with. */
export interface Start {
  release: ReleaseFolder;
  /** What stood on disk as it started: what it has loaded. */
  loaded: Fingerprint;
}

/**
 * Finds the release of what stands on disk, and builds it where there is none: it is the current one of these settings
 * then. One that was gone back to by hand stays, until a build is asked for.
 * @throws BuildError where there is nothing to show.
 */
export const buildWhenStale = (): Start => {
  const loaded = fingerprint(readConfig());
  const { settings } = loaded;
  const chosen = readRelease(dist, rolledBackTo(dist, settings) ?? "");
  if (chosen) {
    console.log(`The sites are rolled back to release ${chosen.id}; npm run build makes them as they are now.`);
    return { release: chosen, loaded };
  }
  const found = findRelease(dist, loaded);
  if (found) {
    tryTo(() => switchTo(dist, found));
    return { release: found, loaded };
  }
  console.log("Building the sites; this takes a minute the first time …");
  const built = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  const current = currentRelease(dist, settings);
  // Where nothing can be written, as in a container, the pages of the last build are still good.
  if (built.status !== 0 && current?.sources === loaded.sources)
    console.warn("Pages whose day has come since the last build are not shown yet: the build failed.");
  else if (built.status !== 0 || !current)
    throw new BuildError("The build failed; its messages stand above.");
  return { release: current, loaded };
};

/** Where nothing can be written, the link stays, and this process serves what it found. */
const tryTo = (change: () => void): void => {
  try {
    change();
  } catch (error) {
    console.warn(`dist/current cannot be changed, which other processes go by: ${(error as Error).message}`);
  }
};
