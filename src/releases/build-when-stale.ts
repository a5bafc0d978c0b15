import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../runtime/config.ts";
import { fingerprint, type Fingerprint } from "./fingerprint.ts";
import {
  canWrite,
  currentRelease,
  dist,
  findRelease,
  listReleases,
  readRelease,
  rolledBackTo,
  type ReleaseFolder,
} from "./folders.ts";
import { withoutPort } from "./settings.ts";
import { switchTo } from "./switch-to.ts";
import { UserFacingError } from "../runtime/user-facing-error.ts";
import { projectFolder } from "../runtime/project-folder.ts";

/** A build that failed, with the reason as message. */
export class BuildError extends UserFacingError {
  override name = "BuildError";
}

/** What a server starts with. */
export interface Start {
  release: ReleaseFolder;
  /** The fingerprint of the files on disk at the start, which the process has loaded. */
  loaded: Fingerprint;
}

/**
 * Finds the release of the files on disk, or builds it, and makes it the current one of these settings. A release that
 * was rolled back to by hand stays current until the next build command.
 * @throws BuildError when there is no release to serve.
 */
export const buildWhenStale = (): Start => {
  const loaded = fingerprint(readConfig());
  return ready(loaded, "full") ?? afterBuild(loaded, canWrite(dist) && buildHere());
};

/**
 * The same for a server, which does other work while it waits. Where no pictures have been encoded yet, as in a new
 * clone, it gets a quick release: all pages of all sites, which the server builds once more (`finishQuickRelease`).
 * @param build runs the build command with arguments; resolves to whether it succeeded.
 */
export const buildForStart = async (build: (args: readonly string[]) => Promise<boolean>): Promise<Start> => {
  const config = readConfig();
  const loaded = fingerprint(config);
  // Other machines take it, and should do so once.
  const isQuick = !config.SHARED_RELEASES && !hasPictures();
  const args = isQuick ? ["--only", "--quick"] : ["--only"];
  return ready(loaded, "quick") ?? afterBuild(loaded, canWrite(dist) && (await build(args)));
};

/** Whether a full build has encoded the pictures here. */
const hasPictures = (): boolean => {
  const releases = listReleases(dist);
  if (releases.length && releases.every(({ quick }) => quick)) return false;
  return globSync("*.avif", { cwd: join(projectFolder, "node_modules/.astro/assets") }).length > 0;
};

/** The release that need not be built. */
const ready = (loaded: Fingerprint, least: "quick" | "full"): Start | undefined => {
  const chosen = readRelease(dist, rolledBackTo(dist, loaded.settings) ?? "");
  if (chosen) {
    console.log(
      `The sites are rolled back to release ${chosen.id}; npm run build makes them as they are now.`,
    );
    return { release: chosen, loaded };
  }
  const found = findRelease(dist, loaded, least);
  if (!found) return undefined;
  if (canWrite(dist)) switchTo(dist, found);
  return { release: found, loaded };
};

const afterBuild = (loaded: Fingerprint, isBuilt: boolean): Start => {
  const release = isBuilt ? currentRelease(dist, loaded.settings) : nearest(loaded);
  if (!release)
    throw new BuildError(
      canWrite(dist)
        ? "The build failed; its messages stand above."
        : `There is no release for ${loaded.settings} in ${dist}, and none can be made: it cannot be written to. Build it there, or let this user write.`,
    );
  if (!isBuilt)
    console.warn(
      release.settings === loaded.settings
        ? "Pages whose day has come since the last build are not shown yet: nothing can be built."
        : `Canonical addresses in the pages name another port (${release.settings}, not ${loaded.settings}): nothing can be built. Set PUBLIC_PORT to the port that the public sees.`,
    );
  return { release, loaded };
};

const buildHere = (): boolean => {
  console.log("Building the sites …");
  const env = { ...process.env, NODE_ENV: "production" };
  const built = spawnSync("npm", ["run", "--silent", "build", "--", "--only"], {
    cwd: projectFolder,
    stdio: "inherit",
    env,
  });
  return built.status === 0;
};

/**
 * The fallback where nothing can be built, as in a read-only container: a release of the same files from an earlier
 * moment, or for another port.
 */
const nearest = ({ settings, sources }: Fingerprint): ReleaseFolder | undefined => {
  const alike = listReleases(dist).filter((release) => release.sources === sources);
  return (
    alike.find((release) => release.settings === settings) ??
    alike.find((release) => withoutPort(release.settings) === withoutPort(settings))
  );
};
