import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importing } from "../../src/commands/import.ts";
import { readOwner } from "../../src/runtime/lock/lock-owner.ts";
import { addressFile, orderPath, readAddress } from "../../src/server/operator/operator-channel.ts";
import { servedDataFolder } from "../server/data-folder.ts";
import { fixture } from "../server/import/import-files.ts";
import { ownServer, portOf, sourceFile } from "../server/own-server.ts";
import { runCommand } from "./run-command.ts";

const runImport = (folder: string, args: string[], typed?: string) =>
  runCommand(importing, args, ownServer(folder), typed);

const csv = (...rows: string[]) => ["title,employer,reference,description,location", ...rows].join("\n");
const cook = (reference: string, title = "Cook") => `${title},Blue Fig,${reference},Cook meals.,Newtown NSW`;

describe("an import while the server runs on the embedded database", () => {
  const folders = { running: "", stopped: "" };
  let server: ChildProcess;
  let port = 0;

  beforeAll(async () => {
    folders.running = await servedDataFolder("running");
    folders.stopped = await servedDataFolder("stopped");
    server = spawn(process.execPath, [sourceFile("commands/dev-api.ts")], {
      env: ownServer(folders.running),
    });
    port = await portOf(server);
  });
  afterAll(async () => {
    if (server.exitCode === null) server.kill("SIGKILL");
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true });
  });

  const search = async (q: string): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/seeker/job`, {
      method: "POST",
      headers: { "content-type": "application/json", "host-name": "workinaus.localhost" },
      body: JSON.stringify({ q }),
    });
    return ((await answer.json()) as { payload: { meta: { total: number } } }).payload.meta.total;
  };
  const address = async () =>
    (await readAddress(folders.running, readOwner(join(folders.running, "db"))?.id))!;
  const put = async (key: string, path = orderPath("import"), body = csv(cook("put"))) => {
    const options = encodeURIComponent(JSON.stringify({ source: "put" }));
    const url = `http://127.0.0.1:${(await address()).port}${path}?options=${options}`;
    return fetch(url, { method: "PUT", headers: { authorization: `Bearer ${key}` }, body });
  };

  it("says the same as one on a database of its own, and changes as much", async () => {
    const feed = [fixture("indeed.xml"), "--source", "harbour"];
    for (const args of [[...feed, "--dry-run"], feed, feed, [...feed, "--apply-elsewhere"]]) {
      const direct = await runImport(folders.stopped, args);
      expect(await runImport(folders.running, args)).toEqual(direct);
      expect(direct).toMatchObject({ code: 1, out: expect.stringContaining("1 rejected") });
    }
  });

  it("is found by the next search, and gone when the feed drops it", async () => {
    expect(await search("pastry")).toBe(0);
    const args = ["-", "--source", "fig", "--close-missing"];
    const added = await runImport(
      folders.running,
      args,
      csv(cook("1", "Pastry Cook"), cook("2", "Receptionist")),
    );
    expect(added).toEqual({
      code: 0,
      out: "CSV: 2 added, 0 updated, 0 unchanged, 0 rejected.\n",
      errors: "",
    });
    expect(await search("pastry")).toBe(1);
    const closed = await runImport(folders.running, args, csv(cook("2", "Receptionist")));
    expect(closed.out).toContain("1 unchanged, 0 rejected, 1 closed.");
    expect(await search("pastry")).toBe(0);
  });

  it("takes employers as well, and finds them unchanged the second time", async () => {
    const list = JSON.stringify([{ slug: "blue-fig-bakery", name: "Blue Fig Bakery" }]);
    const imports = [
      await runImport(folders.running, ["-"], list),
      await runImport(folders.running, ["-"], list),
    ];
    expect(imports.map(({ code, out }) => [code, out])).toEqual([
      [0, "Employers: 1 new, 0 changed, 0 unchanged, 0 kept: from a folder, 0 refused.\n"],
      [0, "Employers: 0 new, 0 changed, 1 unchanged, 0 kept: from a folder, 0 refused.\n"],
    ]);
  });

  it("ends with 2 and the reason for a file without jobs", async () => {
    expect(await runImport(folders.running, ["-"], "just some words")).toMatchObject({
      code: 2,
      errors: expect.stringContaining("none of the formats"),
    });
  });

  it("is taken from nobody who does not know the key, and never on the port of the sites", async () => {
    const { key } = await address();
    expect((await stat(addressFile(folders.running))).mode & 0o777).toBe(0o600);
    for (const wrong of ["", "x", key.slice(1), `${key}0`]) expect((await put(wrong)).status).toBe(404);
    expect((await put(key, "/operator/export")).status).toBe(404);
    const site = await fetch(`http://127.0.0.1:${port}${orderPath("import")}?options={}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${key}` },
      body: csv(cook("site")),
    });
    expect(site.status).toBe(404);
    expect(await readAddress(folders.running, "another lock")).toBeNull();
  });

  /** An import whose file has not come to its end. */
  const openImport = async () => {
    const { key, port: importPort } = await address();
    const call = httpRequest({
      port: importPort,
      method: "PUT",
      path: `${orderPath("import")}?options=${encodeURIComponent('{"source":"slow","closeMissing":true}')}`,
      headers: { authorization: `Bearer ${key}` },
    });
    // More than is looked at to tell the format.
    const rows = Array.from({ length: 6000 }, (_, index) => cook(`slow-${index}`, "Slow Cook"));
    call.write(`${csv(...rows)}\n`);
    const [response] = await once(call, "response");
    await once(response.setEncoding("utf8"), "data");
    return { call, response };
  };

  it("waits its turn; what a broken connection has brought stays, and seekers are answered all the while", async () => {
    const { key } = await address();
    const { call } = await openImport();
    const second = await runImport(folders.running, ["-"], csv(cook("second")));
    expect(second).toEqual({
      code: 2,
      out: "",
      errors: "Another import is running. Try again when it is done.\n",
    });
    expect(await search("slow")).toBeGreaterThan(0);
    call.once("error", () => undefined).destroy();
    let answer = await put(key);
    while (answer.status === 409) {
      await wait(50);
      answer = await put(key);
    }
    expect(await answer.text()).toContain('"type":"done"');
    expect(await search("slow")).toBeGreaterThan(5000);
  });

  it("is told when the server stops, which ends in good order", async () => {
    const { response } = await openImport();
    let told = "";
    response.on("data", (piece: string) => (told += piece));
    const exited = once(server, "exit");
    server.kill("SIGTERM");
    await once(response, "close");
    expect(told).toContain("the server is stopping");
    expect(JSON.parse(told.trim().split("\n").at(-1)!)).toMatchObject({
      type: "done",
      report: { closed: 0, broken: { message: expect.any(String) } },
    });
    expect(await exited).toEqual([0, null]);
    expect(existsSync(addressFile(folders.running))).toBe(false);
  });
});
