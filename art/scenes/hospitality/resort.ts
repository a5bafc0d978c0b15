import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, glow, groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { leaf } from "../../kit/leaves.ts";
import { palm } from "../../kit/trees.ts";
import { potPlant } from "../../kit/plants.ts";
import { counter } from "../../kit/furniture.ts";
import { floorLines, pendant } from "../../kit/room.ts";
import { cloud, ridge, sky, water } from "../../kit/sky.ts";
import { circle, group, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { laptop } from "../../kit/things.ts";

/** The open lobby of a beach hotel: the desk welcomes a guest, a porter brings the cases. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  shore(2400, 640, 960),
  palm([250, 930], 640, { lean: 0.1 }),
  palm([640, 900], 480, { lean: -0.08 }),
  umbrella([900, 930], 190),
  hall(2400, 960, [60, 760, 1460], 640),
  floor(2400, 950, 1350),
  beam(
    [
      [60, 960],
      [620, 960],
      [1100, 1350],
      [360, 1350],
    ],
    tone.white,
    0.6,
    60,
  ),
  beam(
    [
      [780, 960],
      [1340, 960],
      [1900, 1350],
      [1160, 1350],
    ],
    tone.white,
    0.4,
    60,
  ),
  backWall(1560, 2400, 960),
  pendant([1790, 210], 190, tone.wood),
  pendant([2170, 250], 190, tone.wood),
  host([2060, 1180], 760),
  counter([1700, 820], 800, 470, { panels: 4, top: tone.cream }),
  laptop([2310, 820], { scale: 1.1, flip: true }),
  flowers([2170, 820]),
  groundShadow([1610, 1300], 130, 0.34),
  groundShadow([1245, 1270], 260, 0.34),
  porter([1080, 1250], 750),
  trolley([1340, 1275], 1),
  guest([1600, 1300], 790),
  potPlant([2350, 1420], 520, accent.art),
  ...fronds([-30, 1400], 560),
];

const tall = (): string[] => [
  shore(1080, 420, 660),
  palm([150, 650], 480, { lean: 0.1 }),
  hall(1080, 660, [30, 440], 370),
  floor(1080, 650, 1350),
  beam(
    [
      [40, 660],
      [380, 660],
      [760, 1100],
      [260, 1100],
    ],
    tone.white,
    0.6,
    60,
  ),
  backWall(640, 1080, 660),
  pendant([860, 160], 150, tone.wood),
  host([905, 890], 610),
  counter([680, 590], 560, 370, { panels: 3, top: tone.cream }),
  flowers([990, 590], 0.8),
  groundShadow([545, 985], 120, 0.34),
  groundShadow([290, 965], 150, 0.34),
  porter([110, 950], 620),
  trolley([335, 965], 0.8),
  guest([545, 985], 670),
  potPlant([1000, 1350], 440, accent.art),
  ...fronds([-40, 1400], 460),
];

const shore = (width: number, sea: number, sand: number): string =>
  sky(width, sand, [width * 0.2, sea - 160]) +
  cloud([width * 0.42, sea * 0.42], width * 0.16, tone.white, 0.7) +
  ridge(width, sea + 6, 70, accent.line, 9) +
  water(width, sea, sand, 4) +
  path(
    `M0 ${sand - 60}Q${width * 0.2} ${sand - 110} ${width * 0.5} ${sand - 60}T${width} ${sand - 90}V${sand + 20}H0Z`,
    linear(90, tone.cream, tone.dune),
  ) +
  stroke(
    `M0 ${sand - 64}Q${width * 0.2} ${sand - 114} ${width * 0.5} ${sand - 64}T${width} ${sand - 94}`,
    tone.white,
    10,
    { opacity: 0.8 },
  ) +
  glow([width * 0.2, sea + 30], width * 0.3, 90, "#fff3d6", 0.9);

const umbrella = ([x, y]: Point, size: number): string =>
  stroke(
    [
      [x, y],
      [x - size * 0.12, y - size],
    ],
    tone.wood,
    8,
  ) +
  path(
    `M${x - size * 0.9} ${y - size * 0.78}Q${x - size * 0.5} ${y - size * 1.4} ${x - size * 0.12} ${y - size * 1.34}T${x + size * 0.62} ${y - size * 0.7}Z`,
    accent.art,
  ) +
  path(
    `M${x - size * 0.4} ${y - size * 0.76}Q${x - size * 0.3} ${y - size * 1.3} ${x - size * 0.12} ${y - size * 1.34}Q${x + size * 0.1} ${y - size * 1.2} ${x + size * 0.12} ${y - size * 0.73}Z`,
    tone.cream,
  );

/** The arcade of the lobby: a wall with round arches through which the shore is seen. */
const hall = (width: number, foot: number, arches: readonly number[], wide: number): string => {
  const top = foot * 0.16;
  const holes = arches
    .map(
      (x) =>
        `M${x} ${foot}V${top + wide * 0.42}A${wide * 0.47} ${wide * 0.42} 0 0 1 ${x + wide * 0.94} ${top + wide * 0.42}V${foot}Z`,
    )
    .join("");
  const rims = arches
    .map((x) =>
      stroke(
        `M${x} ${foot}V${top + wide * 0.42}A${wide * 0.47} ${wide * 0.42} 0 0 1 ${x + wide * 0.94} ${top + wide * 0.42}V${foot}`,
        tone.white,
        22,
      ),
    )
    .join("");
  return (
    path(`M0 0H${width}V${foot}H0Z${holes}`, linear(100, tone.cream, tone.sand, tone.dune), {
      "fill-rule": "evenodd",
    }) +
    rims +
    rect(0, 0, width, 44, tone.wood) +
    Array.from({ length: Math.ceil(width / 200) }, (_, index) =>
      rect(60 + index * 200, 0, 46, 84, tone.bark, 4),
    ).join("")
  );
};

const floor = (width: number, top: number, height: number): string =>
  rect(0, top, width, height - top, linear(90, tone.sand, tone.dune)) +
  floorLines(width, top, height, width * 0.4, tone.bark, 0.14) +
  rect(0, top, width, 14, tone.white, 0, { opacity: 0.7 });

const backWall = (from: number, to: number, foot: number): string =>
  rect(from, 0, to - from, foot, linear(0, accent.solid, accent.shade)) +
  group(
    { "clip-path": clip(`M${from} 0H${to}V${foot}H${from}Z`), opacity: 0.14 },
    ...Array.from({ length: 9 }, (_, index) =>
      leaf(
        [from + 60 + index * 110, foot * (index % 2 ? 0.62 : 0.86)],
        (index % 3) * 24 - 24,
        foot * 0.42,
        tone.white,
      ),
    ),
  ) +
  rect(from, 0, 26, foot, tone.ink, 0, { opacity: 0.18 }) +
  rect(from - 14, 0, 20, foot, tone.white);

const flowers = ([x, y]: Point, scale = 1): string =>
  placed(
    [x, y],
    { scale },
    ...[-40, -18, 0, 20, 44].map((angle, index) =>
      leaf([0, -70], angle, 130 + (index % 2) * 30, index % 2 ? tone.leaf : tone.pine),
    ),
    ...[-34, 4, 36].map(
      (angle, index) =>
        circle(
          Math.sin((angle * Math.PI) / 180) * 130,
          -80 - Math.cos((angle * Math.PI) / 180) * 120,
          26,
          [accent.art, tone.white, accent.line][index] ?? tone.white,
        ) +
        circle(
          Math.sin((angle * Math.PI) / 180) * 130,
          -80 - Math.cos((angle * Math.PI) / 180) * 120,
          9,
          tone.signal,
        ),
    ),
    path("M-30-84H30C40-50 34-10 20 0H-20C-34-10-40-50-30-84Z", tone.white),
    path("M8-84H30C40-50 34-10 20 0H6C18-26 18-60 8-84Z", tone.ink, { opacity: 0.12 }),
  );

/** A luggage trolley with its cases; the origin is on the ground at its middle. */
const trolley = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    stroke("M-150-40V-330Q-150-440-40-440H40Q150-440 150-330V-40", tone.signal, 13),
    stroke("M-146-60V-330Q-146-436-40-436", tone.white, 4, { opacity: 0.5 }),
    placed(
      [-66, -56],
      { scale: 1.1 },
      rect(-62, -164, 124, 164, accent.solid, 18),
      stroke("M-32-148V-18M0-148V-18M32-148V-18", tone.ink, 4, { opacity: 0.2 }),
      rect(-18, -174, 36, 14, tone.ink, 6),
    ),
    rect(8, -176, 126, 120, tone.clay, 12),
    rect(8, -130, 126, 12, tone.bark),
    rect(54, -190, 36, 18, "none", 8, { stroke: tone.bark, "stroke-width": 8 }),
    rect(20, -250, 104, 72, accent.art, 16),
    stroke("M44-250C44-284 100-284 100-250", tone.ink, 7),
    rect(-170, -58, 340, 24, tone.signal, 10),
    rect(-170, -46, 340, 12, tone.ink, 6, { opacity: 0.2 }),
    ...[-130, 130].map((x) => circle(x, -16, 18, tone.ink) + circle(x, -16, 7, tone.steel)),
  );

