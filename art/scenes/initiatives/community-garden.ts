import { skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { gumBranch, gumTree } from "../../kit/trees.ts";
import { leaf } from "../../kit/leaves.ts";
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
import { wheelchair, wheelchairSeat } from "../../kit/wheelchair.ts";
import { picketFence } from "../../kit/yard.ts";

/** A community garden: neighbours of all ages plant a raised bed, one of them from a wheelchair. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [430, 430]),
  cloud([780, 220], 440, tone.white, 0.65),
  cloud([260, 320], 300, tone.white, 0.5),
  cloud([1500, 150], 360, tone.white, 0.5),
  skyline(-40, 1300, 800, 260, accent.line, 8),
  ridge(2400, 840, 130, accent.art, 7, 0.3),
  glow([430, 780], 900, 240, "#fff3d6", 0.85),
  gumTree([250, 900], 480, 3),
  gumTree([1180, 930], 720, 5),
  bunting([1300, 400], [1818, 420], 90),
  bunting([1818, 420], [2420, 300], 90),
  hall([1500, 900], 620),
  tank([2270, 910], 240),
  picketFence(1500, 900),
  ground(2400, 880),
  longBed([120, 1000], 560, 110),
  longBed([760, 980], 330, 90),
  sunflower([180, 990], 330, 0),
  sunflower([300, 995], 260, 1),
  sunflower([2370, 1010], 460, 0),
  ...gardeners([0, 0], 1),
  longBed([-60, 1230], 620, 170),
  pumpkin([690, 1330], 120),
  ...[640, 880].map((x, index) => tuft([x, 1370], 130, undefined, index + 2)),
  gumBranch([2440, -40], 480, -60, 4),
];

const tall = (): string[] => [
  sky(1080, 1350, [200, 280]),
  cloud([330, 150], 360, tone.white, 0.65),
  skyline(-40, 700, 560, 240, accent.line, 8),
  ridge(1080, 600, 110, accent.art, 7, 0.3),
  glow([200, 540], 460, 170, "#fff3d6", 0.85),
  gumTree([110, 650], 480, 3),
  hall([430, 640], 460),
  bunting([190, 230], [660, 280], 70),
  bunting([660, 280], [1100, 190], 70),
  tank([1000, 645], 190),
  picketFence(430, 640),
  ground(1080, 620),
  sunflower([50, 760], 330, 0),
  ...gardeners([-830, -40], 0.79),
  longBed([-40, 1190], 560, 200),
  longBed([640, 1160], 520, 170),
  pumpkin([590, 1320], 140),
  sunflower([350, 1400], 330, 1),
];

/** The people, from the middle ground to the front, about a trough 1290 below the origin. */
const gardeners = (at: Point, scale: number): string[] => [
  placed(
    at,
    { scale },
    groundShadow([2240, 1190], 150, 0.3),
    groundShadow([2030, 1190], 130, 0.3),
    barrowPusher([2290, 1200], 740),
    groundShadow([1600, 1122], 150, 0.3),
    trayCarrier([1600, 1125], 700),
    groundShadow([1840, 1302], 160, 0.34),
    groundShadow([1230, 1300], 240, 0.34),
    ...roller([1215, 1300], 820),
    planter([1850, 1305], 790),
    trough([1370, 1300], 410),
    groundShadow([2300, 1335], 110, 0.34),
    canCarrier([2310, 1338], 520),
  ),
];

const ground = (width: number, top: number): string =>
  rect(0, top, width, 1350 - top, linear(90, tone.fern, tone.leaf)) +
  path(
    `${curve([
      [width * 0.2, 1350],
      [width * 0.36, top + 230],
      [width * 0.6, top + 120],
      [width, top + 60],
    ])}V1350Z`,
    linear(100, tone.cream, tone.sand, tone.dune),
  );

/** The hall behind, with a mural of hills and a veranda roof. */
const hall = ([x, y]: Point, width: number): string => {
  const height = width * 0.6;
  const top = y - height;
  return (
    rect(x, top, width, height, linear(0, tone.white, tone.cream, tone.dune)) +
    path(
      `M${x} ${y}v${-height * 0.5}q${width * 0.16} ${-height * 0.22} ${width * 0.34} ${-height * 0.04}t${width * 0.34} ${-height * 0.06}t${width * 0.32} ${height * 0.02}V${y}z`,
      accent.art,
    ) +
    path(
      `M${x} ${y}v${-height * 0.3}q${width * 0.2} ${-height * 0.16} ${width * 0.42} ${-height * 0.02}t${width * 0.58} ${-height * 0.02}V${y}z`,
      accent.solid,
    ) +
    circle(x + width * 0.7, top + height * 0.34, height * 0.11, tone.signal) +
    polygon(
      [
        [x - 40, top + 14],
        [x + width * 0.5, top - height * 0.34],
        [x + width + 40, top + 14],
      ],
      tone.steel,
    ) +
    polygon(
      [
        [x + width * 0.5, top - height * 0.34],
        [x + width + 40, top + 14],
        [x + width * 0.62, top + 14],
      ],
      tone.ink,
      { opacity: 0.14 },
    ) +
    rect(x - 44, top + 6, width + 88, 20, tone.white, 4) +
    rect(x, top + 26, width, 24, tone.ink, 0, { opacity: 0.12 })
  );
};

/** A rainwater tank; `at` is the middle of its foot. */
const tank = ([x, y]: Point, width: number): string =>
  rect(
    x - width / 2,
    y - width * 1.05,
    width,
    width * 1.05,
    linear(0, accent.soft, accent.line, accent.art),
    14,
  ) +
  [0.2, 0.4, 0.6, 0.8]
    .map((part) => rect(x - width / 2, y - width * 1.05 * part, width, 7, tone.ink, 0, { opacity: 0.1 }))
    .join("") +
  ellipse(x, y - width * 1.05, width * 0.5, width * 0.08, accent.line);

/** Pennants on a line that sags between two points. */
const bunting = ([x, y]: Point, [toX, toY]: Point, sag: number): string => {
  const count = 9;
  const on = (part: number): Point => [
    x + (toX - x) * part,
    y + (toY - y) * part + sag * 4 * part * (1 - part),
  ];
  return (
    stroke(curve(Array.from({ length: count + 1 }, (_, index) => on(index / count))), tone.slate, 4) +
    Array.from({ length: count }, (_, index) => {
      const [left, right] = [on((index + 0.15) / count), on((index + 0.85) / count)];
      return polygon(
        [left, right, [(left[0] + right[0]) / 2, Math.max(left[1], right[1]) + (toX - x) * 0.075]],
        [accent.solid, tone.white, accent.art][index % 3] ?? tone.white,
      );
    }).join("")
  );
};

/** A low bed of sleepers with rows of lettuce; `at` is the upper left corner of its front. */
const longBed = ([x, y]: Point, width: number, height: number): string =>
  groundShadow([x + width / 2, y + height], width * 0.52, 0.25) +
  polygon(
    [
      [x + 30, y - height * 0.3],
      [x + width - 30, y - height * 0.3],
      [x + width, y + 8],
      [x, y + 8],
    ],
    tone.bark,
  ) +
  Array.from({ length: Math.floor(width / 95) }, (_, index) =>
    lettuce([x + 58 + index * 95, y + 4], 44 + height * 0.3, index % 3 === 1 ? accent.art : tone.leaf),
  ).join("") +
  boards([x, y], width, height);

const boards = ([x, y]: Point, width: number, height: number): string =>
  rect(x, y, width, height, linear(0, tone.clay, tone.wood, tone.bark), 5) +
  rect(x, y, width, height * 0.1, tone.white, 4, { opacity: 0.22 }) +
  stroke(`M${x} ${y + height * 0.5}h${width}`, tone.ink, 4, { opacity: 0.25 }) +
  [0.02, 0.96].map((part) => rect(x + width * part, y - 6, 20, height + 8, tone.bark, 4)).join("");

const lettuce = ([x, y]: Point, size: number, color: string): string =>
  [-62, 62, -34, 34, 0]
    .map((angle, index) =>
      leaf([x, y], angle, size * (1 + (index % 2) * 0.12), index < 2 ? tone.pine : color),
    )
    .join("") +
  leaf([x - 4, y], -14, size * 0.7, tone.fern) +
  leaf([x + 4, y], 16, size * 0.66, tone.fern);

const seedling = ([x, y]: Point, size: number): string =>
  stroke(`M${x} ${y}v${-size * 0.6}`, tone.leaf, size * 0.09) +
  leaf([x, y - size * 0.55], -58, size * 0.6, tone.leaf) +
  leaf([x, y - size * 0.55], 56, size * 0.6, tone.fern) +
  leaf([x, y - size * 0.5], 0, size * 0.5, tone.leaf);

const sunflower = ([x, y]: Point, height: number, kind: number): string =>
  stroke(
    `M${x} ${y}Q${x - height * 0.05} ${y - height * 0.5} ${x} ${y - height}`,
    tone.leaf,
    height * 0.035,
  ) +
  leaf([x - height * 0.02, y - height * 0.35], 62, height * 0.3, tone.leaf) +
  leaf([x - height * 0.02, y - height * 0.5], -62, height * 0.28, tone.pine) +
  group(
    {},
    ...Array.from({ length: 12 }, (_, index) =>
      leaf([x, y - height], index * 30 + kind * 12, height * 0.2, index % 2 ? tone.signal : "#e5ae2f"),
    ),
  ) +
  circle(x, y - height, height * 0.085, tone.bark);

const pumpkin = ([x, y]: Point, width: number): string =>
  groundShadow([x, y], width * 0.5, 0.3) +
  [-0.28, 0.28, 0]
    .map((part, index) =>
      ellipse(
        x + width * part,
        y - width * 0.3,
        width * 0.26,
        width * 0.3,
        ["#c9813a", "#b87030", "#d9914a"][index] ?? "",
      ),
    )
    .join("") +
  stroke(`M${x} ${y - width * 0.58}q4 -18 20 -22`, tone.pine, width * 0.07);

/** A planter on legs that knees fit under; `at` is on the ground at its left end. */
const trough = ([x, y]: Point, width: number): string => {
  const top = y - 372;
  return (
    [0.06, 0.88].map((part) => rect(x + width * part, top + 60, 26, y - top - 60, tone.bark, 4)).join("") +
    ellipse(x + width / 2, top + 6, width * 0.49, 26, tone.bark) +
    ellipse(x + width / 2, top + 2, width * 0.46, 18, "#5d4030") +
    [0.4, 0.52, 0.64]
      .map((part, index) => seedling([x + width * part, top + 6 - (index % 2) * 8], 74))
      .join("") +
    lettuce([x + width * 0.84, top + 12], 74, tone.leaf) +
    lettuce([x + width * 0.14, top + 12], 66, accent.art) +
    polygon(
      [
        [x - 6, top + 6],
        [x + width + 6, top + 6],
        [x + width - 20, top + 132],
        [x + 20, top + 132],
      ],
      accent.solid,
    ) +
    polygon(
      [
        [x + width * 0.6, top + 6],
        [x + width + 6, top + 6],
        [x + width - 20, top + 132],
        [x + width * 0.5, top + 132],
      ],
      tone.ink,
      { opacity: 0.14 },
    ) +
    stroke(`M${x + 8} ${top + 70}H${x + width - 8}`, tone.ink, 4, { opacity: 0.22 }) +
    rect(x - 12, top, width + 24, 18, tone.wood, 6)
  );
};

/** Plants from a wheelchair: the chair, the person, the wheel before them. */
const roller = ([x, y]: Point, size: number): string[] => {
  const chair = wheelchair([x, y], size, accent.solid);
  const seat = y - size * wheelchairSeat;
  return [
    chair.behind,
    figure({
      at: [x - size * 0.06, seat],
      size,
      pose: {
        ...poses.sitting,
        turn: 0.75,
        lean: 12,
        slouch: 0.2,
        head: { tilt: 8 },
        legs: { near: [86, 76], far: [92, 84] },
      },
      face: { skin: "umber", hair: "fringe", hairColor: "black", beard: "short", mood: "smile" },
      wear: {
        top: "shirt",
        topColor: tone.cream,
        underColor: tone.white,
        sleeve: "rolled",
        bottomColor: tone.night,
        shoes: "boots",
        shoeColor: tone.clay,
      },
      reach: { near: [x + size * 0.36, y - size * 0.485], far: [x + size * 0.42, y - size * 0.5] },
      hands: { near: "relaxed", far: "fist" },
      held: { far: (grip, scale) => trowel(grip, scale, 30) },
    }),
    chair.front,
  ];
};

const trowel = (at: Point, scale: number, turn: number): string =>
  placed(
    at,
    { scale, turn },
    rect(-7, -44, 14, 62, tone.wood, 6),
    path("M-3 18H3V34H16C18 58 8 78 0 88C-8 78-18 58-16 34H-3Z", tone.steel),
  );

const planter = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "curvy",
    pose: { ...poses.working, lean: 12, head: { tilt: 8 } },
    face: {
      skin: "olive",
      hair: "plaits",
      hairColor: "chestnut",
      hat: "sunHat",
      hatColor: tone.dune,
      hatShade: tone.clay,
      mood: "laugh",
    },
    wear: {
      top: "tee",
      topColor: tone.white,
      sleeve: "short",
      over: "apron",
      overColor: accent.art,
      bottomColor: tone.slate,
      shoes: "boots",
      shoeColor: tone.bark,
    },
    reach: { near: [x - size * 0.25, y - size * 0.53], far: [x - size * 0.31, y - size * 0.52] },
    hands: { near: "relaxed", far: "relaxed" },
    holds: potted([x - size * 0.36, y - size * 0.5], size / 800),
  });

