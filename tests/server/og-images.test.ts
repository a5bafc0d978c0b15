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
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ogPath, type OgCard } from "../../src/domain/og-path.ts";
import { fitTitle } from "../../src/server/build/fit-title.ts";
import { drawOgImages } from "../../src/server/build/og-images.ts";
import { openTypesetter } from "../../src/server/build/typesetter.ts";
import { loadBrands } from "../../src/server/lib/brands.ts";

const brands = loadBrands().slice(0, 2);
const [brand] = brands;
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "signboard-og-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const cache = () => join(folder, "cache");
const fileOf = (path: string) => join(folder, brand!.id, ogPath(path));

/** The second half of a build whose first half listed these pages on every site. */
const build = (cards: OgCard[], shown = brands) => {
  for (const { id } of brands) {
    rmSync(join(folder, id), { recursive: true, force: true });
    mkdirSync(join(folder, id, "og"), { recursive: true });
    writeFileSync(join(folder, id, "og/cards.json"), JSON.stringify(cards));
  }
  return drawOgImages(folder, shown, cache());
};

const cards = [
  { path: "/", title: "Work that fits" },
  { path: "/page/about-us", title: "About us" },
];

it("draws a picture of 1200 × 630 for each page of each site, and takes the list away", async () => {
  expect(await build(cards)).toEqual({ drawn: 4, kept: 0 });
  const { format, width, height } = await sharp(fileOf("/page/about-us")).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect(existsSync(join(folder, brand!.id, "og/home.jpg"))).toBe(true);
  expect(existsSync(join(folder, brand!.id, "og/cards.json"))).toBe(false);
});

it("draws nothing again that would look the same", async () => {
  await build(cards);
  const before = readFileSync(fileOf("/page/about-us"));
  expect(await build(cards)).toEqual({ drawn: 0, kept: 4 });
  expect(readFileSync(fileOf("/page/about-us"))).toEqual(before);
});

it("draws again what has another title, brand name or accent, and forgets what no page shows", async () => {
  await build(cards);
  expect(await build([cards[0]!, { ...cards[1]!, title: "Who we are" }])).toEqual({ drawn: 2, kept: 2 });
  const renamed = brands.map((one) => ({ ...one, name: `New ${one.name}` }));
  expect(await build(cards, renamed)).toEqual({ drawn: 4, kept: 0 });
  expect(await build(cards, [{ ...brand!, accent: "#123456" }])).toEqual({ drawn: 2, kept: 0 });
  expect(readdirSync(cache())).toHaveLength(2);
});

it("shows a page's own picture beside its title", async () => {
  const blue = { r: 0, g: 0, b: 255 };
  await sharp({ create: { width: 90, height: 60, channels: 3, background: blue } }).toFile(
    join(folder, "x.png"),
  );
  await build([{ path: "/page/x", title: "With a picture", photograph: "/x.png" }]);
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
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), holds), { numRuns: 50 });
  holds("word ".repeat(60));
  expect(
    fitTitle("Nguyễn Żółć Привет Ωμέγα", width, set).lines.flatMap(({ signs }) => signs),
  ).not.toHaveLength(0);
});
