import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, link, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

// What builds make of something and keep for the next ones: files in a folder, named by a digest of what they come from.

/** Names what comes from these texts and files. */
export const digest = (...parts: (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest("hex");
};

/** Puts a kept file where it is served: as a link, or as a copy where links cannot be, as from one disk to another. */
export const place = (kept: string, file: string): Promise<void> =>
  link(kept, file).catch(() => copyFile(kept, file));

/** Removes what nothing uses any more. */
export const forget = async (folder: string, used: ReadonlySet<string>): Promise<void> => {
  const files = existsSync(folder) ? await readdir(folder) : [];
  const unused = files.map((name) => join(folder, name)).filter((file) => !used.has(file));
  await Promise.all(unused.map((file) => rm(file)));
};
