import { lstatSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes what is older than a build from the folder that it was written over. Files that are there already are
 * written several times faster than new ones, and removing thousands slows down the making of others for minutes.
 * @param since When the build began, in milliseconds by the clock of the disk.
 * @returns Whether nothing is left.
 */
export const sweep = (folder: string, since: number): boolean => {
  const left = readdirSync(folder, { withFileTypes: true }).filter((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!sweep(path, since)) return true;
      rmdirSync(path);
      return false;
    }
    const { ctimeMs, nlink } = lstatSync(path);
    // Not when it was written: a copy may say when the original was. A link to what is kept is placed again
    // (kept-files.ts): to remove one makes the others look new.
    if (ctimeMs >= since && nlink === 1) return true;
    rmSync(path);
    return false;
  });
  return left.length === 0;
};
