import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { queue as queueCommand } from "../../src/commands/queue.ts";
import { register } from "../../src/contract/auth.ts";
import { callerOf } from "../../src/contract/caller.ts";
import { readOwner } from "../../src/runtime/lock/lock-owner.ts";
import { orderPath, readAddress } from "../../src/server/operator/operator-channel.ts";
import { filledDataFolder, servedDatabase, servedDataFolder } from "../server/data-folder.ts";
import { ownServer, portOf, sourceFile } from "../server/own-server.ts";
import { startSmtpPeer, type SmtpPeer } from "../server/smtp-peer.ts";
import { runCommand } from "./run-command.ts";

const kinds = ["PGlite", ...(process.env["TEST_DATABASE_URL"] ? ["PostgreSQL"] : [])];
// Servers are started several times.
vi.setConfig({ testTimeout: 240_000 });
const wait = { timeout: 120_000, interval: 100 };

describe.each(kinds)("npm run queue (%s)", (kind) => {
  let folder = "";
  let peer: SmtpPeer;
  let env: NodeJS.ProcessEnv;
  let server: ChildProcess | undefined;
  let drop = async (): Promise<void> => undefined;

  beforeAll(async () => {
    folder = await servedDataFolder("queue");
    peer = await startSmtpPeer();
    env = { ...ownServer(folder), SMTP_URL: peer.url };
    if (kind === "PostgreSQL") {
      const own = await servedDatabase();
      env["DATABASE_URL"] = own.url;
      drop = own.drop;
    }
    await start();
  });
  afterAll(async () => {
    await stop();
    await peer.close();
    await drop();
    await rm(folder, { recursive: true });
  });

  const stop = async () => {
    if (server?.exitCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  let origin = "";
  const start = async () => {
    server = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], { env });
    origin = `http://127.0.0.1:${await portOf(server)}`;
  };
  const registerWith = (email: string) =>
    callerOf(fetch, origin, { "host-name": "workinaus.localhost" })(register, {
      body: { given_name: "Ada", family_name: "Lee", email, password: "correct horse 9" },
    });
  const queue = (...args: string[]) => runCommand(queueCommand, args, env);
  const list = async () => (await queue()).out;
  const idOf = (text: string) => /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(text)![0];

  it("shows a dead letter with its reason and no address, sends it again, and removes one", async () => {
    peer.manner.onRcptTo = 550;
    await registerWith("first@example.com");
    await vi.waitFor(async () => expect(await list()).toContain("1 dead letter."), wait);
    const text = await list();
    expect(text).toMatch(/registration \(brand workinaus, registration .*; tried once; .*550 not here/);
    expect(text).not.toContain("@");
    delete peer.manner.onRcptTo;
    expect(await queue("retry", idOf(text))).toMatchObject({ code: 0, errors: "" });
    await vi.waitFor(() => expect(peer.taken.map(({ to }) => to)).toEqual([["first@example.com"]]), wait);
    await vi.waitFor(async () => expect(await list()).toMatch(/^0 mails waiting; 0 under way; 1 sent/), wait);

    peer.manner.onRcptTo = 550;
    await registerWith("second@example.com");
    await vi.waitFor(async () => expect(await list()).toContain("1 dead letter."), wait);
    expect((await queue("remove", idOf(await list()))).code).toBe(0);
    expect(await list()).toContain("0 dead letters.");
    delete peer.manner.onRcptTo;
  });

  it("shows what waits while no server runs, and has it sent at the next start", async () => {
    peer.manner.onRcptTo = 450;
    await registerWith("third@example.com");
    await vi.waitFor(async () => expect(await list()).toMatch(/tried once; next .*450 not here/), wait);
    await stop();
    delete peer.manner.onRcptTo;
    expect(await list()).toMatch(/^1 mail waiting, the oldest for/);
    expect((await queue("retry", "all")).out).toContain("1 mail to be sent now.");
    await start();
    await vi.waitFor(() => expect(peer.taken.at(-1)!.to).toEqual(["third@example.com"]), wait);
  });

  if (kind === "PGlite")
    it("refuses an order that is none, and who does not know the key", async () => {
      const { port, key } = (await readAddress(folder, readOwner(join(folder, "db"))?.id))!;
      const put = async (body: string, authorization = `Bearer ${key}`) => {
        const url = `http://127.0.0.1:${port}${orderPath("queue")}`;
        return (await fetch(url, { method: "PUT", headers: { authorization }, body })).status;
      };
      const list = JSON.stringify({ action: "list" });
      expect(await put(list)).toBe(200);
      for (const body of ["", "{", "null", '{"action":"drop"}'])
        expect([body, await put(body)]).toEqual([body, 400]);
      expect(await put(JSON.stringify({ action: "retry", id: "' or true --" }))).toBe(400);
      expect(await put(list, "Bearer x")).toBe(404);
    });

  it("refuses an id that there is not", async () => {
    expect(await queue("retry", randomUUID())).toMatchObject({
      code: 1,
      out: "",
      errors: expect.stringContaining("No mail with the id"),
    });
  });
});

it("npm run queue says that there is no queue before the first start", async () => {
  const folder = await filledDataFolder("queue");
  expect(await runCommand(queueCommand, [], ownServer(folder))).toMatchObject({
    code: 0,
    out: expect.stringContaining("no queue yet"),
  });
  await rm(folder, { recursive: true });
});

it("npm run queue refuses what it does not know, and explains itself", async () => {
  for (const args of [["remove", "all"], ["purge"]])
    expect([args, await runCommand(queueCommand, args, process.env)]).toEqual([
      args,
      { code: 2, out: "", errors: expect.stringContaining("--help") },
    ]);
  const asked = await promisify(execFile)(process.execPath, [sourceFile("commands/queue.ts"), "--help"]);
  expect(asked.stdout).toContain("npm run signboard -- queue");
});
