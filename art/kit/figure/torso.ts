import { add, between, heading, times } from "../geometry.ts";
import { curve, type Point } from "../svg.ts";
import type { Build } from "./build.ts";
import type { Skeleton } from "./skeleton.ts";

/** The trunk as a surface: a place on it is `across` (-1 back edge, 1 front edge) and `up` (0 hem, 1 neck). */
export interface Torso {
  outline: string;
  at: (across: number, up: number) => Point;
  /** Path data of a patch of cloth: a soft shape through places. */
  patch: (places: readonly Point[], ease?: number) => string;
  /** Where buttons and zips run: the middle of the front. */
  middle: number;
}

/** The trunk over the skeleton; `loose` widens it as clothes do, in thousandths. */
export const torso = (bones: Skeleton, build: Build, { loose = 0, slouch = 0, hem = 0 } = {}): Torso => {
  const { hip, neck, unit, facing, turn } = bones;
  const up = heading(hip, neck);
  const across: Point = [-up[1] * facing, up[0] * facing];
  const long = build.trunk * unit;
  const levels = profile(build, loose);
  const at = (side: number, height: number): Point => {
    const level = height * 1.09 - 0.09 - hem * (1 - height);
    const { wide, front, back } = level < 0 ? flared(levels(0), -level) : levels(level);
    const out = side > 0 ? side * between(wide, front, turn * 0.85) : side * between(wide, back, turn * 0.85);
    const bend = slouch * 16 * (Math.max(0, level) - 0.5) ** 2 * 4 - slouch * 16;
    return add(add(hip, times(up, long * level)), times(across, (out + bend) * unit));
  };
  const patch = (places: readonly Point[], ease = 0.85) =>
    curve(
      places.map(([side, height]) => at(side, height)),
      { closed: true, ease },
    );
  const sides = [0, 0.16, 0.4, 0.66, 0.84, 0.91, 0.95, 0.98, 1];
  const edge = (side: 1 | -1) => sides.map((height) => at(side, height));
  const outline = curve([...edge(-1), ...edge(1).reverse()], { closed: true, ease: 0.95 });
  return { outline, at, patch, middle: 0.5 * turn };
};

const flared = (edge: { wide: number; front: number; back: number }, below: number) => ({
  wide: edge.wide * (1 + below * 0.12),
  front: edge.front,
  back: edge.back,
});

/** Half widths at a height of the trunk, between the levels that the build gives. */
const profile = (build: Build, loose: number) => {
  const { depth } = build;
  const rows = [
    [0, build.hips, depth.belly * 0.86, depth.seat],
    [0.12, build.hips * 0.97, depth.belly * 0.97, depth.seat * 0.92],
    [0.38, build.waist, depth.belly, depth.belly * 0.62],
    [0.7, build.chest, depth.chest, depth.chest * 0.72],
    [0.84, build.chest * 1.04, depth.chest * 0.8, depth.chest * 0.82],
    [0.89, build.shoulders * 1.0, depth.chest * 0.56, depth.chest * 0.74],
    [0.94, build.shoulders * 0.8, depth.chest * 0.4, depth.chest * 0.62],
    [0.975, build.shoulders * 0.48, build.neck * 0.95, build.neck * 1.4],
    [1.0, build.neck * 1.15, build.neck * 0.75, build.neck * 1.05],
  ] as const;
  return (level: number) => {
    const next = Math.max(
      1,
      rows.findIndex(([height]) => height >= level),
    );
    const [from = rows[0], to = rows[0]] =
      level >= 1 ? [rows.at(-1), rows.at(-1)] : [rows[next - 1], rows[next]];
    const part = to[0] === from[0] ? 0 : (level - from[0]) / (to[0] - from[0]);
    const extra = level < 0.94 ? loose : 0;
    return {
      wide: between(from[1], to[1], part) + extra,
      front: between(from[2], to[2], part) + extra,
      back: between(from[3], to[3], part) + extra,
    };
  };
};
