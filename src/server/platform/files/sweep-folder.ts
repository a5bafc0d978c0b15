import { opendir, rm, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Entries per run; the rest is left to the next run. */
const batchSize = 1000;

/**
 * Removes the files of a folder that were last written before a moment, and folders that become empty. Everything
 * below `kept/` stays.
 * @returns How many files it removed.
 */
export const sweepFolder = async (folder: string, before: Date): Promise<number> => {
  const sweep = async (path: string): Promise<number> => {
    let removed = 0;
    // Another process may sweep the same folder.
    const entries = await opendir(path).catch(nullWhenGone);
    for await (const entry of entries ?? []) {
      const inside = join(path, entry.name);
      if (path === folder && entry.name === "kept") continue;
      if (removed >= batchSize) break;
      if (entry.isDirectory()) {
        const isOld = await isOlder(inside, before);
        removed += await sweep(inside);
        // A folder that is in use is not empty.
        if (isOld) await rmdir(inside).catch(() => undefined);
      } else if (await isOlder(inside, before)) {
        await rm(inside, { force: true });
        removed++;
      }
    }
    return removed;
  };
  return sweep(folder);
};

const isOlder = async (path: string, moment: Date): Promise<boolean> => {
  const found = await stat(path).catch(nullWhenGone);
  return found !== null && found.mtime < moment;
};

const nullWhenGone = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};
