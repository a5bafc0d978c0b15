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
import { join, relative } from "node:path";
import fc from "fast-check";
import "../seed.ts";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Brand } from "../../src/contract/brand.ts";
import { ogPath } from "../../src/domain/og-path.ts";
import { drawingIn } from "../../src/site/og/og-background.ts";
import { fitTitle } from "../../src/site/og/fit-title.ts";
import { openOgImages } from "../../src/build/og-images.ts";
import { openTypesetter } from "../../src/site/og/typesetter.ts";
import { loadBrands } from "../../src/site/brands.ts";
import { runs } from "../runs.ts";

const brand = loadBrands()[0]!;
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "signboard-og-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const cache = () => join(folder, "cache");
const fileOf = (path: string) => join(folder, brand.id, ogPath(path));

/** Builds the pages of a site, and then their pictures. */
const build = async (pages: { path: string; title: string; photograph?: string }[], site: Brand = brand) => {
  rmSync(join(folder, brand.id), { recursive: true, force: true });
  for (const { path } of pages) {
    mkdirSync(join(folder, brand.id, path), { recursive: true });
    writeFileSync(join(folder, brand.id, path, "index.html"), "");
  }
  const images = openOgImages(
    pages.map((page) => ({ brand: site, ...page })),
    cache(),
  );
  const count = await images.draw();
  await images.place(folder);
  return count;
};

const home = { path: "/", title: "Work that fits" };
const about = { path: "/page/about-us", title: "About us" };

it("draws a picture of 1200 × 630 for each page", async () => {
  expect(await build([home, about])).toEqual({ drawn: 2, kept: 0 });
  expect(existsSync(fileOf("/"))).toBe(true);
  const { format, width, height } = await sharp(fileOf("/page/about-us")).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
});

it("draws nothing again that would look the same", async () => {
  await build([home, about]);
  const before = readFileSync(fileOf("/page/about-us"));
  expect(await build([home, about])).toEqual({ drawn: 0, kept: 2 });
  expect(readFileSync(fileOf("/page/about-us"))).toEqual(before);
});

it("draws again what has another title, brand name or accent, and forgets what no page shows", async () => {
  await build([home, about]);
  expect(await build([home, { ...about, title: "Who we are" }])).toEqual({ drawn: 1, kept: 1 });
  expect(await build([home, about], { ...brand, name: "Another name" })).toEqual({ drawn: 2, kept: 0 });
  expect(await build([home], { ...brand, accent: "#123456" })).toEqual({ drawn: 1, kept: 0 });
  expect(readdirSync(cache())).toHaveLength(1);
});

it("shows a page's own picture beside its title", async () => {
  const blue = { r: 0, g: 0, b: 255 };
  await sharp({ create: { width: 90, height: 60, channels: 3, background: blue } }).toFile(
    join(folder, "x.png"),
  );
  await build([{ path: "/page/x", title: "With a picture", photograph: join(folder, "x.png") }]);
  const { data } = await sharp(fileOf("/page/x"))
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[2]! - data[0]!).toBeGreaterThan(200);
});

it("finds room for any title, whatever its length and script", async () => {
  const set = await openTypesetter(760);
  const width = 640;
  const holds = (title: string) => {
    const { size, lines } = fitTitle(title, width, set);
    expect(lines.length * size).toBeLessThanOrEqual(310);
    for (const line of lines) expect(line.width * size).toBeLessThanOrEqual(width);
  };
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), holds), runs(10, 200));
  holds("word ".repeat(60));
  expect(
    fitTitle("Nguyễn Żółć Привет Ωμέγα", width, set).lines.flatMap(({ signs }) => signs),
  ).not.toHaveLength(0);
});

it("shows the brand's name where the typeface has no letter of a title", async () => {
  const titles = [brand.name, "面接の準備: 🎉 …", "面接 2026"];
  await build(titles.map((title, at) => ({ path: `/page/${at}`, title })));
  const [name, foreign, mixed] = titles.map((_, at) => readFileSync(fileOf(`/page/${at}`)));
  expect(foreign).toEqual(name);
  expect(mixed).not.toEqual(name);
});

it.each([
  ["a view of its own", 'viewBox="0 0 200 200"'],
  ["a size alone", 'width="200px" height="200px"'],
  ["both", 'width="1in" height="1in" viewBox="0 0 200 200"'],
])("a mark with %s fills its place", async (_what, attributes) => {
  const mark = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}><rect id="a" width="200" height="200" fill="#f00"/><use xlink:href="#a"/></svg>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${drawingIn(mark, 'x="10" y="10" width="20" height="20"')}</svg>`;
  const { data } = await sharp(Buffer.from(picture))
    .extractChannel("red")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[y * 40 + x];
  expect([redAt(5, 5), redAt(12, 12), redAt(28, 28), redAt(35, 35)]).toEqual([0, 255, 255, 0]);
});

it("names the file of a page's picture that is not whole", async () => {
  const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#246" } })
    .jpeg()
    .toBuffer();
  const photograph = join(folder, "half.jpg");
  writeFileSync(photograph, whole.subarray(0, whole.length * 0.9));
  const file = relative(join(import.meta.dirname, "../.."), photograph);
  await expect(build([home, { ...about, photograph }])).rejects.toThrow(
    `${file}:1: cannot be read as a picture; save it again`,
  );
});
