import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { fernPot, figPlant, potPlant } from "../../kit/plants.ts";
import { floorLines, pendant, room, windowFrame } from "../../kit/room.ts";
import { circle, ellipse, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { books } from "../../kit/things.ts";
import { yardView } from "../../kit/yard.ts";

/** A reading corner by the window: an educator with an open picture book, children around it. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  room(2400, 1350, 930, { wall: tone.cream, low: tone.sand }),
  floorLines(2400, 930, 1350, 900),
  windowFrame({
    at: [130, 120],
    width: 820,
    height: 640,
    panes: [2, 1],
    view: yardView([130, 120], 820, 640),
  }),
  curtain([64, 70], 150, 820, accent.art),
  curtain([872, 70], 150, 820, accent.art),
  rect(40, 56, 1010, 18, tone.wood, 9),
  beam(
    [
      [150, 960],
      [940, 960],
      [1420, 1350],
      [520, 1350],
    ],
    tone.white,
    0.5,
    60,
  ),
  windowSeat([150, 930], 790),
  bookcase([1180, 930], 1080, 400),
  leaves([1180, 190], 1080),
  pendant([1560, 230], 230, accent.solid),
  rug([1700, 1190], 620),
  ...readers([0, 0], 1),
  fernPot([100, 1340], 380, tone.cream),
  figPlant([2350, 1390], 600, tone.cream, 3),
  cushion([760, 1270], 250, accent.art),
  groundShadow([980, 1310], 80, 0.3),
  books([980, 1312], [accent.solid, tone.cream, tone.night], { scale: 1.2 }),
];

const tall = (): string[] => [
  room(1080, 1350, 700, { wall: tone.cream, low: tone.sand }),
  floorLines(1080, 700, 1350, 400),
  windowFrame({
    at: [70, 90],
    width: 380,
    height: 430,
    panes: [2, 1],
    view: yardView([70, 90], 380, 430),
  }),
  curtain([20, 60], 100, 560, accent.art),
  curtain([410, 60], 100, 560, accent.art),
  rect(0, 50, 530, 14, tone.wood, 7),
  beam(
    [
      [110, 90],
      [430, 90],
      [820, 700],
      [440, 700],
    ],
    "#fff3d6",
    0.28,
    40,
  ),
  bookcase([560, 700], 500, 300),
  leaves([560, 120], 520),
  pendant([820, 150], 150, accent.solid),
  rug([520, 960], 500),
  ...readers([-800, -90], 0.79),
  cushion([560, 1190], 240, accent.art),
  groundShadow([800, 1178], 90, 0.3),
  books([800, 1180], [accent.solid, tone.cream, tone.night], { scale: 1.3 }),
  fernPot([110, 1340], 380, tone.cream),
  figPlant([1000, 1390], 480, tone.white, 3),
];

/** The educator and the children, on ground about 1240 below the origin. */
const readers = (at: Point, scale: number): string[] => [
  placed(
    at,
    { scale },
    beanbag([1480, 1240], 330, tone.clay),
    educator([1470, 1085], 840),
    pointer([1905, 1175], 420),
    cushion([2160, 1240], 300, accent.shade),
    listener([2130, 1205], 520),
    cushion([1915, 1328], 290, tone.cream),
    sitter([1930, 1300], 500),
    cushion([1225, 1318], 300, accent.solid),
    leaner([1225, 1288], 520),
  ),
];

const curtain = ([x, y]: Point, width: number, height: number, color: string): string =>
  path(
    `M${x} ${y}h${width}q${-width * 0.1} ${height * 0.5} ${width * 0.04} ${height}h${-width * 1.08}q${width * 0.12} ${-height * 0.5} 0 ${-height}z`,
    color,
  ) +
  path(
    `M${x} ${y}h${width}q${-width * 0.1} ${height * 0.5} ${width * 0.04} ${height}h${-width * 1.08}q${width * 0.12} ${-height * 0.5} 0 ${-height}z`,
    linear(
      0,
      "#fff/0.3",
      "#fff/0@18",
      `${tone.ink}/0.2@34`,
      "#fff/0.2@50",
      `${tone.ink}/0.04@66`,
      `${tone.ink}/0.22`,
    ),
  );

/** A low bench under the window with cushions and a bear; `at` is its lower left corner. */
const windowSeat = ([x, y]: Point, width: number): string =>
  rect(x, y - 130, width, 130, linear(0, tone.white, tone.sand, tone.dune), 6) +
  [0.03, 0.36, 0.69]
    .map((part) => rect(x + width * part, y - 100, width * 0.28, 84, tone.ink, 8, { opacity: 0.08 }))
    .join("") +
  rect(x - 12, y - 156, width + 24, 34, accent.line, 14) +
  placed([x + 130, y - 150], { turn: -8 }, rect(-70, -120, 140, 120, accent.solid, 26)) +
  placed([x + 230, y - 150], { turn: 7 }, rect(-62, -104, 124, 106, tone.dune, 24)) +
  bear([x + 600, y - 152], 1.1);

const bear = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    ellipse(-34, -10, 26, 18, tone.bark),
    ellipse(34, -10, 26, 18, tone.bark),
    ellipse(0, -44, 40, 46, tone.wood),
    ellipse(0, -38, 24, 28, tone.dune),
    circle(-28, -128, 16, tone.wood),
    circle(28, -128, 16, tone.wood),
    circle(0, -104, 40, tone.wood),
    ellipse(0, -92, 18, 14, tone.dune),
    circle(-14, -110, 5, tone.ink),
    circle(14, -110, 5, tone.ink),
    ellipse(0, -98, 6, 4, tone.ink),
    stroke("M-38-60L-54-28M38-60L54-28", tone.wood, 20),
  );

