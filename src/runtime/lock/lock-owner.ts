import { ftruncateSync, readFileSync, readSync, writeSync } from "node:fs";
import * as z from "zod";

/** Who has a lock file, as its text says. */
const lockOwner = z.object({
  /** Random, another one for each lock that is taken. */
  id: z.string(),
  /** What holds the lock: the kernel, or the owner's heartbeat where there is no `flock`. */
  by: z.enum(["flock", "heartbeat"]),
  /** The process by its number in its own namespace, and its machine or container. */
  pid: z.number(),
  host: z.string(),
  /** ISO 8601. */
  since: z.string(),
  /** Counts up while a heartbeat goes on. */
  beat: z.number(),
});
export type LockOwner = z.infer<typeof lockOwner>;

/** Characters of a lock file: of one length, a text that is written over another one is never half of each. */
const length = 512;

/** What an open lock file says; empty once its owner has given the lock back. */
export const lockText = (fd: number): string => {
  const bytes = Buffer.alloc(length);
  return bytes.toString("utf8", 0, readSync(fd, bytes, 0, length, 0)).trim();
};

/** The owner that a lock file's text names; undefined for any other text. */
export const ownerIn = (text: string): LockOwner | undefined => {
  try {
    return lockOwner.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

export const writeOwner = (fd: number, owner: LockOwner): void =>
  void writeSync(fd, JSON.stringify(owner).padEnd(length), 0);

/** Says that nobody has the lock. The file stays: another process may have it open already. */
export const clearOwner = (fd: number): void => ftruncateSync(fd);

/** The owner that the lock file of a folder names, be the lock held or left behind. */
export const readOwner = (folder: string): LockOwner | undefined => {
  try {
    return ownerIn(readFileSync(lockFile(folder), "utf8"));
  } catch {
    return undefined;
  }
};

/** The lock file of a folder stands beside it. */
export const lockFile = (folder: string): string => `${folder}.lock`;
