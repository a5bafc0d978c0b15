import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { potPlant } from "../../kit/plants.ts";
import { pendant } from "../../kit/room.ts";
import { shelf } from "../../kit/furniture.ts";
import { circle, ellipse, group, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { dish, steam } from "../../kit/tableware.ts";

/** The pass of a restaurant kitchen at service: cooks at the line, the chef plating, a waiter taking plates. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  tiles(2400, 1350),
  shelf([110, 330], 560),
  crockery([150, 330]),
  shelf([110, 560], 560),
  jars([160, 560]),
  dockets([170, 680], 400),
  hood([780, 0], 1240, 250),
  pans([1180, 300], 5, 1),
  glow([1400, 600], 820, 440, "#ffe3a8", 0.65),
  stove([640, 860], 1760, 300),
  pot([790, 860], 1.3),
  flames([1010, 860]),
  pot([2060, 860], 1.1),
  pendant([940, 500], 150, accent.solid),
  pendant([2010, 440], 150, accent.solid),
  saucier([1200, 1150], 720),
  fryer([1820, 1150], 710),
  pass([0, 1000], 2400, 350),
  pendant([420, 560], 130, accent.art),
  ...[120, 300, 480].map((x) => dish([x, 1002], tone.leaf, { scale: 1.3 })),
  dish([1040, 1002], tone.leaf, { scale: 1.5 }),
  chef([1520, 1400], 900),
  dish([1250, 1004], tone.leaf, { scale: 1.6 }),
  passFront([0, 1000], 2400, 350),
  herbs([690, 1002]),
  waiter([2170, 1600], 1020),
];

const tall = (): string[] => [
  tiles(1080, 1350),
  hood([120, 0], 860, 190),
  pans([400, 240], 4, 0.9),
  glow([560, 470], 560, 340, "#ffe3a8", 0.65),
  stove([0, 610], 1080, 200),
  flames([110, 610]),
  pot([900, 610], 0.9),
  pendant([130, 300], 110, accent.art),
  pendant([950, 330], 120, accent.solid),
  saucier([270, 850], 600),
  pass([0, 760], 1080, 590),
  dish([90, 762], tone.leaf, { scale: 1.2 }),
  chef([540, 1110], 780),
  dish([310, 764], tone.leaf, { scale: 1.4 }),
  passFront([0, 760], 1080, 590),
  waiter([880, 1350], 870),
];

const tiles = (width: number, height: number): string =>
  rect(0, 0, width, height, linear(100, tone.cream, tone.cream, tone.sand)) +
  group(
    { opacity: 0.5 },
    ...Array.from({ length: 9 }, (_, row) =>
      stroke(
        [
          [0, row * 76 + 40],
          [width, row * 76 + 40],
        ],
        tone.dune,
        3,
      ),
    ),
    ...Array.from({ length: 9 }, (_, row) =>
      stroke(
        Array.from(
          { length: Math.ceil(width / 150) + 1 },
          (_, index) => `M${index * 150 + (row % 2) * 75} ${row * 76 - 36}v76`,
        ).join(""),
        tone.dune,
        3,
      ),
    ),
  );

const hood = ([x, y]: Point, width: number, height: number): string =>
  rect(x + width * 0.36, y, width * 0.28, height * 0.4, linear(0, tone.mist, tone.steel)) +
  path(
    `M${x + width * 0.1} ${y + height * 0.36}H${x + width * 0.9}L${x + width} ${y + height * 0.84}V${y + height}H${x}V${y + height * 0.84}Z`,
    linear(0, tone.haze, tone.mist, tone.steel),
  ) +
  rect(x, y + height * 0.84, width, height * 0.16, accent.solid) +
  rect(x, y + height * 0.84, width, height * 0.16, linear(0, `${tone.ink}/0@50`, `${tone.ink}/0.25`)) +
  path(
    `M${x + width * 0.16} ${y + height * 0.42}H${x + width * 0.34}L${x + width * 0.26} ${y + height * 0.8}H${x + width * 0.04}Z`,
    tone.white,
    { opacity: 0.35 },
  );

const pans = ([x, y]: Point, count: number, scale: number): string =>
  rect(x, y - 8, count * 150 * scale, 12, tone.slate, 6) +
  Array.from({ length: count }, (_, index) => {
    const size = [56, 44, 62, 40, 50][index % 5] ?? 50;
    return placed(
      [x + (index * 150 + 75) * scale, y],
      { scale },
      rect(-7, 0, 14, 92, tone.night, 6),
      circle(0, 92 + size, size, index % 2 ? tone.clay : tone.slate),
      circle(-4, 88 + size, size * 0.76, index % 2 ? "#b98a61" : tone.night),
      path(
        `M${-size * 0.6} ${92 + size * 0.7}A${size * 0.7} ${size * 0.7} 0 0 1 ${size * 0.2} ${92 + size * 0.35}`,
        "none",
        { stroke: tone.white, "stroke-width": 6, "stroke-linecap": "round", opacity: 0.3 },
      ),
    );
  }).join("");

const stove = ([x, y]: Point, width: number, height: number): string =>
  rect(x, y, width, height, linear(90, tone.steel, tone.slate)) +
  rect(x, y - 14, width, 24, tone.night, 6) +
  Array.from({ length: Math.floor(width / 90) }, (_, index) =>
    circle(x + 50 + index * 90, y + 44, 13, tone.ink, { opacity: 0.7 }),
  ).join("");

const pot = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    steam([0, -120], 130, 0.8),
    rect(-86, -96, 22, 14, tone.ink, 6),
    rect(64, -96, 22, 14, tone.ink, 6),
    path(
      "M-72-112H72V-26C72-18 66-14 58-14H-58C-66-14-72-18-72-26Z",
      linear(0, tone.haze, tone.mist, tone.steel),
    ),
    ellipse(0, -112, 72, 12, accent.art),
  );

const flames = ([x, y]: Point): string =>
  placed(
    [x, y],
    {},
    path(
      "M-80-14C-70-60-40-50-46-92C-14-80-22-50-4-40C4-64 2-90 22-112C30-80 56-70 50-40C66-48 68-64 66-76C86-54 88-30 76-14Z",
      "#f59b3a",
      { opacity: 0.9 },
    ),
    path("M-46-14C-40-40-24-36-24-56C-6-46-6-30 6-26C14-38 18-48 22-60C34-44 46-34 44-14Z", tone.signal),
  );

const pass = ([x, y]: Point, width: number, height: number): string =>
  rect(x, y - 2, width, height, tone.slate);

/** The pass's shelf and front with stacked plates, before the cooks and behind the waiter. */
const passFront = ([x, y]: Point, width: number, height: number): string =>
  rect(x, y, width, 46, linear(90, tone.white, tone.mist)) +
  rect(x, y + 36, width, 14, tone.steel) +
  rect(x, y + 50, width, height - 50, linear(90, accent.solid, accent.shade)) +
  rect(x, y + 50, width, 30, tone.ink, 0, { opacity: 0.25 }) +
  Array.from({ length: Math.ceil(width / 330) }, (_, index) =>
    niche([x + 24 + index * 330, y + 110], 282, height > 400 ? 430 : 250),
  ).join("");

/** An opening with plates in piles; a high one has two shelves. */
const niche = ([x, y]: Point, width: number, height: number): string => {
  const shelves = height > 300 ? [0.46, 1] : [1];
  const pile = (left: number, foot: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      ellipse(left, foot - 18 - index * 19, 58, 15, index % 2 ? tone.haze : tone.white),
    ).join("");
  return (
    rect(x, y, width, height, linear(90, tone.ink, tone.night), 10) +
    shelves
      .map((part, row) => {
        const foot = y + height * part;
        return (
          pile(x + width * (row ? 0.3 : 0.28), foot, row ? 4 : 7) +
          pile(x + width * 0.73, foot, row ? 6 : 4) +
          rect(x - 6, foot - 8, width + 12, 16, tone.wood, 4)
        );
      })
      .join("") +
    rect(x, y, width, height * 0.16, tone.ink, 10, { opacity: 0.4 })
  );
};

const crockery = ([x, y]: Point): string =>
  [0, 1, 2]
    .map((pile) =>
      Array.from({ length: 5 - pile }, (_, index) =>
        ellipse(x + 70 + pile * 165, y - 10 - index * 15, 66, 12, index % 2 ? tone.white : tone.haze),
      ).join(""),
    )
    .join("");

const jars = ([x, y]: Point): string =>
  [accent.art, tone.clay, tone.leaf, tone.signal, accent.line]
    .map((color, index) => {
      const left = x + index * 100;
      const tall = 92 + (index % 2) * 26;
      return (
        rect(left, y - tall, 72, tall, "#ffffff", 12, { opacity: 0.7 }) +
        rect(left + 5, y - tall * 0.66, 62, tall * 0.66 - 4, color, 8) +
        rect(left + 6, y - tall - 14, 60, 18, tone.wood, 5)
      );
    })
    .join("");

const dockets = ([x, y]: Point, width: number): string =>
  rect(x, y, width, 20, tone.steel, 4) +
  [0.06, 0.38, 0.7]
    .map(
      (part, index) =>
        rect(x + width * part, y + 12, 74, 110 + (index % 2) * 30, tone.white, 2) +
        stroke(
          `M${x + width * part + 12} ${y + 40}h50M${x + width * part + 12} ${y + 60}h36M${x + width * part + 12} ${y + 80}h46`,
          tone.mist,
          5,
        ),
    )
    .join("");

const herbs = ([x, y]: Point): string =>
  potPlant([x, y], 210, accent.art) + potPlant([x + 130, y], 180, tone.clay);

const whites = { top: "chef", topColor: tone.white, bottomColor: tone.night } as const;

const chef = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "broad",
    pose: { ...poses.working, turn: 0.5, lean: 9, head: { tilt: 14 } },
    face: {
      skin: "olive",
      hair: "crop",
      hairColor: "black",
      hat: "chefHat",
      hatColor: tone.white,
      hatShade: tone.mist,
      beard: "short",
      mood: "calm",
    },
    wear: { ...whites, sleeve: "rolled", underColor: accent.solid, over: "apron", overColor: accent.solid },
    reach: { far: [x - size * 0.25, y - size * 0.52], near: [x - size * 0.16, y - size * 0.5] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([gripX, gripY], scale) =>
        stroke(
          [
            [gripX, gripY],
            [gripX - 60 * scale, gripY + 30 * scale],
          ],
          tone.silver,
          9 * scale,
        ),
    },
  });

