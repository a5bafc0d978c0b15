import { createWriteStream } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { openFolder } from "../../src/server/platform/database/open.ts";
import { openQueue } from "../../src/server/platform/queue/open-queue.ts";
import { bareDataFolder, madeAndKept } from "./data-folder.ts";

let image: Promise<Blob> | undefined;

/** What `loadDataDir` opens embedded databases from, in memory, with the tables and the queue; read once a process. */
export const databaseImage = (): Promise<Blob> => (image ??= readImage());

const readImage = async (): Promise<Blob> => {
  const made = await madeAndKept("empty.tar", async (file) => {
    const folder = await bareDataFolder("tables");
    const database = await openFolder(join(folder, "db"));
    await openQueue(database).then((queue) => queue.close());
    await database.close();
    await writeImage(join(folder, "db"), file);
    await rm(folder, { recursive: true });
  });
  return new Blob([await readFile(made)]);
};

/** Writes the folder of an embedded database that is closed to a file. */
const writeImage = async (folder: string, file: string): Promise<void> => {
  const tar = pack();
  const written = pipeline(tar, createWriteStream(file));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll(sep, "/");
    if (entry.isDirectory()) tar.entry({ name: `/${name}`, type: "directory" });
    else tar.entry({ name: `/${name}` }, await readFile(path));
  }
  tar.finalize();
  await written;
};
