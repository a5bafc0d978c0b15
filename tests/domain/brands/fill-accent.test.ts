import { expect, it } from "vitest";
import { accentTones } from "../../../src/domain/brands/accent.ts";
import { fillAccent } from "../../../src/domain/brands/fill-accent.ts";

const accent = "#0b6bcb";
const { solid, art, soft } = accentTones(accent, "light");

it("fills the tones of the accent wherever a drawing names them", () => {
  expect(fillAccent('<path fill="var(--accent-art)" style="stroke: var( --accent-solid )"/>', accent)).toBe(
    `<path fill="${art}" style="stroke: ${solid}"/>`,
  );
});

it("fills paper and ink, which no accent changes", () => {
  expect(fillAccent("var(--art-paper) var(--art-ink)", accent)).toBe("#ffffff #1b1f27");
});

it("prefers a tone to its fallback, and takes the fallback of what is no tone", () => {
  expect(fillAccent("var(--accent-soft, rgb(1, 2, 3))", accent)).toBe(soft);
  expect(fillAccent("var(--sky, rgb(1, 2, 3))", accent)).toBe("rgb(1, 2, 3)");
  expect(fillAccent("var(--sky, var(--accent-soft))", accent)).toBe(soft);
});

it("leaves everything else as it is", () => {
  const svg = '<svg viewBox="0 0 1 1"><path fill="var(--sky)" stroke="url(#a)"/></svg>';
  expect(fillAccent(svg, accent)).toBe(svg);
});
