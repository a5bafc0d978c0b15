import { join } from "node:path";
import {
  currentRelease,
  listReleases,
  makeCurrent,
  removeOldReleases,
  type ReleaseFolder,
} from "./folders.ts";
import { sweepShared, touchShared } from "./shared-files.ts";

/** Makes a release the current one of its settings; the files that tabs of the one before may ask for stay for a week. */
export const switchTo = (dist: string, release: ReleaseFolder): void => {
  const before = currentRelease(dist, release.settings);
  if (before && before.id !== release.id) touchShared(join(dist, "shared"), before.shared);
  makeCurrent(dist, release);
};

/** Removes what no release, process or open tab needs any more. Only who has the turn to build may. */
export const tidy = (dist: string, settings: string): void => {
  removeOldReleases(dist, settings);
  sweepShared(join(dist, "shared"), new Set(listReleases(dist).flatMap(({ shared }) => shared)));
};
