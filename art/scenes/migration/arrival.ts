import { skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, glow, groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { fernPot, figPlant } from "../../kit/plants.ts";
import { floorLines, room } from "../../kit/room.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { circle, ellipse, group, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";
import { backpack, suitcase } from "../../kit/things.ts";

/** A family with suitcases comes out into the arrivals hall; a child runs ahead to the aunt who waits there. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  room(2400, 1350, 960, { wall: tone.white, low: tone.cream, floor: "#dfd3c4" }),
  ...glassHall(2400, 90, 930, 6),
  floorLines(2400, 960, 1350, 1100, tone.white, 0.3),
  ...reflections(2400, 6),
  board([1480, 150], 1),
  benches([250, 1010]),
  traveller([720, 1075], 520),
  exit([2140, 960], 480, 720),
  aunt([1180, 1270], 760),
  child([1475, 1275], 420),
  father([2120, 1240], 790),
  mother([1790, 1290], 740),
  figPlant([150, 1350], 640, accent.solid, 4),
  fernPot([430, 1370], 320, accent.art),
];

const tall = (): string[] => [
  room(1080, 1350, 690, { wall: tone.white, low: tone.cream, floor: "#dfd3c4" }),
  ...glassHall(1080, 60, 664, 3),
  floorLines(1080, 690, 1350, 400, tone.white, 0.3),
  ...reflections(1080, 3),
  board([640, 100], 0.72),
  aunt([180, 935], 600),
  child([420, 950], 330),
  father([890, 920], 620),
  mother([660, 960], 580),
  figPlant([1010, 1420], 560, accent.solid, 4),
  fernPot([100, 1390], 340, accent.art),
];

/** The glass front, an airliner behind it. */
const glassHall = (width: number, top: number, low: number, panes: number): string[] => {
  const high = low - top;
  const ground = top + high * 0.8;
  const frame = `M0 ${top}H${width}V${low}H0Z`;
  const step = width / panes;
  return [
    group(
      { "clip-path": clip(frame) },
      sky(width, 1350, [width * 0.2, high * 0.5]),
      cloud([width * 0.28, top + high * 0.3], high * 0.5, tone.white, 0.75),
      cloud([width * 0.75, top + high * 0.24], high * 0.4, tone.white, 0.6),
      ridge(width, ground - high * 0.04, high * 0.16, accent.line, 5),
      skyline(width * 0.02, width * 0.4, ground, high * 0.3, accent.art, 14, 0.35),
      glow([width * 0.2, ground - high * 0.06], width * 0.4, high * 0.2, "#fff3d6", 0.9),
      rect(0, ground - 4, width, high * 0.06, tone.fern),
      rect(0, ground + high * 0.04, width, high, linear(90, tone.mist, tone.haze)),
      climbing([width * 0.2, top + high * 0.36], high * 0.3),
      airliner([width * (panes > 3 ? 0.6 : 0.42), top + high * 0.94], high * 1.5),
    ),
    ...Array.from({ length: panes }, (_, index) =>
      polygon(
        [
          [step * index + step * 0.08, low],
          [step * index + step * 0.5, top],
          [step * index + step * 0.7, top],
          [step * index + step * 0.28, low],
        ],
        tone.white,
        { opacity: 0.16 },
      ),
    ),
    ...Array.from({ length: panes + 1 }, (_, index) =>
      rect(step * index - 10, top, 20, high, linear(0, tone.white, tone.mist)),
    ),
    rect(0, top + high * 0.28, width, 12, tone.white),
    rect(0, 0, width, top, linear(90, tone.white, tone.sand)),
    rect(0, top - 14, width, 20, accent.solid),
    rect(0, low - 6, width, 32, linear(90, tone.white, tone.mist)),
  ];
};

/** Light through the panes on the floor. */
const reflections = (width: number, panes: number): string[] => {
  const step = width / panes;
  const line = panes > 3 ? 960 : 690;
  return Array.from({ length: panes }, (_, index) =>
    beam(
      [
        [step * index + 30, line + 4],
        [step * (index + 1) - 20, line + 4],
        [step * (index + 1) + 190, line + 330],
        [step * index + 240, line + 330],
      ],
      "#fff6df",
      0.6,
      80,
    ),
  );
};

/** An airliner at the gate, nose to the left; \`at\` is on the ground under its wing. */
const airliner = (at: Point, length: number): string =>
  placed(
    at,
    { scale: length / 1000 },
    ellipse(20, 0, 480, 16, tone.ink, { opacity: 0.2 }),
    path("M330-190L432-382H508L470-186Z", accent.solid),
    path("M432-382H508L470-186H440Z", tone.ink, { opacity: 0.16 }),
    path("M400-176L520-214H560L500-160Z", accent.art),
    path(
      "M-500-124C-492-160-430-194-350-196H330C420-196 500-190 540-176C520-150 420-96 320-84H-380C-450-84-504-100-500-124Z",
      linear(90, tone.white, tone.white, tone.mist),
    ),
    path(
      "M-500-124C-480-112-420-104-340-104H400C372-94 344-88 320-84H-380C-450-84-504-100-500-124Z",
      accent.art,
    ),
    path("M-466-154C-450-170-424-180-400-182L-392-156Z", tone.night),
    ...Array.from({ length: 17 }, (_, index) => rect(-330 + index * 38, -164, 15, 22, tone.slate, 6)),
    rect(-376, -176, 26, 62, tone.mist, 6),
    rect(352, -172, 22, 58, tone.mist, 6),
    path("M-70-106L150-106L290-40H200Z", linear(0, tone.haze, tone.steel)),
    path(
      "M-40-62H66C78-62 84-52 84-40S76-18 66-18H-40C-54-18-58-30-58-40S-54-62-40-62Z",
      linear(90, tone.white, tone.steel),
    ),
    ellipse(-46, -40, 10, 21, tone.night),
    stroke("M-396-84V-18M150-84V-18", tone.slate, 10),
    ...[-396, 136, 164].map((x) => circle(x, -14, 15, tone.ink)),
  );

/** Another one, far off and on its way up. */
const climbing = (at: Point, length: number): string =>
  placed(
    at,
    { scale: length / 200, turn: -14 },
    path("M-100 4C-60-6 40-8 92-6C104-4 104 4 92 8C40 14-60 14-100 4Z", tone.white),
    path("M-92 2L-116-30H-98L-66-2Z", accent.solid),
    path("M-20 6L-52 34H-34L24 8Z", tone.steel),
    path("M8-4L-10-24H0L40-4Z", tone.mist),
  );

/** The board of arrivals, hung from the ceiling. */
const board = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    stroke("M60-200V0M300-200V0", tone.slate, 10),
    rect(0, 0, 360, 210, tone.night, 12),
    rect(0, 0, 360, 50, accent.solid, 12),
    path("M30 34L44 12L50 26L72 18L80 26L56 36L50 42Z", tone.white),
    rect(96, 19, 130, 12, tone.white, 6, { opacity: 0.9 }),
    ...[70, 104, 138, 172].flatMap((y, index) => [
      rect(24, y, 56, 12, tone.signal, 4, { opacity: 0.9 }),
      rect(98, y, 110 + (index % 2) * 36, 12, tone.white, 4, { opacity: 0.75 }),
      rect(282, y, 54, 12, index === 1 ? "#8fd19e" : tone.mist, 4),
    ]),
  );

