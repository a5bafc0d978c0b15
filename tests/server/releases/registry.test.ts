import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  beginRelease,
  currentId,
  currentRelease,
  finishRelease,
  markRolledBack,
  rolledBackTo,
  type ReleaseFolder,
} from "../../../src/releases/folders.ts";
import { shareFiles } from "../../../src/releases/shared-files.ts";
import { switchTo } from "../../../src/releases/switch-to.ts";
import { followReleases, type Followed } from "../../../src/server/releases/follow.ts";
import {
  followRegistry,
  type RegistryFollower,
} from "../../../src/server/releases/registry/follow-registry.ts";
import { fetchRelease } from "../../../src/server/releases/registry/fetch-release.ts";
import { takeServed } from "../../../src/server/releases/registry/open-registry.ts";
import { sharePublished } from "../../../src/server/releases/registry/published-files.ts";
import {
  register,
  registeredOf,
  servedRelease,
  serveRelease,
} from "../../../src/server/releases/registry/registry.ts";
import { takeOrMake } from "../../../src/server/releases/registry/start-from-registry.ts";
import { registeredReleases, servedReleases } from "../../../src/server/releases/registry/tables.ts";
import type { ObjectStore } from "../../../src/server/platform/files/object-store.ts";
import { openS3Peer, type OpenedPeer } from "../platform/open-stores.ts";
import { onOneDatabase } from "../test-api.ts";

const servers = { settings: "http-4321", server: "code" };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** A machine: a folder of releases, a checkout, and a server that follows both. */
interface Machine {
  dist: string;
  checkout: string;
  releases: Followed;
  follower: RegistryFollower;
}

