import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { type Drawn, scenes } from "../../art/scenes.ts";
import { accentTones } from "../../src/domain/brands/accent.ts";
import { brandsFolder, loadBrands } from "../../src/site/brands.ts";

const root = join(import.meta.dirname, "..", "..");
const drawings: [file: string, drawn: Drawn][] = [];
for await (const drawn of scenes()) drawings.push([relative(root, drawn.file), drawn]);

describe("an illustration", () => {
  it.each(drawings)("%s is what its source draws (npm run art)", (_, { file, svg }) => {
    expect(existsSync(file) && readFileSync(file, "utf8") === svg).toBe(true);
  });

  it.each(drawings)("%s uses only what every renderer of SVG can draw", (_, { svg }) => {
    expect(svg).not.toMatch(
      /<(text|style|image|foreignObject|filter|script)|class=|style=|NaN|undefined|Infinity/,
    );
  });

  it.each(drawings)("%s defines each paint once, and no other is used", (_, { svg }) => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(used)).toEqual(new Set(ids));
  });

  const sharedFilms = readdirSync(join(root, "art/films/shared"));

  it.each(drawings)("%s takes the tones of the brand's accent, or none with a shared film", (_, drawn) => {
    const { brand, name, svg } = drawn;
    const tones = [...svg.matchAll(/var\(--accent-(\w+)\)/g)].map(([, tone]) => tone);
    expect(tones.length > 0).toBe(!(brand === "shared" && sharedFilms.includes(`${name}.ts`)));
    expect(Object.keys(accentTones("#5b3df5", "light"))).toEqual(expect.arrayContaining(tones));
  });
});

it("every blog has a drawn cover", () => {
  const blogs = globSync("src/content/blogs/{*,*/*}.md", { cwd: root });
  const without = blogs.filter(
    (file) => !/^image:\n\s+src: \S+\.svg$/m.test(readFileSync(join(root, file), "utf8")),
  );
  expect(without).toEqual([]);
});

describe("a brand with scenes of its own", () => {
  const scenesOf = (id: string) => join(brandsFolder, id, "scenes");
  const withScenes = loadBrands().filter(({ id }) => existsSync(scenesOf(id)));

  it.each(withScenes.map(({ id }) => id))("%s has at least three scenes, wide and tall", (id) => {
    const files = readdirSync(scenesOf(id));
    const wide = files.filter((file) => file.endsWith("-wide.svg"));
    expect(wide.length).toBeGreaterThanOrEqual(3);
    expect(files).toEqual(expect.arrayContaining(wide.map((file) => file.replace("-wide", "-tall"))));
  });
});