/** A low bookcase of picture books, toys and baskets, with plants on top; `at` is its lower left corner. */
const bookcase = ([x, y]: Point, width: number, height: number): string => {
  const bays = width > 700 ? 4 : 2;
  const bay = width / bays;
  const top = y - height;
  const half = height / 2;
  const covers = [accent.art, tone.clay, accent.solid, tone.night, accent.line, tone.signal];
  const fill = (index: number, row: number): string => {
    const [left, base] = [x + bay * index + 26, top + half * (row + 1) - 12];
    const kind = (index + row * 2) % 3;
    if (kind === 0)
      return [0, 1, 2, 3, 4, 5]
        .map((book) =>
          rect(
            left + 8 + book * (bay / 7.4),
            base - half * (0.62 + ((book * 7) % 4) * 0.05),
            bay / 8.6,
            half * (0.62 + ((book * 7) % 4) * 0.05),
            covers[(book + index + row) % 6] ?? accent.art,
            4,
          ),
        )
        .join("");
    if (kind === 1)
      return (
        rect(left + 14, base - half * 0.5, bay - 84, half * 0.5, tone.clay, 14) +
        stroke(
          `M${left + 20} ${base - half * 0.34}h${bay - 96}M${left + 20} ${base - half * 0.18}h${bay - 96}`,
          tone.bark,
          5,
          { opacity: 0.5 },
        ) +
        circle(left + bay * 0.28, base - half * 0.54, half * 0.14, accent.solid) +
        circle(left + bay * 0.5, base - half * 0.52, half * 0.12, tone.signal)
      );
    return (
      rect(left + 16, base - half * 0.66, bay * 0.34, half * 0.66, covers[(index + 2) % 6] ?? accent.art, 4) +
      circle(left + 16 + bay * 0.17, base - half * 0.36, bay * 0.1, tone.white, { opacity: 0.85 }) +
      rect(left + bay * 0.46, base - half * 0.58, bay * 0.32, half * 0.58, accent.solid, 4) +
      path(
        `M${left + bay * 0.5} ${base - half * 0.12}l${bay * 0.12} ${-half * 0.26} ${bay * 0.12} ${half * 0.26}z`,
        tone.cream,
      )
    );
  };
  return (
    groundShadow([x + width / 2, y + 4], width * 0.5, 0.25) +
    rect(x, top, width, height, tone.wood, 8) +
    Array.from({ length: bays * 2 }, (_, index) => {
      const [column, row] = [index % bays, Math.floor(index / bays)];
      return (
        rect(x + bay * column + 16, top + half * row + 18, bay - 32, half - 30, tone.bark, 6, {
          opacity: 0.55,
        }) + fill(column, row)
      );
    }).join("") +
    rect(x - 10, top - 10, width + 20, 24, tone.clay, 6) +
    potPlant([x + width * 0.12, top - 8], height * 0.56, accent.art) +
    rings([x + width * 0.36, top - 8], height / 400) +
    potPlant([x + width * 0.86, top - 8], height * 0.44, tone.white) +
    books([x + width * 0.6, top - 8], [tone.night, accent.art, tone.clay], { scale: height / 400 })
  );
};

