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
 * Folders of files that are named by what they hold: assets, and the pieces of a search's index. An open tab asks for
 * those of the release that it came from, and a page for those of a release that another process has yet to take.
 */
const hashed = ["_astro", "{_search,*/pagefind}/{fragment,index}"];
/** How long such a file stays after the last release that has it was left, in milliseconds. */
const keptMs = 7 * 86_400_000;

/**
 * Moves the hashed files of a new release into the shared folder, and leaves links to their folders in their place.
 * @param client The release's folder of files, which nothing reads yet.
 * @returns The paths of its files in the shared folder.
 */
export const shareFiles = (client: string, shared: string): string[] =>
  globSync(hashed, { cwd: client }).flatMap((path) => {
    const [from, to] = [join(client, path), join(shared, path)];
    const files = filesBelow(from);
    for (const file of files) {
      mkdirSync(dirname(join(to, file)), { recursive: true });
      // In the place of one that is there at once: it may be read at this moment.
      renameSync(join(from, file), join(to, file));
    }
    rmSync(from, { recursive: true });
    symlinkSync(relative(dirname(from), to), from);
    return files.map((file) => join(path, file));
  });

/** Says that a release's files are in use until now: they are kept for a week after it is left. */
export const touchShared = (shared: string, files: readonly string[], now = new Date()): void => {
  for (const file of files) if (existsSync(join(shared, file))) utimesSync(join(shared, file), now, now);
};

/** Removes the files of no release, a week after the last one that had them was left. */
export const sweepShared = (shared: string, used: ReadonlySet<string>, now = Date.now()): void => {
  for (const file of filesBelow(shared))
    if (!used.has(file) && now - statSync(join(shared, file)).mtimeMs > keptMs) rmSync(join(shared, file));
};
