import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, groundShadow } from "../../kit/light.ts";
import { accent, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { fernPot, figPlant, potPlant } from "../../kit/plants.ts";
import { counter } from "../../kit/furniture.ts";
import { floorLines, room, windowFrame } from "../../kit/room.ts";
import { circle, ellipse, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";
import { yardView } from "../../kit/yard.ts";

/** Painting at a low table: an educator kneels beside the children, another paints at the easel. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  room(2400, 1350, 930, { wall: tone.cream, low: tone.sand }),
  floorLines(2400, 930, 1350, 900),
  windowFrame({
    at: [130, 150],
    width: 800,
    height: 560,
    panes: [3, 1],
    frame: tone.wood,
    view: yardView([130, 150], 800, 560),
  }),
  beam(
    [
      [150, 960],
      [900, 960],
      [1380, 1350],
      [500, 1350],
    ],
    tone.white,
    0.5,
    60,
  ),
  drying([1120, 210], 1180, 1),
  counter([1150, 650], 1150, 285, { front: accent.art, panels: 4 }),
  supplies([1230, 650], 1),
  potPlant([2190, 650], 170, tone.white),
  figPlant([2345, 990], 500, tone.cream, 5),
  crate([470, 935], 1),
  ...painters([0, 0], 1),
  fernPot([100, 1340], 380, accent.art),
  spills([720, 1275]),
];

const tall = (): string[] => [
  room(1080, 1350, 690, { wall: tone.cream, low: tone.sand }),
  floorLines(1080, 690, 1350, 400),
  windowFrame({
    at: [60, 120],
    width: 330,
    height: 380,
    panes: [2, 1],
    frame: tone.wood,
    view: yardView([60, 120], 330, 380),
  }),
  drying([440, 130], 640, 0.7),
  counter([420, 480], 700, 215, { front: accent.art, panels: 3 }),
  supplies([480, 480], 0.72),
  ...painters([-860, -90], 0.8),
  fernPot([100, 1340], 400, accent.art),
  figPlant([990, 1400], 480, tone.cream, 5),
  crate([560, 1200], 1.1),
];

/** The table, top to the near edge, from `left` to `right`. */
const desk = { left: 1390, right: 2010, far: 930, near: 1010, ground: 1275 } as const;

/** Everybody who paints, about a table on ground 1275 below the origin. */
const painters = (at: Point, scale: number): string[] => [
  placed(
    at,
    { scale },
    ellipse(1730, 1262, 690, 112, accent.line),
    ellipse(1730, 1262, 640, 100, accent.soft),
    groundShadow([(desk.left + desk.right) / 2, desk.ground], 380, 0.26),
    stool([1560, 1064]),
    stool([1880, 1064]),
    dabber([1560, 1058], 580),
    striper([1880, 1058], 580),
    pots([1722, 950]),
    ...[desk.left + 40, desk.right - 66].map((x) =>
      rect(x, desk.near + 20, 26, desk.ground - desk.near - 20, tone.wood, 4),
    ),
    groundShadow([1250, 1285], 200, 0.34),
    educator([1225, 1290], 840),
    rect(desk.left - 10, desk.near, desk.right - desk.left + 20, 30, tone.wood, 8),
    rect(desk.left - 10, desk.near + 16, desk.right - desk.left + 20, 14, tone.ink, 7, { opacity: 0.16 }),
    groundShadow([2240, 1290], 120, 0.3),
    easel([2255, 1290]),
    groundShadow([2110, 1305], 100, 0.34),
    easelPainter([2095, 1310], 580),
  ),
];

/** A half of the table's top, so that a child's near arm can lie on it. */
const deskTop = (from: number, to: number): string => {
  const slant = (x: number) => x + (x < 1500 ? 46 : x > 1900 ? -46 : 0);
  return polygon(
    [
      [slant(from), desk.far],
      [slant(to), desk.far],
      [to, desk.near + 4],
      [from, desk.near + 4],
    ],
    tone.dune,
  );
};

const paper = ([x, y]: Point, width: number, drawn: string): string =>
  polygon(
    [
      [x - width * 0.42, y - 54],
      [x + width * 0.42, y - 54],
      [x + width * 0.5, y],
      [x - width * 0.5, y],
    ],
    tone.white,
  ) + placed([x, y], {}, drawn);

const rainbow = [accent.solid, tone.signal, accent.art]
  .map((color, index) =>
    stroke(
      `M${-70 + index * 20}-10C${-60 + index * 20}-58 ${60 - index * 20}-58 ${70 - index * 20}-10`,
      color,
      9,
    ),
  )
  .join("");

const flowers =
  ellipse(-50, -26, 22, 11, accent.solid) +
  ellipse(6, -34, 20, 9, tone.signal) +
  ellipse(56, -22, 24, 11, accent.art) +
  stroke("M-50-14v8M6-24v18M56-10v6", tone.leaf, 5);

const stool = ([x, y]: Point): string =>
  rect(x - 70, y - 6, 140, 22, accent.art, 8) +
  rect(x - 62, y + 14, 18, 160, tone.wood, 4) +
  rect(x + 44, y + 14, 18, 160, tone.wood, 4);

/** Pots of paint with brushes standing in one; `at` is the middle of their foot. */
const pots = ([x, y]: Point): string =>
  stroke(`M${x - 6} ${y - 50}L${x - 26} ${y - 122}M${x + 4} ${y - 50}L${x + 22} ${y - 130}`, tone.wood, 8) +
  path(`M${x - 34} ${y - 118}l14-6-10-30q-14 12-4 36z`, accent.solid) +
  path(`M${x + 16} ${y - 128}l14 2 6-32q-20 6-20 30z`, tone.signal) +
  [-52, 0, 52]
    .map(
      (offset, index) =>
        rect(x + offset - 24, y - 54, 48, 54, [tone.signal, tone.white, accent.solid][index] ?? "", 8) +
        ellipse(x + offset, y - 54, 24, 6, [tone.clay, tone.mist, accent.shade][index] ?? ""),
    )
    .join("");

/** A brush held at a point, its bristles along the turn (0 down). */
const brush = (at: Point, scale: number, turn: number, color: string): string =>
  placed(
    at,
    { scale, turn },
    stroke("M0-70L0 40", tone.wood, 10),
    rect(-8, 36, 16, 20, tone.steel, 3),
    path("M-9 54H9Q12 76 0 92Q-12 76-9 54Z", color),
  );

const dabber = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "child",
    pose: {
      ...poses.sitting,
      turn: 0.35,
      lean: 4,
      head: { tilt: 6 },
      arms: { near: [20, 50], far: [60, 96] },
      legs: { near: [70, 66], far: [74, 70] },
    },
    face: { skin: "amber", hair: "plaits", hairColor: "black", young: true, mood: "laugh" },
    wear: {
      top: "tee",
      topColor: tone.white,
      sleeve: "short",
      over: "apron",
      overColor: tone.signal,
      bottomColor: tone.slate,
    },
    reach: { near: [x + size * 0.0, y - size * 0.16], far: [x + size * 0.22, y - size * 0.5] },
    hands: { near: "fist", far: "open" },
    held: { near: (grip, scale) => brush(grip, scale, -30, accent.solid) },
    holds: deskTop(desk.left, 1716) + paper([x + 20, 998], 190, rainbow),
  });

