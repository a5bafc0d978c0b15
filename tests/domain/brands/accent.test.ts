import fc from "fast-check";
import "../../seed.ts";
import { describe, expect, it } from "vitest";
import { accentStyle, accentTones, schemeSurfaces, type Scheme } from "../../../src/domain/brands/accent.ts";
import { contrast } from "../../../src/domain/brands/colour.ts";
import { loadBrands } from "../../../src/site/brands.ts";
import { runs } from "../../runs.ts";

const schemes = Object.keys(schemeSurfaces) as Scheme[];
const accents = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

const expectReadable = (accent: string, scheme: Scheme) => {
  const { solid, hover, on, text, soft } = accentTones(accent, scheme);
  const surfaces = schemeSurfaces[scheme];
  for (const surface of surfaces) {
    expect(contrast(solid, surface), `${accent} button on ${surface}`).toBeGreaterThanOrEqual(3);
    expect(contrast(text, surface), `${accent} text on ${surface}`).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(text, soft), `${accent} text on its soft tone`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(on, solid), `${accent} text on a button`).toBeGreaterThanOrEqual(4.5);
  expect(contrast(on, hover), `${accent} text on a button under the pointer`).toBeGreaterThanOrEqual(4.5);
};

describe.each(schemes)("in the %s scheme", (scheme) => {
  it("any accent gives tones that can be read", () => {
    fc.assert(
      fc.property(accents, (accent) => expectReadable(accent, scheme)),
      runs(100, 5_000),
    );
  });

  it.each(["#ffff00", "#ffffff", "#000000", "#00ff00", "#0000ff", "#808080", "#FF8800"])(
    "so does %s",
    (accent) => expectReadable(accent, scheme),
  );

  it.each(loadBrands().map(({ id, accent }) => [id, accent]))("so does the accent of %s, %s", (_id, accent) =>
    expectReadable(accent, scheme),
  );
});

describe("tones", () => {
  it("keep an accent that is readable already", () => {
    expect(accentTones("#5b3df5", "light")).toMatchObject({
      solid: "#5b3df5",
      on: "#ffffff",
      art: "#5b3df5",
    });
  });

  it("put dark text on a bright accent", () => {
    expect(accentTones("#f2b100", "dark")).toMatchObject({
      solid: "#f2b100",
      on: "#111318",
      sign: "#111318",
    });
  });

  it("are colours for every accent, in one style attribute for both schemes", () => {
    fc.assert(
      fc.property(accents, (accent) => {
        expect(accentStyle(accent)).toMatch(
          /^(--accent-[a-z]+:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);?){9}$/,
        );
      }),
    );
  });
});

describe("contrast", () => {
  it("is that of WCAG", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#ffffff", "#777777")).toBe(contrast("#777777", "#ffffff"));
  });
});