/** Stacking rings. */
const rings = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    ...[accent.solid, tone.signal, accent.art, tone.clay].map((color, index) =>
      rect(-54 + index * 10, -28 - index * 26, 108 - index * 20, 26, color, 13),
    ),
    circle(0, -118, 14, tone.night),
  );

/** Paper leaves and clouds hung in a row. */
const leaves = ([x, y]: Point, width: number): string =>
  stroke(`M${x} ${y}q${width / 2} 70 ${width} 0`, tone.clay, 4) +
  [0.1, 0.24, 0.38, 0.62, 0.76, 0.9]
    .map((part, index) =>
      placed(
        [x + width * part, y + 140 * part * (1 - part)],
        { turn: (index % 3) * 8 - 8 },
        path(
          "M0 0C34 20 38 62 0 100C-38 62-34 20 0 0Z",
          [accent.art, accent.line, tone.clay][index % 3] ?? accent.art,
        ),
        stroke("M0 12V84", tone.white, 3, { opacity: 0.5 }),
      ),
    )
    .join("");

const rug = ([x, y]: Point, reach: number): string =>
  ellipse(x + 10, y + 10, reach, reach * 0.25, tone.ink, { opacity: 0.1 }) +
  ellipse(x, y, reach, reach * 0.25, accent.line) +
  ellipse(x, y, reach * 0.86, reach * 0.21, tone.cream) +
  ellipse(x, y, reach * 0.8, reach * 0.193, accent.soft);

const cushion = ([x, y]: Point, width: number, color: string): string => {
  const d = `M${x - width * 0.48} ${y - width * 0.1}q${width * 0.02} ${-width * 0.12} ${width * 0.48} ${-width * 0.12}t${width * 0.48} ${width * 0.12}q0 ${width * 0.14} ${-width * 0.48} ${width * 0.14}t${-width * 0.48} ${-width * 0.14}z`;
  return (
    groundShadow([x, y], width * 0.5, 0.3) +
    path(d, color) +
    path(d, linear(60, "#fff/0.2", `${tone.ink}/0.2`))
  );
};

const beanbag = ([x, y]: Point, width: number, color: string): string => {
  const d = `M${x - width * 0.6} ${y - width * 0.06}C${x - width * 0.74} ${y - width * 0.5} ${x - width * 0.6} ${y - width * 1.02} ${x - width * 0.36} ${y - width * 1.06}C${x - width * 0.2} ${y - width * 1.06} ${x - width * 0.14} ${y - width * 0.58} ${x + width * 0.1} ${y - width * 0.5}C${x + width * 0.5} ${y - width * 0.46} ${x + width * 0.62} ${y - width * 0.2} ${x + width * 0.56} ${y - width * 0.06}C${x + width * 0.4} ${y + width * 0.06} ${x - width * 0.5} ${y + width * 0.06} ${x - width * 0.6} ${y - width * 0.06}Z`;
  return (
    groundShadow([x, y], width * 0.66, 0.34) +
    path(d, color) +
    path(d, linear(30, "#fff/0.24", "#fff/0@40", `${tone.ink}/0.26`))
  );
};

