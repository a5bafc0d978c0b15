import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readlinkSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "../../../bench/free-port.ts";
import { copyProject } from "../../project-copy.ts";
import { servedDataFolder } from "../data-folder.ts";
import { ownServer } from "../own-server.ts";

// A server that runs while its sites are built again: one copy of the project, and what people do to it in turn.
const copy = copyProject("live", ["automotive"], true);
const data = await servedDataFolder("live");
const port = await freePort();
const env = {
  ...ownServer(data),
  LOG_LEVEL: "info",
  PORT: String(port),
  PUBLIC_PORT: "4321",
  NODE_ENV: "production",
};
let server: ChildProcess;
let log = "";

const write = (name: string, words: string, more = ""): void =>
  writeFileSync(
    join(copy, "src/content/articles", `${name}.md`),
    `---
title: What a test wrote
description: A page that a test has written, to see when a server that runs begins to show it.
author: The editors
date: 2026-03-02
${more}---

${words}
`,
  );

interface Answer {
  status: number;
  body: string;
}
const get = (path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const to = { port, host: "127.0.0.1", path, headers: { host: "automotive.localhost" } };
    request({ ...to, signal: AbortSignal.timeout(20_000) }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    })
      .once("error", reject)
      .end();
  });
/** The text of the page that changes. */
const prose = async () => /data-prose><p>([^<]*)/.exec((await get("/page/changing")).body)?.[1];
/** What pages and the API show of a page: statuses of both. */
const shown = async (name: string): Promise<[number, number]> => [
  (await get(`/page/${name}`)).status,
  (await get(`/v1/page/${name}`)).status,
];
const npm = (...args: string[]): string =>
  execFileSync("npm", ["run", "--silent", ...args], { cwd: copy, env, encoding: "utf8" });
const current = () => readlinkSync(join(copy, "dist/current/http-4321"));
/** Between two requests of a visitor, in milliseconds: without it they would take a processor. */
const betweenAsks = 10;
/** Builds beside the server let all other tests go first. */
const patient = { timeout: 540_000, interval: 250 };

beforeAll(async () => {
  write("changing", "The first words.");
  server = spawn("node", ["src/server/main.ts"], { cwd: copy, env, stdio: ["ignore", "pipe", "inherit"] });
  server.stdout!.on("data", (chunk) => (log += String(chunk)));
  await vi.waitFor(() => {
    expect(server.exitCode, log).toBeNull();
    expect(log).toContain("automotive.localhost:4321");
  }, patient);
}, 600_000);
afterAll(async () => {
  server.kill();
  await once(server, "exit");
  for (const folder of [copy, data]) rmSync(folder, { recursive: true });
});

