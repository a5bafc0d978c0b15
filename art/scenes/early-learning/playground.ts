import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, gumBranch, gumTree, streetTree } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import {
  circle,
  curve,
  ellipse,
  group,
  path,
  placed,
  type Point,
  polygon,
  rect,
  stroke,
} from "../../kit/svg.ts";
import { picketFence } from "../../kit/yard.ts";

/** The yard of a centre: an educator digs with toddlers in the sandpit, another helps a climber. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [420, 420]),
  cloud([760, 210], 420, tone.white, 0.6),
  cloud([250, 330], 300, tone.white, 0.5),
  ridge(2400, 800, 170, accent.line, 6),
  ridge(2400, 830, 110, accent.art, 11, 0.28),
  glow([420, 760], 900, 240, "#fff3d6", 0.8),
  centre([60, 860], 560),
  streetTree([720, 870], 300, 4),
  streetTree([2350, 880], 420, 6),
  picketFence(2400, 880),
  lawn(2400, 860),
  gumTree([1010, 1000], 850, 3),
  mast([2350, 1010], 720),
  softFall([1860, 1075], 620),
  sail(
    [
      [1560, 250],
      [2060, 30],
      [2460, 130],
      [2080, 300],
    ],
    accent.line,
  ),
  sail([
    [1090, 330],
    [1720, 90],
    [2350, 300],
    [1760, 420],
  ]),
  mast([1096, 1030], 700),
  frame([1830, 1070], 1),
  sandpit([1480, 1245], 500),
  groundShadow([2230, 1152], 130, 0.3),
  climbHelper([2240, 1155], 760),
  digger([1250, 1270], 830),
  bucketToddler([1560, 1266], 410),
  pourer([1830, 1300], 420),
  sandToys([1690, 1290], 1),
  banksia([80, 1430], 380, accent.art, 5),
  ...[720, 860, 2330].map((x, index) => tuft([x, 1370], 130, undefined, index + 2)),
  gumBranch([-30, -30], 460, 52, 4),
];

const tall = (): string[] => [
  sky(1080, 1350, [200, 260]),
  cloud([260, 150], 320, tone.white, 0.6),
  ridge(1080, 540, 130, accent.line, 6),
  glow([200, 520], 460, 170, "#fff3d6", 0.8),
  streetTree([80, 590], 230, 4),
  picketFence(1080, 600),
  lawn(1080, 580),
  gumTree([150, 660], 560, 3),
  mast([1040, 700], 520),
  softFall([720, 735], 420),
  sail([
    [200, 190],
    [600, 40],
    [1044, 170],
    [640, 260],
  ]),
  mast([206, 690], 510),
  placed([700, 735], { scale: 0.72 }, frame([0, 0], 1)),
  sandpit([530, 930], 470),
  groundShadow([960, 790], 100, 0.3),
  climbHelper([992, 792], 545),
  digger([250, 960], 640),
  bucketToddler([500, 958], 325),
  pourer([775, 985], 335),
  sandToys([640, 988], 0.85),
  banksia([60, 1410], 360, accent.art, 5),
  ...[340, 560, 740, 900, 1040].map((x, index) => tuft([x, 1370], 130, undefined, index + 2)),
];

const lawn = (width: number, top: number): string =>
  rect(0, top, width, 1350 - top, linear(90, tone.fern, tone.leaf)) +
  path(
    `${curve([
      [0, top + 260],
      [width * 0.3, top + 200],
      [width * 0.7, top + 150],
      [width, top + 190],
    ])}V1350H0Z`,
    linear(90, tone.leaf, tone.pine),
    { opacity: 0.55 },
  );

/** The low building behind, with its deep eaves. */
const centre = ([x, y]: Point, width: number): string => {
  const height = width * 0.34;
  return (
    rect(x, y - height, width, height, linear(0, tone.white, tone.cream, tone.sand)) +
    polygon(
      [
        [x - 36, y - height],
        [x + width * 0.3, y - height * 1.55],
        [x + width + 40, y - height * 1.1],
        [x + width + 40, y - height * 0.98],
      ],
      accent.art,
    ) +
    [0.1, 0.34, 0.58]
      .map(
        (part) =>
          rect(x + width * part, y - height * 0.74, width * 0.18, height * 0.44, accent.line, 5) +
          rect(x + width * (part + 0.086), y - height * 0.74, 7, height * 0.44, tone.white),
      )
      .join("") +
    rect(x + width * 0.83, y - height * 0.78, width * 0.11, height * 0.78, accent.solid, 5)
  );
};

