import { existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { sweep } from "../../src/server/build/sweep.ts";

const folder = mkdtempSync(join(tmpdir(), "signboard-sweep-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (path: string): string => {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, path);
  return file;
};

it("leaves what a build wrote, and removes what only an older build had", async () => {
  const [gone, alone, stays] = ["page/a/index.html", "page/b/index.html", "page/c/index.html"].map(write);
  const since = statSync(stays!).ctimeMs + 1;
  // A disk's clock goes by ticks of some milliseconds.
  await vi.waitFor(() => {
    write("page/c/index.html");
    expect(statSync(write("page/a/new.html")).ctimeMs).toBeGreaterThanOrEqual(since);
    expect(statSync(stays!).ctimeMs).toBeGreaterThanOrEqual(since);
  });
  expect(sweep(folder, since)).toBe(false);
  expect([gone, alone, stays].map((file) => existsSync(file!))).toEqual([false, false, true]);
  expect(existsSync(join(folder, "page/b"))).toBe(false);
  expect(existsSync(join(folder, "page/a/new.html"))).toBe(true);
});

it("removes links to what is kept, be they as new as they look", () => {
  const kept = write("kept.br");
  const links = ["pages/a.br", "pages/b.br"].map((path) => join(folder, path));
  write("pages/c.html");
  for (const link of links) linkSync(kept, link);
  expect(sweep(join(folder, "pages"), statSync(kept).ctimeMs)).toBe(false);
  expect(links.map((link) => existsSync(link))).toEqual([false, false]);
  expect(existsSync(kept)).toBe(true);
});

it("says when nothing is left", () => {
  write("old/file.txt");
  expect(sweep(join(folder, "old"), Infinity)).toBe(true);
});
