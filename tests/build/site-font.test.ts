import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Buffer as Shaping, Face, Font, shape, Variation } from "harfbuzzjs";
import { decompress } from "wawoff2";
import { describe, expect, it } from "vitest";
import { faceFont, siteFont } from "../../src/build/site-font.ts";
import { loadBrands } from "../../src/site/brands.ts";

const woff2 = readFileSync(await siteFont());
const face = new Face(new Blob(await decompress(woff2)));

/** How many of a text's signs the typeface lacks, and how far it reaches at a weight, in units of the font. */
const set = (text: string, weight = 400) => {
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  const buffer = new Shaping();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const signs = buffer.getGlyphInfosAndPositions();
  return {
    lacks: signs.filter(({ codepoint }) => codepoint === 0).length,
    width: signs.reduce((all, { xAdvance = 0 }) => all + xAdvance, 0),
  };
};

it("the typeface of the sites takes half of Inter's bytes", () => {
  expect(woff2.length).toBeLessThan(26_000);
});

it("has the letters and signs of western languages", () => {
  expect(set("Façade, Ærø & naïve “crème brûlée” – £5 €6 ½ … ™ ↑").lacks).toBe(0);
  expect(set("Ж").lacks).toBe(1);
});

it("has its weights, and kerning", () => {
  expect(set("Jobs", 700).width).toBeGreaterThan(set("Jobs", 400).width);
  expect(set("Jobs", 900).width).toBe(set("Jobs", 700).width);
  expect(set("To").width).toBeLessThan(set("T").width + set("o").width);
});

describe("the typeface of a brand's headings", () => {
  const faces = loadBrands().flatMap(({ id, look: { face } }) => (face ? [[id, face] as const] : []));

  it.each(faces)("of %s has an open licence", (_id, { package: name }) => {
    const file = createRequire(import.meta.url).resolve(`${name}/metadata.json`);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ license: { type: "OFL-1.1" } });
  });

  it.each(faces)("of %s takes at most 20 KB", async (_id, face) => {
    expect(readFileSync(await faceFont(face)).length).toBeLessThanOrEqual(20_000);
  });
});
