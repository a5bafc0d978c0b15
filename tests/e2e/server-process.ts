import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import manifest from "../../package.json" with { type: "json" };
import { callerOf, type Caller } from "../../src/contract/caller.ts";
import { publicPort } from "./site.ts";

/** A server of a test's own, that it can stop as it likes. */
export interface ServerProcess {
  process: ChildProcess;
  origin: string;
  /** A caller on a brand's site, signed in when a token is given. */
  on: (brand: string, token?: string) => Caller;
  /** Ends the process at once, as a crash does. */
  kill: () => Promise<void>;
}

/**
 * Starts the built server on a port and a data folder, and waits until it is ready.
 * @param env variables beside those.
 * @param through a command that runs it, such as `unshare --mount`.
 */
export const startServer = async (
  port: number,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  through: readonly string[] = [],
): Promise<ServerProcess> => {
  const [command = "node", ...args] = [...through, ...manifest.scripts.start.split(" ")];
  const child = spawn(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_PORT: publicPort,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      AUTH_RATE_LIMIT: "0",
      ...env,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await ready(`${origin}/readyz`, child);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return {
    process: child,
    origin,
    on: (brand, token) =>
      callerOf((request) => fetch(request), origin, {
        "host-name": `${brand}.localhost`,
        ...(token && { authorization: `Bearer ${token}` }),
      }),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
};

const ready = async (address: string, child: ChildProcess): Promise<void> => {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const up = await fetch(address)
      .then((response) => response.ok)
      .catch(() => false);
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server did not get ready at ${address}.`);
};
