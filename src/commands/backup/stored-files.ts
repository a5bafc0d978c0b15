import { glob, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { isKey } from "../../server/platform/files/object-key.ts";
import { ArchiveError, type AddEntry, type Entry } from "./archive.ts";

/** Adds every whole file of the disk store to an archive; gives their number. */
export const addFiles = async (folder: string, add: AddEntry): Promise<number> => {
  let count = 0;
  for await (const found of glob("**/*", { cwd: folder, withFileTypes: true })) {
    const path = join(found.parentPath, found.name);
    const key = relative(folder, path);
    // Uploads that have not come to their end have names that no key has.
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

/** Removed by its owner since the folder was read. */
const nullWhenGone = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};

/** Files that are being restored: beside their place until all are there. */
export const stageFiles = async (folder: string) => {
  const staged = `${folder}.restored`;
  // A name of its own: what a restore leaves that was cut off is never taken for another one's.
  const aside = `${folder}.replaced-${Date.now()}`;
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  let switched = false;
  return {
    /** Takes one file. */
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
    /** Puts them in their place. */
    switch: async (): Promise<void> => {
      await rename(folder, aside).catch(nullWhenGone);
      await rename(staged, folder);
      switched = true;
    },
    /** Removes what they replaced. */
    keep: () => rm(aside, { recursive: true, force: true }),
    /** Leaves everything as it was before. */
    undo: async (): Promise<void> => {
      await rm(switched ? folder : staged, { recursive: true, force: true });
      await rename(aside, folder).catch(nullWhenGone);
    },
  };
};
