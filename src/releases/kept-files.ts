import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, link, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

// A build cache: files in a folder, named by a digest of their inputs.

/** The digest of these inputs. */
export const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest("hex");
};

/** Puts a cached file where it is served: as a hard link, or as a copy where that fails, as between two disks. */
export const place = (kept: string, file: string): Promise<void> =>
  link(kept, file).catch(() => copyFile(kept, file));

/** Removes unused files. */
export const forget = async (folder: string, used: ReadonlySet<string>): Promise<void> => {
  const files = existsSync(folder) ? await readdir(folder) : [];
  const unused = files.map((name) => join(folder, name)).filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => rm(file)));
};
