import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publicAddressBy } from "../../domain/site-url.ts";
import { readConfig } from "../config.ts";
import { MendableError } from "./mendable-error.ts";
import { pageHosts } from "./page-hosts.ts";

const root = join(import.meta.dirname, "../../..");
const stamp = join(root, "dist/build.txt");
/** The stamp of a build that is not done yet. */
const begun = join(root, "dist/begun.txt");
const sources = ["src", "public", "astro.config.mjs", "package-lock.json"];
/** What pages are not made of: the editor, and what the server alone has. */
const apart = /^src\/(editor|server\/(?!build-sites\.ts|build\/|content\/|lib\/))/;

/** A build that failed, and has told why. */
export class BuildError extends MendableError {
  override name = "BuildError";
}

/** Builds the sites when they were never built, or when what they are made of has changed since. */
export const buildWhenStale = (): void => {
  if (isBuilt()) return;
  const now = fingerprint();
  const before = readStamp()?.made;
  console.log("Building the sites; this takes a minute the first time …");
  const built = spawnSync("npm", ["run", "--silent", "build"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status === 0) return;
  // Where nothing can be written, as in a container, the pages of the last build are still good.
  if (before && sourcesOf(before) === sourcesOf(now))
    console.warn("Pages whose day has come since the last build are not shown yet: the build failed.");
  else throw new BuildError("The build failed; its messages stand above.");
};

/**
 * Notes what a build is made from as it begins: what changes while it runs is for the next one. Until it is done,
 * `dist/` holds no build.
 * @param at The moment that its pages show.
 * @returns When it began, in milliseconds by the clock of the disk.
 */
export const beginStamp = (made: string, at: Date): number => {
  rmSync(stamp, { force: true });
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(begun, `${made} ${at.toISOString()} ${publicPort()}`);
  return statSync(begun).ctimeMs;
};

/** Marks the build in `dist/` as done. */
export const stampBuild = (): void => renameSync(begun, stamp);

/** Whether `dist/` holds what a build would make now; says so where its pages name another port. */
export const isBuilt = (): boolean => {
  const { made, port } = readStamp() ?? {};
  if (made !== fingerprint()) return false;
  const says = otherPort(port);
  if (says) console.warn(says);
  return true;
};

/** The moment that the pages of the last build show: what is published later is not in them. */
export const builtAt = (): Date | undefined => {
  const at = readStamp()?.at;
  return at ? new Date(at) : undefined;
};

const readStamp = (): { made: string; at: string; port: string } | undefined => {
  try {
    const [made = "", at = "", port = ""] = readFileSync(stamp, "utf8").split(" ");
    return { made, at, port };
  } catch {
    return undefined;
  }
};

const publicPort = (): string => String(publicAddressBy(readConfig()).port ?? "");

/**
 * What to say when pages name another port than the one they are reached at. They are good all the same: servers at
 * several ports may share a build, and none of them takes it from the others.
 */
export const otherPort = (built = ""): string | undefined =>
  built === publicPort()
    ? undefined
    : `Canonical addresses in the pages name port ${built || "443"}, and the sites are at ${publicPort() || "443"}: ` +
      "set PUBLIC_PORT to the port that the public sees, or run npm run build with this PORT.";

/**
 * Two digests: of every file that the pages are built from, where they are public by the configuration, what they may
 * reach and who owns their policies; and of the pages whose `publishAt` has come.
 */
export const fingerprint = (now = new Date()): string => {
  const hash = createHash("sha256");
  const published = createHash("sha256");
  for (const file of sources.flatMap((source) => filesBelow(source))) {
    const content = readFileSync(join(root, file));
    hash.update(file).update(content);
    if (isOut(file, content, now)) published.update(file);
  }
  const { PUBLIC_SCHEME, PUBLIC_PORT, PAGES_API, ...config } = readConfig();
  hash.update(
    JSON.stringify([publicAddressBy({ PUBLIC_SCHEME, PUBLIC_PORT }), PAGES_API, pageHosts(config)]),
  );
  return `${hash.digest("hex")}-${published.digest("hex")}`;
};

const sourcesOf = (made: string): string => made.split("-")[0]!;

/** Whether a file of the content has waited for its day, and the day has come. */
export const isOut = (file: string, content: Buffer, now: Date): boolean => {
  if (!file.startsWith("src/content/") || !file.endsWith(".md")) return false;
  const moment = /^publishAt:\s*["']?([^"'\r\n#]+)/m.exec(content.toString("utf8"))?.[1];
  return moment !== undefined && new Date(moment.trim()) <= now;
};

const filesBelow = (path: string): string[] => {
  try {
    return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath.slice(root.length + 1), entry.name))
      .filter((file) => !apart.test(file))
      .sort();
  } catch (error) {
    // A file by itself; a folder without files is not in the repository at all.
    return (error as NodeJS.ErrnoException).code === "ENOTDIR" ? [path] : [];
  }
};
