import { readFile } from "node:fs/promises";
import type { ReleaseFolder } from "../../../releases/folders.ts";
import type { ObjectStore } from "../../platform/files/object-store.ts";
import { fileOf, listRelease, manifestSchema, sha256, type Manifest } from "./manifest.ts";

type Store = Pick<ObjectStore, "read" | "write" | "delete">;

/** How much one object has, in bytes, unless a file is larger. */
const packBytes = 8 * 1024 * 1024;
/** The largest file of a release, in bytes: a film. */
const largestFile = 512 * 1024 * 1024;
/** A release that would be in more objects than this is written anew, so that old ones can go. */
const mostPacks = 64;

/** The key of an object that a release is stored in. */
const keyOf = (digest: string): string => `kept/releases/${digest}`;

type Place = Pick<Manifest["files"][number], "pack" | "at">;

/**
 * Stores the files of a release, those that an earlier one has not stored yet, and its list of files last.
 * @param before the list of an earlier release in the store.
 * @returns the digest of the list, and of each object that the release needs.
 */
export const storeRelease = async (
  dist: string,
  release: ReleaseFolder,
  store: Store,
  before?: Manifest,
): Promise<{ manifest: string; packs: string[] }> => {
  const stored = new Map<string, Place>(before?.files.map(({ digest, pack, at }) => [digest, { pack, at }]));
  const { files: listed, links } = listRelease(release);
  const files: Manifest["files"] = [];
  let waiting: { digest: string; bytes: Uint8Array }[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    const pack = Buffer.concat(waiting.map(({ bytes }) => bytes));
    const name = sha256(pack);
    await store.write(keyOf(name), pack, "application/octet-stream");
    let at = 0;
    for (const { digest, bytes } of waiting) {
      stored.set(digest, { pack: name, at });
      at += bytes.length;
    }
    [waiting, size] = [[], 0];
  };
  for (const file of listed) {
    const bytes = await readFile(fileOf(dist, release.folder, file));
    const digest = sha256(bytes);
    files.push({ ...file, digest, size: bytes.length, pack: "", at: 0 });
    if (stored.has(digest)) continue;
    // Found by its content until its object is written, which says where it is.
    stored.set(digest, { pack: "", at: 0 });
    waiting.push({ digest, bytes });
    size += bytes.length;
    if (size >= packBytes) await flush();
  }
  if (waiting.length) await flush();
  const manifest: Manifest = {
    links,
    files: files.map((file) => ({ ...file, ...stored.get(file.digest) })),
  };
  const packs = [...new Set(manifest.files.map(({ pack }) => pack))];
  if (before && packs.length > mostPacks) return storeRelease(dist, release, store);
  const list = Buffer.from(JSON.stringify(manifest));
  await store.write(keyOf(sha256(list)), list, "application/json");
  return { manifest: sha256(list), packs };
};

/**
 * Reads an object of a release.
 * @throws Error where it is missing or damaged.
 */
export const readPack = async (digest: string, store: Store): Promise<Uint8Array> => {
  const bytes = await store.read(keyOf(digest), largestFile);
  if (!bytes) throw new Error(`the object store has no ${keyOf(digest)}`);
  if (sha256(bytes) !== digest) throw new Error(`${keyOf(digest)} of the object store is damaged`);
  return bytes;
};

/** Reads the list of a release's files. */
export const readManifest = async (digest: string, store: Store): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(Buffer.from(await readPack(digest, store)).toString("utf8")));

/** Removes objects that no release needs any more. */
export const dropPacks = async (digests: Iterable<string>, store: Store): Promise<void> => {
  for (const digest of digests) await store.delete(keyOf(digest));
};
