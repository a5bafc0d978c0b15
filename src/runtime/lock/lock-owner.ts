import { ftruncateSync, readFileSync, readSync, writeSync } from "node:fs";
import * as z from "zod";

/** The owner of a lock, as stored in the lock file. */
const lockOwner = z.object({
  /** A random id, new for each lock. */
  id: z.string(),
  /** What holds the lock: the kernel, or the owner's heartbeat where there is no `flock`. */
  by: z.enum(["flock", "heartbeat"]),
  /** The process id in its own namespace, and its machine or container. */
  pid: z.number(),
  host: z.string(),
  /** ISO 8601. */
  since: z.string(),
  /** Incremented by each heartbeat. */
  beat: z.number(),
});
export type LockOwner = z.infer<typeof lockOwner>;

/** The length of a lock file in characters: fixed, so that overwriting it never leaves parts of the old text. */
const length = 512;

/** The text of an open lock file; empty once its owner has released the lock. */
export const lockText = (fd: number): string => {
  const bytes = Buffer.alloc(length);
  return bytes.toString("utf8", 0, readSync(fd, bytes, 0, length, 0)).trim();
};

/** Parses the owner from a lock file's text; undefined for any other text. */
export const ownerIn = (text: string): LockOwner | undefined => {
  try {
    return lockOwner.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

export const writeOwner = (fd: number, owner: LockOwner): void =>
  void writeSync(fd, JSON.stringify(owner).padEnd(length), 0);

/** Marks the lock as free. The file is not deleted, because another process may already have it open. */
export const clearOwner = (fd: number): void => ftruncateSync(fd);

/** The owner in a folder's lock file, whether the lock is held or stale. */
export const readOwner = (folder: string): LockOwner | undefined => {
  try {
    return ownerIn(readFileSync(lockFile(folder), "utf8"));
  } catch {
    return undefined;
  }
};

/** The lock file of a folder, which is next to it. */
export const lockFile = (folder: string): string => `${folder}.lock`;
