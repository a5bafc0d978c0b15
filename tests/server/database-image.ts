import { createWriteStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";

/** The databases from which PostgreSQL makes others, which the embedded one never does: half of its files. */
const templates = /^base\/[14]\//;

/** Writes the folder of an embedded database, closed, to a file from which `loadDataDir` opens a copy in memory. */
export const writeImage = async (folder: string, file: string): Promise<void> => {
  const tar = pack();
  const written = pipeline(tar, createWriteStream(file));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll(sep, "/");
    if (entry.isDirectory()) tar.entry({ name: `/${name}`, type: "directory" });
    else if (!templates.test(name)) tar.entry({ name: `/${name}` }, await readFile(path));
  }
  tar.finalize();
  await written;
};
