import { watch } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Start } from "../../releases/build-when-stale.ts";
import { tellRelease } from "../platform/metrics.ts";
import type { Release } from "../http/release.ts";
import { openRelease } from "./open-release.ts";
import { listShared } from "./list-shared.ts";
import { currentId, markUsed, readRelease, type ReleaseFolder } from "../../releases/folders.ts";
import { showMoment } from "../../site/content/shown-moment.ts";

/** Polling interval for file systems without change notifications, in milliseconds. */
const lookMs = 2000;
/** How often a release is marked as in use, in milliseconds. */
const useMs = 60_000;
/** After how many releases a restart is advised: the code of each, some 8 MB, stays in memory. */
const manyReleases = 50;
/** Processes restart at a random time within this many milliseconds, so that they do not all stop at once. */
const stopWithinMs = 10 * 60_000;

/** The release that is served, and its folder, which change together. */
export interface Followed {
  current: () => Release;
  folder: () => ReleaseFolder;
  /** Checks now whether another release is current. */
  look: () => Promise<void>;
  close: () => void;
}

/**
 * Serves the release that a server starts with, and switches to each one that becomes current, without a restart: new
 * requests get the new release, and requests in progress finish on the old one.
 * @param restartAfter How many releases a process serves before it stops, for its service to start it again.
 * @param onTake Called with each release that is switched to.
 */
export const followReleases = async (
  dist: string,
  { release: first, loaded }: Start,
  log: Pick<Logger, "info" | "warn" | "error">,
  restartAfter?: number,
  onTake: (release: ReleaseFolder) => void = () => undefined,
): Promise<Followed> => {
  let folder = first;
  const shared = listShared(join(dist, "shared"));
  let release = await openRelease(first.folder, shared);
  /** The release that was current at the last check, whether it could be opened or not. */
  let seen = currentId(dist, first.settings);
  let count = 1;
  const show = (): void => {
    markUsed(folder);
    tellRelease(folder.id);
    showMoment(folder.id, new Date(folder.at));
  };
  show();

  const take = async (id: string): Promise<void> => {
    const next = readRelease(dist, id);
    if (!next) return log.error({ release: id }, "the current release is not whole; npm run build fixes it");
    if (next.contract !== loaded.contract)
      return log.warn(
        { release: id, serving: folder.id },
        "restart to take the new release: it is made for other calls of the API than this process has",
      );
    const start = performance.now();
    release = await openRelease(next.folder, shared);
    folder = next;
    show();
    onTake(next);
    count += 1;
    log.info({ release: id, ms: Math.round(performance.now() - start) }, "took a new release");
    if (next.server !== loaded.server)
      log.warn({ release: id }, "restart to take the changes of the server's own code, brands or packages");
    if (count === restartAfter) stopSoon(log);
    else if (count % manyReleases === 0)
      log.warn({ releases: count }, "restart when it suits: what was loaded of each release stays in memory");
  };

  /** Checks run one after the other. */
  let looking = Promise.resolve();
  const look = (): Promise<void> =>
    (looking = looking.then(async () => {
      const id = currentId(dist, first.settings);
      if (id === undefined || id === seen) return;
      seen = id;
      if (id === folder.id) return;
      await take(id).catch((error: unknown) =>
        log.error({ err: error, release: id, serving: folder.id }, "the new release cannot be used"),
      );
    }));

  const timers = [setInterval(() => void look(), lookMs), setInterval(() => markUsed(folder), useMs)];
  for (const timer of timers) timer.unref();
  const watcher = watchFolder(join(dist, "current"), () => void look());
  return {
    current: () => release,
    folder: () => folder,
    look,
    close: () => {
      timers.forEach(clearInterval);
      watcher?.close();
    },
  };
};

const stopSoon = (log: Pick<Logger, "info">): void => {
  const ms = Math.round(Math.random() * stopWithinMs);
  log.info({ in_seconds: Math.round(ms / 1000) }, "stopping soon, to be started again with free memory");
  setTimeout(() => process.kill(process.pid, "SIGTERM"), ms).unref();
};

/** Watches a folder for changes; where that is not possible, the next poll finds them. */
const watchFolder = (folder: string, onChange: () => void) => {
  try {
    return watch(folder, { persistent: false }, onChange).on("error", () => undefined);
  } catch {
    return undefined;
  }
};
