import { skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, gumTree, streetTree } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { circle, ellipse, group, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";

/** A youth centre's yard: a youth worker and teenagers paint a mural beside the basketball court. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [420, 420]),
  cloud([680, 230], 420, tone.white, 0.65),
  cloud([220, 330], 280, tone.white, 0.5),
  skyline(-40, 1150, 830, 330, accent.line, 12),
  ridge(1200, 850, 100, accent.art, 7, 0.3),
  glow([420, 780], 900, 240, "#fff3d6", 0.85),
  streetTree([820, 900], 400, 6),
  gumTree([130, 920], 520, 3),
  yard(2400, 880),
  hoop([480, 1000], 620),
  wall([1090, 960], 1400, 790),
  mural([1090, 960], 1),
  ...painters([0, 0], 1),
  banksia([70, 1430], 360, accent.solid, 5),
  ...[420, 560, 2370].map((x, index) => tuft([x, 1370], 130, undefined, index + 2)),
];

const tall = (): string[] => [
  sky(1080, 1350, [160, 240]),
  cloud([150, 150], 240, tone.white, 0.65),
  skyline(-40, 300, 640, 260, accent.line, 12),
  glow([120, 580], 400, 170, "#fff3d6", 0.85),
  streetTree([90, 680], 300, 6),
  yard(1080, 660),
  wall([200, 700], 900, 620),
  mural([200, 700], 0.78),
  ...painters([-825, -60], 0.78),
  banksia([80, 1420], 380, accent.solid, 5),
  banksia([1040, 1430], 340, accent.solid, 9),
  ...[380, 560, 740].map((x, index) => tuft([x, 1370], 130, undefined, index + 2)),
];

/** The people, on ground about 1280 below the origin. */
const painters = (at: Point, scale: number): string[] => [
  placed(
    at,
    { scale },
    groundShadow([2110, 1190], 160, 0.3),
    stepladder([2120, 1190]),
    roller([2115, 1000], 730),
    groundShadow([1400, 1230], 120, 0.34),
    planner([1390, 1235], 740),
    groundShadow([1625, 1260], 130, 0.34),
    worker([1625, 1262], 790),
    groundShadow([2250, 1290], 110, 0.34),
    tin([2035, 1296], accent.solid),
    tin([1930, 1314], tone.signal),
    dipper([2280, 1300], 800),
    groundShadow([1150, 1305], 120, 0.34),
    baller([1150, 1310], 780),
  ),
];

/** Paving, with the painted court at the left. */
const yard = (width: number, top: number): string =>
  rect(0, top, width, 1350 - top, linear(95, tone.cream, tone.sand, tone.dune)) +
  polygon(
    [
      [0, top + 40],
      [width * 0.42, top + 40],
      [width * 0.56, 1350],
      [0, 1350],
    ],
    accent.art,
    { opacity: 0.85 },
  ) +
  stroke(`M0 ${top + 70}H${width * 0.4}L${width * 0.52} 1350`, tone.white, 9, { opacity: 0.85 }) +
  path(
    `M${width * 0.06} ${top + 70}L${width * 0.03} ${top + 240}H${width * 0.26}L${width * 0.24} ${top + 70}`,
    "none",
    { stroke: tone.white, "stroke-width": 8, opacity: 0.7 },
  ) +
  ellipse(width * 0.145, top + 240, width * 0.115, width * 0.026, "none", {
    stroke: tone.white,
    "stroke-width": 8,
    opacity: 0.7,
  });

/** A basketball hoop on its pole; `at` is the foot of it. */
const hoop = ([x, y]: Point, height: number): string =>
  groundShadow([x, y], 70, 0.3) +
  rect(x - 11, y - height * 0.86, 22, height * 0.86, linear(0, tone.mist, tone.slate), 8) +
  rect(x - 120, y - height, 240, 160, tone.white, 10) +
  rect(x - 120, y - height, 240, 160, "none", 10, { stroke: tone.night, "stroke-width": 9 }) +
  rect(x - 46, y - height + 56, 92, 70, "none", 4, { stroke: accent.solid, "stroke-width": 8 }) +
  stroke(
    `M${x - 44} ${y - height + 150}l14 74 14-74 14 74 14-74 14 74 18-74M${x - 38} ${y - height + 186}h76`,
    tone.white,
    5,
  ) +
  ellipse(x, y - height + 146, 54, 11, "none", { stroke: "#c9603a", "stroke-width": 9 });

/** The long wall of the centre; `at` is its lower left corner. */
const wall = ([x, y]: Point, width: number, height: number): string => {
  const courses = Array.from({ length: Math.floor(height / 46) }, (_, index) => {
    const row = y - 46 * (index + 1);
    return `M${x} ${row}h${width}`;
  });
  return (
    rect(x, y - height, width, height, linear(20, tone.white, tone.cream, tone.sand)) +
    stroke(courses.join(""), tone.clay, 3, { opacity: 0.22 }) +
    rect(x - 20, y - height - 22, width + 40, 30, tone.steel, 4) +
    rect(x, y - height + 8, width, 18, tone.ink, 0, { opacity: 0.12 }) +
    rect(x, y - 14, width, 20, tone.ink, 0, { opacity: 0.16 })
  );
};

/** Hills, a river, a sun and leaves; the right of it still only outlined. */
const mural = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    group(
      { "clip-path": clip("M50-730H1290V-40H50Z") },
      ...[
        [250, accent.line],
        [190, tone.cream],
        [140, tone.signal],
      ].map(([radius, color]) => circle(470, -470, Number(radius), String(color))),
      path("M50-330Q230-520 450-330T860-360Q960-420 1040-330L1000-40H50Z", accent.art),
      path("M50-210Q260-330 520-190T960-230L930-40H50Z", accent.solid),
      path("M50-90Q240-170 420-110T760-120 950-110V-40H50Z", accent.line),
      stroke("M90-90q60-26 120 0t120 0M420-76q60-26 120 0t120 0", tone.white, 9),
      path("M130-700Q250-660 240-520Q120-560 130-700Z", accent.solid),
      path("M300-700Q360-640 320-560Q260-620 300-700Z", accent.art),
      stroke("M138-692Q190-610 236-526M302-694Q308-630 320-566", tone.white, 5),
      stroke(
        "M1040-330Q1130-280 1210-380T1290-400M960-230Q1090-150 1290-260M940-110Q1080-150 1290-100M1150-690q30-40 60 0q30-40 60 0M1150-500Q1220-600 1290-560",
        tone.steel,
        6,
        { "stroke-dasharray": "18 16" },
      ),
    ),
  );

