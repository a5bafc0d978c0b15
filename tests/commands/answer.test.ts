import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { competition } from "../../src/commands/competition.ts";
import { consultations } from "../../src/commands/consultations.ts";
import { support } from "../../src/commands/support.ts";
import { callerOf } from "../../src/contract/caller.ts";
import { sendSupportMessage } from "../../src/contract/support.ts";
import { servedDatabase, servedDataFolder } from "../server/data-folder.ts";
import { ownServer, portOf, sourceFile } from "../server/own-server.ts";
import { startSmtpPeer, type SmtpPeer } from "../server/smtp-peer.ts";
import { runCommand } from "./run-command.ts";

const commands = { support, consultations, competition };
const kinds = ["PGlite", ...(process.env["TEST_DATABASE_URL"] ? ["PostgreSQL"] : [])];
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
const wait = { timeout: 120_000, interval: 100 };

describe.each(kinds)("operators' commands (%s)", (kind) => {
  let folder = "";
  let peer: SmtpPeer;
  let env: NodeJS.ProcessEnv;
  let server: ChildProcess;
  let drop = async (): Promise<void> => undefined;

  beforeAll(async () => {
    folder = await servedDataFolder("answer");
    peer = await startSmtpPeer();
    env = { ...ownServer(folder), SMTP_URL: peer.url };
    if (kind === "PostgreSQL") {
      const own = await servedDatabase();
      env["DATABASE_URL"] = own.url;
      drop = own.drop;
    }
    server = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], { env });
    const call = callerOf(fetch, `http://127.0.0.1:${await portOf(server)}`, {
      "host-name": "workinaus.localhost",
    });
    await call(sendSupportMessage, {
      body: { subject: "A question", message: "How?", email: "mele@example.com" },
    });
  });
  afterAll(async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
    await peer.close();
    await drop();
    await rm(folder, { recursive: true });
  });

  const run = (command: keyof typeof commands, ...args: string[]) => runCommand(commands[command], args, env);

  it("list, show and answer messages while a server runs, which sends the answer", async () => {
    const { out } = await run("support");
    expect(out).toContain("A question");
    const id = /^ {2}(\d+) /m.exec(out)![1]!;
    expect((await run("support", "show", id)).out).toMatch(/How\?[^]*http\S+\/support\/answer\?token=/);
    // Longer than a request line may be.
    const answer = `Like this: ${"ä".repeat(4000)}`;
    expect(await run("support", "answer", id, answer)).toMatchObject({ code: 0 });
    await vi.waitFor(() => expect(peer.taken.flatMap(({ to }) => to)).toContain("mele@example.com"), wait);
    expect((await run("support")).out).toContain("No message waits");
    expect((await run("consultations")).out).toContain("No consultation is open.");
  });

  it("export the entries of a competition while a server runs, to a new file that only the operator can read", async () => {
    const csv = join(folder, "entries.csv");
    const args = ["tools-of-your-trade", "--csv", csv];
    expect((await run("competition")).out).toContain("tools-of-your-trade");
    expect(await run("competition", ...args)).toMatchObject({ code: 0, out: `All entries are in ${csv}.\n` });
    expect(await readFile(csv, "utf8")).toContain("entered_at,email,name");
    expect((await stat(csv)).mode & 0o777).toBe(0o600);
    expect(await run("competition", ...args)).toMatchObject({
      code: 1,
      errors: expect.stringContaining("EEXIST"),
    });
    expect(await run("competition", "tools-of-your-trade", "--draw", "0")).toMatchObject({
      code: 2,
      errors: expect.stringContaining("--draw"),
    });
  });

  it("say what is wrong", async () => {
    expect(await run("support", "show", "99999")).toMatchObject({
      code: 1,
      errors: expect.stringContaining("no such message"),
    });
    expect(await run("consultations", "cancel", "99999")).toMatchObject({
      code: 1,
      errors: expect.stringContaining("no such consultation"),
    });
  });
});
