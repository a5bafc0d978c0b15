import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Files, PageHandler, Release } from "../http/release.ts";
import { listFiles } from "../http/static-files.ts";

/**
 * Opens the release that a build wrote to a folder.
 * @param shared Files that it shares with other releases, through links in its own folder.
 */
export const openRelease = async (folder: string, shared: Files = new Map()): Promise<Release> => {
  const { handler: pages } = (await import(pathToFileURL(join(folder, "server/entry.mjs")).href)) as {
    handler: PageHandler;
  };
  const client = join(folder, "client");
  const own = listFiles(client);
  const files: Files = { get: (path) => own.get(path) ?? shared.get(path) };
  return { id: basename(folder), client, files, pages };
};