const stepladder = ([x, y]: Point): string =>
  stroke(`M${x + 30} ${y - 330}L${x + 120} ${y - 6}`, tone.slate, 14) +
  stroke(`M${x + 6} ${y - 330}L${x - 80} ${y}`, tone.steel, 16) +
  stroke(`M${x + 58} ${y - 330}L${x + 50} ${y}`, tone.steel, 16) +
  stroke(
    `M${x - 14} ${y - 250}H${x + 54}M${x - 36} ${y - 174}H${x + 53}M${x - 58} ${y - 92}H${x + 51}`,
    tone.mist,
    16,
  );

/** Rolls paint high on the wall from the ladder. */
const roller = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "slim",
    pose: { ...poses.reaching, turn: 0.7, lean: 6, head: { tilt: -12 } },
    face: {
      skin: "sand",
      hair: "swept",
      hairColor: "brown",
      hat: "beanie",
      hatColor: tone.night,
      mood: "smile",
    },
    wear: {
      top: "hoodie",
      topColor: tone.clay,
      bottomColor: tone.slate,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    reach: { far: [x - size * 0.31, y - size * 0.76], near: [x - size * 0.23, y - size * 0.6] },
    step: { near: [x - size * 0.0, y - size * 0.03], far: [x - size * 0.05, y + size * 0.08] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([gripX, gripY], scale) =>
        stroke(
          `M${gripX + 70 * scale} ${gripY + 130 * scale}L${gripX - 34 * scale} ${gripY - 70 * scale}`,
          tone.wood,
          11 * scale,
        ) +
        placed(
          [gripX - 36 * scale, gripY - 78 * scale],
          { scale, turn: -18 },
          stroke("M0 10V-20H-56V-44", tone.steel, 8),
          rect(-62, -76, 130, 40, accent.line, 18),
          rect(-62, -52, 130, 16, tone.ink, 8, { opacity: 0.12 }),
        ),
    },
  });

