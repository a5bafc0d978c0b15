import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
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

it("the cells of a table do not run together, its heads neither", async () => {
  const head = "<thead><tr><th>When</th><th>Fine to give</th></tr></thead>";
  const row = '<tbody><tr><th scope="row">Applying</th><td>Name</td></tr></tbody>';
  const index = openIndex();
  index.add("/page/safe", `<article data-pagefind-body><table>${head}${row}</table></article>`);
  await index.write(join(folder, "table"), []);
  const [page] = readdirSync(join(folder, "table/fragment"));
  const text = gunzipSync(readFileSync(join(folder, "table/fragment", page!))).toString();
  expect(text).toContain("When. Fine to give. Applying. Name.");
});
