import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  beginRelease,
  currentId,
  currentRelease,
  findRelease,
  finishRelease,
  listReleases,
  markRolledBack,
  markUsed,
  removeOldReleases,
  rolledBackTo,
  servedSettings,
  type ReleaseFolder,
} from "../../src/releases/folders.ts";
import { linkUnchanged } from "../../src/releases/link-unchanged.ts";
import { listShared } from "../../src/server/releases/list-shared.ts";
import { releaseBefore } from "../../src/commands/rollback/roll-back.ts";
import { shareFiles, sweepShared } from "../../src/releases/shared-files.ts";
import { switchTo, tidy } from "../../src/releases/switch-to.ts";

let dist: string;
beforeEach(() => (dist = mkdtempSync(join(tmpdir(), "signboard-releases-"))));
afterEach(() => rmSync(dist, { recursive: true }));

const write = (path: string, text = path): string => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
  return join(dist, path);
};
const day = 86_400_000;
let made = 0;
/** Makes a release as a build does, with an asset of its own. */
const make = (wanted: string, settings = "http-4321", files: string[] = []): ReleaseFolder => {
  const id = beginRelease(dist, wanted);
  for (const file of [`_astro/${wanted}.js`, "automotive/index.html", ...files])
    write(`releases/${id}/client/${file}`, file);
  const shared = shareFiles(join(dist, "releases", id, "client"), join(dist, "shared"));
  made += 1;
  const stamp = { settings, sources: wanted, published: "", server: "", contract: "", at: "", shared };
  return finishRelease(dist, id, { ...stamp, made: new Date(made).toISOString() });
};
const ids = () => listReleases(dist).map(({ id }) => id);

describe("the current release", () => {
  it("can be read by a proxy's user, also where the server keeps what it writes to its own", () => {
    const release = make("one");
    const umask = process.umask(0o077);
    try {
      switchTo(dist, release);
    } finally {
      process.umask(umask);
    }
    expect(statSync(join(dist, "current")).mode & 0o777).toBe(0o755);
  });

  it("is a link that another one takes the place of, for its settings alone", () => {
    const [one, two, other] = [make("one"), make("two"), make("other", "https")];
    expect(currentRelease(dist, "http-4321")).toBeUndefined();
    for (const release of [one, other, two]) switchTo(dist, release);
    expect(currentRelease(dist, "https")).toEqual(other);
    expect(readFileSync(join(dist, "current/http-4321/client/_astro/one.js"), "utf8")).toBe("_astro/one.js");
  });

  it("is none that was cut off, and the next build removes what was", () => {
    write("releases/cut/client/automotive/index.html");
    expect(ids()).toEqual([]);
    make("one");
    expect(existsSync(join(dist, "releases/cut"))).toBe(false);
  });

  it("stays as it is while one of the same name is made", () => {
    switchTo(dist, make("one"));
    expect(make("one").id).toBe("one.2");
    expect(currentId(dist, "http-4321")).toBe("one");
  });
});

describe("a quick release", () => {
  it("is served until there is a full one, and is none where pictures must be encoded", () => {
    const first = make("one");
    writeFileSync(join(first.folder, "release.json"), JSON.stringify({ ...first, quick: true }));
    expect(findRelease(dist, first)).toMatchObject({ id: "one", quick: true });
    expect(findRelease(dist, first, "full")).toBeUndefined();
    const full = make("one");
    for (const least of ["quick", "full"] as const)
      expect(findRelease(dist, first, least)).toMatchObject({ id: full.id });
  });
});

describe("going back", () => {
  it("leads to the release before, or to one that is named", () => {
    const [one, two, three] = [make("one"), make("two"), make("three")];
    const all = listReleases(dist);
    expect(releaseBefore(all, "three")).toEqual(two);
    expect(releaseBefore(all, "two")).toEqual(one);
    expect(releaseBefore(all, "two", "three")).toEqual(three);
    expect(() => releaseBefore(all, "one")).toThrow("There is no release before one");
    expect(() => releaseBefore(all, "one", "four")).toThrow("there is three, two, one");
    const quick = all.map((release) => ({ ...release, quick: release.id === "two" }));
    expect(releaseBefore(quick, "three")).toMatchObject({ id: "one" });
  });

  it("is remembered until something is built", () => {
    switchTo(dist, make("one"));
    markRolledBack(dist, "http-4321", true);
    expect(rolledBackTo(dist, "http-4321")).toBe("one");
    expect(rolledBackTo(dist, "https")).toBeUndefined();
    markRolledBack(dist, "http-4321", false);
    expect(rolledBackTo(dist, "http-4321")).toBeUndefined();
  });
});

