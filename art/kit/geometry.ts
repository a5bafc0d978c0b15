import type { Point } from "./svg.ts";

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: number, b: number, part: number): number => a + (b - a) * part;
export const along = (a: Point, b: Point, part: number): Point => [
  between(a[0], b[0], part),
  between(a[1], b[1], part),
];

/** The unit vector from `a` to `b`. */
export const heading = (a: Point, b: Point): Point => {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};

/** The direction in degrees: 0 to the right, 90 downwards. */
export const degrees = ([x, y]: Point): number => (Math.atan2(y, x) * 180) / Math.PI;

/** `length` from a point, at `angle` degrees from straight down, positive to the right. */
export const hang = ([x, y]: Point, angle: number, length: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return [x + Math.sin(turn) * length, y + Math.cos(turn) * length];
};

/** The middle joint of two bones from `root` towards `target`; `side` 1 or -1 picks the way it bends. */
export const joint = (root: Point, target: Point, upper: number, lower: number, side: number): Point => {
  const reach = Math.min(distance(root, target), (upper + lower) * 0.999);
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * side;
  const [x, y] = heading(root, target);
  return [root[0] + x * along - y * out, root[1] + y * along + x * out];
};

/** Where the end of the bones comes to lie: `target`, or as near to it as they reach. */
export const within = (root: Point, target: Point, length: number): Point =>
  distance(root, target) <= length ? target : add(root, times(heading(root, target), length));

/** Numbers from 0 to 1 that look random and are the same each time. */
export const scatter = (seed: number): (() => number) => {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