const striper = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "child",
    pose: {
      ...poses.sitting,
      turn: 0.45,
      lean: 8,
      head: { tilt: 10 },
      legs: { near: [70, 66], far: [74, 70] },
    },
    face: { skin: "cocoa", hair: "curls", hairColor: "black", young: true, glasses: true, mood: "smile" },
    wear: {
      top: "tee",
      topColor: tone.dune,
      sleeve: "short",
      over: "apron",
      overColor: accent.solid,
      bottomColor: tone.night,
    },
    reach: { near: [x - size * 0.02, y - size * 0.17], far: [x - size * 0.13, y - size * 0.26] },
    hands: { near: "fist", far: "relaxed" },
    held: { near: (grip, scale) => brush(grip, scale, 30, tone.signal) },
    holds: deskTop(1716, desk.right) + paper([x, 998], 190, flowers),
  });

const educator = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "curvy",
    pose: { ...poses.kneeling, lean: 10, head: { tilt: 6 } },
    face: { skin: "sand", hair: "bun", hairColor: "grey", aged: true, glasses: true, mood: "laugh" },
    wear: {
      top: "shirt",
      topColor: accent.line,
      underColor: tone.white,
      sleeve: "rolled",
      over: "apron",
      overColor: accent.solid,
      bottomColor: tone.night,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    reach: { near: [x + size * 0.22, y - size * 0.39], far: [x + size * 0.33, y - size * 0.4] },
    hands: { near: "relaxed", far: "point" },
  });

/** An easel seen from the side, its sheet to the left of it and half to us. */
const easel = ([x, y]: Point): string =>
  stroke(`M${x + 10} ${y - 560}L${x + 100} ${y}`, tone.bark, 18) +
  stroke(`M${x} ${y - 580}L${x - 90} ${y}M${x} ${y - 580}L${x + 40} ${y}`, tone.wood, 20) +
  polygon(
    [
      [x - 80, y - 550],
      [x + 90, y - 590],
      [x + 80, y - 210],
      [x - 100, y - 190],
    ],
    tone.white,
  ) +
  path(`M${x - 98} ${y - 230}q60-90 100-40t80-50l-1 108-180 22z`, accent.art) +
  circle(x + 34, y - 480, 34, tone.signal) +
  path(`M${x - 50} ${y - 280}v-70l40-40 40 34v66z`, accent.solid) +
  stroke(`M${x - 108} ${y - 184}L${x + 92} ${y - 206}`, tone.wood, 18);

