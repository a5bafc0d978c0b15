import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const stamp = join(root, "dist/build.txt");
const sources = ["src", "public", "astro.config.mjs", "package-lock.json"];
/** Variables that stand in the canonical addresses of pages, with what they are when they are missing. */
const variables = { PUBLIC_SCHEME: "http", PUBLIC_PORT: "" };

/** Builds the sites when they were never built, or when a source has changed since. */
export const buildWhenStale = (): void => {
  const now = fingerprint();
  if (readStamp() === now) return;
  console.log("Building the sites; this takes a minute the first time …");
  const built = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) throw new Error("The build failed; its messages stand above.");
};

/** Marks the build in `dist/` as made from the sources as they are. */
export const stampBuild = (): void => writeFileSync(stamp, fingerprint());

const readStamp = (): string | null => {
  try {
    return readFileSync(stamp, "utf8");
  } catch {
    return null;
  }
};

/** A digest of every file and variable that the pages are built from; the server's own files are not among them. */
export const fingerprint = (): string => {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesBelow(source)))
    hash.update(file).update(readFileSync(join(root, file)));
  for (const [name, usual] of Object.entries(variables))
    hash.update(`${name}=${process.env[name] || usual};`);
  return hash.digest("hex");
};

const filesBelow = (path: string): string[] => {
  try {
    return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath.slice(root.length + 1), entry.name))
      .filter((file) => !file.startsWith("src/server/"))
      .sort();
  } catch (error) {
    // A file by itself; a folder without files is not in the repository at all.
    return (error as NodeJS.ErrnoException).code === "ENOTDIR" ? [path] : [];
  }
};
