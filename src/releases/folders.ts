import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { isSame, type Fingerprint } from "./fingerprint.ts";
import { withoutPort } from "./settings.ts";
import { projectFolder } from "../runtime/project-folder.ts";

/*
 * dist/releases/<id>/{client,server}    a release: pages and files, and the code that renders pages on demand
 * dist/releases/<id>/release.json       its stamp, written last: a folder without it is incomplete
 * dist/current/<settings>               a link to the release that is served
 * dist/current/<settings>.rolled-back   that release was chosen by hand: only a build command replaces it
 * dist/shared/                          hashed files of all releases (shared-files.ts)
 */

/** The project's own folder of releases. */
export const dist = join(projectFolder, "dist");

/**
 * How much work a build takes on: a quick one leaves drawings as they are and compresses little, so that a new clone can
 * be served soon, and the full one follows it.
 */
export type Effort = "quick" | "full";
/** The content of release.json. */
export interface Stamp extends Fingerprint {
  /** The moment that its pages show, as ISO 8601: they do not have what is published later. */
  at: string;
  /** When it was made. */
  made: string;
  /** Whether its build was a quick one (`Effort`). */
  quick?: boolean;
  /** Its files in the shared folder, by their paths there. */
  shared: string[];
}
/** A complete release. */
export interface ReleaseFolder extends Stamp {
  id: string;
  folder: string;
}

const stampOf = (folder: string): string => join(folder, "release.json");
const linkOf = (dist: string, settings: string): string => join(dist, "current", settings);
const pinOf = (dist: string, settings: string): string => `${linkOf(dist, settings)}.rolled-back`;
/** A process that serves the release updates the modification time of this file. */
const useOf = (folder: string): string => join(folder, "in-use");
/** How long after its last update a process is assumed to have ended, in milliseconds. */
const quietMs = 10 * 60_000;
/** How long after its last update a process is assumed to be running, in milliseconds. */
const servedMs = 2 * 60_000;

/** Reads a release; undefined when it does not exist or is incomplete. */
export const readRelease = (dist: string, id: string): ReleaseFolder | undefined => {
  const folder = join(dist, "releases", id);
  try {
    return { ...(JSON.parse(readFileSync(stampOf(folder), "utf8")) as Stamp), id, folder };
  } catch {
    return undefined;
  }
};

/** Releases of some settings, or of all, newest first. */
export const listReleases = (dist: string, settings?: string): ReleaseFolder[] =>
  namesIn(join(dist, "releases"))
    .flatMap((id) => readRelease(dist, id) ?? [])
    .filter((release) => !settings || release.settings === settings)
    .sort((a, b) => (a.made < b.made ? 1 : -1));

/**
 * The newest release with a fingerprint.
 * @param least Whether one of a quick build will do.
 */
export const findRelease = (
  dist: string,
  wanted: Fingerprint,
  least: Effort = "quick",
): ReleaseFolder | undefined =>
  listReleases(dist, wanted.settings).find(
    (release) => isSame(release, wanted) && (least === "quick" || !release.quick),
  );

/** The release that servers with these settings serve. */
export const currentRelease = (dist: string, settings: string): ReleaseFolder | undefined => {
  const id = currentId(dist, settings);
  return id === undefined ? undefined : readRelease(dist, id);
};

/** The id of the current release; undefined when there is none. */
export const currentId = (dist: string, settings: string): string | undefined => {
  try {
    return basename(readlinkSync(linkOf(dist, settings)));
  } catch {
    return undefined;
  }
};

/** Makes a folder of the build where it is missing. Proxies read it as another user, whatever this process's umask is. */
const makeReadable = (folder: string): void => {
  if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755);
};

/** Atomically makes a release the current one of its settings. */
export const makeCurrent = (dist: string, { id, settings }: ReleaseFolder): void => {
  if (currentId(dist, settings) === id) return;
  makeReadable(join(dist, "current"));
  const link = linkOf(dist, settings);
  // A link cannot be overwritten, but renaming another link over it replaces it atomically.
  const next = `${link}.${process.pid}`;
  rmSync(next, { force: true });
  symlinkSync(join("../releases", id), next);
  renameSync(next, link);
};

/** The id of the release that was rolled back to by hand, which only a build command replaces. */
export const rolledBackTo = (dist: string, settings: string): string | undefined =>
  existsSync(pinOf(dist, settings)) ? currentId(dist, settings) : undefined;

/** Records whether the current release was rolled back to by hand. */
export const markRolledBack = (dist: string, settings: string, is: boolean): void => {
  if (is) writeFileSync(pinOf(dist, settings), "");
  else rmSync(pinOf(dist, settings), { force: true });
};

/**
 * Creates the folder of a new release, after removing incomplete ones. The caller must hold the build lock.
 * @returns The id of the release.
 */
export const beginRelease = (dist: string, wanted: string): string => {
  const folders = join(dist, "releases");
  for (const id of namesIn(folders))
    if (!existsSync(stampOf(join(folders, id)))) rmSync(join(folders, id), { recursive: true });
  let id = wanted;
  for (let turn = 2; existsSync(join(folders, id)); turn++) id = `${wanted}.${turn}`;
  mkdirSync(join(folders, id), { recursive: true });
  return id;
};

/** Marks a release as complete. */
export const finishRelease = (dist: string, id: string, stamp: Stamp): ReleaseFolder => {
  const folder = join(dist, "releases", id);
  const part = `${stampOf(folder)}.part`;
  writeFileSync(part, JSON.stringify(stamp));
  renameSync(part, stampOf(folder));
  return { ...stamp, id, folder };
};

/** Removes the files of a release whose build failed. */
export const dropRelease = (dist: string, id: string): void =>
  rmSync(join(dist, "releases", id), { recursive: true, force: true });

/** Marks a release as served, so that it is not removed; called again regularly. */
export const markUsed = ({ folder }: ReleaseFolder): void => {
  const now = new Date();
  try {
    writeFileSync(useOf(folder), "", { flag: "a" });
    utimesSync(useOf(folder), now, now);
  } catch {
    // On a read-only disk nothing is removed either.
  }
};

/** Removes old releases of some settings: all but the current one, the newest ones and those that are in use. */
export const removeOldReleases = (dist: string, settings: string, keep = 3, now = Date.now()): void => {
  const current = currentId(dist, settings);
  for (const { id, folder } of listReleases(dist, settings).slice(keep))
    if (id !== current && now - lastUse(folder) > quietMs) {
      // The stamp goes first, so that a partly removed folder no longer counts as a release.
      rmSync(stampOf(folder));
      rmSync(folder, { recursive: true });
    }
};

/** The settings of running servers that equal the given ones or differ only in the port. */
export const servedSettings = (dist: string, settings: string, now = Date.now()): string[] => {
  const served = listReleases(dist).filter(({ folder }) => now - lastUse(folder) < servedMs);
  const names = new Set(served.map((release) => release.settings));
  return [...names].filter((name) => withoutPort(name) === withoutPort(settings));
};

/** Whether releases can be made and switched to: not in a read-only checkout. */
export const canWrite = (dist: string): boolean => {
  try {
    makeReadable(dist);
    accessSync(dist, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const lastUse = (folder: string): number => statSync(useOf(folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
