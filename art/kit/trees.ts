import { add, hang, scatter } from "./geometry.ts";
import { groundShadow } from "./light.ts";
import { limb, outline } from "./ribbon.ts";
import { linear, tone } from "./paint.ts";
import { blob, circle, curve, group, path, placed, rect, stroke, type Point } from "./svg.ts";
import { type Greens, blade, greens, leaf } from "./leaves.ts";

/** A cluster of foliage: overlapping soft rounds, lit from the upper left. */
const crown = (
  [x, y]: Point,
  width: number,
  height: number,
  { light, base, deep }: Greens,
  seed: number,
): string => {
  const next = scatter(seed);
  const lump = (cx: number, cy: number, r: number, color: string, opacity = 1) => {
    const points = Array.from({ length: 9 }, (_, index): Point => {
      const turn = (index / 9) * Math.PI * 2;
      const reach = r * (0.86 + 0.3 * next());
      return [cx + Math.cos(turn) * reach * 1.18, cy + Math.sin(turn) * reach * 0.82];
    });
    return blob(points, color, { opacity });
  };
  const [w, h] = [width / 2, height / 2];
  return (
    lump(x + w * 0.34, y + h * 0.3, w * 0.56, deep) +
    lump(x - w * 0.4, y + h * 0.26, w * 0.5, deep) +
    lump(x, y - h * 0.1, w * 0.62, base) +
    lump(x - w * 0.46, y - h * 0.02, w * 0.42, base) +
    lump(x + w * 0.5, y + h * 0.02, w * 0.4, base) +
    lump(x - w * 0.2, y - h * 0.34, w * 0.38, light, 0.75) +
    lump(x - w * 0.55, y - h * 0.1, w * 0.22, light, 0.7) +
    lump(x + w * 0.36, y - h * 0.2, w * 0.2, light, 0.5)
  );
};

/** A gum tree: pale leaning trunk, forked boughs, separate clouds of leaves. `at` is its foot. */
export const gumTree = (at: Point, height: number, seed = 1, colors: Greens = greens): string => {
  const up = (x: number, y: number): Point => add(at, [x * height, -y * height]);
  const bough = (points: readonly [Point, Point, Point], width: number, end: number) =>
    path(
      outline(limb(...points, [width * height, width * 0.7 * height, end * height])),
      linear(0, "#efe4d6", "#d9c4ab", "#a88d77"),
    );
  return (
    groundShadow(at, height * 0.26, 0.22) +
    crown(up(0.22, 0.66), height * 0.42, height * 0.26, { ...colors, light: colors.base }, seed + 3) +
    bough([up(0, 0), up(-0.03, 0.26), up(0.03, 0.52)], 0.034, 0.018) +
    bough([up(0.0, 0.36), up(0.09, 0.5), up(0.2, 0.66)], 0.018, 0.007) +
    bough([up(0.02, 0.48), up(-0.06, 0.62), up(-0.16, 0.74)], 0.016, 0.006) +
    bough([up(0.03, 0.5), up(0.05, 0.66), up(0.08, 0.82)], 0.014, 0.005) +
    stroke([up(-0.022, 0.12), up(-0.03, 0.2)], "#8d7461", height * 0.008, { opacity: 0.5 }) +
    stroke([up(0.0, 0.3), up(0.004, 0.37)], "#8d7461", height * 0.007, { opacity: 0.4 }) +
    crown(up(-0.18, 0.78), height * 0.4, height * 0.24, colors, seed) +
    crown(up(0.12, 0.9), height * 0.46, height * 0.28, colors, seed + 1)
  );
};

/** A round street tree. */
export const streetTree = (at: Point, height: number, seed = 1, colors: Greens = greens): string => {
  const up = (x: number, y: number): Point => add(at, [x * height, -y * height]);
  return (
    groundShadow(at, height * 0.22, 0.22) +
    path(
      outline(limb(up(0, 0), up(0.005, 0.25), up(0, 0.55), [height * 0.024, height * 0.018, height * 0.014])),
      linear(0, tone.wood, tone.bark),
    ) +
    stroke([up(0, 0.38), up(0.09, 0.54)], tone.bark, height * 0.016) +
    stroke([up(0, 0.34), up(-0.08, 0.5)], tone.wood, height * 0.014) +
    crown(up(0.02, 0.5), height * 0.5, height * 0.3, { ...colors, light: colors.base }, seed + 1) +
    crown(up(0, 0.7), height * 0.66, height * 0.6, colors, seed)
  );
};

