import { skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { fernPot, figPlant, potPlant } from "../../kit/plants.ts";
import { streetTree } from "../../kit/trees.ts";
import { chair, counter, shelf, table } from "../../kit/furniture.ts";
import { floorLines, pendant, room, windowFrame } from "../../kit/room.ts";
import { circle, ellipse, group, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { cup, mug, steam } from "../../kit/tableware.ts";

/** A café counter in the morning: a barista pours, a colleague hands a cup to a guest. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  room(2400, 1350, 1010, { wall: tone.cream, low: tone.sand }),
  floorLines(2400, 1010, 1350, 900),
  windowFrame({
    at: [90, 130],
    width: 860,
    height: 690,
    panes: [3, 1],
    frame: tone.night,
    view: street([90, 130], 860, 690),
  }),
  beam(
    [
      [140, 1010],
      [900, 1010],
      [1300, 1350],
      [420, 1350],
    ],
    tone.white,
    0.5,
    60,
  ),
  menu([1690, 190], 400, 230),
  shelf([1140, 330], 440),
  bottles([1170, 330], 6),
  shelf([1140, 520], 330),
  cups([1160, 520], 3),
  shelf([2110, 330], 290),
  bottles([2140, 330], 4),
  ...[1180, 1560, 1940].map((x, index) =>
    pendant([x, 150 + (index % 2) * 30], 150, index % 2 ? accent.art : accent.solid),
  ),
  table([180, 900], 420, 250, tone.wood),
  chair([160, 1000], 180, accent.art),
  chair([650, 1000], 180, accent.art, -1),
  mug([330, 900], accent.solid),
  potPlant([480, 900], 150, tone.white),
  server([1600, 1160], 780),
  barista([1900, 1160], 770),
  counter([1240, 820], 1160, 530, { panels: 4 }),
  machine([2170, 820], 1.25),
  cakes([1560, 820], 0.62),
  guest([1190, 1345], 880),
  figPlant([2330, 1390], 580, tone.cream, 5),
  fernPot([90, 1340], 400, accent.art),
];

const tall = (): string[] => [
  room(1080, 1350, 830),
  floorLines(1080, 830, 1350, 400),
  windowFrame({
    at: [40, 150],
    width: 330,
    height: 520,
    panes: [2, 1],
    frame: tone.night,
    view: street([40, 150], 330, 520),
  }),
  shelf([430, 260], 330),
  bottles([450, 260], 5),
  menu([800, 110], 260, 170),
  ...[300, 620, 920].map((x, index) =>
    pendant([x, 110 + (index % 2) * 30], 120, index % 2 ? accent.art : accent.solid),
  ),
  server([560, 880], 640),
  barista([800, 880], 630),
  counter([300, 620], 820, 430, { panels: 3 }),
  machine([965, 620], 0.8),
  cakes([520, 620], 0.5),
  guest([250, 1030], 720),
  potPlant([1010, 1340], 420, tone.cream),
  fernPot([90, 1330], 300, accent.art),
];

const street = ([x, y]: Point, width: number, height: number): string =>
  group(
    { "clip-path": clip(`M${x} ${y}h${width}v${height}h${-width}Z`) },
    skyline(x, x + width, y + height, height * 0.8, accent.line, 6),
    skyline(x, x + width, y + height, height * 0.5, accent.art, 3, 0.4),
    streetTree([x + width * 0.3, y + height + 20], height * 0.75, 5),
    streetTree([x + width * 0.82, y + height + 30], height * 0.6, 8),
  );

/** A board with pictures for words. */
const menu = ([x, y]: Point, width: number, height: number): string =>
  rect(x + 8, y + 12, width, height, tone.ink, 10, { opacity: 0.14 }) +
  rect(x, y, width, height, tone.wood, 10) +
  rect(x + 12, y + 12, width - 24, height - 24, tone.ink, 6) +
  [0.2, 0.5, 0.8]
    .map((part, index) =>
      placed(
        [x + width * part, y + height * 0.48],
        { scale: width / 420 },
        index === 1 ? mug([0, 0], accent.art) : cup([0, 0], accent.line),
      ),
    )
    .join("") +
  [0.62, 0.72]
    .map((part) =>
      stroke(
        [0.12, 0.42, 0.72]
          .map((left) => `M${x + width * left} ${y + height * part}h${width * (part > 0.7 ? 0.1 : 0.17)}`)
          .join(""),
        tone.mist,
        5,
        { opacity: 0.6 },
      ),
    )
    .join("");

const bottles = ([x, y]: Point, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const color =
      [accent.art, tone.clay, accent.solid, tone.leaf, tone.dune, accent.shade][index % 6] ?? tone.clay;
    const left = x + index * 62;
    return index % 3 === 2
      ? rect(left, y - 74, 50, 74, color, 8) + rect(left + 4, y - 86, 42, 16, tone.wood, 4)
      : path(`M${left} ${y}v-70q0 -14 14 -20v-34h18v34q14 6 14 20v70z`, color) +
          rect(left + 6, y - 52, 34, 28, tone.white, 3, { opacity: 0.8 });
  }).join("");

const cups = ([x, y]: Point, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    mug([x + 40 + index * 82, y], [tone.white, accent.line, accent.art][index % 3] ?? tone.white, {}, false),
  ).join("");

/** The espresso machine, 330 wide at scale 1. */
const machine = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    steam([-110, -30], 90, 0.9),
    cups([-150, -214], 4),
    rect(-170, -214, 340, 120, linear(0, tone.haze, tone.mist, tone.steel), 18),
    rect(-170, -190, 340, 34, accent.solid),
    rect(-150, -100, 300, 76, tone.night, 6),
    rect(-176, -30, 352, 30, linear(0, tone.haze, tone.steel), 8),
    ...[-80, 70].map(
      (x) =>
        rect(x - 28, -104, 56, 24, tone.steel, 6) +
        rect(x - 66, -92, 60, 12, tone.ink, 6) +
        rect(x - 14, -62, 40, 32, tone.white, 6),
    ),
    circle(-120, -132, 15, tone.white),
    circle(120, -132, 15, tone.white),
    stroke("M140-100C150-80 146-60 138-44", tone.mist, 8),
  );

