import { readFileSync } from "node:fs";
import { Blob, Buffer as Shaping, Face, Font, shape, Variation } from "harfbuzzjs";
import { decompress } from "wawoff2";
import { expect, it } from "vitest";
import { siteFont } from "../../src/build/site-font.ts";

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
