import { createHash, type Hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { momentIn, publishAtOf } from "../domain/articles/publish-at.ts";
import type { Config } from "../runtime/config.ts";
import { zonesIn, type ZoneOf } from "../site/content/zones.ts";
import { filesBelow } from "../runtime/files-below.ts";
import { settingsName } from "./settings.ts";
import { projectFolder } from "../runtime/project-folder.ts";

const sources = ["src", "public", "astro.config.mjs", "package-lock.json"];
/** Files that pages do not depend on: the editor, and server-only code. */
const apart = /^src\/(editor|server)\//;
/** Files that a running process has loaded and keeps until it restarts: its own code, brands and packages. */
const loaded =
  /^(package-lock\.json|src\/(contract|domain|runtime|site(?!\/pages\/)|releases|server)\/|src\/brands\/[^/]+\/brand\.json)/;
/** Files that pages and the server must have in the same version. */
const agreed = /^src\/contract\//;

/** Digests of a release's source files, and the name of the settings that it is made for. */
export interface Fingerprint {
  /** The name of the settings that pages take from the configuration, such as the public address (`settingsName`). */
  settings: string;
  /** A digest of every file that pages depend on. */
  sources: string;
  /** A digest of the pages whose `publishAt` has passed. */
  published: string;
  /** A digest of every file that a running server has loaded. */
  server: string;
  /** A digest of the API's contract, which pages and server must share. */
  contract: string;
  /** When the next page is published, as ISO 8601; missing when none is scheduled. */
  next?: string;
}

/** The fingerprint of a release made from the files on disk, with what is published at a moment. */
export const fingerprint = (config: Config, at = new Date(), root = projectFolder): Fingerprint => {
  let next = Infinity;
  const zoneOf = zonesIn(root);
  const all = { sources: start(), published: start(), server: start(), contract: start() };
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    const content = readFileSync(join(root, file));
    const add = (hash: Hash) => hash.update(file).update(content);
    if (!apart.test(file)) add(all.sources);
    if (loaded.test(file)) add(all.server);
    if (agreed.test(file)) add(all.contract);
    const moment = publicationOf(file, content, zoneOf);
    if (moment <= Number(at)) all.published.update(file);
    else next = Math.min(next, moment);
  }
  return {
    settings: settingsName(config),
    sources: all.sources.digest("hex"),
    published: all.published.digest("hex"),
    server: all.server.digest("hex"),
    contract: all.contract.digest("hex"),
    ...(next < Infinity && { next: new Date(next).toISOString() }),
  };
};

const start = () => createHash("sha256");

/** The id of a fingerprint's release. */
export const idOf = ({ settings, sources, published }: Fingerprint): string =>
  `${settings}.${sources.slice(0, 12)}.${published.slice(0, 6)}`;

/** Whether two releases have the same content: the same sources, settings and published pages. */
export const isSame = (one: Fingerprint, other: Fingerprint): boolean =>
  one.settings === other.settings && one.sources === other.sources && one.published === other.published;

/** When a content file is published, in milliseconds; Infinity for a file without `publishAt`. */
export const publicationOf = (file: string, content: Buffer, zoneOf: ZoneOf): number => {
  if (!file.startsWith("src/content/") || !file.endsWith(".md")) return Infinity;
  const written = publishAtOf(content.toString("utf8"));
  return (written && momentIn(zoneOf(file), written)) || Infinity;
};

const filesOf = (root: string, path: string): string[] => {
  try {
    return filesBelow(join(root, path)).map((file) => join(path, file));
  } catch (error) {
    // The path is a file, or does not exist: git does not keep empty folders.
    return (error as NodeJS.ErrnoException).code === "ENOTDIR" ? [path] : [];
  }
};