/** A glass case with cakes. */
const cakes = (at: Point, scale = 1): string =>
  placed(
    at,
    { scale },
    rect(0, -196, 460, 196, accent.soft, 16),
    ...[-16, -110].map((y) => rect(14, y, 432, 12, tone.wood, 3)),
    ...[0, 1, 2, 3].map(
      (index) =>
        path(`M${34 + index * 106}-16h76l-10-44h-56z`, [tone.clay, tone.bark][index % 2] ?? tone.clay) +
        ellipse(72 + index * 106, -62, 34, 14, [accent.art, tone.white][index % 2] ?? tone.white) +
        circle(72 + index * 106, -78, 8, "#c9503a"),
    ),
    ...[0, 1, 2].map(
      (index) =>
        ellipse(86 + index * 140, -128, 52, 22, "#c98a4b") +
        stroke(`M${56 + index * 140}-138q14 20 24 2q12 20 26 2q10 14 16 4`, "#a86f37", 5),
    ),
    rect(0, -196, 460, 196, "#ffffff", 16, { opacity: 0.2, stroke: tone.white, "stroke-width": 8 }),
    path("M60-190H150L60-10H10V-90Z", tone.white, { opacity: 0.28 }),
  );

const barista = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    pose: { ...poses.working, lean: 5, head: { tilt: 14 } },
    face: { skin: "porcelain", hair: "bun", hairColor: "copper", mood: "smile" },
    wear: {
      top: "tee",
      topColor: tone.night,
      sleeve: "short",
      over: "apron",
      overColor: accent.art,
      bottomColor: tone.ink,
    },
    build: "curvy",
    reach: { near: [x - size * 0.02, y - size * 0.53], far: [x + size * 0.06, y - size * 0.6] },
    hands: { near: "fist", far: "fist" },
    farArmInFront: true,
    held: {
      near: ([gripX, gripY], scale) =>
        mug([gripX + 6 * scale, gripY + 22 * scale], tone.white, { scale: scale * 0.95 }),
      far: ([gripX, gripY], scale) =>
        placed(
          [gripX, gripY],
          { scale, turn: -28 },
          path(
            "M-26-40H22L28 34C28 40 22 44 14 44H-16C-24 44-30 40-30 34L-34-46Z",
            linear(0, tone.haze, tone.steel),
          ),
        ),
    },
  });

const server = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "broad",
    pose: { ...poses.reaching, turn: 0.5, lean: 3, head: { tilt: 2 } },
    face: { skin: "umber", hair: "fringe", hairColor: "black", beard: "full", mood: "laugh" },
    wear: {
      top: "shirt",
      topColor: tone.cream,
      underColor: tone.white,
      sleeve: "rolled",
      over: "apron",
      overColor: tone.night,
      bottomColor: tone.ink,
    },
    reach: { far: [x - size * 0.22, y - size * 0.6], near: [x - size * 0.16, y - size * 0.51] },
    hands: { far: "fist" },
    held: {
      far: ([gripX, gripY], scale) => cup([gripX, gripY + 32 * scale], accent.art, { scale: scale * 1.1 }),
    },
  });

const guest = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    pose: { ...poses.standing, turn: 0.7, arms: { near: [-8, 18], far: [34, 40] }, head: { tilt: -3 } },
    face: { skin: "amber", hair: "bob", hairColor: "black", glasses: true },
    wear: {
      top: "jacket",
      topColor: tone.dune,
      underColor: tone.night,
      bottomColor: tone.slate,
      shoes: "boots",
      shoeColor: tone.bark,
      scarf: accent.solid,
    },
    reach: { far: [x + size * 0.2, y - size * 0.66] },
    hands: { far: "open" },
  });
