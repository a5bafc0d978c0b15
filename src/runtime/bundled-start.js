import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The first file of the server's bundle; undefined when there is none, or a file that it was made of has changed.
 * @param {string} project the project's folder.
 * @returns {string | undefined}
 */
export const bundledStart = (project) => {
  const folder = join(project, "dist/server");
  try {
    /** @type {import("../build/server-bundle.ts").CurrentBundle} */
    const { start, files } = JSON.parse(readFileSync(join(folder, "current.json"), "utf8"));
    const isSame = Object.entries(files).every(([file, [size, mtimeMs]]) => {
      const now = statSync(join(project, file));
      return now.size === size && (mtimeMs === undefined || now.mtimeMs === mtimeMs);
    });
    return isSame && statSync(join(folder, start)).isFile() ? join(folder, start) : undefined;
  } catch {
    return undefined;
  }
};
