import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { close } from "pagefind";
import { afterAll, expect, it } from "vitest";
import { openIndex } from "../../src/build/article-search.ts";

const folder = mkdtempSync(join(tmpdir(), "signboard-search-"));
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

/** Writes an index as a build does; the files of the pages in it. */
const build = async (pages: string[]): Promise<string[]> => {
  const index = openIndex();
  for (const words of pages)
    index.add(`/page/${words}`, `<article data-pagefind-body><h1>${words}</h1></article>`);
  await index.write(join(folder, "pagefind"), []);
  return readdirSync(join(folder, "pagefind/fragment"));
};

it("the next build finds the same pages, and none that are gone", async () => {
  const pages = await build(["first-day", "night-shift", "gone"]);
  const left = await build(["first-day", "night-shift"]);
  expect(left).toHaveLength(2);
  expect(pages).toEqual(expect.arrayContaining(left));
});