const easelPainter = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "child",
    pose: { ...poses.reaching, turn: 0.7, lean: 2, head: { tilt: -4 } },
    face: { skin: "porcelain", hair: "crop", hairColor: "blond", young: true, mood: "smile" },
    wear: {
      top: "jumper",
      topColor: tone.clay,
      underColor: tone.white,
      sleeve: "rolled",
      over: "apron",
      overColor: accent.line,
      bottomColor: tone.slate,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    reach: { far: [x + size * 0.24, y - size * 0.6], near: [x + size * 0.08, y - size * 0.42] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: (grip, scale) => brush(grip, scale, -100, accent.solid),
      near: ([gripX, gripY], scale) =>
        rect(gripX - 24 * scale, gripY - 34 * scale, 52 * scale, 60 * scale, tone.signal, 8) +
        ellipse(gripX + 2 * scale, gripY - 34 * scale, 26 * scale, 7 * scale, tone.clay),
    },
  });

/** Paintings pegged to a line to dry. */
const drying = ([x, y]: Point, width: number, scale: number): string => {
  const drawn = [
    path("M-66 150q40-70 70-30t62-30v70h-132z", accent.art) + circle(34, 60, 20, tone.signal),
    circle(-20, 80, 32, accent.solid) + circle(30, 110, 24, tone.signal) + circle(26, 56, 18, tone.clay),
    stroke("M-50 140C-40 40 40 40 50 140", accent.solid, 14) +
      stroke("M-28 140C-20 76 20 76 28 140", accent.line, 14),
    path("M-44 150v-56l44-40 44 40v56z", tone.clay) + rect(-14, 108, 28, 42, accent.solid),
    path("M0 40C60 60 50 140 0 156C-50 140-60 60 0 40Z", accent.art) + stroke("M0 56v90", tone.white, 5),
  ];
  return (
    stroke(`M${x} ${y - 40}q${width / 2} 70 ${width} 0`, tone.bark, 4) +
    drawn
      .map((inside, index) => {
        const part = 0.1 + index * 0.2;
        return placed(
          [x + width * part, y - 40 + 140 * part * (1 - part)],
          { scale, turn: (index % 3) * 3 - 3 },
          rect(-74, 6, 160, 174, tone.ink, 4, { opacity: 0.1 }),
          rect(-80, 0, 160, 174, tone.white, 4),
          inside,
          rect(-6, -14, 12, 34, tone.wood, 3),
        );
      })
      .join("")
  );
};

/** Jars, rolls and baskets along the bench at the wall. */
const supplies = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    ...[tone.signal, accent.solid, tone.brick, tone.white].map(
      (color, index) =>
        rect(index * 66, -84, 54, 84, color, 10) + rect(index * 66 + 4, -96, 46, 18, tone.night, 5),
    ),
    stroke("M318-70L300-150M334-70L340-164M350-70L378-146", tone.wood, 9),
    rect(300, -90, 70, 90, accent.line, 10),
    ...[0, 1, 2].map((index) =>
      rect(
        430 + index * 14,
        -34 - index * 32,
        200 - index * 28,
        30,
        [tone.white, accent.line, tone.dune][index] ?? "",
        14,
      ),
    ),
    rect(690, -80, 150, 80, tone.clay, 12),
    circle(730, -86, 24, tone.signal),
    circle(786, -88, 28, accent.solid),
  );

/** An open box of blocks on the floor. */
const crate = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    groundShadow([0, 40], 160, 0.25),
    rect(-90, -110, 70, 70, accent.solid, 6),
    rect(10, -124, 64, 64, tone.signal, 6, { transform: "rotate(14 40 -90)" }),
    circle(-6, -90, 36, accent.art),
    path("M-130-70H130L116 44H-116Z", tone.wood),
    stroke("M-124-20H124", tone.bark, 5),
  );

/** Sheets and a brush left on the floor in front. */
const spills = ([x, y]: Point): string =>
  polygon(
    [
      [x - 130, y - 40],
      [x + 70, y - 60],
      [x + 130, y],
      [x - 90, y + 24],
    ],
    tone.white,
  ) +
  ellipse(x - 20, y - 26, 46, 14, accent.art) +
  ellipse(x + 46, y - 20, 22, 9, tone.signal) +
  stroke(`M${x + 110} ${y + 30}l110-34`, tone.wood, 10) +
  stroke(`M${x + 100} ${y + 33}l-22 7`, accent.solid, 14);
