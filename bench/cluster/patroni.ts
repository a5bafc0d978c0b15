import { chmodSync, chownSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { owner } from "../../tests/server/own-postgres.ts";
import { fillTemplate } from "./fill-template.ts";
import { startProgram, type Program, type Programs } from "./programs.ts";
import { waitFor } from "./wait-for.ts";

/** Three PostgreSQL, one of which is the primary. */
export interface Postgres {
  password: string;
  port: string;
  patroniPort: string;
  hosts: readonly string[];
  /** Kills the primary and its Patroni, as the loss of its machine does; the function brings the machine back. */
  killPrimary: () => Promise<() => Promise<void>>;
}

const ports = { POSTGRES_PORT: "5432", PATRONI_PORT: "8008" };
const passwords = { POSTGRES_PASSWORD: "only-a-bench-1", REPLICATION_PASSWORD: "only-a-bench-2" };

interface Node {
  host: string;
  data: string;
  start: () => Program;
  patroni: Program;
}

/** Starts Patroni at each address, and waits for a primary and two standbys. */
export const startPatroni = async (
  programs: Programs,
  at: { hosts: readonly string[]; range: string; etcd: string },
): Promise<Postgres> => {
  const nodes = at.hosts.map((host, index) => nodeOf(programs, host, `postgres-${index + 1}`, at));
  // PostgreSQL leaves the group of the Patroni that starts it.
  programs.stack.defer(async () => {
    await Promise.all(nodes.map(({ patroni }) => patroni.end("SIGKILL")));
    nodes.forEach(killServer);
  });
  await waitFor("three PostgreSQL", () => isWhole(at.hosts), 180);
  return {
    ...{ password: passwords.POSTGRES_PASSWORD, port: ports.POSTGRES_PORT, patroniPort: ports.PATRONI_PORT },
    hosts: at.hosts,
    killPrimary: async () => {
      let node: Node | undefined;
      const find = async () => {
        const leader = (await members(at.hosts)).find(({ role }) => role === "leader");
        return Boolean((node = nodes.find(({ host }) => host === leader?.host)));
      };
      await waitFor("a primary to kill", find, 60);
      const killed = node!;
      await killed.patroni.end("SIGKILL");
      killServer(killed);
      return async () => {
        killed.patroni = killed.start();
        await waitFor(`${killed.host} follows again`, () => isWhole(at.hosts), 120);
      };
    },
  };
};

const nodeOf = (
  programs: Programs,
  host: string,
  name: string,
  { range, etcd }: { range: string; etcd: string },
): Node => {
  const folder = join(programs.folder, name);
  const data = join(folder, "data");
  mkdirSync(folder);
  const file = fillTemplate("patroni.yaml", join(folder, "patroni.yaml"), {
    ...ports,
    ...passwords,
    ...{ NODE: name, HOST: host, NETWORK: range, ETCD_HOSTS: etcd, DATA: data, FOLDER: folder },
  });
  const user = owner();
  if (user.uid !== undefined) for (const path of [folder, file]) chownSync(path, user.uid, user.gid!);
  chmodSync(file, 0o600);
  const start = () => startProgram(programs, name, ["patroni", file], { ...user, cwd: folder });
  return { host, data, start, patroni: start() };
};

/** Kills a PostgreSQL by the id that it has written; its processes end with it. */
const killServer = ({ data }: Node): void => {
  try {
    process.kill(Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  } catch {
    // It has ended.
  }
};

interface Member {
  host: string;
  role: string;
  state: string;
}

/** What any Patroni that answers knows of all. */
const members = (hosts: readonly string[]): Promise<Member[]> =>
  Promise.any(
    hosts.map(async (host) => {
      const answer = await fetch(`http://${host}:${ports.PATRONI_PORT}/cluster`, {
        signal: AbortSignal.timeout(5_000),
      });
      return ((await answer.json()) as { members: Member[] }).members;
    }),
  );

const isWhole = async (hosts: readonly string[]): Promise<boolean> => {
  const all = await members(hosts);
  const roles = all.filter(({ state }) => state === "running").map(({ role }) => role);
  return roles.length === hosts.length && roles.includes("leader") && roles.includes("sync_standby");
};