/** A row of seats in the distance. */
const benches = ([x, y]: Point): string =>
  group(
    {},
    groundShadow([x + 250, y + 8], 280, 0.25),
    ...[0, 1, 2, 3].map(
      (index) =>
        rect(x + index * 128, y - 150, 108, 84, index === 2 ? accent.solid : accent.art, 14) +
        rect(x + index * 128 - 4, y - 72, 116, 22, accent.shade, 10),
    ),
    rect(x - 10, y - 50, 520, 12, tone.slate, 4),
    ...[40, 460].map((left) => path(`M${x + left - 6} ${y - 40}h12l14 40h-40z`, tone.slate)),
  );

/** The doors that everybody comes out of. */
const exit = ([x, y]: Point, width: number, height: number): string =>
  rect(x - 30, y - height - 30, width, height + 30, linear(0, tone.white, tone.haze)) +
  rect(x, y - height, width, height, linear(90, accent.line, accent.art)) +
  rect(x, y - height, width, height, linear(0, `${tone.ink}/0.05`, `${tone.ink}/0.3`)) +
  rect(x - 30, y - height - 30, width, 110, accent.shade) +
  circle(x + 56, y - height + 24, 34, tone.white) +
  path(`M${x + 40} ${y - height + 24}h32m-14-14l14 14l-14 14`, "none", {
    stroke: accent.shade,
    "stroke-width": 8,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  }) +
  rect(x + 106, y - height + 16, 120, 16, tone.white, 8, { opacity: 0.9 });

/** Where the hand is that pulls a case, and the case. */
const behind = (at: Point, size: number): Point => [at[0] + size * 0.21, at[1] - size * 0.44];
const pulled = (at: Point, size: number, color: string): string =>
  groundShadow([at[0] + size * 0.33, at[1]], size * 0.1, 0.3) +
  suitcase([at[0] + size * 0.33, at[1] - size * 0.01], color, { scale: size / 492, turn: -15 });

