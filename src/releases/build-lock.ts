import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { FolderLockedError, lockFolder } from "../runtime/lock/lock-folder.ts";

/** How often to retry while another build has the lock, in milliseconds. */
const pause = 300;

/**
 * Acquires the lock of processes that would write the same files, waiting until others have released it.
 * @param place The path of the lock, without extension; its folder is created.
 * @param onWait called once with the process id of the lock's owner, if known.
 * @returns a function that releases the lock; the lock of a process that has ended is released.
 */
export const acquireBuildLock = async (
  place: string,
  onWait: (owner: number | undefined) => void,
): Promise<() => Promise<void>> => {
  mkdirSync(dirname(place), { recursive: true });
  for (let told = false; ; told = true) {
    try {
      return await lockFolder(place);
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      if (!told) onWait(error.owner);
      await wait(pause);
    }
  }
};