/** A pole of the shade sail; `at` is its foot. */
const mast = ([x, y]: Point, height: number): string =>
  groundShadow([x, y], 60, 0.25) +
  rect(x - 9, y - height, 18, height, linear(0, tone.haze, tone.steel), 8) +
  circle(x, y - height, 14, tone.slate);

/** A sail drawn tight between corners: left, back, right, front. */
const sail = (corners: readonly [Point, Point, Point, Point], color: string = accent.art): string => {
  const [left, back, right, front] = corners;
  const sag = ([ax, ay]: Point, [bx, by]: Point, by2: number) =>
    `Q${(ax + bx) / 2} ${(ay + by) / 2 + by2} ${bx} ${by}`;
  const d = `M${left[0]} ${left[1]}${sag(left, back, 46)}${sag(back, right, 46)}${sag(right, front, -34)}${sag(front, left, -34)}Z`;
  return (
    path(d, color) +
    path(d, linear(20, "#fff/0.32", "#fff/0@45", `${tone.ink}/0.24`)) +
    path(
      `M${back[0]} ${back[1]}${sag(back, right, 46)}${sag(right, front, -34)}Q${(front[0] + back[0]) / 2 + 40} ${(front[1] + back[1]) / 2} ${back[0]} ${back[1]}Z`,
      tone.ink,
      { opacity: 0.12 },
    ) +
    stroke(`M${left[0]} ${left[1]}${sag(left, back, 46)}${sag(back, right, 46)}`, tone.white, 5, {
      opacity: 0.55,
    })
  );
};

/** Soft ground under the frame. */
const softFall = ([x, y]: Point, reach: number): string =>
  ellipse(x, y, reach, reach * 0.19, tone.clay) +
  ellipse(x, y - 8, reach, reach * 0.19, linear(0, tone.dune, tone.clay)) +
  ellipse(x - reach * 0.5, y - 6, reach * 0.24, reach * 0.06, accent.line, { opacity: 0.6 });

/** The climbing frame with its slide to the left and a net to the right, 360 to the deck. */
const frame = ([x, y]: Point, scale: number): string =>
  placed(
    [x, y],
    { scale },
    rect(-112, -690, 20, 690, tone.bark, 6),
    rect(168, -690, 20, 690, tone.bark, 6),
    path("M-170-600L40-800L250-600Z", accent.solid),
    path("M40-800L250-600H100Z", tone.ink, { opacity: 0.2 }),
    rect(-160, -616, 400, 18, accent.shade, 6),
    rect(-90, -330, 260, 330, tone.night, 0, { opacity: 0.16 }),
    lookout([36, -352], 400),
    stroke("M-90-500H170M-90-440H170", tone.white, 12),
    stroke("M-20-500V-360M50-500V-360M120-500V-360", tone.white, 9),
    rect(-150, -362, 360, 32, tone.wood, 6),
    rect(-150, -344, 360, 14, tone.ink, 6, { opacity: 0.2 }),
    rect(-140, -700, 24, 700, linear(0, tone.clay, tone.bark), 6),
    rect(200, -700, 24, 700, linear(0, tone.clay, tone.bark), 6),
    path("M-70-330H60V-190C60-130-70-130-70-190Z", accent.art, { opacity: 0.95 }),
    circle(-5, -240, 38, accent.soft),
    path(
      "M-130-364C-250-340-300-170-420-70C-450-50-490-46-530-46L-530-14C-470-10-420-20-390-40C-280-130-230-290-130-318Z",
      accent.art,
    ),
    path(
      "M-130-330C-240-300-280-140-400-50C-440-22-490-16-530-18L-530-4C-470 0-410-8-380-28C-270-120-220-280-130-300Z",
      accent.shade,
    ),
    rect(-500, -20, 16, 24, tone.slate, 4),
    slider([-272, -168], 390),
    stroke("M-140-322C-240-296-276-140-396-48C-440-20-490-18-532-20", accent.solid, 20),
    stroke("M-146-326C-240-300-280-146-396-58", tone.white, 4, { opacity: 0.5 }),
    net,
    climber([262, -112], 390),
  );