/** Somebody else, on the way out. */
const traveller = (at: Point, size: number): string =>
  groundShadow(at, size * 0.2, 0.3) +
  pulled(at, size, tone.clay) +
  figure({
    at,
    size,
    facing: -1,
    build: "slim",
    pose: { ...poses.walking, arms: { near: [-34, 8], far: [20, 90] } },
    face: { skin: "porcelain", hair: "bob", hairColor: "copper", mood: "calm" },
    wear: { top: "blazer", topColor: tone.slate, underColor: tone.white, bottomColor: tone.night },
    reach: { near: behind(at, size) },
    hands: { near: "fist" },
  });

const aunt = (at: Point, size: number): string =>
  groundShadow(at, size * 0.16, 0.34) +
  figure({
    at,
    size,
    build: "curvy",
    pose: {
      ...poses.standing,
      turn: 0.55,
      lean: 10,
      head: { tilt: 8 },
      legs: { near: [-10, 4], far: [16, 14] },
    },
    face: { skin: "amber", hair: "bun", hairColor: "grey", mood: "laugh", aged: true },
    wear: {
      top: "shirt",
      topColor: accent.solid,
      underColor: accent.line,
      bottom: "dress",
      shoes: "shoes",
    },
    reach: {
      near: [at[0] + size * 0.19, at[1] - size * 0.5],
      far: [at[0] + size * 0.33, at[1] - size * 0.6],
    },
    hands: { near: "open", far: "open" },
  });

const child = (at: Point, size: number): string =>
  groundShadow([at[0], at[1]], size * 0.2, 0.34) +
  figure({
    at: [at[0], at[1] - size * 0.03],
    size,
    facing: -1,
    build: "child",
    pose: {
      ...poses.striding,
      lean: 12,
      arms: { near: [96, 12], far: [112, 10] },
      legs: { near: [-34, 52], far: [40, 14] },
      head: { tilt: -10 },
    },
    face: { skin: "amber", hair: "plaits", hairColor: "black", mood: "laugh", young: true },
    wear: {
      top: "tee",
      topColor: tone.signal,
      sleeve: "short",
      bottom: "shorts",
      bottomColor: accent.shade,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    hands: { near: "open", far: "open" },
    onBack: ([x, y], scale) =>
      backpack([x + 10 * scale, y + 30 * scale], accent.art, { scale: scale * 1.05, flip: true }),
  });

const mother = (at: Point, size: number): string =>
  groundShadow(at, size * 0.18, 0.34) +
  pulled(at, size, accent.solid) +
  figure({
    at,
    size,
    facing: -1,
    pose: {
      ...poses.walking,
      turn: 0.6,
      lean: 2,
      arms: { near: [-30, 10], far: [106, 40] },
      legs: { near: [18, 6], far: [-14, 18] },
      head: { tilt: 2 },
    },
    face: { skin: "olive", hair: "long", hairColor: "black", mood: "laugh" },
    wear: {
      top: "blazer",
      topColor: tone.cream,
      underColor: accent.art,
      bottomColor: tone.slate,
      shoes: "shoes",
    },
    reach: { near: behind(at, size) },
    hands: { far: "open", near: "fist" },
  });

const father = (at: Point, size: number): string =>
  groundShadow(at, size * 0.2, 0.34) +
  pulled(at, size, accent.shade) +
  figure({
    at,
    size,
    facing: -1,
    build: "medium",
    pose: {
      ...poses.walking,
      turn: 0.7,
      lean: 3,
      arms: { near: [-30, 10], far: [20, 100] },
      head: { tilt: 2 },
    },
    face: { skin: "umber", hair: "crop", hairColor: "black", beard: "short", mood: "smile" },
    wear: {
      top: "jacket",
      topColor: tone.night,
      underColor: tone.white,
      bottomColor: tone.clay,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    reach: {
      near: [at[0] - size * 0.13, at[1] - size * 0.6],
      far: behind(at, size),
    },
    hands: { near: "relaxed", far: "fist" },
    holds: baby([at[0] - size * 0.09, at[1] - size * 0.63], size / 790),
  });

/** A baby asleep in a sling before the chest. */
const baby = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    path("M-52-50C-84-10-80 70-40 92C0 108 50 90 62 50C70 10 50-40 20-60Z", accent.art),
    path("M20-60C50-40 70 10 62 50C54 76 30 92 4 96C30 60 36-10 20-60Z", tone.ink, { opacity: 0.14 }),
    circle(-26, -56, 40, "#b5794f"),
    path("M-66-58C-68-92-40-102-22-100C6-98 20-76 14-54C-8-74-44-74-66-58Z", tone.cream),
    stroke("M-52-48q7 5 14 0", "#33242a", 4),
    path("M-60-30C-40-6 0-8 24-26L40 10C0 30-50 20-70-4Z", accent.art),
  );
