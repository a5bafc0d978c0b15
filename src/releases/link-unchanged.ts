import { link, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../runtime/files-below.ts";

/**
 * Replaces files that are unchanged since the previous release with hard links to it, to save disk space. The files of
 * a release must never be written again, because that would change all linked releases.
 */
export const linkUnchanged = async (folder: string, before: string): Promise<void> => {
  const files = filesBelow(folder);
  const one = async (file: string): Promise<void> => {
    const [mine, other] = [join(folder, file), join(before, file)];
    if (!(await isAlike(mine, other))) return;
    const part = `${mine}.link`;
    // Where hard links are not supported, as on some disks, the copy stays.
    await link(other, part).then(
      () => rename(part, mine),
      () => undefined,
    );
  };
  const left = files.values();
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const file of left) await one(file);
    }),
  );
};

const isAlike = async (one: string, other: string): Promise<boolean> => {
  const [mine, theirs] = await Promise.all([stat(one), stat(other).catch(() => undefined)]);
  if (!theirs || mine.size !== theirs.size || mine.ino === theirs.ino) return false;
  const [a, b] = await Promise.all([readFile(one), readFile(other)]);
  return a.equals(b);
};
