import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/**
 * Empties a folder at once, however many files it holds: they are moved aside, and a thread of its own removes them.
 * @param aside A folder on the same disk; what an interrupted build left there goes as well.
 */
export const emptyFolder = (folder: string, aside: string): void => {
  mkdirSync(aside, { recursive: true });
  try {
    renameSync(folder, join(aside, String(Date.now())));
  } catch {
    // It is not there, or cannot be moved, as in a container's image: Astro empties it file by file.
  }
  new Worker(join(import.meta.dirname, "remove-worker.ts"), { workerData: aside });
};
