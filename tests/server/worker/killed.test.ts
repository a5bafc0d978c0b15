import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { queue } from "../../../src/commands/queue.ts";
import { register } from "../../../src/contract/auth.ts";
import { callerOf } from "../../../src/contract/caller.ts";
import { runCommand } from "../../commands/run-command.ts";
import { servedDatabase, servedDataFolder } from "../data-folder.ts";
import { ownServer, portOf, sourceFile } from "../own-server.ts";
import { startSmtpPeer, type SmtpPeer } from "../smtp-peer.ts";

// Programs are started several times.
vi.setConfig({ testTimeout: 240_000 });
const wait = { timeout: 120_000, interval: 20 };
const children: ChildProcess[] = [];
let folder = "";
let peer: SmtpPeer;
const run = (command: string, env: Record<string, string> = {}): ChildProcess => {
  const child = spawn(process.execPath, [sourceFile(`commands/${command}.ts`)], {
    env: { ...ownServer(folder), SMTP_URL: peer.url, ...env },
  });
  children.push(child);
  return child;
};
const originOf = async (server: ChildProcess) => `http://127.0.0.1:${await portOf(server)}`;
const registerAt = (origin: string, email: string) =>
  callerOf(fetch, origin, { "host-name": "workinaus.localhost" })(register, {
    body: { given_name: "Ada", family_name: "Lee", email, password: "correct horse 9" },
  });
const codeIn = (data: string) => /^Subject: (\d{6}) is your/m.exec(data)?.[1];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

describe("a mail under way", () => {
  let server: ChildProcess;
  let origin = "";
  beforeAll(async () => {
    folder = await servedDataFolder("killed");
    peer = await startSmtpPeer();
  });
  afterAll(async () => {
    await peer.close();
    await rm(folder, { recursive: true });
  });

  it("when the server is killed is sent after the next start, with the same Message-ID and code", async () => {
    peer.manner.hangs = true;
    const killed = run("dev-api");
    await registerAt(await originOf(killed), "ada@example.com");
    await vi.waitFor(() => expect(peer.asked()).toBe(1), wait);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    // The server took it after all, and could tell nobody.
    peer.release();
    server = run("dev-api");
    origin = await originOf(server);
    await vi.waitFor(() => expect(peer.taken).toHaveLength(2), wait);
    const [first, second] = peer.taken;
    expect(second!.messageId).toBe(first!.messageId);
    expect(codeIn(first!.data)).toMatch(/^\d{6}$/);
    expect(codeIn(second!.data)).toBe(codeIn(first!.data));
  });

  it("is finished by a server that is told to stop", async () => {
    peer.manner.hangs = true;
    await registerAt(origin, "grace@example.com");
    await vi.waitFor(() => expect(peer.asked()).toBe(3), wait);
    const exited = once(server, "exit");
    server.kill("SIGTERM");
    peer.release();
    expect(await exited).toEqual([0, null]);
    expect(peer.taken).toHaveLength(3);
    expect((await runCommand(queue, [], ownServer(folder))).out).toMatch(
      /^0 mails waiting; 0 under way; 2 sent/,
    );
  });
});

describe("the worker alone", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "signboard-worker-"));
    peer = await startSmtpPeer();
  });
  afterAll(async () => {
    await peer.close();
    await rm(folder, { recursive: true });
  });

  it("refuses the embedded database, and says what to do", async () => {
    const worker = run("worker");
    let errors = "";
    worker.stderr!.on("data", (data) => (errors += data));
    expect(await once(worker, "close")).toEqual([1, null]);
    expect(errors).toMatch(/^The worker needs a PostgreSQL \(DATABASE_URL\)\..*npm start/);
  });

  it.runIf(process.env["TEST_DATABASE_URL"])(
    "sends what a server leaves to it, of which several share it",
    async () => {
      const { url, drop } = await servedDatabase();
      const server = run("dev-api", { DATABASE_URL: url, WORKER: "false" });
      await registerAt(await originOf(server), "ada@example.com");
      expect(peer.asked()).toBe(0);
      const workers = [run("worker", { DATABASE_URL: url }), run("worker", { DATABASE_URL: url })];
      const said = workers.map(({ stdout }) => {
        const words = { all: "" };
        stdout!.on("data", (data) => (words.all += String(data)));
        return words;
      });
      await vi.waitFor(() => said.forEach(({ all }) => expect(all).toContain("does housekeeping")), wait);
      await vi.waitFor(() => expect(peer.taken).toHaveLength(1), wait);
      for (const worker of workers) {
        worker.kill("SIGTERM");
        expect(await once(worker, "exit")).toEqual([0, null]);
      }
      expect(peer.asked()).toBe(1);
      server.kill("SIGKILL");
      await once(server, "exit");
      await drop();
    },
  );
});