const educator = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "broad",
    pose: {
      ...poses.sitting,
      turn: 0.65,
      lean: -3,
      head: { tilt: 8 },
      legs: { near: [94, 62], far: [102, 84] },
    },
    face: { skin: "cocoa", hair: "crop", hairColor: "black", beard: "short", glasses: true, mood: "laugh" },
    wear: {
      top: "jumper",
      topColor: accent.art,
      underColor: tone.white,
      sleeve: "rolled",
      bottomColor: tone.night,
      shoes: "trainers",
      shoeColor: tone.brick,
    },
    reach: { near: [x + size * 0.17, y - size * 0.238], far: [x + size * 0.33, y - size * 0.24] },
    hands: { near: "flat", far: "fist" },
    holds: pictureBook([x + size * 0.265, y - size * 0.24], size / 840),
  });

/** An open picture book held out, its pages to the listeners and to us; `at` is the foot of its spine. */
const pictureBook = (at: Point, scale: number): string =>
  placed(
    at,
    { scale, turn: 6 },
    path("M0-176L-128-196V-10L0 14L136-16V-204Z", accent.shade),
    path("M0-168Q-60-196-120-184V-16Q-60-26 0 4Z", tone.white),
    path("M0-168Q64-202 128-190V-22Q64-30 0 4Z", tone.cream),
    path("M-108-40V-90Q-70-130-12-90V-20Q-60-44-108-40Z", accent.art),
    circle(-78, -148, 17, tone.signal),
    path("M14-30V-84Q50-140 116-100V-42Q60-50 14-30Z", accent.line),
    circle(64, -106, 34, tone.clay),
    circle(44, -134, 12, tone.clay),
    circle(86, -134, 12, tone.clay),
    circle(54, -110, 4, tone.ink),
    circle(76, -110, 4, tone.ink),
    stroke("M0-168V4", tone.ink, 3, { opacity: 0.25 }),
  );

/** Cross-legged. */
const crossed = { near: [98, 158], far: [106, 166] } as const;

/** Looks up at the pages from the educator's side. */
const leaner = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "child",
    pose: { ...poses.sitting, turn: 0.6, lean: 8, legs: crossed, head: { tilt: -10 } },
    face: { skin: "sand", hair: "ponytail", hairColor: "chestnut", young: true, mood: "smile" },
    wear: { top: "tee", topColor: tone.signal, sleeve: "short", bottomColor: tone.slate, shoes: "bare" },
    reach: { near: [x + size * 0.15, y - size * 0.13], far: [x + size * 0.2, y - size * 0.14] },
  });

const pointer = ([x, y]: Point, size: number) =>
  groundShadow([x, y], size * 0.2, 0.3) +
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "toddler",
    pose: { ...poses.standing, turn: 0.6, lean: 6, head: { tilt: -8 } },
    face: { skin: "amber", hair: "curls", hairColor: "black", young: true, mood: "laugh" },
    wear: {
      top: "tee",
      topColor: tone.white,
      sleeve: "short",
      over: "overalls",
      overColor: tone.slate,
      bottomColor: tone.slate,
      shoes: "bare",
    },
    reach: { far: [x - size * 0.28, y - size * 0.72] },
    hands: { far: "point" },
  });

const listener = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "child",
    pose: { ...poses.sitting, turn: 0.6, lean: 4, legs: crossed, head: { tilt: -4 } },
    face: { skin: "porcelain", hair: "bob", hairColor: "copper", young: true, glasses: true, mood: "smile" },
    wear: {
      top: "hoodie",
      topColor: tone.dune,
      bottomColor: tone.night,
      shoes: "bare",
    },
    reach: { near: [x - size * 0.14, y - size * 0.16], far: [x - size * 0.2, y - size * 0.18] },
    farArmInFront: true,
    holds: bear([x - size * 0.16, y - size * 0.06], size / 700),
  });

const sitter = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "child",
    pose: { ...poses.floor, turn: 0.75, lean: 6, head: { tilt: -12 } },
    face: { skin: "umber", hair: "afro", hairColor: "black", young: true, mood: "laugh" },
    wear: { top: "tee", topColor: accent.solid, sleeve: "short", bottomColor: tone.clay, shoes: "bare" },
    reach: { near: [x - size * 0.17, y - size * 0.22], far: [x - size * 0.2, y - size * 0.23] },
  });
