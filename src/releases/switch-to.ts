import { join } from "node:path";
import {
  currentRelease,
  listReleases,
  makeCurrent,
  removeOldReleases,
  type ReleaseFolder,
} from "./folders.ts";
import { sweepShared, touchShared } from "./shared-files.ts";

/** Makes a release the current one of its settings; shared files of the previous one stay a week for open tabs. */
export const switchTo = (dist: string, release: ReleaseFolder): void => {
  const before = currentRelease(dist, release.settings);
  if (before && before.id !== release.id) touchShared(join(dist, "shared"), before.shared);
  makeCurrent(dist, release);
};

/** Removes what no release, process or open tab needs any more. The caller must hold the build lock. */
export const tidy = (dist: string, settings: string): void => {
  removeOldReleases(dist, settings);
  sweepShared(join(dist, "shared"), new Set(listReleases(dist).flatMap(({ shared }) => shared)));
};
