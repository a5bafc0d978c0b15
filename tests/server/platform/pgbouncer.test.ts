import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { register } from "../../../src/contract/auth.ts";
import { callerOf, type Caller } from "../../../src/contract/caller.ts";
import { readBackup } from "../../../src/commands/backup/read-backup.ts";
import { readConfig } from "../../../src/runtime/config.ts";
import { openPostgres } from "../../../src/server/platform/database/open-postgres.ts";
import { openQueue } from "../../../src/server/platform/queue/open-queue.ts";
import { servedBackup } from "../data-folder.ts";
import { hasPgbouncer } from "../database-programs.ts";
import { ownPgbouncer } from "../own-pgbouncer.ts";
import { ownPostgres, query, type OwnPostgres } from "../own-postgres.ts";
import { ownServer, portOf, sourceFile } from "../own-server.ts";
import { startSmtpPeer, type SmtpPeer } from "../smtp-peer.ts";

// Programs are started several times.
vi.setConfig({ testTimeout: 240_000 });
const wait = { timeout: 120_000, interval: 50 };

describe.skipIf(!hasPgbouncer)("behind PgBouncer in transaction mode", () => {
  let postgres: OwnPostgres;
  let pooler: Awaited<ReturnType<typeof ownPgbouncer>>;
  let peer: SmtpPeer;
  let folder: string;
  const children: ChildProcess[] = [];
  /** What all processes have logged. */
  let log = "";
  const run = (command: string, env: Record<string, string> = {}): ChildProcess => {
    const child = spawn(process.execPath, [sourceFile(`commands/${command}.ts`)], {
      env: {
        ...ownServer(folder),
        ...{
          DATABASE_URL: pooler.url,
          SMTP_URL: peer.url,
          WORKER: "false",
          LOG_LEVEL: "info",
          AUTH_RATE_LIMIT: "0",
        },
        ...env,
      },
    });
    child.stdout.on("data", (text) => (log += String(text)));
    child.stderr.on("data", (text) => (log += String(text)));
    children.push(child);
    return child;
  };
  const callAt = async (server: ChildProcess) =>
    callerOf(fetch, `http://127.0.0.1:${await portOf(server)}`, { "host-name": "workinaus.localhost" });
  const signUp = (call: Caller, email: string) =>
    call(register, { body: { given_name: "Ada", family_name: "Lee", email, password: "correct horse 9" } });
  const stop = async (child: ChildProcess) => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  };
  const warnings = () => log.split("\n").filter((line) => /"level":(4|5|6)0/.test(line));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "signboard-pooled-"));
    postgres = (await ownPostgres({ args: ["-F"] }))!;
    const config = readConfig({ ...ownServer(folder), DATABASE_URL: postgres.url });
    await readBackup(await servedBackup(), config, false);
    pooler = await ownPgbouncer(postgres.url);
    peer = await startSmtpPeer();
  });
  afterAll(async () => {
    for (const child of children) child.kill("SIGKILL");
    await peer.close();
    await pooler.end();
    await postgres.remove();
    await rm(folder, { recursive: true });
  });

  it("processes that start at once migrate one after the other", async () => {
    await query(postgres.url, "create database fresh");
    const fresh = (url: string) => Object.assign(new URL(url), { pathname: "/fresh" }).href;
    const open = async () => {
      const database = await openPostgres(fresh(pooler.url), 2);
      await openQueue(database, { works: true }).then((queue) => queue.close());
      await database.close();
    };
    await Promise.all([open(), open(), open()]);
    await query(fresh(postgres.url), "select 1 from jobs, pgboss.queue");
  });

  it("two servers and a worker send mail, without a warning", async () => {
    const servers = [run("dev-api"), run("dev-api")];
    const [one, other] = await Promise.all(servers.map(callAt));
    const worker = run("worker");
    const people = Array.from({ length: 10 }, (_, at) => `person-${at}@example.com`);
    await Promise.all(people.map((email, at) => signUp([one!, other!][at % 2]!, email)));
    await vi.waitFor(() => expect(peer.taken).toHaveLength(people.length), wait);
    expect(log).toContain("LISTEN_DATABASE_URL sends it at once");
    expect(warnings()).toEqual([]);
    for (const child of [worker, ...servers]) await stop(child);
  });

  it("a worker is notified of mail over LISTEN_DATABASE_URL", async () => {
    log = "";
    const server = run("dev-api", { WORKER: "true", LISTEN_DATABASE_URL: postgres.url });
    const call = await callAt(server);
    const before = peer.taken.length;
    await signUp(call, "bo@example.com");
    await vi.waitFor(() => expect(peer.taken).toHaveLength(before + 1), wait);
    expect(log).not.toContain("LISTEN_DATABASE_URL sends it at once");
    expect(warnings()).toEqual([]);
    await stop(server);
  });
});
