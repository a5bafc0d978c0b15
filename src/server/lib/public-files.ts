import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Paths of the files that every site has: what the build copied from `public/`, outside the folders of the brands
 * and of the hashed assets.
 * @param client the build's folder of files.
 */
export const publicFiles = (client: string, brands: readonly { id: string }[]): ReadonlySet<string> => {
  const own = new Set(["_astro", ...brands.map(({ id }) => id)]);
  const entries = readdirSync(client, { withFileTypes: true }).filter(({ name }) => !own.has(name));
  return new Set(
    entries.flatMap((entry) =>
      entry.isDirectory() ? filesBelow(client, entry.name) : entry.isFile() ? [`/${entry.name}`] : [],
    ),
  );
};

const filesBelow = (client: string, folder: string): string[] =>
  readdirSync(join(client, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length).replaceAll("\\", "/"));
