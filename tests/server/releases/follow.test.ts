import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shownMoment } from "../../../src/site/content/shown-moment.ts";
import {
  currentId,
  finishRelease,
  markRolledBack,
  type ReleaseFolder,
  type Stamp,
} from "../../../src/releases/folders.ts";
import { followReleases, type Followed } from "../../../src/server/releases/follow.ts";
import { publishByItself } from "../../../src/server/releases/publish.ts";
import { switchTo } from "../../../src/releases/switch-to.ts";

const settings = "http-4321";
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let dist: string;
let first: ReleaseFolder;
let releases: Followed;

const make = (id: string, given: Partial<Stamp> = {}, entry = "export const handler = async () => {};") => {
  const folder = join(dist, "releases", id);
  for (const part of ["client", "server"]) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, "server/entry.mjs"), entry);
  return finishRelease(dist, id, {
    settings,
    sources: "same",
    published: id,
    server: "same",
    contract: "same",
    at: "2026-03-02T09:00:00.000Z",
    made: new Date().toISOString(),
    shared: [],
    ...given,
  });
};
/** What was said, in one text. */
const said = (level: keyof typeof log) => JSON.stringify(log[level].mock.calls);

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "signboard-follow-"));
  vi.clearAllMocks();
});
afterEach(() => {
  releases.close();
  rmSync(dist, { recursive: true });
});
const start = async (given: Partial<Stamp> = {}) => {
  first = make("first", given);
  switchTo(dist, first);
  releases = await followReleases(dist, { release: first, loaded: first }, log);
};

it("a server takes the release that becomes current by itself, and what it shows with it", async () => {
  await start();
  const old = releases.current();
  switchTo(dist, make("second", { at: "2026-03-03T09:00:00.000Z" }));
  await vi.waitFor(() => expect(releases.current().id).toBe("second"));
  expect(old.id).toBe("first");
  expect(shownMoment()).toEqual({ release: "second", at: new Date("2026-03-03T09:00:00Z") });
  expect(said("info")).toContain("took a new release");
  expect(log.warn).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
});

it("goes on with the release that it has where the new one cannot be loaded, says so once, and takes the next", async () => {
  await start();
  switchTo(dist, make("broken", {}, "throw new Error('no such chunk');"));
  await releases.look();
  await releases.look();
  expect(releases.current().id).toBe("first");
  expect(log.error).toHaveBeenCalledTimes(1);
  switchTo(dist, make("third"));
  await releases.look();
  expect(releases.current().id).toBe("third");
});

it("waits for a restart where the new release is made for other calls of the API", async () => {
  await start();
  switchTo(dist, make("second", { contract: "other", server: "other" }));
  await releases.look();
  expect(releases.current().id).toBe("first");
  expect(said("warn")).toContain("restart to take the new release");
});

it("takes a release from other code of the server, and says that a restart takes that as well", async () => {
  await start();
  switchTo(dist, make("second", { server: "other" }));
  await releases.look();
  expect(releases.current().id).toBe("second");
  expect(said("warn")).toContain("restart to take the changes");
});

it("goes on to what is due when its moment has come, unless somebody went back", async () => {
  await start({ next: new Date(Date.now() - 1000).toISOString() });
  make("due", { at: new Date().toISOString() });
  markRolledBack(dist, settings, true);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stop = publishByItself(dist, releases, log);
  await vi.advanceTimersByTimeAsync(3000);
  expect(currentId(dist, settings)).toBe("first");
  markRolledBack(dist, settings, false);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(currentId(dist, settings)).toBe("due");
  await vi.waitFor(() => expect(releases.current().id).toBe("due"));
  stop();
});