/** Everything that a tab may still ask for after it has loaded a page: assets, and pieces of the search. */
const tabOf = (html: string): string[] => {
  const assets = [...html.matchAll(/["'( ](\/_astro\/[^"'() ,?#]+)/g)].map(([, path]) => path!);
  const pieces = ["automotive/pagefind/fragment", "_search/index"].flatMap((folder) =>
    readdirSync(join(copy, "dist", current().slice(3), "client", folder)).map(
      (name) => `/${folder.replace("automotive/", "")}/${name}`,
    ),
  );
  return [...new Set([...assets, ...pieces])];
};

/** Processes that work in the copy. */
const workers = (): string[] =>
  readdirSync("/proc").filter((pid) => {
    try {
      return realpathSync(`/proc/${pid}/cwd`) === realpathSync(copy);
    } catch {
      return false;
    }
  });

/** Begins a build and kills it as it writes pages; gives the release that it leaves unfinished, and nothing that runs. */
const cutBuild = async (): Promise<string> => {
  const [before, others] = [current(), workers()];
  const build = spawn("node", ["src/commands/build.ts"], { cwd: copy, env, stdio: "ignore" });
  const cut = await vi.waitFor(() => {
    const found = readdirSync(join(copy, "dist/releases")).find((id) => !isWhole(id));
    expect(readdirSync(join(copy, "dist/releases", found!, "client")).length).toBeGreaterThan(0);
    return found!;
  }, patient);
  build.kill("SIGKILL");
  await vi.waitFor(() => expect(workers()).toEqual(others), patient);
  expect(current()).toBe(before);
  return cut;
};
const isWhole = (id: string): boolean => existsSync(join(copy, "dist/releases", id, "release.json"));

it("no request fails while the sites are built twice and a build is killed, and an old tab goes on", async () => {
  const tab = tabOf((await get("/page/changing")).body + (await get("/")).body);
  expect(tab.length).toBeGreaterThan(10);
  const asked = [
    ...tab,
    ...["/", "/page/changing", "/page/guides", "/job/searched?q=chef"],
    ...["/v1/page/changing", "/rss.xml", "/pagefind/pagefind-entry.json", "/sign-in"],
  ];
  const failed: string[] = [];
  let answered = 0;
  let isOver = false;
  const load = Promise.all(
    [0, 1].map(async (worker) => {
      for (let turn = worker; !isOver; turn += 1) {
        const path = asked[(turn * 7) % asked.length]!;
        const { status, body } = await get(path).catch((error: Error) => ({
          status: 0,
          body: String(error),
        }));
        answered += 1;
        if (status !== 200) failed.push(`${path}: ${status} ${body.slice(0, 80)}`);
        // What a page names is there, whichever release it came from.
        for (const asset of path.startsWith("/_") ? [] : tabAssets(body)) {
          const { status } = await get(asset);
          if (status !== 200) failed.push(`${asset} of ${path}: ${status}`);
        }
        await pause(betweenAsks);
      }
    }),
  );
  for (const words of ["Second words.", "Third words."]) {
    const before = current();
    write("changing", words);
    const cut = words === "Second words." && (await cutBuild());
    if (cut) expect(await prose()).toBe("The first words.");
    else write("waiting", "Its day has come.", `publishAt: ${new Date(Date.now() + 20_000).toISOString()}\n`);
    const build = spawn("npm", ["run", "--silent", "build"], {
      cwd: copy,
      env,
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [told, [status]] = await Promise.all([
      text(build.stdout),
      once(build, "exit") as Promise<[number]>,
    ]);
    expect(status).toBe(0);
    expect(current()).not.toBe(before);
    if (cut) expect(isWhole(cut)).toBe(true);
    else expect(told).toContain("waiting.md is published at");
    await vi.waitFor(async () => expect(await prose()).toBe(words), patient);
    expect((await get("/v1/page/changing")).body).toContain(words);
  }
  isOver = true;
  await load;
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(200);
  for (const path of tab) expect((await get(path)).status, path).toBe(200);
}, 1_200_000);

/** One asset that a page names, another each time. */
let turn = 0;
const tabAssets = (body: string): string[] => {
  const all = [...body.matchAll(/["'( ](\/_astro\/[^"'() ,?#]+\.(?:js|css|woff2))/g)].map(
    ([, path]) => path!,
  );
  return all.length ? [all[turn++ % all.length]!] : [];
};

it("a page is published at its moment by itself, on the site and in the API, and going back takes it away", async () => {
  await vi.waitFor(async () => expect(await shown("waiting"), log.slice(-2000)).toEqual([200, 200]), patient);
  const published = current();
  expect(npm("rollback")).toContain("is current in place of");
  await vi.waitFor(async () => expect(await shown("waiting")).toEqual([404, 404]), patient);
  expect(npm("rollback", "--", "--list")).toMatch(/^ {2}\S+ +made/m);
  npm("rollback", "--", published.slice("../releases/".length));
  await vi.waitFor(async () => expect(await shown("waiting")).toEqual([200, 200]), patient);
  // As it was built, nothing was asked of it that it could not do.
  expect(log.match(/"level":[56]0[^\n]*/g)).toBeNull();
}, 1_200_000);