const fronds = ([x, y]: Point, size: number): string[] =>
  [-2, 24, 46, 66].map((angle, index) =>
    leaf(
      [x + index * 20, y],
      angle,
      size * (1 - index * 0.12),
      [tone.pine, tone.leaf, tone.pine, tone.fern][index] ?? tone.leaf,
    ),
  );

const host = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    pose: { ...poses.standing, turn: 0.45, arms: { near: [-4, 60], far: [70, 30] }, head: { tilt: -2 } },
    face: { skin: "cocoa", hair: "bun", hairColor: "black", mood: "laugh" },
    wear: { top: "blazer", topColor: tone.night, underColor: accent.line, bottomColor: tone.night },
    reach: { far: [x - size * 0.32, y - size * 0.6] },
    hands: { far: "flat" },
    held: {
      far: ([gripX, gripY], scale) =>
        rect(gripX - 62 * scale, gripY - 20 * scale, 56 * scale, 36 * scale, tone.signal, 5 * scale),
    },
  });

const guest = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "medium",
    pose: { ...poses.relaxed, turn: 0.65, arms: { near: [-14, 10], far: [40, 50] } },
    face: {
      skin: "olive",
      hair: "wave",
      hairColor: "grey",
      hat: "sunHat",
      hatColor: tone.cream,
      hatShade: tone.dune,
      aged: true,
    },
    wear: {
      top: "shirt",
      topColor: accent.line,
      underColor: accent.line,
      sleeve: "short",
      bottom: "cropped",
      bottomColor: tone.cream,
      shoes: "trainers",
      shoeColor: tone.clay,
    },
    reach: { far: [x + size * 0.22, y - size * 0.62] },
    hands: { far: "open" },
  });

const porter = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "slim",
    pose: { ...poses.walking, arms: { near: [18, 30], far: [30, 30] } },
    face: { skin: "amber", hair: "crop", hairColor: "black" },
    wear: { top: "polo", topColor: accent.solid, sleeve: "short", bottomColor: tone.night, shoes: "shoes" },
    hands: { near: "fist", far: "fist" },
    reach: { near: [x + size * 0.13, y - size * 0.45], far: [x + size * 0.16, y - size * 0.5] },
  });
