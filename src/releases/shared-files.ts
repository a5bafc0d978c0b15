import {
  existsSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { filesBelow } from "../runtime/files-below.ts";

/**
 * Folders of files with hashed names: assets, and the parts of search indexes. They are shared because an open tab
 * requests those of an older release, and a new page may request those of a release that this process has not loaded yet.
 */
const hashed = ["_astro", "{_search,*/pagefind}/{fragment,index}"];
/** How long such a file stays after the last release that has it was replaced, in milliseconds. */
const keptMs = 7 * 86_400_000;

/**
 * Moves the hashed files of a new release into the shared folder, and replaces their folders with links.
 * @param client The release's folder of files, which is not served yet.
 * @returns The paths of its files in the shared folder.
 */
export const shareFiles = (client: string, shared: string): string[] =>
  globSync(hashed, { cwd: client }).flatMap((path) => {
    const [from, to] = [join(client, path), join(shared, path)];
    const files = filesBelow(from);
    for (const file of files) {
      mkdirSync(dirname(join(to, file)), { recursive: true });
      // Replaces an existing file atomically, because it may be read at this moment.
      renameSync(join(from, file), join(to, file));
    }
    rmSync(from, { recursive: true });
    symlinkSync(relative(dirname(from), to), from);
    return files.map((file) => join(path, file));
  });

/** Marks a release's files as used until now, so that they are kept for another week. */
export const touchShared = (shared: string, files: readonly string[], now = new Date()): void => {
  for (const file of files) if (existsSync(join(shared, file))) utimesSync(join(shared, file), now, now);
};

/** Removes files that belong to no release, a week after the last one that had them was replaced. */
export const sweepShared = (shared: string, used: ReadonlySet<string>, now = Date.now()): void => {
  for (const file of filesBelow(shared))
    if (!used.has(file) && now - statSync(join(shared, file)).mtimeMs > keptMs) rmSync(join(shared, file));
};
