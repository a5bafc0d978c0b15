import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, readdirSync, realpathSync, renameSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listReleases } from "../../../src/releases/folders.ts";
import { bundledStart } from "../../../src/runtime/bundled-start.js";
import { bareDataFolder } from "../data-folder.ts";
import { ownServer } from "../own-server.ts";
import { CopyWithServer, patient } from "./copy-with-server.ts";
import { tabOf, visit } from "./visitors.ts";

// A server and its releases, from the first start of a clone on: one copy of the project, and what people do to it in turn.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 600_000 });
const data = await bareDataFolder("live");
const copy = await CopyWithServer.make("live", ownServer(data), false);
/** Pictures and texts that builds of the project have encoded, which a new clone does not have. */
const encoded = [join(copy.folder, "node_modules/.astro"), join(copy.folder, "encoded")] as const;

const get = (path: string) => copy.get(path);
const releases = () =>
  listReleases(join(copy.folder, "dist")).map(({ id, quick = false }) => ({ id, quick }));
const bundle = () => bundledStart(copy.folder);
/** The text of the page that changes. */
const prose = async () => /data-prose><p>([^<]*)/.exec((await get("/page/changing")).body)?.[1];
/** What pages and the API show of a page: statuses of both. */
const shown = async (name: string): Promise<[number, number]> => [
  (await get(`/page/${name}`)).status,
  (await get(`/v1/page/${name}`)).status,
];
const picturesOf = async (path: string): Promise<string[]> => [
  ...new Set(
    [...(await get(path)).body.matchAll(/["' ](\/_astro\/[^"'() ,?#&]+\.(?:svg|avif|webp))/g)].map(
      ([, picture]) => picture!,
    ),
  ),
];

beforeAll(async () => {
  copy.write("changing", "The first words.");
  renameSync(...encoded);
  await copy.start();
});
afterAll(async () => {
  await copy.remove();
  rmSync(data, { recursive: true });
});

it("a first start says what it does, and serves all pages with their drawings as they are", async () => {
  expect(copy.log).toMatch(/Building the sites …[^]*Reading the content …[^]*Rendering the pages …/);
  expect(releases()).toMatchObject([{ quick: true }]);
  for (const path of ["/", "/page/guides", "/page/blogs", "/job/searched?q=mechanic", "/sitemap.xml"])
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

it("its build with encoded pictures ends with the server, and leaves nothing half made", async () => {
  await vi.waitFor(() => expect(copy.unfinished()).toHaveLength(1), patient);
  await copy.stop();
  await vi.waitFor(() => expect(copy.unfinished()).toEqual([]), patient);
  expect(releases()).toMatchObject([{ quick: true }]);
});

it("the next start serves at once, and takes over the encoded pictures without a restart", async () => {
  // Those of the project: to encode them here would take a minute.
  const [place, project] = encoded;
  rmSync(place, { recursive: true });
  renameSync(project, place);
  await copy.start();
  expect(copy.log).not.toContain("Building the sites");
  const first = await picturesOf("/");
  await vi.waitFor(async () => expect(await picturesOf("/")).not.toEqual(first), patient);
  expect((await picturesOf("/")).join()).toMatch(/\.avif/);
  expect(releases()).toMatchObject([{ quick: false }, { quick: true }]);
  for (const picture of [...first, ...(await picturesOf("/"))])
    expect((await get(picture)).status, picture).toBe(200);
});

it("later starts load the server's bundle, until one of its files changes or it is broken", async () => {
  await vi.waitFor(() => expect(bundle()).toBeDefined(), patient);
  appendFileSync(bundle()!, 'console.log("This is the bundle.");');
  await copy.stop();
  await copy.start();
  expect(copy.log).toContain("This is the bundle.");
  expect(copy.log).not.toMatch(/Building the sites|encoding the pictures/);
  expect((await picturesOf("/")).join()).toMatch(/\.avif/);
  expect((await get("/job/searched?q=mechanic")).status).toBe(200);
  const app = join(copy.folder, "src/server/app.ts");
  renameSync(app, `${app}.kept`);
  cpSync(`${app}.kept`, app);
  expect(bundle()).toBeUndefined();
  renameSync(`${app}.kept`, app);
  await copy.stop();
  const broken = bundle()!;
  truncateSync(broken, 1_000_000);
  await copy.start();
  expect(copy.log).not.toContain("This is the bundle.");
  await vi.waitFor(() => expect(bundle()).not.toBe(broken), patient);
});

/** Processes that work in the copy. */
const workers = (): string[] =>
  readdirSync("/proc").filter((pid) => {
    try {
      return realpathSync(`/proc/${pid}/cwd`) === realpathSync(copy.folder);
    } catch {
      return false;
    }
  });

/** Begins a build and kills it as it writes files: it leaves a release unfinished, and nothing that runs. */
const cutBuild = async (): Promise<void> => {
  const [before, others] = [copy.current(), workers()];
  const build = spawn("node", ["src/commands/build.ts"], {
    cwd: copy.folder,
    env: copy.env,
    stdio: "ignore",
  });
  await vi.waitFor(() => expect(readdirSync(copy.unfinished()[0]!)).not.toEqual([]), patient);
  build.kill("SIGKILL");
  await vi.waitFor(() => expect(workers().filter((pid) => !others.includes(pid))).toEqual([]), patient);
  expect(copy.current()).toBe(before);
  expect(copy.unfinished()).toHaveLength(1);
};

it("no request fails while a build is killed, the sites are built, and a page is published at its moment by itself", async () => {
  const tab = tabOf(copy, (await get("/page/changing")).body + (await get("/")).body);
  expect(tab.length).toBeGreaterThan(10);
  const leave = visit(copy, [
    ...tab,
    ...["/", "/page/changing", "/page/guides", "/job/searched?q=chef"],
    ...["/v1/page/changing", "/rss.xml", "/pagefind/pagefind-entry.json", "/sign-in"],
  ]);
  copy.write("changing", "Second words.");
  await cutBuild();
  expect(await prose()).toBe("The first words.");

  copy.write("waiting", "Its day has come.", `publishAt: ${new Date(Date.now() + 20_000).toISOString()}\n`);
  const build = spawn("npm", ["run", "--silent", "build"], {
    cwd: copy.folder,
    env: copy.env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [told, [status]] = await Promise.all([text(build.stdout), once(build, "exit") as Promise<[number]>]);
  expect(status).toBe(0);
  expect(told).toContain("waiting.md is published at");
  expect(copy.unfinished()).toEqual([]);
  await vi.waitFor(async () => expect(await prose()).toBe("Second words."), patient);
  expect((await get("/v1/page/changing")).body).toContain("Second words.");
  await vi.waitFor(
    async () => expect(await shown("waiting"), copy.log.slice(-2000)).toEqual([200, 200]),
    patient,
  );

  const { answered, failed } = await leave();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(200);
  for (const path of tab) expect((await get(path)).status, path).toBe(200);
});

it("going back takes a page away, on the site and in the API, and going on shows it again", async () => {
  const npm = (...args: string[]): string =>
    execFileSync("npm", ["run", "--silent", ...args], { cwd: copy.folder, env: copy.env, encoding: "utf8" });
  const published = releases()[0]!.id;
  expect(npm("rollback")).toContain("is current in place of");
  await vi.waitFor(async () => expect(await shown("waiting")).toEqual([404, 404]), patient);
  expect(npm("rollback", "--", "--list")).toMatch(/^ {2}\S+ +made/m);
  npm("rollback", "--", published);
  await vi.waitFor(async () => expect(await shown("waiting")).toEqual([200, 200]), patient);
  // As it was built, nothing was asked of it that it could not do.
  expect(copy.log.match(/"level":[56]0[^\n]*/g)).toBeNull();
});