/** A palm with drooping fronds. */
export const palm = (at: Point, height: number, { lean = 0.08, colors = greens as Greens } = {}): string => {
  const top = add(at, [lean * height, -height * 0.78]);
  const bend = add(at, [lean * height * 0.2, -height * 0.4]);
  const frond = (angle: number, length: number, color: string) => {
    const turn = (angle * Math.PI) / 180;
    const tip: Point = [Math.cos(turn) * length, -Math.sin(turn) * length * 0.7 + length * 0.42];
    const peak: Point = [Math.cos(turn) * length * 0.55, -Math.sin(turn) * length * 0.75 - length * 0.06];
    const under: Point = [peak[0] * 0.95, peak[1] + length * 0.17];
    return path(
      `M${top[0].toFixed(0)} ${top[1].toFixed(0)}q${peak[0].toFixed(0)} ${peak[1].toFixed(0)} ${tip[0].toFixed(0)} ${tip[1].toFixed(0)}q${(under[0] - tip[0]).toFixed(0)} ${(under[1] - tip[1]).toFixed(0)} ${(-tip[0]).toFixed(0)} ${(-tip[1]).toFixed(0)}Z`,
      color,
    );
  };
  const length = height * 0.42;
  const trunk = limb(at, bend, top, [height * 0.028, height * 0.018, height * 0.016]);
  const rings = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = trunk.spine[Math.min(8, index)] ?? at;
    return stroke(
      `M${(x - height * 0.016).toFixed(0)} ${y.toFixed(0)}q${(height * 0.016).toFixed(0)} ${(height * 0.01).toFixed(0)} ${(height * 0.032).toFixed(0)} 0`,
      tone.bark,
      height * 0.004,
      { opacity: 0.6 },
    );
  });
  return (
    groundShadow(at, height * 0.16, 0.22) +
    [170, 20].map((angle) => frond(angle, length, colors.deep)).join("") +
    path(outline(trunk), linear(0, tone.clay, tone.bark)) +
    rings.join("") +
    [195, 145, 42, -12, 112]
      .map((angle, index) =>
        frond(angle, length * (index % 2 ? 1 : 0.9), index % 2 ? colors.base : colors.light),
      )
      .join("") +
    circle(top[0], top[1] + height * 0.012, height * 0.018, tone.bark)
  );
};

/** A banksia bush with its candles; `flower` colours them. */
export const banksia = (at: Point, height: number, flower: string, seed = 1): string => {
  const next = scatter(seed);
  const whorl = (tip: Point, angle: number, length: number, color: string) =>
    path(
      [-100, -66, -34, 0, 34, 66, 100]
        .map((spread) => blade(tip, angle + spread, length * (1 - Math.abs(spread) * 0.002)))
        .join(""),
      color,
    );
  const mound = Array.from({ length: 9 }, (_, index) =>
    hang(at, 90 + (index / 8) * 180, height * (0.6 + 0.08 * next())),
  );
  const rank = (count: number, reach: number, color: string, candles: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index - (count - 1) / 2) / Math.max(1, count - 1)) * 150 + (next() - 0.5) * 10;
      const tip = hang(at, 180 - angle, height * reach * (0.94 + next() * 0.12));
      const flowers = index % 2 === candles;
      return (
        whorl(tip, angle * 0.8, height * 0.32, color) +
        (flowers
          ? candle(tip, angle * 0.6, height * 0.3, flower) +
            leaf(tip, angle - 50, height * 0.16, color) +
            leaf(tip, angle + 50, height * 0.16, color)
          : "")
      );
    }).join("");
  return (
    groundShadow(at, height * 0.8, 0.25) +
    blob([...mound, add(at, [0, height * 0.12])], tone.pine) +
    rank(6, 0.74, tone.pine, 0) +
    rank(5, 0.5, tone.leaf, 1) +
    rank(4, 0.24, tone.fern, 2)
  );
};

const candle = (at: Point, angle: number, length: number, color: string): string =>
  placed(
    at,
    { turn: angle * 0.7 },
    rect(-length * 0.2, -length, length * 0.4, length, color, length * 0.2),
    rect(-length * 0.2, -length, length * 0.15, length, "#ffffff", length * 0.08, { opacity: 0.25 }),
    ...[0.25, 0.45, 0.65, 0.85].map((part) =>
      stroke(
        `M${(-length * 0.2).toFixed(0)} ${(-length * part).toFixed(0)}q${(length * 0.2).toFixed(0)} ${(length * 0.08).toFixed(0)} ${(length * 0.4).toFixed(0)} 0`,
        tone.ink,
        length * 0.03,
        { opacity: 0.2 },
      ),
    ),
  );

/** A hanging bough of gum leaves, for the foreground. Grows from `at` towards the angle (0 down). */
export const gumBranch = (
  at: Point,
  length: number,
  angle: number,
  seed = 1,
  colors: Greens = greens,
): string => {
  const next = scatter(seed);
  const spine = Array.from({ length: 9 }, (_, index) => hang(at, angle + index * 2.4, (length * index) / 8));
  const leaves = spine.slice(1).flatMap((point, index) => {
    const side = index % 2 ? 1 : -1;
    return [0, 1].map((pair) => {
      const color = [colors.base, colors.deep, colors.light][(index + pair) % 3] ?? colors.base;
      return leaf(
        point,
        180 - angle * 0.4 + side * (pair ? -30 : 46) + (next() - 0.5) * 30,
        length * (0.2 + next() * 0.1),
        color,
      );
    });
  });
  return stroke(curve(spine), tone.bark, length * 0.012) + group({}, ...leaves);
};
