import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { FolderLockedError, lockFolder } from "../runtime/lock/lock-folder.ts";

/** How long a look at another build is away from the next one, in milliseconds. */
const pause = 300;

/**
 * Takes the turn of one among several that would write the same files, once those before have ended.
 * @param place Where it is noted whose turn it is: a path without ending, in a folder that is made.
 * @param onWait is told once which process is waited for, where that is known.
 * @returns what ends the turn; a process that is gone has ended its own.
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