const potted = (at: Point, scale: number): string =>
  placed(at, { scale }, path("M-28-44H28L20 0H-20Z", tone.brick), seedling([0, -42], 80));

const trayCarrier = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    pose: { ...poses.standing, turn: 0.4, lean: 4, slouch: 0.3, head: { tilt: 8 } },
    face: { skin: "sand", hair: "wave", hairColor: "white", glasses: true, aged: true, mood: "smile" },
    wear: {
      top: "jumper",
      topColor: accent.solid,
      underColor: tone.white,
      sleeve: "rolled",
      bottomColor: tone.slate,
      shoes: "boots",
    },
    reach: { near: [x - size * 0.02, y - size * 0.5], far: [x - size * 0.25, y - size * 0.5] },
    hands: { near: "flat", far: "flat" },
    holds: seedTray([x - size * 0.15, y - size * 0.5], size / 690),
  });

const seedTray = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    ...[-72, -26, 22, 70].map((part) => seedling([part, -50], 76)),
    path("M-116-56H116L104 0H-104Z", tone.wood),
    stroke("M-112-28H112", tone.bark, 5),
  );

const barrowPusher = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "broad",
    pose: { ...poses.walking, lean: 10, head: { tilt: -4 } },
    face: {
      skin: "cocoa",
      hair: "buzz",
      hairColor: "black",
      hat: "cap",
      hatColor: tone.night,
      hatShade: tone.ink,
      mood: "laugh",
    },
    wear: {
      top: "tee",
      topColor: accent.line,
      sleeve: "short",
      bottomColor: tone.night,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    reach: { near: [x - size * 0.13, y - size * 0.38], far: [x - size * 0.1, y - size * 0.39] },
    hands: { near: "fist", far: "fist" },
    holds: barrow([x - size * 0.36, y], size / 740),
  });

