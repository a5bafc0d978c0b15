import { tone } from "../paint.ts";
import { ellipse, stroke } from "../svg.ts";
import type { Clothes } from "./clothes.ts";
import type { Torso } from "./torso.ts";

/** Draws a garment's details on the trunk; `unit` is pixels for a thousandth of the body's height. */
export type Tailoring = (trunk: Torso, wear: Clothes, unit: number) => string;

/** How strongly ink marks seams and edges. */
export const dark = { opacity: 0.22 };

/** A seam down the front. */
export const seam = (trunk: Torso, unit: number, from = 0.9, to = -0.05, aside = 0): string =>
  stroke(
    [trunk.at(trunk.middle + aside, from), trunk.at(trunk.middle * 0.9 + aside, to)],
    tone.ink,
    3 * unit,
    dark,
  );

/** Buttons at heights of the trunk (0–1), beside the middle by `aside`. */
export const buttons = (
  trunk: Torso,
  unit: number,
  heights: readonly number[],
  color: string,
  aside = 0,
): string =>
  heights
    .map((height) => {
      const [x, y] = trunk.at(trunk.middle + aside, height);
      return ellipse(x, y, 5.4 * unit, 5.4 * unit, color);
    })
    .join("");
