import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** The outcome of two servers on one folder, each process 1 of its own namespace, as in two containers. */
export interface TwoServers {
  /** Whether the second one was refused with an error message. */
  refused: boolean;
  /** Whether a third one got the folder once the first one was killed. */
  reopened: boolean;
  said: string;
}

const api = join(import.meta.dirname, "../src/commands/dev-api.ts");

/** Needs root on Linux: `node bench/pid-namespaces.ts`. */
export const tryTwoServers = async (): Promise<TwoServers> => {
  const folder = mkdtempSync(join(tmpdir(), "signboard-namespaces-"));
  const start = (): ChildProcess =>
    spawn("unshare", ["--pid", "--fork", "--mount-proc", "--kill-child", process.execPath, api], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        DATA_DIR: folder,
        DATABASE_URL: "",
        DEMO_DATA: "false",
        HOST: "127.0.0.1",
        PORT: "0",
        LOG_LEVEL: "silent",
      },
    });
  /** Whether a server listens; one that may not have the folder exits by itself. */
  const listens = async (server: ChildProcess): Promise<boolean> => {
    let said = "";
    for await (const piece of server.stdout!) if (/port \d+/.test((said += piece))) return true;
    return false;
  };
  const kill = async (server: ChildProcess): Promise<void> => {
    server.kill("SIGKILL");
    await once(server, "close");
  };
  const first = start();
  try {
    if (!(await listens(first))) throw new Error(await text(first.stderr!));
    const second = start();
    const [says, isOpen] = await Promise.all([text(second.stderr!), listens(second)]);
    await kill(first);
    const third = start();
    const reopened = await listens(third);
    await kill(third);
    return { refused: !isOpen && says.includes("is in use by process 1 on"), reopened, said: says.trim() };
  } finally {
    first.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  }
};

if (import.meta.main) {
  const found = await tryTwoServers();
  console.log(found);
  process.exitCode = found.refused && found.reopened ? 0 : 1;
}
