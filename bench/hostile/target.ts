import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startServer, type ServerProcess } from "../../tests/e2e/server-process.ts";
import { freePort } from "../free-port.ts";
import { memoryOf } from "./process-figures.ts";

/** A server under trial, with a data folder of its own. */
export interface Target {
  port: number;
  folder: string;
  server: ServerProcess;
  /** Whether the process has ended by itself. */
  ended: () => boolean;
  /** Starts it again on the same folder, ending it before where it still runs. */
  restart: () => Promise<void>;
  /** Ends it and removes its folder. */
  stop: () => Promise<void>;
}

/** Environment variables of every server under trial: tokens stay valid for the whole trial. */
const common = { TOKEN_SECONDS: "86400", NODE_ENV: "test", DEMO_DATA: "true", LOG_LEVEL: "silent" };

/** Where a server under trial listens, and what it begins with. */
interface TargetOptions {
  /** A free one by default. */
  port?: number;
  /** A data folder that it gets a copy of; an empty one by default. */
  data?: string;
}

/** Starts a server under trial, with environment variables beside those of every one. */
export const openTarget = async (
  env: Record<string, string> = {},
  { port: given, data }: TargetOptions = {},
): Promise<Target> => {
  const folder = await mkdtemp(join(tmpdir(), "signboard-hostile-"));
  if (data) await cp(data, folder, { recursive: true });
  const port = given ?? (await freePort());
  const start = () => startServer(port, folder, { ...common, ...env });
  const target: Target = {
    port,
    folder,
    server: await start(),
    ended: () => hasEnded(target.server),
    restart: async () => {
      await target.server.kill();
      target.server = await start();
    },
    stop: async () => {
      await target.server.kill();
      await rm(folder, { recursive: true });
    },
  };
  return target;
};

export const hasEnded = ({ process: { exitCode, signalCode } }: ServerProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** What was measured of a server while it was under trial. */
export interface Watched {
  /** The slowest response of /healthz, in milliseconds. */
  slowestHealth: number;
  /** Memory in megabytes, first and last. */
  memory: { before: number; after: number };
}

/** Requests /healthz ten times a second until it is stopped. Skips a server that is restarting. */
export const watch = (target: Target): { stop: () => Promise<Watched> } => {
  const stopping = new AbortController();
  let slowestHealth = 0;
  const memory: number[] = [];
  const done = (async () => {
    while (!stopping.signal.aborted) {
      const { server } = target;
      const start = performance.now();
      const up = await fetch(`${server.origin}/healthz`)
        .then((answer) => answer.text())
        .catch(() => null);
      if (up && server === target.server) slowestHealth = Math.max(slowestHealth, performance.now() - start);
      const used = hasEnded(server) ? 0 : memoryOf(server.process.pid!);
      if (used) memory.push(used);
      await wait(100);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await done;
      // The first seconds fill caches.
      return {
        slowestHealth,
        memory: { before: memory[Math.min(50, memory.length - 1)]!, after: memory.at(-1)! },
      };
    },
  };
};
