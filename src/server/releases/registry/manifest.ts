import { createHash } from "node:crypto";
import { readdirSync, readlinkSync } from "node:fs";
import { join, relative } from "node:path";
import * as z from "zod";
import type { ReleaseFolder } from "../../../releases/folders.ts";
import { filesBelow } from "../../../runtime/files-below.ts";

/** A path that stays inside its folder. */
const inside = z.string().refine((path) => !path.startsWith("/") && !path.split("/").includes(".."));

const manifestFile = z.object({
  /** The folder that the path is in: that of the release, or the one that all releases share (`shared-files.ts`). */
  place: z.enum(["release", "shared"]),
  path: inside,
  /** The SHA-256 of the bytes, as hexadecimal digits. */
  digest: z.string(),
  size: z.int(),
  /** The object that has the bytes, by its SHA-256, and where they begin in it. */
  pack: z.string(),
  at: z.int(),
});

/** Everything that a release consists of. */
export const manifestSchema = z.object({
  files: z.array(manifestFile),
  /** Symbolic links of the release's folder, which lead to the shared folder. */
  links: z.array(z.object({ path: inside, to: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestFile = z.infer<typeof manifestFile>;

/** A file of a release on disk. */
export type ReleaseFile = Pick<ManifestFile, "place" | "path">;

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Where a file of a release is. */
export const fileOf = (dist: string, folder: string, { place, path }: ReleaseFile): string =>
  join(place === "shared" ? join(dist, "shared") : folder, path);

/** What is written beside the files where a release is kept. */
const besides = new Set(["release.json", "in-use"]);

/** The files and links of a release on disk, always in the same order. */
export const listRelease = ({ folder, shared }: ReleaseFolder) => {
  const links = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path: relative(folder, path), to: readlinkSync(path) }));
  const isOwn = (path: string) =>
    !besides.has(path) && !links.some((link) => path.startsWith(`${link.path}/`));
  const files: ReleaseFile[] = [
    ...filesBelow(folder)
      .filter(isOwn)
      .map((path) => ({ place: "release" as const, path })),
    ...shared.toSorted().map((path) => ({ place: "shared" as const, path })),
  ];
  return { files, links };
};
