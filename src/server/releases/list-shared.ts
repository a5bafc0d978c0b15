import { globSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Files } from "../http/release.ts";
import { listFiles } from "../http/static-files.ts";

/**
 * The files of the shared folder (`shared-files.ts`). A build adds to them while this process runs, and another process
 * may serve a page of the new release first: when an unknown file is requested, and its folder has changed since it was
 * listed, the folder is listed again.
 */
export const listShared = (folder: string): Files => {
  const timeOf = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs;
  const list = () => {
    const folders = globSync("**/", { cwd: folder }).map((path) => join("/", path));
    const times = new Map(folders.map((path) => [path, timeOf(path)]));
    return { times, files: folders.length ? listFiles(folder) : undefined };
  };
  let known = list();
  return {
    get: (path) => {
      const found = known.files?.get(path);
      const time = known.times.get(dirname(path));
      if (found || time === undefined || time === timeOf(dirname(path))) return found;
      known = list();
      return known.files?.get(path);
    },
  };
};