describe("old releases", () => {
  it("go, but for the newest three, the current one, and one that a process serves", () => {
    const releases = ["a", "b", "c", "d", "e", "f"].map((name) => make(name));
    make("other", "https");
    switchTo(dist, releases[0]!);
    markUsed(releases[1]!);
    removeOldReleases(dist, "http-4321");
    expect(ids()).toEqual(["other", "f", "e", "d", "b", "a"]);
    removeOldReleases(dist, "http-4321", 3, Date.now() + 60 * 60_000);
    expect(ids()).toEqual(["other", "f", "e", "d", "a"]);
  });
});

it("settings of servers that run are known, where they differ by the port alone", () => {
  const [mine, other, idle, secure] = [
    make("mine"),
    make("other", "http-5000"),
    make("idle", "http-6000"),
    make("secure", "https"),
  ];
  for (const release of [mine, other, secure]) markUsed(release);
  expect(servedSettings(dist, "http-4321").sort()).toEqual(["http-4321", "http-5000"]);
  markUsed(idle);
  expect(servedSettings(dist, "http-4321")).toContain("http-6000");
  expect(servedSettings(dist, "https")).toEqual(["https"]);
  expect(servedSettings(dist, "http-4321", Date.now() + 3 * 60_000)).toEqual([]);
});

describe("hashed files", () => {
  it("are shared by releases, the pieces of the article search among them", () => {
    const piece = "automotive/pagefind/fragment/en_1.pf_fragment";
    const { shared } = make("one", "http-4321", [piece, "_search/index/en_2.pf_index"]);
    expect(shared.sort()).toEqual(["_astro/one.js", "_search/index/en_2.pf_index", piece]);
    make("two", "http-4321", ["automotive/pagefind/fragment/en_3.pf_fragment"]);
    expect(existsSync(join(dist, "releases/two/client", piece))).toBe(true);
  });

  it("stay for a week after the last release that has them was left", () => {
    const releases = ["a", "b", "c", "d", "e"].map((name) => make(name));
    const file = (name: string) => join(dist, `shared/_astro/${name}.js`);
    const long = new Date(Date.now() - 30 * day);
    for (const name of "abcde") utimesSync(file(name), long, long);
    switchTo(dist, releases[0]!);
    switchTo(dist, releases[4]!);
    tidy(dist, "http-4321");
    expect(ids()).toEqual(["e", "d", "c"]);
    expect([..."abcde"].map((name) => existsSync(file(name)))).toEqual([true, false, true, true, true]);
    const used = new Set(listReleases(dist).flatMap(({ shared }) => shared));
    sweepShared(join(dist, "shared"), used, Date.now() + 6 * day);
    expect(existsSync(file("a"))).toBe(true);
    sweepShared(join(dist, "shared"), used, Date.now() + 8 * day);
    expect(existsSync(file("a"))).toBe(false);
    expect(existsSync(file("c"))).toBe(true);
  });

  it("are found by a server that is still on the release before", () => {
    make("one");
    const files = listShared(join(dist, "shared"));
    expect(files.get("/_astro/one.js")).toBeDefined();
    expect(files.get("/_astro/two.js")).toBeUndefined();
    make("two");
    expect(files.get("/_astro/two.js")).toMatchObject({ path: "/_astro/two.js" });
    expect(files.get("/_astro/../../package.json")).toBeUndefined();
  });
});

it("files that did not change are links to those of the release before, and others are left alone", async () => {
  for (const name of ["one", "two"]) write(`${name}/same.html`, "same");
  write("one/changed.html", "old text");
  write("two/changed.html", "new text");
  write("two/new.html");
  await linkUnchanged(join(dist, "two"), join(dist, "one"));
  const inode = (path: string) => statSync(join(dist, path)).ino;
  expect(inode("two/same.html")).toBe(inode("one/same.html"));
  expect(readFileSync(join(dist, "one/changed.html"), "utf8")).toBe("old text");
  expect(readFileSync(join(dist, "two/changed.html"), "utf8")).toBe("new text");
});
