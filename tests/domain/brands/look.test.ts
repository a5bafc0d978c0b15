import fc from "fast-check";
import "../../seed.ts";
import { describe, expect, it } from "vitest";
import { accentTones, schemeSurfaces, type Scheme } from "../../../src/domain/brands/accent.ts";
import { contrast } from "../../../src/domain/brands/colour.ts";
import { lookStyle, surfacesOf } from "../../../src/domain/brands/look.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { runs } from "../../runs.ts";

const schemes = Object.keys(schemeSurfaces) as Scheme[];
const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
/** Text and the parts of controls, as src/styles/global.css has them, with the contrast that each needs. */
const usual = {
  light: [
    ["#14171d", 4.5],
    ["#525a68", 4.5],
    ["#b3261e", 4.5],
    ["#858c99", 3],
  ],
  dark: [
    ["#eceef2", 4.5],
    ["#a8afbc", 4.5],
    ["#ff9a90", 4.5],
    ["#737b8a", 3],
  ],
} as const;

/** The accent may be another's than the tint: employers' pages are in the employer's. */
const expectReadable = (tint: string, accent: string, scheme: Scheme) => {
  const { line: _line, pattern, ...surfaces } = surfacesOf(tint, scheme);
  const { solid, text } = accentTones(accent, scheme);
  for (const surface of Object.values(surfaces))
    for (const [colour, least] of [...usual[scheme], [text, 4.5], [solid, 3]] as const)
      expect(contrast(colour, surface), `${colour} on ${surface}, of ${tint}`).toBeGreaterThanOrEqual(least);
  for (const colour of [usual[scheme][0][0], usual[scheme][1][0], text])
    expect(contrast(colour, pattern), `${colour} on the pattern of ${tint}`).toBeGreaterThanOrEqual(4.5);
};

describe.each(schemes)("in the %s scheme", (scheme) => {
  it("any tint gives surfaces on which text can be read, whatever the accent", () => {
    fc.assert(
      fc.property(colours, colours, (tint, accent) => expectReadable(tint, accent, scheme)),
      runs(100, 3_000),
    );
  });

  it.each(loadBrands().map(({ id, look, accent }) => [id, look.tint!, accent] as const))(
    "so does the tint of %s",
    (_id, tint, accent) => expectReadable(tint, accent, scheme),
  );
});

it("a brand without a look has the usual one", () => {
  expect(lookStyle({ corners: 1 }, "plain")).toBe("");
});

it("no two brands share a typeface, corners and tint", () => {
  const looks = loadBrands().map(
    ({ look: { face, corners, tint } }) => `${face?.package} ${corners} ${tint}`,
  );
  expect(new Set(looks).size).toBe(looks.length);
});
