import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { register } from "../../../src/contract/auth.ts";
import { callerOf } from "../../../src/contract/caller.ts";
import { servedDatabase, servedDataFolder } from "../data-folder.ts";
import { ownServer, portOf, sourceFile } from "../own-server.ts";
import { startSmtpPeer, type SmtpPeer } from "../smtp-peer.ts";

// Programs are started several times.
vi.setConfig({ testTimeout: 240_000 });
const wait = { timeout: 120_000, interval: 20 };
const children: ChildProcess[] = [];
const frees: (() => Promise<void>)[] = [];
let folder = "";
let peer: SmtpPeer;
beforeEach(async () => {
  folder = await servedDataFolder("killed");
  peer = await startSmtpPeer();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await peer.close();
  for (const free of frees.splice(0)) await free();
  await rm(folder, { recursive: true });
});

const run = (command: string, env: Record<string, string> = {}): ChildProcess => {
  const child = spawn(process.execPath, [sourceFile(`commands/${command}.ts`)], {
    env: { ...ownServer(folder), SMTP_URL: peer.url, ...env },
  });
  children.push(child);
  return child;
};
const registerAt = async (server: ChildProcess, email: string) =>
  callerOf(fetch, `http://127.0.0.1:${await portOf(server)}`, { "host-name": "workinaus.localhost" })(
    register,
    { body: { given_name: "Ada", family_name: "Lee", email, password: "correct horse 9" } },
  );
const codeIn = (data: string) => /^Subject: (\d{6}) is your/m.exec(data)?.[1];

it("a mail under way when the server is killed is sent after the next start, with the same Message-ID and code", async () => {
  peer.manner.hangs = true;
  const killed = run("dev-api");
  await registerAt(killed, "ada@example.com");
  await vi.waitFor(() => expect(peer.asked()).toBe(1), wait);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  // The server took it after all, and could tell nobody.
  peer.release();
  await portOf(run("dev-api"));
  await vi.waitFor(() => expect(peer.taken).toHaveLength(2), wait);
  const [first, second] = peer.taken;
  expect(second!.messageId).toBe(first!.messageId);
  expect(codeIn(first!.data)).toMatch(/^\d{6}$/);
  expect(codeIn(second!.data)).toBe(codeIn(first!.data));
});

it("a server that is told to stop finishes the mail under way", async () => {
  peer.manner.hangs = true;
  const server = run("dev-api");
  await registerAt(server, "ada@example.com");
  await vi.waitFor(() => expect(peer.asked()).toBe(1), wait);
  const exited = once(server, "exit");
  server.kill("SIGTERM");
  peer.release();
  expect(await exited).toEqual([0, null]);
  expect(peer.taken).toHaveLength(1);
  await portOf(run("dev-api"));
  expect(peer.asked()).toBe(1);
});

it("the worker alone refuses the embedded database, and says what to do", async () => {
  const worker = run("worker");
  let errors = "";
  worker.stderr!.on("data", (data) => (errors += data));
  expect(await once(worker, "close")).toEqual([1, null]);
  expect(errors).toMatch(/^The worker needs a PostgreSQL \(DATABASE_URL\)\..*npm start/);
});

it("a server without a worker refuses the embedded database", async () => {
  const server = run("dev-api", { WORKER: "false" });
  let errors = "";
  server.stderr!.on("data", (data) => (errors += data));
  expect(await once(server, "close")).toEqual([1, null]);
  expect(errors).toContain("WORKER");
});

it.runIf(process.env["TEST_DATABASE_URL"])(
  "on PostgreSQL a server can leave its mail to workers of their own, of which several share it",
  async () => {
    const { url, drop } = await servedDatabase();
    frees.push(drop);
    const env = { DATABASE_URL: url, WORKER: "false" };
    const server = run("dev-api", env);
    await registerAt(server, "ada@example.com");
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
  },
);
