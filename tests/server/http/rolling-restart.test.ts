import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../../bench/free-port.ts";
import { readBackup } from "../../../src/commands/backup/read-backup.ts";
import { register } from "../../../src/contract/auth.ts";
import { callerOf } from "../../../src/contract/caller.ts";
import { searchJobs } from "../../../src/contract/jobs.ts";
import { searchLocations } from "../../../src/contract/locations.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { servedBackup } from "../data-folder.ts";
import { hasPostgres, ownPostgres, type OwnPostgres } from "../own-postgres.ts";
import { ownServer, sourceFile } from "../own-server.ts";

const wait = { timeout: 120_000, interval: 50 };
/** How often the proxy asks at /readyz, and how long a client pauses between its calls, in milliseconds. */
const [askMs, betweenMs] = [100, 50];

/** A proxy that gives requests in turn to the servers that say that they are ready, and repeats none. */
class RoundRobin {
  readonly ready = new Set<number>();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server: Server;
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  constructor(ports: readonly number[]) {
    this.#server = createServer((incoming, outgoing) => {
      const ready = [...this.ready];
      const port = ready[this.#turn++ % ready.length];
      const { method, url: path, headers } = incoming;
      const forwarded = request({ port, host: "127.0.0.1", method, path, headers, agent: this.#agent });
      forwarded.on("error", (error) => outgoing.writeHead(502).end(`${port}: ${error.message}`));
      forwarded.on("response", (answer) =>
        answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers)),
      );
      incoming.pipe(forwarded);
    });
    const look = async (port: number): Promise<void> => {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) this.ready.add(port);
      else this.ready.delete(port);
    };
    this.#timer = setInterval(() => void Promise.all(ports.map(look)), askMs);
  }

  async listen(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

describe.skipIf(!hasPostgres)("two servers behind a proxy", () => {
  let postgres: OwnPostgres;
  let folder: string;
  let proxy: RoundRobin;
  let origin: string;
  const servers = new Map<number, ChildProcess>();

  const start = (port: number): void => {
    const env = {
      ...ownServer(folder),
      ...{ DATABASE_URL: postgres.url, PORT: String(port), WORKER: "false", AUTH_RATE_LIMIT: "0" },
      ...{ STOP_DELAY: "1", SECRET: "a secret of both servers, which is long enough" },
    };
    servers.set(port, spawn(process.execPath, [sourceFile("commands/dev-api.ts")], { env, stdio: "ignore" }));
  };
  const isReady = (port: number) => vi.waitFor(() => expect(proxy.ready).toContain(port), wait);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "signboard-rolling-"));
    postgres = (await ownPostgres({ args: ["-F"] }))!;
    await readBackup(
      await servedBackup(),
      readConfig({ ...ownServer(folder), DATABASE_URL: postgres.url }),
      false,
    );
    const ports = [await freePort(), await freePort()];
    proxy = new RoundRobin(ports);
    origin = await proxy.listen();
    ports.forEach(start);
    await Promise.all(ports.map(isReady));
  });
  afterAll(async () => {
    for (const server of servers.values()) server.kill("SIGKILL");
    proxy.close();
    await postgres.remove();
    await rm(folder, { recursive: true });
  });

  it("fail no call while one after the other is restarted, and keep all that they acknowledge", async () => {
    const call = callerOf(fetch, origin, { "host-name": "workinaus.localhost" });
    const acknowledged: string[] = [];
    const failed: string[] = [];
    let [answered, isOver] = [0, false];
    const calls = [
      () => call(searchJobs, { query: {}, body: { q: `nurse ${answered % 7}` } }),
      () => call(searchLocations, { body: { search_key: "Syd" } }),
      async () => {
        const email = `${answered}-${acknowledged.length}@example.com`;
        await call(register, {
          body: { given_name: "Ada", family_name: "Lee", email, password: "correct horse 9" },
        });
        acknowledged.push(email);
      },
    ];
    const clients = Array.from({ length: 4 }, async (_, index) => {
      while (!isOver) {
        await calls[index % calls.length]!().then(
          () => (answered += 1),
          (error: Error) => failed.push(`${index}: ${error.message}`),
        );
        await pause(betweenMs);
      }
    });
    for (const port of servers.keys()) {
      const stopped = once(servers.get(port)!, "exit");
      servers.get(port)!.kill("SIGTERM");
      expect(await stopped).toEqual([0, null]);
      start(port);
      await isReady(port);
    }
    isOver = true;
    await Promise.all(clients);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(50);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ email: string }>("select email from registrations");
    await client.end();
    expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  });
});
