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
/** What pages are not made of: the editor, and what the server alone has. */
const apart = /^src\/(editor|server)\//;
/** What a running process has loaded and goes on with, whatever is on disk: its own code, brands and packages. */
const loaded =
  /^(package-lock\.json|src\/(contract|domain|runtime|site(?!\/pages\/)|releases|server)\/|src\/brands\/[^/]+\/brand\.json)/;
/** What pages and the process that answers their calls must agree on. */
const agreed = /^src\/contract\//;

/** What a release is made of, and for: digests, and the name of its settings. */
export interface Fingerprint {
  /** Where pages are public, and what else they take from the configuration (`settingsName`). */
  settings: string;
  /** Every file that pages are made of. */
  sources: string;
  /** The pages whose `publishAt` has come. */
  published: string;
  /** Every file that a running server has loaded. */
  server: string;
  /** The calls of the API, which pages and server must know alike. */
  contract: string;
  /** When the next page is published after that, as ISO 8601; missing where none waits. */
  next?: string;
}

/** The fingerprint of a release that would be made now, to show what is published at a moment. */
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

/** Names the release of a fingerprint. */
export const idOf = ({ settings, sources, published }: Fingerprint): string =>
  `${settings}.${sources.slice(0, 12)}.${published.slice(0, 6)}`;

/** Whether two releases show the same, made of the same for the same. */
export const isSame = (one: Fingerprint, other: Fingerprint): boolean =>
  one.settings === other.settings && one.sources === other.sources && one.published === other.published;

/** When a file of the content is published, in milliseconds; never, where it waits for no moment. */
export const publicationOf = (file: string, content: Buffer, zoneOf: ZoneOf): number => {
  if (!file.startsWith("src/content/") || !file.endsWith(".md")) return Infinity;
  const written = publishAtOf(content.toString("utf8"));
  return (written && momentIn(zoneOf(file), written)) || Infinity;
};

const filesOf = (root: string, path: string): string[] => {
  try {
    return filesBelow(join(root, path)).map((file) => join(path, file));
  } catch (error) {
    // A file by itself; a folder without files is not in the repository at all.
    return (error as NodeJS.ErrnoException).code === "ENOTDIR" ? [path] : [];
  }
};