const saucier = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "slim",
    pose: { ...poses.working, head: { tilt: 6 } },
    face: {
      skin: "cocoa",
      hair: "bun",
      hairColor: "black",
      hat: "skullcap",
      hatColor: accent.solid,
      hatShade: tone.ink,
    },
    wear: { ...whites, sleeve: "rolled", underColor: tone.ink, over: "apron", overColor: tone.night },
    reach: { far: [x - size * 0.22, y - size * 0.58], near: [x - size * 0.12, y - size * 0.56] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([gripX, gripY], scale) =>
        placed(
          [gripX, gripY],
          { scale },
          rect(-80, -8, 90, 15, tone.ink, 7),
          path("M-220-24H-84C-86 8-104 22-152 22S-218 8-220-24Z", tone.slate),
          path("M-206-26C-190-62-160-40-150-66C-130-40-104-62-98-26Z", tone.leaf),
          circle(-176, -46, 12, "#d0563a"),
          circle(-128, -58, 10, tone.signal),
        ),
    },
  });

const fryer = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "round",
    pose: { ...poses.working, head: { tilt: 10 } },
    face: {
      skin: "sand",
      hair: "curls",
      hairColor: "chestnut",
      hat: "skullcap",
      hatColor: tone.night,
      hatShade: tone.ink,
      mood: "calm",
    },
    wear: { ...whites, sleeve: "short", underColor: tone.ink, over: "apron", overColor: accent.art },
    reach: { far: [x + size * 0.27, y - size * 0.55], near: [x + size * 0.2, y - size * 0.5] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([gripX, gripY], scale) =>
        stroke(
          [
            [gripX - 20 * scale, gripY - 60 * scale],
            [gripX + 34 * scale, gripY + 90 * scale],
          ],
          tone.wood,
          12 * scale,
        ),
    },
  });

const waiter = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "slim",
    pose: { ...poses.standing, turn: 0.6, lean: 3, head: { tilt: 5 } },
    face: { skin: "amber", hair: "ponytail", hairColor: "black" },
    wear: {
      top: "shirt",
      topColor: tone.cream,
      underColor: tone.cream,
      sleeve: "rolled",
      over: "waistcoat",
      overColor: tone.ink,
      bottomColor: tone.ink,
    },
    reach: { far: [x - size * 0.3, y - size * 0.585], near: [x - size * 0.22, y - size * 0.53] },
    hands: { far: "flat", near: "flat" },
    wrists: { far: 34, near: 34 },
    held: {
      far: ([gripX, gripY], scale) =>
        dish([gripX - 26 * scale, gripY - 6 * scale], tone.leaf, { scale: 1.35 * scale }),
      near: ([gripX, gripY], scale) =>
        dish([gripX - 30 * scale, gripY - 6 * scale], accent.line, { scale: 1.35 * scale }),
    },
  });
