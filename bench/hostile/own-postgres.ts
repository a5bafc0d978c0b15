import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../free-port.ts";

/** A PostgreSQL server for one trial, which may stop or kill it. */
export interface OwnPostgres {
  url: string;
  start: () => Promise<void>;
  /** `SIGKILL` ends it as a crash does, `SIGINT` disconnects all clients and stops, `SIGSTOP` freezes it. */
  end: (signal: "SIGKILL" | "SIGINT") => Promise<void>;
  /** Ends it and removes its folder. */
  remove: () => Promise<void>;
}

/** Where Debian's packages install the programs, newest version first; null when PostgreSQL is not installed. */
const programs = (): string | null => {
  const versions = "/usr/lib/postgresql";
  try {
    const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
    return newest ? join(versions, newest, "bin") : null;
  } catch {
    return null;
  }
};

/** PostgreSQL refuses to run as root, so that root runs it as its package's user. */
const owner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
};

/** Creates and starts a server; null when PostgreSQL is not installed. */
export const ownPostgres = async (): Promise<OwnPostgres | null> => {
  const bin = programs();
  if (!bin) return null;
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), "signboard-postgres-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-A", "trust", "-U", "postgres"], {
    ...user,
    stdio: "ignore",
  });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  const start = async () => {
    // After a crash, leftover processes may take a moment to end.
    for (let left = 100; left > 0; left--) {
      server = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), "-k", folder], {
        ...user,
        stdio: "ignore",
      });
      while (server.exitCode === null) {
        if (await answers(url)) return;
        await wait(100);
      }
      await wait(200);
    }
    throw new Error(`PostgreSQL did not start again in ${data}.`);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, "exit");
  };
  await start();
  return {
    url,
    start,
    end,
    remove: async () => {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true });
    },
  };
};

const answers = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};