const net = group(
  {},
  stroke("M214-330L390 0M214-330L300 0", tone.wood, 12),
  stroke("M226-262H252M242-196H286M256-130H320M272-64H352", tone.wood, 12),
);

const lookout = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    build: "child",
    pose: { ...poses.waving, turn: 0.35 },
    face: {
      skin: "amber",
      hair: "plaits",
      hairColor: "black",
      hat: "sunHat",
      hatColor: tone.cream,
      hatShade: tone.dune,
      young: true,
      mood: "laugh",
    },
    wear: { top: "tee", topColor: tone.signal, sleeve: "short", bottom: "shorts", bottomColor: tone.slate },
    reach: { near: [at[0] + 70, at[1] - 150] },
    hands: { far: "open", near: "fist" },
  });

const slider = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    build: "child",
    pose: {
      ...poses.sitting,
      turn: 0.7,
      lean: -22,
      arms: { near: [120, 20], far: [140, 16] },
      legs: { near: [46, 4], far: [54, 8] },
      feet: { near: -30, far: -30 },
    },
    face: {
      skin: "sand",
      hair: "crop",
      hairColor: "copper",
      hat: "sunHat",
      hatColor: tone.night,
      hatShade: tone.ink,
      young: true,
      mood: "laugh",
    },
    wear: { top: "tee", topColor: tone.white, sleeve: "short", bottom: "shorts", bottomColor: tone.night },
    hands: { near: "open", far: "open" },
  });

const climber = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    build: "toddler",
    pose: {
      ...poses.reaching,
      turn: 0.9,
      lean: 10,
      arms: { near: [84, 24], far: [140, 10] },
      legs: { near: [4, 8], far: [70, 84] },
    },
    face: {
      skin: "umber",
      hair: "curls",
      hairColor: "black",
      hat: "sunHat",
      hatColor: tone.cream,
      hatShade: tone.dune,
      young: true,
      mood: "laugh",
    },
    wear: {
      top: "tee",
      topColor: accent.line,
      sleeve: "short",
      over: "overalls",
      overColor: tone.slate,
      bottomColor: tone.slate,
    },
    hands: { near: "fist", far: "fist" },
  });

/** Sees a small climber up the net, a hand at the back. */
const climbHelper = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "medium",
    pose: { ...poses.reaching, turn: 0.6, lean: 8, head: { tilt: 8 } },
    face: {
      skin: "olive",
      hair: "crop",
      hairColor: "black",
      beard: "short",
      hat: "sunHat",
      hatColor: tone.cream,
      hatShade: tone.dune,
      mood: "smile",
    },
    wear: {
      top: "polo",
      topColor: accent.solid,
      sleeve: "short",
      bottomColor: tone.night,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    reach: { near: [x - size * 0.17, y - size * 0.4], far: [x - size * 0.16, y - size * 0.46] },
    hands: { near: "open", far: "open" },
  });

const digger = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "curvy",
    pose: { ...poses.kneeling, lean: 18, head: { tilt: 10 } },
    face: {
      skin: "umber",
      hair: "bun",
      hairColor: "black",
      hat: "hijab",
      hatColor: tone.cream,
      hatShade: tone.dune,
      mood: "laugh",
    },
    wear: {
      top: "polo",
      topColor: accent.solid,
      sleeve: "long",
      bottomColor: tone.night,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    reach: { near: [x + size * 0.2, y - size * 0.14], far: [x + size * 0.27, y - size * 0.13] },
    hands: { near: "fist", far: "relaxed" },
    held: { near: ([gripX, gripY], scale) => spade([gripX, gripY], scale, -24) },
  });