/** Holds the sketch of the mural. */
const planner = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "slim",
    pose: { ...poses.carrying, turn: 0.5, lean: 0, head: { tilt: -6 } },
    face: {
      skin: "olive",
      hair: "bun",
      hat: "hijab",
      hatColor: tone.slate,
      hatShade: tone.night,
      mood: "laugh",
    },
    wear: {
      top: "shirt",
      topColor: tone.white,
      underColor: tone.white,
      sleeve: "long",
      over: "overalls",
      overColor: tone.brick,
      bottomColor: tone.brick,
      shoes: "boots",
      shoeColor: tone.ink,
    },
    reach: { near: [x + size * 0.05, y - size * 0.54], far: [x + size * 0.27, y - size * 0.58] },
    hands: { near: "fist", far: "fist" },
    holds: placed(
      [x + size * 0.17, y - size * 0.6],
      { scale: size / 740, turn: -8 },
      rect(-104, -76, 208, 150, tone.white, 6),
      rect(-104, -76, 208, 150, "none", 6, { stroke: tone.mist, "stroke-width": 4 }),
      circle(-10, -20, 32, tone.signal),
      path("M-92 62V20Q-40-20 10 16T92 6V62Z", accent.art),
      path("M-92 62V42Q-30 14 30 42T92 40V62Z", accent.solid),
    ),
  });

const worker = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "curvy",
    pose: {
      ...poses.pointing,
      turn: 0.5,
      head: { tilt: -8 },
      arms: { near: [-46, 96], far: [52, 70] },
    },
    face: { skin: "cocoa", hair: "ringlets", hairColor: "black", mood: "laugh" },
    wear: {
      top: "polo",
      topColor: accent.solid,
      sleeve: "short",
      over: "lanyard",
      overColor: tone.cream,
      bottomColor: tone.night,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    hands: { far: "open" },
  });

/** A tin of paint; `at` is the middle of its foot. */
const tin = (at: Point, color: string): string =>
  placed(
    at,
    {},
    groundShadow([0, 0], 52, 0.3),
    stroke("M-44-88C-40-136 40-136 44-88", tone.slate, 5),
    rect(-46, -92, 92, 92, linear(0, tone.haze, tone.mist, tone.steel), 6),
    rect(-46, -66, 92, 44, tone.white),
    rect(-46, -56, 92, 24, color),
    ellipse(0, -92, 46, 11, color),
    path("M-40-90q-2 34 6 34t8-30z", color),
  );

/** Crouches to dip a brush. */
const dipper = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "medium",
    pose: { ...poses.crouching, lean: 20, head: { tilt: 6 } },
    face: { skin: "umber", hair: "afro", hairColor: "black", mood: "smile" },
    wear: {
      top: "tee",
      topColor: tone.cream,
      sleeve: "short",
      bottomColor: tone.night,
      shoes: "trainers",
      shoeColor: accent.solid,
    },
    reach: { near: [x - size * 0.3, y - size * 0.26], far: [x - size * 0.2, y - size * 0.3] },
    hands: { near: "fist", far: "relaxed" },
    held: {
      near: (grip, scale) =>
        placed(
          grip,
          { scale, turn: 24 },
          stroke("M0-60V30", tone.wood, 11),
          rect(-13, 26, 26, 22, tone.steel, 3),
          path("M-15 46H15L12 84H-12Z", accent.solid),
        ),
    },
  });

const baller = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "slim",
    pose: { ...poses.relaxed, turn: 0.5, arms: { near: [-6, 60], far: [10, 20] }, head: { tilt: -6 } },
    face: { skin: "porcelain", hair: "ponytail", hairColor: "copper", mood: "laugh" },
    wear: {
      top: "tee",
      topColor: tone.night,
      sleeve: "short",
      bottom: "shorts",
      bottomColor: accent.line,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    reach: { near: [x + size * 0.03, y - size * 0.5] },
    holds: basketball([x + size * 0.02, y - size * 0.56], size * 0.085),
  });

const basketball = ([x, y]: Point, r: number): string =>
  circle(x, y, r, "#c9703a") +
  circle(x, y, r, linear(45, "#fff/0.3", "#fff/0@40", `${tone.ink}/0.28`)) +
  stroke(
    `M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}M${x - r * 0.7} ${y - r * 0.7}Q${x - r * 0.1} ${y} ${x - r * 0.7} ${y + r * 0.7}M${x + r * 0.7} ${y - r * 0.7}Q${x + r * 0.1} ${y} ${x + r * 0.7} ${y + r * 0.7}`,
    tone.ink,
    r * 0.06,
    { opacity: 0.7 },
  );
