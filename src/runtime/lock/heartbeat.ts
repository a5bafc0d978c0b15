import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { lockText, ownerIn, type LockOwner } from "./lock-owner.ts";

/** How long a beat is away from the next one, in milliseconds. */
export const beatMs = 500;
/** How long a new owner waits before it trusts its lock: whoever it took it from has looked by then, and stopped. */
export const settleMs = 3 * beatMs;
/** Beats that are waited for before an owner counts as gone. */
const patience = 10;

/** Whether the owner of a lock file is there: watched by this process's own clock, whatever times the file has. */
export const isBeating = async (fd: number, { id, beat }: LockOwner): Promise<boolean> => {
  for (let waited = 0; waited < patience; waited++) {
    await wait(beatMs);
    const now = ownerIn(lockText(fd));
    if (now && (now.id !== id || now.beat !== beat)) return true;
  }
  return false;
};

/** What the thread of a heartbeat is given. */
export interface Heart {
  file: string;
  owner: LockOwner;
}

/**
 * Keeps a lock by writing its file over and over, in a thread of its own: a long query stops this one's clock.
 * The process ends at once when it finds the file written by somebody else.
 * @returns what stops it; null when somebody else was quicker.
 */
export const startHeartbeat = async (heart: Heart): Promise<(() => Promise<unknown>) | null> => {
  const worker = new Worker(new URL("./heartbeat-worker.ts", import.meta.url), {
    workerData: heart,
    // Some of this process's own are not for threads.
    execArgv: [],
  });
  const [isMine] = (await once(worker, "message")) as [boolean];
  if (!isMine) return null;
  // The thread kills the process itself; the first process of a container cannot be killed from within.
  const lost = () => process.exit(1);
  worker.once("exit", lost).unref();
  return () => worker.off("exit", lost).terminate();
};