/** A wheelbarrow of compost with its wheel to the left. */
const barrow = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    stroke("M-10-20L40-150M60-20L70-150", tone.slate, 14),
    circle(-120, -58, 56, tone.ink),
    circle(-120, -58, 30, tone.mist),
    path("M-130-210C-90-270-20-300 40-280C80-270 110-240 120-212Z", tone.bark),
    leaf([-40, -270], -20, 70, tone.leaf),
    leaf([-30, -270], 30, 80, tone.fern),
    leaf([30, -276], 12, 74, tone.leaf),
    path("M-170-216H140L80-118H-90Z", accent.art),
    path("M20-216H140L80-118H-10Z", tone.ink, { opacity: 0.16 }),
    rect(-176, -224, 322, 16, accent.shade, 8),
    stroke("M-120-58L40-126L190-270", tone.wood, 15),
  );

/** A child with a watering can. */
const canCarrier = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "child",
    pose: { ...poses.walking, turn: 0.6, lean: -3, legs: { near: [14, 6], far: [-12, 14] } },
    face: { skin: "amber", hair: "bob", hairColor: "black", young: true, mood: "laugh" },
    wear: {
      top: "tee",
      topColor: tone.signal,
      sleeve: "short",
      bottom: "shorts",
      bottomColor: tone.slate,
      shoes: "boots",
      shoeColor: accent.shade,
    },
    reach: { near: [x - size * 0.13, y - size * 0.33], far: [x - size * 0.17, y - size * 0.335] },
    hands: { near: "fist", far: "fist" },
    holds: wateringCan([x - size * 0.155, y - size * 0.165], size / 560),
  });

/** A watering can with its spout to the left; `at` is the middle of its foot. */
const wateringCan = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    stroke("M-40-40L-104-92", tone.steel, 14),
    path("M-120-108L-86-84L-96-70L-130-88Z", tone.slate),
    stroke("M-34-82C-34-140 40-140 40-82", tone.slate, 11),
    path("M-46-86H46L40 0H-40Z", linear(0, tone.haze, tone.mist, tone.steel)),
    rect(-48, -90, 96, 12, tone.slate, 5),
  );
