import { setTimeout as delay } from "node:timers/promises";

/** Work beside requests and the jobs of the queue, which a stop of the process ends. */
export interface Background {
  /** Aborted when the process stops. */
  stopping: AbortSignal;
  /** Adds work, which fails with no error and ends soon after `stopping` aborts. */
  add: (work: Promise<void>) => void;
  /** Stops all work, and waits for its end, or this many milliseconds. */
  close: (graceMs: number) => Promise<void>;
}

/** Opens a process's work in the background. */
export const openBackground = (): Background => {
  const stop = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    stopping: stop.signal,
    add: (work) => {
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    close: async (graceMs) => {
      stop.abort(new Error("the server is stopping"));
      if (running.size) await Promise.race([Promise.all(running), delay(graceMs, undefined, { ref: false })]);
    },
  };
};
