import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../runtime/config.ts";
import { gatherMetrics } from "./platform/metrics-of-all.ts";
import { onStopSignal } from "./http/on-stop-signal.ts";

/** A process that has served for this long was not broken from its start, in milliseconds. */
const steadyMs = 30_000;
/** How long a process that ended is waited with, in milliseconds: the first time, and at most. */
const againMs = { first: 500, most: 30_000 };

/**
 * Serves in as many processes as `WORKERS` says, which share one port, or in this one. One that ends is started again;
 * a signal to stop is handed to all of them. Only the first does background work; whichever is asked for metrics has
 * those of all.
 * @param serveHere serves in this process.
 */
export const inProcesses = async (
  config: Pick<Config, "WORKERS" | "WORKER" | "METRICS_PORT">,
  serveHere: () => Promise<void>,
): Promise<void> => {
  if (config.WORKERS === 1 || cluster.isWorker) return serveHere();
  const start = (index: number): Worker =>
    cluster.fork({
      WORKER: String(config.WORKER && index === 0),
      PROCESS_NUMBER: index + 1,
    });
  gatherMetrics();
  const running = new Set<Worker>();
  let isStopping = false;
  onStopSignal(() => {
    isStopping = true;
    for (const { process } of running) process.kill("SIGTERM");
  });

  /** Keeps one process running until the server is stopped. */
  const keep = async (index: number, first?: Worker): Promise<void> => {
    let wait = againMs.first;
    for (let worker = first; !isStopping; worker = undefined) {
      const started = performance.now();
      worker ??= start(index);
      running.add(worker);
      await ended(worker);
      running.delete(worker);
      if (isStopping) return;
      wait = performance.now() - started > steadyMs ? againMs.first : Math.min(wait * 2, againMs.most);
      console.warn(`Process ${index + 1} of ${config.WORKERS} has ended, and is started again.`);
      await pause(wait);
    }
  };

  // The first one writes what a new database needs; the others start when it serves.
  const first = start(0);
  running.add(first);
  const isServing = await Promise.race([
    listensOn(first, (port) => port !== config.METRICS_PORT).then(() => true),
    ended(first).then(() => false),
  ]);
  if (!isServing) process.exit(isStopping ? 0 : 1);
  await Promise.all(
    Array.from({ length: config.WORKERS }, (_, index) => keep(index, index === 0 ? first : undefined)),
  );
  process.exit(0);
};

/** Waits until a process listens on a port other than that of its metrics. */
const listensOn = async (worker: Worker, isIt: (port: number) => boolean): Promise<void> => {
  for (;;) {
    const [{ port }] = (await once(worker, "listening")) as [{ port: number }];
    if (isIt(port)) return;
  }
};

const ended = (worker: Worker): Promise<unknown> =>
  worker.isDead() ? Promise.resolve() : once(worker, "exit");

/** Whether this is the process that speaks for all: the only one, or the one that does the background work. */
export const isFirstProcess = (config: Pick<Config, "WORKER">): boolean => !cluster.isWorker || config.WORKER;
