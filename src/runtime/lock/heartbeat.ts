import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { lockText, ownerIn, type LockOwner } from "./lock-owner.ts";

/** The time between two heartbeats, in milliseconds. */
export const beatMs = 500;
/** How long a new owner waits before it trusts its lock: by then a previous owner has noticed and stopped. */
export const settleMs = 3 * beatMs;
/** How many heartbeats an owner may miss before it counts as gone. */
const patience = 10;

/** Whether the owner of a lock file is alive: measured with this process's clock, not the file's timestamps. */
export const isBeating = async (fd: number, { id, beat }: LockOwner): Promise<boolean> => {
  for (let waited = 0; waited < patience; waited++) {
    await wait(beatMs);
    const now = ownerIn(lockText(fd));
    if (now && (now.id !== id || now.beat !== beat)) return true;
  }
  return false;
};

/** The data of the heartbeat's thread. */
export interface Heart {
  file: string;
  owner: LockOwner;
}

/**
 * Keeps a lock by rewriting its file regularly in a separate thread, because a long query blocks this one's timers.
 * The process ends at once when another process has written the file.
 * @returns a function that stops it; null when another process was quicker.
 */
export const startHeartbeat = async (heart: Heart): Promise<(() => Promise<unknown>) | null> => {
  const worker = new Worker(new URL("./heartbeat-worker.ts", import.meta.url), {
    workerData: heart,
    // Some of this process's Node options are not allowed in threads.
    execArgv: [],
  });
  const [isMine] = (await once(worker, "message")) as [boolean];
  if (!isMine) return null;
  // The thread kills the process; where it cannot, as for process 1 of a container, the process exits here.
  const lost = () => process.exit(1);
  worker.once("exit", lost).unref();
  return () => worker.off("exit", lost).terminate();
};
