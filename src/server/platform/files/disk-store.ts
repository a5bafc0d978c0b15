import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { mkdir, open, readFile, rename, rm, rmdir, stat, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { tooLargeFor } from "../../../contract/upload-rules.ts";
import { isKey } from "./object-key.ts";
import type { ObjectStore } from "./object-store.ts";
import { HttpError } from "../http-error.ts";
import { sweepFolder } from "./sweep-folder.ts";

/** Path prefix of signed upload and download URLs on this server. */
export const filesPath = "/v1/uploads/";

/** Stores objects in a folder; its signed URLs are on this server. */
export const diskStore = (folder: string, secret: Uint8Array): ObjectStore => {
  const { address, holds } = signedAddresses(secret);
  const fileOf = (key: string) => fileIn(folder, key);
  const own: ObjectStore = {
    signPut: async (key, { contentType, size, ...options }) => ({
      url: address("PUT", key, {
        ...options,
        bound: bound(contentType, size),
        ...(size && { query: { size: String(size) } }),
      }),
      headers: { "content-type": contentType },
    }),
    signGet: async (key, { name, ...options }) =>
      address("GET", key, { ...options, bound: name, query: { name } }),
    locationOf,
    keyOf: (location, isSite) => {
      const url = URL.parse(location);
      if (!url?.pathname.startsWith(filesPath) || !isSite(url.host)) return null;
      const key = url.pathname.slice(filesPath.length);
      return isKey(key) && location === locationOf(key, url.origin) ? key : null;
    },
    read: async (key, limit) => {
      const file = await open(fileOf(key)).catch(nullWhenMissing);
      if (!file) return null;
      try {
        const { size } = await file.stat();
        if (size <= limit) return await readFile(file);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(limit + 1), 0, limit + 1, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    size: async (key) => (await stat(fileOf(key)).catch(nullWhenMissing))?.size ?? null,
    readPart: async (key, { start, end }) => {
      const file = await open(fileOf(key)).catch((error: unknown) => {
        throw whenDiskFails(error);
      });
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start + 1), { position: start });
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    open: async (key, part) => {
      const file = await open(fileOf(key)).catch(nullWhenMissing);
      return file && (Readable.toWeb(file.createReadStream(part)) as ReadableStream<Uint8Array>);
    },
    write: (key, bytes) => store(folder, key, (file) => file.writeFile(bytes)),
    copy: async (from, to) => {
      const source = await open(fileOf(from)).catch(nullWhenMissing);
      if (!source) return false;
      // The stream closes the source.
      await store(folder, to, (file) => file.writeFile(source.createReadStream()));
      return true;
    },
    delete: async (key) => {
      await rm(fileOf(key), { force: true });
      // Each upload has a folder of its own, and each seeker; those that are not empty stay.
      const folders = key.split("/").slice(0, -1);
      try {
        for (; folders.length; folders.pop()) await rmdir(join(folder, ...folders));
      } catch {
        return;
      }
    },
    served: {
      mayPut: (key, query, contentType) => holds("PUT", key, query, bound(contentType, query.get("size"))),
      mayGet: (key, query) => holds("GET", key, query, query.get("name") ?? ""),
      receive: (key, body, size, claim) => store(folder, key, (file) => writeBody(file, body, size), claim),
      sweep: (before) => sweepFolder(folder, before),
    },
    // A system call cannot be given up; a disk answers or fails.
    within: () => own,
  };
  return own;
};

/** @throws Error for what cannot be a key. */
const fileIn = (folder: string, key: string): string => {
  if (!isKey(key)) throw new Error(`"${key}" cannot be the key of an object`);
  return join(folder, key);
};

const locationOf = (key: string, origin: string) => `${origin}${filesPath}${key}`;

/** What an upload is bound to: its content type, and its size where that was said. */
const bound = (contentType: string, size: number | string | null | undefined): string =>
  size ? `${contentType}\n${size}` : contentType;

/** Makes and checks URLs that are valid for a time. What one is `bound` to is signed as well. */
const signedAddresses = (secret: Uint8Array) => {
  const signature = (method: "PUT" | "GET", key: string, expires: string, bound: string) =>
    createHmac("sha256", secret)
      .update(["signboard file", method, key, expires, bound].join("\n"))
      .digest("base64url");
  return {
    address: (
      method: "PUT" | "GET",
      key: string,
      options: { seconds: number; origin: string; bound: string; query?: Record<string, string> },
    ): string => {
      const expires = String(Math.floor(Date.now() / 1000) + options.seconds);
      const query = new URLSearchParams({
        ...options.query,
        expires,
        signature: signature(method, key, expires, options.bound),
      });
      return `${locationOf(key, options.origin)}?${query}`;
    },
    holds: (method: "PUT" | "GET", key: string, query: URLSearchParams, bound: string): boolean => {
      const expires = query.get("expires") ?? "";
      const inTime = Number(expires) > Date.now() / 1000;
      return (
        isKey(key) && inTime && isSame(query.get("signature") ?? "", signature(method, key, expires, bound))
      );
    },
  };
};

/**
 * Writes to a temporary file and renames it, so that a reader sees all of an object or none.
 * @param claim Called before the object is there; if it throws, nothing is stored.
 */
const store = async (
  folder: string,
  key: string,
  fill: (file: FileHandle) => Promise<void>,
  claim = async (): Promise<void> => undefined,
): Promise<void> => {
  const target = fileIn(folder, key);
  const part = join(folder, `.part-${randomUUID()}`);
  try {
    const makeFolder = () => mkdir(dirname(target), { recursive: true });
    await makeFolder();
    const file = await open(part, "wx", 0o600);
    try {
      await fill(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await claim();
    // The folder goes with its last object, which may be removed at this moment.
    await rename(part, target).catch(() => makeFolder().then(() => rename(part, target)));
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw whenDiskFails(error);
  }
};

/** @throws HttpError 400 for a body of less than `least` bytes, 413 for one of more than `limit`. */
const writeBody = async (
  file: FileHandle,
  body: ReadableStream<Uint8Array> | null,
  { least, limit }: { least: number; limit: number },
): Promise<void> => {
  let size = 0;
  // Cancelling the body would close the connection before the response is sent.
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    size += chunk.length;
    if (size > limit) throw new HttpError(413, tooLargeFor(limit));
    await file.write(chunk);
  }
  if (size < least)
    throw new HttpError(400, `The file has ${size} bytes, and this address is for one of ${least}.`);
};

const nullWhenMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw whenDiskFails(error);
};

/** System error codes of a full or unwritable disk. */
const diskFaults = new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ENFILE"]);

/** 503 when the disk is at fault, which the operator can fix; else the error unchanged. */
const whenDiskFails = (error: unknown): unknown =>
  diskFaults.has((error as NodeJS.ErrnoException | null)?.code ?? "")
    ? new HttpError(503, "Files cannot be taken or given at the moment; please try again in a minute.", {
        headers: { "retry-after": "60" },
        cause: error,
      })
    : error;

const isSame = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};
