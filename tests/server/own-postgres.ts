import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../bench/free-port.ts";

/** A PostgreSQL server of a test's or trial's own, which may stop or kill it. */
export interface OwnPostgres {
  url: string;
  /** Its data folder; its socket is in the folder above. */
  data: string;
  start: () => Promise<void>;
  /** `SIGKILL` ends it as a crash does, `SIGINT` disconnects all clients and stops, `SIGSTOP` freezes it. */
  end: (signal: "SIGKILL" | "SIGINT") => Promise<void>;
  /**
   * A standby at the same address that has received everything until now, and nothing that comes. It is not running:
   * `start` starts it in place of this one, and promotes it.
   */
  standby: () => Promise<OwnPostgres>;
  /** A running standby at an address of its own, which follows this one until it is promoted. */
  replica: () => Promise<OwnPostgres>;
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

/** Whether PostgreSQL is installed. */
export const hasPostgres = programs() !== null;

/** PostgreSQL refuses to run as root, so that root runs it as its package's user. */
export const owner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
};

/**
 * Creates and starts a server; null when PostgreSQL is not installed.
 * @param options.args more arguments, such as "-F", which waits for no disk.
 */
export const ownPostgres = async ({ args = [] as string[] } = {}): Promise<OwnPostgres | null> => {
  const bin = programs();
  if (!bin) return null;
  const machine = { bin, args, user: owner(), port: await freePort() };
  const server = serverIn(machine, (data) =>
    run(machine, "initdb", [
      ...["-D", data, "-A", "trust", "-U", "postgres"],
      // Segments of one megabyte: fewer bytes to copy for a standby.
      ...["--no-sync", "--wal-segsize=1"],
    ]),
  );
  await server.start();
  return server;
};

interface Machine {
  bin: string;
  args: readonly string[];
  user: ReturnType<typeof owner>;
  port: number;
}

const run = ({ bin, user }: Machine, program: string, args: readonly string[]): void =>
  void execFileSync(join(bin, program), args, { ...user, stdio: "ignore" });

/** A server in a folder of its own. @param fill makes the data folder. */
const serverIn = (machine: Machine, fill: (data: string) => void): OwnPostgres => {
  const { bin, args, user, port } = machine;
  const folder = mkdtempSync(join(tmpdir(), "signboard-postgres-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, "data");
  fill(data);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const start = async () => {
    // After a crash, leftover processes may take a moment to end.
    for (let left = 100; left > 0; left--) {
      server = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), "-k", folder, ...args], {
        ...user,
        stdio: "ignore",
      });
      while (server.exitCode === null) {
        if (await answers(url)) return;
        await wait(50);
      }
      await wait(200);
    }
    throw new Error(`PostgreSQL did not start again in ${data}.`);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, "exit");
  };
  return {
    url,
    data,
    start,
    end,
    standby: async () => {
      const copy = serverIn(machine, (copied) => {
        run(machine, "pg_basebackup", ["-d", url, "-D", copied, "--checkpoint=fast", "--no-sync"]);
        writeFileSync(join(copied, "standby.signal"), "");
      });
      return {
        ...copy,
        start: async () => {
          await copy.start();
          await query(url, "select pg_promote()");
        },
      };
    },
    replica: async () => {
      const copy = serverIn({ ...machine, port: await freePort() }, (copied) =>
        run(machine, "pg_basebackup", ["-d", url, "-D", copied, "-R", "--checkpoint=fast", "--no-sync"]),
      );
      await copy.start();
      return copy;
    },
    remove: async () => {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true });
    },
  };
};

/** Runs one statement on a connection of its own. */
export const query = async (connectionString: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const answers = (url: string): Promise<boolean> =>
  query(url, "select 1").then(
    () => true,
    () => false,
  );
