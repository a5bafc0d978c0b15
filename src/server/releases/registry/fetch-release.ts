import { link, mkdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isSame } from "../../../releases/fingerprint.ts";
import {
  beginRelease,
  currentRelease,
  dropRelease,
  finishRelease,
  listReleases,
  type ReleaseFolder,
  type Stamp,
} from "../../../releases/folders.ts";
import type { ObjectStore } from "../../platform/files/object-store.ts";
import { fileOf, sha256, type Manifest, type ManifestFile } from "./manifest.ts";
import { readManifest, readPack } from "./packs.ts";

/** What is fetched: a row of `registered_releases`. */
export interface Registered {
  name: string;
  stamp: Stamp;
  manifest: string;
}

/** A registered release that is on this disk already. */
export const findCopy = (dist: string, { stamp }: Pick<Registered, "stamp">): ReleaseFolder | undefined =>
  listReleases(dist, stamp.settings).find((one) => one.made === stamp.made && isSame(one, stamp));

/**
 * Fetches a release from the object store, unless it is here. Until it is whole it has no stamp and is no release: one
 * whose fetch was interrupted is removed by the next build or fetch. The caller must hold the build lock.
 * @throws Error where an object is missing or damaged; then nothing of the release is left.
 */
export const fetchRelease = async (
  dist: string,
  wanted: Registered,
  store: ObjectStore,
): Promise<ReleaseFolder> => {
  const found = findCopy(dist, wanted);
  if (found) return found;
  const manifest = await readManifest(wanted.manifest, store);
  const id = beginRelease(dist, wanted.name);
  const folder = join(dist, "releases", id);
  try {
    const before = currentRelease(dist, wanted.stamp.settings)?.folder;
    const missing = await linkKnown(manifest, dist, folder, before);
    await fetchFiles(missing, (file) => fileOf(dist, folder, file), store);
    for (const { path, to } of manifest.links) await symlink(to, await openFolderOf(join(folder, path)));
    return finishRelease(dist, id, wanted.stamp);
  } catch (error) {
    dropRelease(dist, id);
    throw error;
  }
};

/** Links the files that the release before has as well; returns those that are not on this disk. */
const linkKnown = async (
  { files }: Manifest,
  dist: string,
  folder: string,
  before: string | undefined,
): Promise<ManifestFile[]> => {
  const missing: ManifestFile[] = [];
  for (const file of files) {
    const known = file.place === "shared" ? fileOf(dist, folder, file) : before && join(before, file.path);
    if (!known || !(await hasDigest(known, file.digest))) missing.push(file);
    else if (file.place === "release") {
      const place = await openFolderOf(fileOf(dist, folder, file));
      await link(known, place).catch(() => missing.push(file));
    }
  }
  return missing;
};

const hasDigest = (path: string, digest: string): Promise<boolean> =>
  readFile(path).then(
    (bytes) => sha256(bytes) === digest,
    () => false,
  );

/** Writes files from the objects that have them, one object after the other. */
const fetchFiles = async (
  files: readonly ManifestFile[],
  placeOf: (file: ManifestFile) => string,
  store: ObjectStore,
): Promise<void> => {
  for (const [pack, inPack] of Map.groupBy(files, (file) => file.pack)) {
    const bytes = await readPack(pack, store);
    for (const file of inPack) {
      const content = bytes.subarray(file.at, file.at + file.size);
      if (sha256(content) !== file.digest) throw new Error(`${file.path} is damaged in the object store`);
      const place = await openFolderOf(placeOf(file));
      // A shared file may be served at this moment.
      await writeFile(`${place}.part`, content);
      await rename(`${place}.part`, place);
    }
  }
};

/** Makes the folder of a path; returns the path. */
const openFolderOf = async (path: string): Promise<string> => {
  await mkdir(dirname(path), { recursive: true });
  return path;
};