onOneDatabase("machines on one database and one object store", (api) => {
  let store: ObjectStore;
  let peer: OpenedPeer;
  let [one, other]: Machine[] = [];
  const folders: string[] = [];
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), "signboard-machine-"));
    folders.push(folder);
    return folder;
  };
  const needs = () => ({ db: api.db, store });

  const build = (
    dist: string,
    name: string,
    pages: Record<string, string>,
    at = new Date(),
  ): ReleaseFolder => {
    const id = beginRelease(dist, name);
    const folder = join(dist, "releases", id);
    const files = { "server/entry.mjs": "export const handler = async () => {};", ...pages };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return finishRelease(dist, id, {
      ...{ ...servers, sources: name, published: "", contract: "calls" },
      ...{ at: at.toISOString(), made: new Date().toISOString() },
      shared: shareFiles(join(folder, "client"), join(dist, "shared")),
    });
  };
  const first = { "client/index.html": "The first page.", "client/_astro/a.1.js": "first()" };
  const second = { "client/index.html": "The second page.", "client/_astro/a.2.js": "second()" };
  const show = async (release: ReleaseFolder, dist: string, how = {}) =>
    serveRelease(await register(dist, release, needs()), needs(), how);
  const page = ({ dist }: Machine) =>
    readFileSync(join(dist, "current", servers.settings, "client/index.html"), "utf8");

  const start = async (): Promise<Machine> => {
    const [dist, checkout] = [newFolder(), newFolder()];
    const served = await servedRelease(servers, api.db);
    const release = served ? await takeServed(dist, served, needs()) : build(dist, "first", first);
    if (!served) await show(release, dist);
    switchTo(dist, release);
    const releases = await followReleases(dist, { release, loaded: release }, log);
    const follower = followRegistry(needs(), {
      ...{ dist, roots: [checkout], servers, releases, log },
      listening: api.services.database.listening ?? null,
    });
    return { dist, checkout, releases, follower };
  };

  beforeAll(async () => {
    peer = await openS3Peer();
    store = peer.store;
  });
  beforeEach(async () => {
    vi.clearAllMocks();
    one = await start();
    other = await start();
  });
  afterEach(async () => {
    for (const { releases, follower } of [one!, other!]) {
      releases.close();
      await follower.close();
    }
    await api.db.delete(servedReleases);
    await api.db.delete(registeredReleases);
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });
  afterAll(() => peer.close());

  it("what one builds is shown by the other, with its shared files, and so is going back", async () => {
    const before = currentRelease(one!.dist, servers.settings)!;
    expect(page(other!)).toBe("The first page.");
    await show(build(one!.dist, "second", second), one!.dist);
    await other!.follower.look();
    expect(page(other!)).toBe("The second page.");
    expect(other!.releases.current().id).toBe("second");
    expect(readFileSync(join(other!.dist, "current/http-4321/client/_astro/a.2.js"), "utf8")).toBe(
      "second()",
    );
    await show(before, one!.dist, { isRolledBack: true });
    await other!.follower.look();
    expect(page(other!)).toBe("The first page.");
    expect(rolledBackTo(other!.dist, servers.settings)).toBe(currentId(other!.dist, servers.settings));
    // A restart of a machine that has nothing finds the same.
    const third = await start();
    expect([page(third), rolledBackTo(third.dist, servers.settings)]).toEqual(["The first page.", "first"]);
    third.releases.close();
    await third.follower.close();
    markRolledBack(other!.dist, servers.settings, false);
  });

  it("a restart shows what all show, and files that are new are shown by all", async () => {
    const startWith = async (sources: string) => {
      const dist = newFolder();
      const make = vi.fn(async () => {
        const release = build(dist, sources, { "client/index.html": `Built of ${sources}.` });
        return { release, loaded: release };
      });
      const loaded = { ...servers, sources, published: "", contract: "calls" };
      const { release } = await takeOrMake(dist, loaded, needs(), make);
      return [make.mock.calls.length, readFileSync(join(release.folder, "client/index.html"), "utf8")];
    };
    expect(await startWith("first")).toEqual([0, "The first page."]);
    expect(await startWith("deployed")).toEqual([1, "Built of deployed."]);
    await other!.follower.look();
    expect(page(other!)).toBe("Built of deployed.");
    // A machine that is not deployed to yet has the same code.
    expect(await startWith("first")).toEqual([0, "Built of deployed."]);
    const back = (await registeredOf(servers, api.db)).find(({ name }) => name === "first")!;
    await serveRelease(back, needs(), { isRolledBack: true });
    expect(await startWith("deployed again")).toEqual([0, "The first page."]);
  });

  it("only what has changed is stored, and an old release goes with what no other needs", async () => {
    const film = "f".repeat(1000);
    await show(build(one!.dist, "film", { ...first, "client/film.mp4": film }), one!.dist);
    const has = (text: string) =>
      [...peer.objects.values()].filter(({ bytes }) => bytes.includes(text)).length;
    for (const name of ["2", "3", "4", "5", "6", "7"])
      await show(
        build(one!.dist, name, { ...first, "client/index.html": `Page ${name}.`, "client/film.mp4": film }),
        one!.dist,
      );
    expect(has(film)).toBe(1);
    expect((await registeredOf(servers, api.db)).map(({ name }) => name)).toEqual(["7", "6", "5", "4", "3"]);
    await other!.follower.look();
    expect([has("Page 2."), has("Page 3.")]).toEqual([0, 1]);
    expect(page(other!)).toBe("Page 7.");
    // Releases of code that was replaced long ago go as well.
    const longAgo = new Date("2020-01-01");
    await api.db.update(servedReleases).set({ changedAt: longAgo });
    await api.db.update(registeredReleases).set({ createdAt: longAgo });
    const newer = build(one!.dist, "8", { "client/index.html": "Page 8." });
    await show({ ...newer, server: "newer code" }, one!.dist);
    expect([has("Page 7."), has("Page 8."), has(film)]).toEqual([0, 1, 0]);
  });

  it("a damaged or missing object leaves nothing behind, and the release before is shown until it is whole", async () => {
    const release = build(one!.dist, "second", second);
    const row = await register(one!.dist, release, needs());
    const [before] = (await registeredOf(servers, api.db)).slice(-1);
    const key = `kept/releases/${row.packs.find((pack) => !before!.packs.includes(pack))}`;
    const whole = peer.objects.get(key)!;
    await serveRelease(row, needs());
    for (const broken of [{ ...whole, bytes: Buffer.from("damaged") }, undefined]) {
      if (broken) peer.objects.set(key, broken);
      else peer.objects.delete(key);
      await expect(other!.follower.look()).rejects.toThrow(/object store/);
      expect(page(other!)).toBe("The first page.");
      expect(readdirSync(join(other!.dist, "releases"))).toEqual(["first"]);
    }
    peer.objects.set(key, whole);
    await other!.follower.look();
    expect(page(other!)).toBe("The second page.");
  });

  it("of two machines that publish what is due, one makes all show it", async () => {
    const current = currentRelease(one!.dist, servers.settings)!;
    const due = build(one!.dist, "due", second);
    const row = await register(one!.dist, due, needs());
    const { version } = (await servedRelease(servers, api.db))!;
    const copy = await fetchRelease(other!.dist, row, store);
    await Promise.all([
      one!.follower.publish(due, current),
      other!.follower.publish(copy, currentRelease(other!.dist, servers.settings)!),
    ]);
    expect((await servedRelease(servers, api.db))!.version).toBe(version + 1);
    expect([page(one!), page(other!)]).toEqual(["The second page.", "The second page."]);
  });

  it("texts that editors publish reach every checkout, but not over what was deployed since", async () => {
    const file = "src/content/blogs/one.md";
    const write = (machine: Machine, text: string) => {
      mkdirSync(dirname(join(machine.checkout, file)), { recursive: true });
      writeFileSync(join(machine.checkout, file), text);
    };
    const text = (machine: Machine) => readFileSync(join(machine.checkout, file), "utf8");
    const publish = async (content: string, before: string | undefined) => {
      write(one!, content);
      await sharePublished([{ file, content, before }], needs());
      await other!.follower.look();
      await one!.follower.look();
    };
    await publish("As published.", undefined);
    expect(text(other!)).toBe("As published.");
    await publish("Published again.", "As published.");
    // An undone change equals an earlier version.
    await publish("As published.", "Published again.");
    expect([text(one!), text(other!)]).toEqual(["As published.", "As published."]);
    write(other!, "As deployed.");
    await publish("The latest.", "As published.");
    expect(text(other!)).toBe("As deployed.");
    expect(JSON.stringify(log.info.mock.calls)).toContain("stays as it is");
    rmSync(join(other!.checkout, file));
    await publish("The very latest.", "The latest.");
    expect(existsSync(join(other!.checkout, file))).toBe(true);
  });
});
