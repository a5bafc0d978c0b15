import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readdirSync, rmSync, symlinkSync, truncateSync, utimesSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../../../bench/free-port.ts";
import { listReleases } from "../../../src/releases/folders.ts";
import { bundledStart } from "../../../src/server/bundled-start.js";
import { copyProject } from "../../project-copy.ts";
import { bareDataFolder } from "../data-folder.ts";
import { ownServer } from "../own-server.ts";

// A clone that was never started: a copy of the project without the pictures that its builds have encoded.
const copy = copyProject("first-start", ["electrical"]);
rmSync(join(copy, "node_modules/.astro"), { recursive: true });
const pictures = "node_modules/.astro/assets";
const data = await bareDataFolder("first-start");
const port = await freePort();
const env = { ...ownServer(data), LOG_LEVEL: "info", PORT: String(port), PUBLIC_PORT: "4321" };
/** The build beside the server lets all other tests go first. */
const patient = { timeout: 540_000, interval: 100 };
const limit = 600_000;

let server: ChildProcess;
let log = "";
const start = async (): Promise<void> => {
  log = "";
  server = spawn("node", ["src/server/main.ts"], { cwd: copy, env, stdio: ["ignore", "pipe", "inherit"] });
  server.stdout!.on("data", (chunk) => (log += String(chunk)));
  await vi.waitFor(() => {
    if (server.exitCode === null) expect(log).toContain("electrical.localhost:4321");
  }, patient);
  expect(server.exitCode, log).toBeNull();
};
const stop = async (): Promise<void> => {
  if (server.exitCode !== null) return;
  server.kill("SIGTERM");
  await once(server, "exit");
};
const get = (path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, headers: { host: "electrical.localhost" } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    })
      .once("error", reject)
      .end();
  });
const picturesOf = async (path: string): Promise<string[]> => [
  ...new Set(
    [...(await get(path)).body.matchAll(/["' ](\/_astro\/[^"'() ,?#&]+\.(?:svg|avif|webp))/g)].map(
      ([, picture]) => picture!,
    ),
  ),
];
const releases = () => listReleases(join(copy, "dist")).map(({ id, quick = false }) => ({ id, quick }));
/** Releases that were begun, whole or not. */
const begun = (): string[] => readdirSync(join(copy, "dist/releases"));

beforeAll(start, limit);
afterAll(async () => {
  await stop();
  for (const folder of [copy, data]) rmSync(folder, { recursive: true });
});

it("a first start says what it does, and serves all pages with their drawings as they are", async () => {
  expect(log).toMatch(/Building the sites …[^]*Reading the content …[^]*Rendering the pages …/);
  expect(releases()).toMatchObject([{ quick: true }]);
  for (const path of ["/", "/page/guides", "/page/blogs", "/job/searched?q=electrician", "/sitemap.xml"])
    expect((await get(path)).status, path).toBe(200);
  const pictures = await picturesOf("/");
  expect(pictures.length).toBeGreaterThan(2);
  for (const picture of pictures) {
    expect(picture).toMatch(/\.svg$/);
    const { status, body } = await get(picture);
    expect(status, picture).toBe(200);
    expect(body).not.toContain("var(--accent");
  }
});

it(
  "its build with encoded pictures ends with the server, and leaves nothing half made",
  async () => {
    await vi.waitFor(() => expect(begun()).toHaveLength(2), patient);
    await stop();
    await vi.waitFor(() => expect(begun()).toEqual(releases().map(({ id }) => id)), patient);
    expect(releases()).toMatchObject([{ quick: true }]);
  },
  limit,
);

it(
  "the next start serves at once, and takes over the encoded pictures without a restart",
  async () => {
    // Those of the project: to encode them here would take a minute.
    rmSync(join(copy, pictures), { recursive: true });
    symlinkSync(join(import.meta.dirname, "../../..", pictures), join(copy, pictures));
    await start();
    expect(log).not.toContain("Building the sites");
    const first = await picturesOf("/");
    await vi.waitFor(async () => expect(await picturesOf("/")).not.toEqual(first), patient);
    expect((await picturesOf("/")).join()).toMatch(/\.avif/);
    expect(releases()).toMatchObject([{ quick: false }, { quick: true }]);
    for (const picture of [...first, ...(await picturesOf("/"))])
      expect((await get(picture)).status, picture).toBe(200);
  },
  limit,
);

it(
  "later starts load the server's bundle, until one of its files changes or it is broken",
  async () => {
    await vi.waitFor(() => expect(bundledStart(copy)).toBeDefined(), patient);
    appendFileSync(bundledStart(copy)!, 'console.log("This is the bundle.");');
    await stop();
    await start();
    expect(log).toContain("This is the bundle.");
    expect(log).not.toMatch(/Building the sites|encoding the pictures/);
    expect((await picturesOf("/")).join()).toMatch(/\.avif/);
    expect((await get("/job/searched?q=electrician")).status).toBe(200);
    await stop();
    utimesSync(join(copy, "src/server/app.ts"), 1, 1);
    await start();
    expect(log).not.toContain("This is the bundle.");
    await vi.waitFor(() => expect(bundledStart(copy)).toBeDefined(), patient);
    await stop();
    const broken = bundledStart(copy)!;
    truncateSync(broken, 1_000_000);
    await start();
    await vi.waitFor(() => expect(bundledStart(copy)).not.toBe(broken), patient);
  },
  limit,
);
