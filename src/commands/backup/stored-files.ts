import { glob, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { isKey } from "../../server/platform/files/object-key.ts";
import { ArchiveError, type AddEntry, type Entry } from "./archive.ts";

/** Adds every complete file of the disk store to an archive; returns their number. */
export const addFiles = async (folder: string, add: AddEntry): Promise<number> => {
  let count = 0;
  for await (const found of glob("**/*", { cwd: folder, withFileTypes: true })) {
    const path = join(found.parentPath, found.name);
    const key = relative(folder, path);
    // Unfinished uploads have names that are not valid keys.
    if (!found.isFile() || !isKey(key)) continue;
    const file = await open(path).catch(nullWhenGone);
    if (!file) continue;
    const { size } = await file.stat();
    const content = size
      ? (file.createReadStream({ end: size - 1 }) as AsyncIterable<Uint8Array>)
      : (await file.close(), none());
    await add({ name: `files/${key}`, size, content });
    count += 1;
  }
  return count;
};

async function* none(): AsyncGenerator<Uint8Array> {}

/** A file may have been removed since the folder was read. */
const nullWhenGone = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};

/** Stages restored files in a folder beside the store until all have been written. */
export const stageFiles = async (folder: string) => {
  const staged = `${folder}.restored`;
  // A unique name, so that the remains of an interrupted restore are never mistaken for this one's.
  const aside = `${folder}.replaced-${Date.now()}`;
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  let switched = false;
  return {
    /** Writes one file to the staging folder. */
    add: async (key: string, { content }: Pick<Entry, "content">): Promise<void> => {
      if (!isKey(key)) throw new ArchiveError(`The archive holds a file with the name "${key}".`);
      const path = join(staged, key);
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, "wx", 0o600);
      try {
        for await (const chunk of content) await file.writeFile(chunk);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    /** Swaps the staged files in for the current ones. */
    switch: async (): Promise<void> => {
      await rename(folder, aside).catch(nullWhenGone);
      await rename(staged, folder);
      switched = true;
    },
    /** Removes the files that were replaced. */
    keep: () => rm(aside, { recursive: true, force: true }),
    /** Restores the state before `switch`. */
    undo: async (): Promise<void> => {
      await rm(switched ? folder : staged, { recursive: true, force: true });
      await rename(aside, folder).catch(nullWhenGone);
    },
  };
};