const spade = (at: Point, scale: number, turn: number): string =>
  placed(
    at,
    { scale, turn },
    rect(-6, -34, 12, 100, tone.wood, 5),
    path("M-22 60H22V84C22 104 8 114 0 118C-8 114-22 104-22 84Z", tone.signal),
  );

const bucketToddler = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "toddler",
    pose: {
      ...poses.sitting,
      turn: 0.6,
      lean: 8,
      legs: { near: [80, 12], far: [94, 22] },
      feet: { near: -60, far: -60 },
      head: { tilt: -4 },
    },
    face: {
      skin: "porcelain",
      hair: "bob",
      hairColor: "blond",
      hat: "sunHat",
      hatColor: accent.solid,
      hatShade: accent.shade,
      young: true,
      mood: "laugh",
    },
    wear: { top: "tee", topColor: tone.cream, sleeve: "short", bottomColor: accent.art, shoes: "bare" },
    reach: { near: [x - size * 0.26, y - size * 0.26], far: [x - size * 0.34, y - size * 0.3] },
    hands: { near: "relaxed", far: "relaxed" },
    holds: bucket([x - size * 0.36, y + size * 0.04], size / 400, accent.art),
  });

const pourer = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "toddler",
    pose: { ...poses.crouching, lean: 14, head: { tilt: 4 } },
    face: {
      skin: "amber",
      hair: "crop",
      hairColor: "black",
      hat: "sunHat",
      hatColor: tone.cream,
      hatShade: tone.dune,
      young: true,
      mood: "smile",
    },
    wear: {
      top: "tee",
      topColor: tone.signal,
      sleeve: "short",
      bottom: "shorts",
      bottomColor: tone.night,
      shoes: "bare",
    },
    reach: { near: [x - size * 0.3, y - size * 0.32], far: [x - size * 0.36, y - size * 0.34] },
    hands: { near: "fist", far: "fist" },
    held: {
      near: ([gripX, gripY], scale) =>
        path(
          `M${gripX - 30 * scale} ${gripY + 20 * scale}q${-16 * scale} ${40 * scale} ${-14 * scale} ${y - gripY - 10}h${26 * scale}q${-8 * scale} ${-40 * scale} ${4 * scale} ${-(y - gripY) + 6}z`,
          tone.clay,
          { opacity: 0.8 },
        ) +
        placed(
          [gripX - 10 * scale, gripY],
          { turn: -110, scale: 1.2 },
          bucket([0, 40 * scale], scale * 1.2, tone.brick),
        ),
    },
  });

const bucket = (at: Point, scale: number, color: string): string =>
  placed(
    at,
    { scale },
    stroke("M-38-74C-30-120 30-120 38-74", tone.white, 5),
    path("M-40-76H40L30 0H-30Z", color),
    path("M10-76H40L30 0H6Z", tone.ink, { opacity: 0.16 }),
    rect(-43, -82, 86, 12, tone.white, 6),
  );

const sandpit = ([x, y]: Point, reach: number): string =>
  ellipse(x + 14, y + 16, reach * 1.08, reach * 0.25, tone.ink, { opacity: 0.16 }) +
  ellipse(x, y + 10, reach * 1.06, reach * 0.24, tone.bark) +
  ellipse(x, y, reach * 1.06, reach * 0.24, linear(0, tone.clay, tone.wood)) +
  ellipse(x, y + 2, reach * 0.99, reach * 0.205, tone.clay) +
  ellipse(x, y + 8, reach * 0.98, reach * 0.195, linear(20, tone.cream, tone.sand, tone.dune)) +
  path(
    `M${x - reach * 0.1} ${y + reach * 0.1}q${reach * 0.12} ${-reach * 0.14} ${reach * 0.26} 0z`,
    tone.dune,
  );

const sandToys = ([x, y]: Point, scale: number): string =>
  placed(
    [x, y],
    { scale },
    path("M-60 10C-46-34-28-60 0-62C28-60 46-34 60 10Z", linear(0, tone.sand, tone.clay)),
    path("M-18-58V-92L14-80L-18-68Z", accent.solid),
    stroke("M-18-50V-94", tone.wood, 5),
  );
