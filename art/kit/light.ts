import { linear, radial, tone } from "./paint.ts";
import { ellipse, polygon, rect, type Point } from "./svg.ts";

/**
 * Light comes from the upper left in every scene: lit edges are at the left, shadows fall to the right.
 */

/** A soft round light. */
export const glow = ([x, y]: Point, rx: number, ry: number, color: string, opacity = 0.8): string =>
  ellipse(x, y, rx, ry, radial(`${color}/${opacity}`, `${color}/${opacity * 0.45}@45`, `${color}/0`));

/** The shadow of something that stands at a point, thrown to the right. */
export const groundShadow = ([x, y]: Point, width: number, opacity = 0.28): string =>
  ellipse(
    x + width * 0.14,
    y,
    width * 1.1,
    width * 0.13,
    radial(`${tone.ink}/${opacity}`, `${tone.ink}/${opacity * 0.7}@55`, `${tone.ink}/0`),
  );

/** A beam from a window: four corners, fading along the angle. */
export const beam = (
  corners: readonly Point[],
  color: string = tone.white,
  opacity = 0.35,
  angle = 70,
): string => polygon(corners, linear(angle, `${color}/${opacity}`, `${color}/0`));

/** The light of the whole picture: warm from the upper left, a little shade at the lower right. */
export const daylight = (width: number, height: number): string =>
  rect(
    0,
    0,
    width,
    height,
    linear(35, "#ffedc2/0.2", "#ffedc2/0@45", `${tone.ink}/0@60`, `${tone.ink}/0.16`),
  );
