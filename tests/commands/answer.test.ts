import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { callerOf } from "../../src/contract/caller.ts";
import { sendSupportMessage } from "../../src/contract/support.ts";
import { ownDatabase } from "../server/own-database.ts";
import { servedDataFolder } from "../server/data-folder.ts";
import { ownServer, portOf, sourceFile } from "../server/own-server.ts";
import { startSmtpPeer, type SmtpPeer } from "../server/smtp-peer.ts";

const kinds = ["PGlite", ...(process.env["TEST_DATABASE_URL"] ? ["PostgreSQL"] : [])];
// Programs are started several times.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
const wait = { timeout: 120_000, interval: 500 };

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
      const own = await ownDatabase();
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

  const run = async (command: "support" | "consultations" | "competition", ...args: string[]) => {
    const started = promisify(execFile)(process.execPath, [sourceFile(`commands/${command}.ts`), ...args], {
      env,
    });
    const { stdout, stderr, code } = await started.then(
      (told) => ({ ...told, code: 0 }),
      (error: { stdout: string; stderr: string; code: number }) => error,
    );
    return { code, out: stdout, errors: stderr };
  };

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

  it("say what is wrong, and how they are used", async () => {
    expect(await run("support", "show", "99999")).toMatchObject({
      code: 1,
      errors: expect.stringContaining("no such message"),
    });
    expect(await run("consultations", "cancel", "99999")).toMatchObject({
      code: 1,
      errors: expect.stringContaining("no such consultation"),
    });
    for (const args of [["show"], ["show", "first"], ["answer", "1"], ["list", "1"], ["purge"]])
      expect([args, await run("support", ...args)]).toEqual([
        args,
        { code: 2, out: "", errors: expect.stringContaining("--help") },
      ]);
    for (const args of [["confirm", "1"], ["note", "1"], ["cancel"], ["list", "1"]])
      expect([args, await run("consultations", ...args)]).toEqual([
        args,
        { code: 2, out: "", errors: expect.stringContaining("--help") },
      ]);
    expect((await run("consultations", "--help")).out).toContain("npm run signboard -- consultations");
  });
});
