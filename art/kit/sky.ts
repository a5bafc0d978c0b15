import { scatter } from "./geometry.ts";
import { glow } from "./light.ts";
import { accent, linear, tone } from "./paint.ts";
import { curve, ellipse, group, path, rect, type Point } from "./svg.ts";

/** A morning sky: tinted above, warm at the horizon, the sun's light at `sun`. */
export const sky = (
  width: number,
  height: number,
  sun: Point,
  { top = accent.line as string, middle = accent.soft as string, low = tone.cream as string } = {},
): string =>
  rect(0, 0, width, height, linear(90, top, `${middle}@45`, `${low}@80`, tone.sand)) +
  glow(sun, width * 0.6, height * 0.75, tone.white, 0.95) +
  glow(sun, width * 0.16, width * 0.16, "#fff3d6", 0.9);

/** A flat-based cloud, `width` wide, standing on the point. */
export const cloud = ([x, y]: Point, width: number, color: string = tone.white, opacity = 0.7): string => {
  const at = (part: number, up: number): Point => [x + width * part, y - width * up];
  return path(
    curve(
      [
        at(-0.5, 0),
        at(-0.46, 0.07),
        at(-0.3, 0.09),
        at(-0.22, 0.19),
        at(-0.04, 0.2),
        at(0.06, 0.27),
        at(0.24, 0.22),
        at(0.3, 0.12),
        at(0.45, 0.1),
        at(0.52, 0.02),
        at(0.44, 0),
        at(0, -0.01),
      ],
      { closed: true },
    ),
    color,
    { opacity },
  );
};

/** A ridge of hills across the picture, `height` high at most, with its foot at `base`. */
export const ridge = (
  width: number,
  base: number,
  height: number,
  fill: string,
  seed: number,
  opacity = 1,
): string => {
  const next = scatter(seed);
  const count = 7;
  const top = Array.from({ length: count + 1 }, (_, index): Point => [
    (width * index) / count,
    base - height * (0.45 + 0.55 * next()),
  ]);
  return path(`${curve(top)}V${base + 40}H0Z`, fill, opacity < 1 ? { opacity } : {});
};

/** Water with lines of light. */
export const water = (width: number, from: number, to: number, seed: number): string => {
  const next = scatter(seed);
  const gleams = Array.from({ length: 22 }, () => {
    const y = from + (to - from) * next() ** 1.6;
    return ellipse(width * next(), y, 20 + 70 * next(), 1.6 + (y - from) * 0.012, tone.white, {
      opacity: 0.25 + 0.35 * next(),
    });
  });
  return rect(0, from, width, to - from, linear(90, accent.line, accent.soft)) + group({}, ...gleams);
};
