import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { importing } from "../../src/commands/import.ts";
import { servedDataFolder } from "../server/data-folder.ts";
import { ownServer, portOf, sourceFile } from "../server/own-server.ts";
import { runCommand } from "./run-command.ts";

const job = (id: number) =>
  `<job><reference>${id}</reference><title>Cook</title><company>Fig</company><description>${"Cook meals. ".repeat(300)}</description></job>`;

/** A feed whose end never comes; the open answers. */
const open: ServerResponse[] = [];
const feeds = createServer(({ url }, response) => {
  if (url === "/hang") {
    response.write(`<source>${job(1)}`);
    open.push(response);
  } else response.end(`<source>${job(1)}</source>`);
});
let origin = "";
let folder = "";
beforeAll(async () => {
  await once(feeds.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(feeds.address() as AddressInfo).port}`;
  folder = await servedDataFolder("feeds");
});
afterAll(async () => {
  feeds.closeAllConnections();
  feeds.close();
  await rm(folder, { recursive: true });
});

const envOf = (): NodeJS.ProcessEnv => ({ ...ownServer(folder), FEED_NETWORKS: "loopback" });
const node = (script: string, args: string[]): ChildProcess =>
  spawn(process.execPath, [sourceFile(script), ...args], { env: envOf() });
const told = (child: ChildProcess) => {
  const said = { out: "", errors: "" };
  child.stdout!.on("data", (data) => (said.out += data));
  child.stderr!.on("data", (data) => (said.errors += data));
  return said;
};
/** Runs the command to its end. */
const run = (args: string[], env = {}) => runCommand(importing, args, { ...envOf(), ...env });

/** A command that fetches a feed which hangs, and how it ends. */
const hang = async () => {
  const child = node("commands/import.ts", [`${origin}/hang`, "--every", "6h", "--source", "slow"]);
  const said = told(child);
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, ...said }));
  await vi.waitFor(() => expect(open).toHaveLength(1), { timeout: 60_000, interval: 50 });
  return { child, ended };
};

/** Runs the commands about feeds while one of them is fetched. */
const expectAnswers = async () => {
  expect(await run(["--list"])).toMatchObject({ code: 0, out: expect.stringContaining("being fetched now") });
  expect(await run([`${origin}/hang`, "--every", "6h", "--source", "slow"])).toMatchObject({
    code: 0,
    out: "The feed is being fetched at this moment; see --list.\n",
  });
  const good = await run([`${origin}/good`, "--every", "6h", "--source", "good"]);
  expect(good).toMatchObject({ code: 0, out: expect.stringMatching(/1 (?:added|unchanged)/) });
  expect((await run(["--remove", "good"])).out).toContain('The feed "good" is no longer fetched.');
};

it("a feed that hangs holds up no other command about feeds where no server runs, and ends at a signal", async () => {
  const { child, ended } = await hang();
  await expectAnswers();
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({
    code: 1,
    out: expect.stringContaining("the import was stopped. What came before is kept."),
  });
  open.pop()!.destroy();
});

it("a feed that hangs holds up no other command about feeds where a server runs, and ends when it is removed", async () => {
  const server = node("commands/dev-api.ts", []);
  await portOf(server);
  const { ended } = await hang();
  await expectAnswers();
  expect((await run(["--remove", "slow"])).code).toBe(0);
  expect(await ended).toMatchObject({
    code: 1,
    out: expect.stringContaining("the feed was removed or changed"),
  });
  const stopped = once(server, "exit");
  server.kill("SIGTERM");
  expect(await stopped).toEqual([0, null]);
});

it("a file that unpacks to more than is allowed is read up to there, and said so in plain words", async () => {
  const file = join(folder, "jobs.xml.gz");
  const jobs = Array.from({ length: 320 }, (_, id) => job(id + 1)).join("\n");
  await writeFile(file, gzipSync(`<source>${jobs}</source>`));
  const args = [file, "--source", "bomb"];
  const whole = await run(args);
  expect(whole).toMatchObject({ code: 0, out: expect.stringContaining("320 added") });
  const part = await run([...args, "--close-missing"], { FEED_UNPACKED_MB: "1" });
  expect(part).toMatchObject({ code: 1, errors: "" });
  expect(part.out).toMatch(
    /breaks off at line \d+: .* it unpacks to more than 1 MB; where that is right, raise FEED_UNPACKED_MB\./,
  );
  expect(part.out).toMatch(/0 added, 0 updated, \d+ unchanged, 0 rejected\.\n$/);
  // Nothing was closed.
  expect((await run(args)).out).toContain("0 added, 0 updated, 320 unchanged");
});
