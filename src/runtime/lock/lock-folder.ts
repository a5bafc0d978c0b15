import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, constants, openSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { text } from "node:stream/consumers";
import { UserFacingError } from "../user-facing-error.ts";
import { isBeating, startHeartbeat } from "./heartbeat.ts";
import { clearOwner, lockFile, lockText, ownerIn, writeOwner, type LockOwner } from "./lock-owner.ts";

/** Another process has the folder of the embedded database open. */
export class FolderLockedError extends UserFacingError {
  override name = "FolderLockedError";
  /** The owner's process id, if known; it may belong to another machine or container. */
  readonly owner: number | undefined;
  /** The lock's random id, if known. */
  readonly id: string | undefined;
  /** The process as text. */
  readonly who: string;

  constructor(folder: string, { owner, id, who }: { owner?: number; id?: string; who: string }) {
    super(
      `${folder} is in use by ${who}. Stop that server first, or set DATABASE_URL to a PostgreSQL server, which any number of processes can share.`,
    );
    this.owner = owner;
    this.id = id;
    this.who = who;
  }
}

/** A folder that cannot be locked at all. */
export class CannotLockError extends UserFacingError {
  override name = "CannotLockError";
}

/**
 * Locks a folder for this process, because two processes in one PGlite folder silently lose rows. The kernel holds
 * the lock for as long as this process has the lock file open, so it ends with the process in any case; without
 * `flock`, a heartbeat holds it (docs/decisions/015-lock.md).
 * @returns a function that releases the folder.
 * @throws FolderLockedError naming the owner.
 * @throws CannotLockError
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = lockFile(folder);
  const fd = openLock(file);
  try {
    const kernel = await askKernel(fd, folder);
    const before = lockText(fd);
    await mustBeFree(folder, fd, { kernel, before });
    const owner = describeSelf(kernel === "locked" ? "flock" : "heartbeat");
    writeOwner(fd, owner);
    const stop = owner.by === "heartbeat" ? await startHeartbeat({ file, owner }) : () => undefined;
    if (!stop) throw inUse(folder, lockText(fd));
    let isHeld = true;
    return async () => {
      if (!isHeld) return;
      isHeld = false;
      await stop();
      clearOwner(fd);
      closeSync(fd);
    };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
};

/** The owner of a folder's lock as text; null when it is free. Changes nothing. */
export const ownerOf = async (folder: string): Promise<string | null> => {
  let fd;
  try {
    fd = openSync(lockFile(folder), constants.O_RDONLY);
    const text = lockText(fd);
    // A shared lock is released when the file is closed, and needs no write permission.
    await mustBeFree(folder, fd, { kernel: await askKernel(fd, folder, "-s"), before: text });
    return null;
  } catch (error) {
    if (error instanceof FolderLockedError) return error.who;
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
};

/** The result of `flock`: the lock is ours, another process has it, or `flock` is not available. */
type Answer = "locked" | "taken" | "unasked";

const mustBeFree = async (
  folder: string,
  fd: number,
  { kernel, before }: { kernel: Answer; before: string },
): Promise<void> => {
  if (kernel === "taken" || isEarlierVersion(before)) throw inUse(folder, before);
  const owner = ownerIn(before);
  if (!owner) return;
  if (owner.by === "heartbeat") {
    if (await isBeating(fd, owner)) throw inUse(folder, before);
  } else if (kernel === "unasked")
    throw new CannotLockError(
      `${folder} was locked with flock by ${describe(owner)}, and without flock nobody can tell whether it still runs. ` +
        `Install util-linux, or remove ${lockFile(folder)} when nothing has the folder open.`,
    );
};

const inUse = (folder: string, text: string): FolderLockedError => {
  const owner = ownerIn(text);
  if (owner) return new FolderLockedError(folder, { owner: owner.pid, id: owner.id, who: describe(owner) });
  const [pid] = /^\d+/.exec(text) ?? [];
  return new FolderLockedError(
    folder,
    pid ? { owner: Number(pid), who: `process ${pid}` } : { who: "another process" },
  );
};

const describe = ({ pid, host, since }: LockOwner): string => `process ${pid} on ${host}, since ${since}`;

const describeSelf = (by: LockOwner["by"]): LockOwner => ({
  id: randomUUID(),
  by,
  pid: process.pid,
  host: hostname().slice(0, 100),
  since: new Date().toISOString(),
  beat: 0,
});

/** Returns a file descriptor: an unreferenced FileHandle would be closed, which releases the lock. */
const openLock = (file: string): number => {
  try {
    return openSync(file, constants.O_RDWR | constants.O_CREAT, 0o644);
  } catch (error) {
    throw new CannotLockError(
      `The lock file cannot be written: ${(error as Error).message}. Give this user the right to write it and its folder.`,
      { cause: error },
    );
  }
};

/**
 * Locks an open file. When `flock` exits, the lock stays with the open file description, which only this process
 * still has: Node does not pass descriptors on to children by default.
 * @param kind `-x` for an exclusive lock, `-s` for a shared one.
 */
const askKernel = async (fd: number, folder: string, kind: "-x" | "-s" = "-x"): Promise<Answer> => {
  const child = spawn("flock", [kind, "-n", "3"], { stdio: ["ignore", "ignore", "pipe", fd] });
  const said = text(child.stderr!);
  try {
    const [code] = (await once(child, "close")) as [number | null];
    const says = (await said).trim();
    if (code === 0) return "locked";
    if (code === 1 && !says) return "taken";
    throw new CannotLockError(
      `${folder} cannot be locked: ${says || `flock ended with ${code}`}. Network file systems often have no locks: ` +
        "put the folder on a disk of this machine, or set DATABASE_URL to a PostgreSQL server.",
    );
  } catch (error) {
    if (["ENOENT", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) return "unasked";
    throw error;
  }
};

/** Whether a lock file of an earlier version (a process id and its start time) has an owner that still runs. */
const isEarlierVersion = (text: string): boolean => {
  const [, pid, start] = /^(\d+) (\d+)$/.exec(text) ?? [];
  if (!pid || Number(pid) === process.pid) return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] === start;
  } catch {
    return false;
  }
};
