import { skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { between, scatter } from "../../kit/geometry.ts";
import { glow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { gumBranch, gumTree, streetTree } from "../../kit/trees.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { ellipse, group, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";
import { drill } from "../../kit/tools.ts";

/** Two installers lay solar panels on an iron roof above the suburbs in the morning. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

/** A roof's plane: from its eave (low) to its ridge (high), each from left to right. */
interface Plane {
  low: readonly [Point, Point];
  high: readonly [Point, Point];
}

/** The point of a plane at a share across and up. */
const on =
  ({ low, high }: Plane) =>
  (across: number, up: number): Point => {
    const at = (axis: 0 | 1) =>
      between(between(low[0][axis], low[1][axis], across), between(high[0][axis], high[1][axis], across), up);
    return [at(0), at(1)];
  };

const wide = (): string[] => {
  const plane: Plane = {
    low: [
      [640, 1270],
      [2700, 1270],
    ],
    high: [
      [960, 640],
      [2500, 640],
    ],
  };
  const at = on(plane);
  return [
    sky(2400, 1350, [520, 520]),
    cloud([900, 230], 420, tone.white, 0.75),
    cloud([300, 300], 320, tone.white, 0.6),
    cloud([1900, 170], 520, tone.white, 0.65),
    ridge(2400, 690, 150, accent.line, 7),
    ridge(2400, 740, 100, accent.art, 3, 0.35),
    glow([480, 700], 900, 220, "#fff3d6", 0.95),
    skyline(60, 640, 730, 190, accent.art, 21, 0.4),
    suburb(2400, 720, 1350),
    gumTree([930, 900], 470, 5),
    house([80, 1010], 360, accent.art, tone.cream),
    gumTree([560, 1070], 560, 9),
    streetTree([60, 1160], 330, 4),
    house([170, 1250], 470, accent.shade, tone.white),
    wallBelow([640, 1270], 2100),
    ...roof(plane),
    ...panels(at, [0.27, 0.38, 0.49, 0.6, 0.71, 0.82], 0.105, [0.54, 0.94]),
    ...panels(at, [0.6, 0.71, 0.82], 0.105, [0.1, 0.5]),
    rails(at, 0.27, 0.6, [0.2, 0.4]),
    panel([at(0.27, 0.1), at(0.38, 0.1), at(0.38, 0.5), at(0.27, 0.5)]),
    kneeler(at(0.505, 0.12), 640, at(0.377, 0.42), at(0.66, 1)),
    carrier(at(0.225, 0.06), 690, at(0.155, 1)),
    gumBranch([-30, -40], 520, 58, 4),
    streetTree([330, 1560], 420, 11),
  ];
};

const tall = (): string[] => {
  const plane: Plane = {
    low: [
      [60, 1010],
      [1300, 1010],
    ],
    high: [
      [250, 470],
      [1200, 470],
    ],
  };
  const at = on(plane);
  return [
    sky(1080, 1350, [240, 300]),
    cloud([330, 150], 330, tone.white, 0.75),
    cloud([880, 240], 340, tone.white, 0.6),
    ridge(1080, 500, 120, accent.line, 7),
    ridge(1080, 530, 80, accent.art, 3, 0.35),
    glow([220, 500], 520, 160, "#fff3d6", 0.95),
    skyline(-20, 240, 525, 130, accent.art, 21, 0.4),
    suburb(1080, 520, 1350),
    gumTree([150, 640], 330, 5),
    house([-120, 900], 300, accent.shade, tone.white),
    wallBelow([60, 1010], 1300),
    ...roof(plane),
    ...panels(at, [0.3, 0.46, 0.62, 0.78], 0.155, [0.54, 0.94]),
    ...panels(at, [0.78], 0.155, [0.1, 0.5]),
    rails(at, 0.3, 0.78, [0.2, 0.4]),
    panel([at(0.3, 0.1), at(0.46, 0.1), at(0.46, 0.5), at(0.3, 0.5)]),
    kneeler(at(0.63, 0.1), 520, at(0.46, 0.32), at(0.76, 1)),
    carrier(at(0.14, 0.05), 560, at(0.12, 1)),
    gumBranch([1110, -30], 330, -58, 4),
    streetTree([120, 1480], 420, 11),
    streetTree([930, 1520], 420, 6),
  ];
};

/** Iron sheets with their ribs, ridge cap and gutter. */
const roof = (plane: Plane): string[] => {
  const at = on(plane);
  const [eave, end] = plane.low;
  const ribs = Array.from({ length: 40 }, (_, index) =>
    stroke([at(index / 39, 0), at(index / 39, 1)], tone.ink, 3),
  );
  return [
    polygon(
      [...plane.low, plane.high[1], plane.high[0]],
      linear(60, tone.white, tone.cream, tone.sand, tone.dune),
    ),
    group({ opacity: 0.13 }, ...ribs),
    polygon([at(-0.012, -0.012), at(0.012, -0.012), at(0.012, 1), at(-0.014, 1.02)], accent.shade),
    polygon([at(-0.02, 0.985), at(1, 0.985), at(1, 1.03), at(-0.02, 1.03)], accent.solid),
    polygon([at(-0.02, 0.985), at(1, 0.985), at(1, 0.998), at(-0.02, 0.998)], tone.ink, { opacity: 0.2 }),
    rect(eave[0] - 30, eave[1] - 8, end[0] - eave[0], 44, accent.solid, 6),
    rect(eave[0] - 30, eave[1] + 16, end[0] - eave[0], 20, tone.ink, 6, { opacity: 0.24 }),
    rect(eave[0] - 30, eave[1] - 8, end[0] - eave[0], 8, tone.white, 4, { opacity: 0.4 }),
    rect(
      eave[0] + 60,
      eave[1] + 36,
      end[0] - eave[0],
      110,
      linear(90, `${tone.ink}/0.45`, `${tone.ink}/0.3@60`, `${tone.ink}/0`),
    ),
  ];
};

const wallBelow = ([x, y]: Point, width: number): string =>
  rect(x + 60, y, width, 400, linear(90, tone.dune, tone.sand)) +
  Array.from({ length: 9 }, (_, index) =>
    rect(x + 60, y + 60 + index * 40, width, 4, tone.ink, 0, { opacity: 0.08 }),
  ).join("") +
  [0.2, 0.56]
    .map((part) => {
      const left = x + width * part;
      return (
        rect(left - 14, y + 106, 248, 208, tone.white, 6) +
        rect(left, y + 120, 220, 180, linear(120, tone.night, tone.slate)) +
        polygon(
          [
            [left + 20, y + 300],
            [left + 110, y + 120],
            [left + 160, y + 120],
            [left + 70, y + 300],
          ],
          tone.white,
          { opacity: 0.16 },
        ) +
        rect(left + 104, y + 120, 12, 180, tone.white)
      );
    })
    .join("");

/** A panel with its cells, from its four corners: low left, low right, high right, high left. */
const panel = ([a, b, c, d]: readonly [Point, Point, Point, Point]): string => {
  const at = on({ low: [a, b], high: [d, c] });
  const inset = [at(0.03, 0.02), at(0.97, 0.02), at(0.97, 0.98), at(0.03, 0.98)];
  const lines = [
    ...[0.25, 0.5, 0.75].map((part) => stroke([at(part, 0.02), at(part, 0.98)], tone.mist, 2)),
    ...[0.18, 0.34, 0.5, 0.66, 0.82].map((part) => stroke([at(0.03, part), at(0.97, part)], tone.mist, 2)),
  ];
  return (
    polygon([at(0.02, -0.05), at(1.05, -0.05), at(1.05, 0.94), at(0.02, 0.94)], tone.ink, { opacity: 0.2 }) +
    polygon([a, b, c, d], tone.silver) +
    polygon(inset, linear(50, "#3d4f86", tone.night, tone.ink)) +
    group({ opacity: 0.28 }, ...lines) +
    polygon([at(0.03, 0.45), at(0.55, 0.98), at(0.8, 0.98), at(0.03, 0.2)], tone.white, { opacity: 0.15 })
  );
};

/** A row of panels, one starting at each share across. */
const panels = (
  at: (across: number, up: number) => Point,
  starts: readonly number[],
  width: number,
  [low, high]: readonly [number, number],
): string[] =>
  starts.map((start) =>
    panel([at(start, low), at(start + width, low), at(start + width, high), at(start, high)]),
  );

/** Mounting rails waiting for their panels. */
const rails = (
  at: (across: number, up: number) => Point,
  from: number,
  to: number,
  rows: readonly number[],
): string =>
  rows
    .map(
      (up) =>
        stroke([at(from, up - 0.015), at(to, up - 0.015)], tone.ink, 9, { opacity: 0.25 }) +
        stroke([at(from, up), at(to, up)], tone.steel, 10) +
        stroke([at(from, up + 0.005), at(to, up + 0.005)], tone.silver, 4),
    )
    .join("");

/** Houses and trees to the horizon. */
const suburb = (width: number, top: number, low: number): string => {
  const next = scatter(width);
  const rows = [0, 0.07, 0.16, 0.28, 0.44];
  return (
    rect(0, top, width, low - top, linear(90, tone.fern, tone.leaf, tone.pine)) +
    rows
      .map((part, row) => {
        const y = top + (low - top) * part + 20;
        const size = 60 + row * 46;
        return Array.from({ length: Math.ceil(width / (size * 1.5)) + 1 }, (_, index) => {
          const x = index * size * 1.5 - size * next();
          const color =
            [accent.line, accent.art, tone.clay, tone.mist, accent.line, tone.brick][
              Math.floor(next() * 6)
            ] ?? tone.clay;
          return next() > 0.3
            ? house([x, y + size * 0.3 * next()], size, color, tone.cream)
            : ellipse(
                x + size * 0.4,
                y - size * 0.1,
                size * 0.42,
                size * 0.34,
                row < 2 ? tone.fern : tone.leaf,
              ) + ellipse(x + size * 0.7, y, size * 0.3, size * 0.26, row < 2 ? tone.leaf : tone.pine);
        }).join("");
      })
      .join("")
  );
};

/** A small house with a hipped roof; `at` is its lower left corner. */
const house = ([x, y]: Point, width: number, color: string, wall: string): string => {
  const [w, h] = [width, width * 0.3];
  return (
    rect(x, y - h, w, h, wall) +
    rect(x + w * 0.62, y - h, w * 0.38, h, tone.ink, 0, { opacity: 0.1 }) +
    (width > 100
      ? rect(x + w * 0.16, y - h * 0.75, w * 0.2, h * 0.45, tone.slate, 2) +
        rect(x + w * 0.68, y - h * 0.75, w * 0.16, h * 0.45, tone.slate, 2) +
        rect(x + w * 0.46, y - h * 0.75, w * 0.1, h * 0.75, tone.bark, 2)
      : "") +
    path(
      `M${(x - w * 0.06).toFixed(0)} ${(y - h * 0.94).toFixed(0)}L${(x + w * 0.2).toFixed(0)} ${(y - h * 2).toFixed(0)}H${(x + w * 0.76).toFixed(0)}L${(x + w * 1.06).toFixed(0)} ${(y - h * 0.94).toFixed(0)}Z`,
      color,
    ) +
    path(
      `M${(x + w * 0.76).toFixed(0)} ${(y - h * 2).toFixed(0)}L${(x + w * 1.06).toFixed(0)} ${(y - h * 0.94).toFixed(0)}H${(x + w * 0.5).toFixed(0)}Z`,
      tone.ink,
      { opacity: 0.16 },
    )
  );
};

/** The shadow of a person on the slope. */
const cast = ([x, y]: Point, width: number): string =>
  ellipse(x + width * 0.45, y + 4, width, width * 0.16, tone.ink, { opacity: 0.2 });

/** A rope from a harness up to its anchor on the ridge. */
const rope = (from: Point, to: Point): string =>
  stroke(
    `M${from[0].toFixed(0)} ${from[1].toFixed(0)}Q${((from[0] + to[0]) / 2 + 30).toFixed(0)} ${(Math.max(from[1], to[1]) + 60).toFixed(0)} ${to[0].toFixed(0)} ${to[1].toFixed(0)}`,
    accent.shade,
    6,
  );

const kneeler = (at: Point, size: number, clamp: Point, anchor: Point): string =>
  cast(at, size * 0.24) +
  rope([at[0] + size * 0.05, at[1] - size * 0.35], anchor) +
  figure({
    at,
    size,
    facing: -1,
    build: "slim",
    pose: { ...poses.kneeling, lean: 24, head: { tilt: 14 } },
    face: {
      skin: "umber",
      hair: "ponytail",
      hairColor: "black",
      hat: "hardHat",
      hatColor: accent.solid,
      hatShade: accent.shade,
      mood: "calm",
    },
    wear: {
      top: "shirt",
      topColor: tone.night,
      underColor: tone.night,
      sleeve: "long",
      over: "vest",
      bottomColor: tone.slate,
      shoes: "boots",
      shoeColor: tone.clay,
      gloves: tone.dune,
    },
    reach: {
      far: [clamp[0] + size * 0.13, clamp[1] - size * 0.02],
      near: [clamp[0] + size * 0.04, clamp[1] + size * 0.13],
    },
    hands: { far: "fist", near: "flat" },
    held: {
      far: ([x, y], by) =>
        drill([x - 8 * by, y + 6 * by], accent.art, { scale: by * 1.1, flip: true, turn: 10 }),
    },
  });

const carrier = ([x, y]: Point, size: number, anchor: Point): string =>
  cast([x, y], size * 0.22) +
  rope([x - size * 0.04, y - size * 0.5], anchor) +
  figure({
    at: [x, y],
    size,
    build: "broad",
    pose: { ...poses.carrying, turn: 0.5, lean: -5, legs: { near: [-10, 2], far: [16, 12] } },
    face: {
      skin: "olive",
      hair: "crop",
      hairColor: "brown",
      hat: "hardHat",
      hatColor: tone.white,
      hatShade: tone.mist,
      beard: "short",
      mood: "smile",
    },
    wear: {
      top: "shirt",
      topColor: accent.art,
      underColor: accent.art,
      sleeve: "rolled",
      bottomColor: tone.night,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    reach: { far: [x + size * 0.34, y - size * 0.62], near: [x + size * 0.06, y - size * 0.44] },
    hands: { far: "fist", near: "fist" },
    holds: carried([x + size * 0.22, y - size * 0.52], size / 690),
  });

/** The panel in the carrier's arms. */
const carried = (at: Point, scale: number): string =>
  placed(
    at,
    { scale, turn: -16 },
    panel([
      [-120, 150],
      [104, 150],
      [104, -170],
      [-120, -170],
    ]),
  );
