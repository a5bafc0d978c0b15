import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { fernPot, potPlant } from "../../kit/plants.ts";
import { gumTree } from "../../kit/trees.ts";
import { chair, shelf, table } from "../../kit/furniture.ts";
import { clock, floorLines, pendant, room, windowFrame } from "../../kit/room.ts";
import { ridge } from "../../kit/sky.ts";
import { circle, ellipse, group, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";
import { books, laptop } from "../../kit/things.ts";
import { mug, steam } from "../../kit/tableware.ts";

/** At the kitchen table a woman plans her search, with laptop, notebook and tea; the cat keeps her company. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  room(2400, 1350, 1010, { wall: tone.cream, low: tone.sand }),
  floorLines(2400, 1010, 1350, 900),
  windowFrame({ at: [130, 150], width: 640, height: 500, panes: [2, 2], view: garden([130, 150], 640, 500) }),
  benchTop([-40, 780], 1080),
  kettle([180, 780]),
  potPlant([650, 780], 220, accent.solid),
  crockery([400, 780]),
  beam(
    [
      [200, 1010],
      [760, 1010],
      [1240, 1350],
      [480, 1350],
    ],
    tone.white,
    0.45,
    60,
  ),
  calendar([1180, 260], 250),
  clock([980, 300], 74),
  shelf([1740, 330], 560),
  jars([1770, 330]),
  books([2180, 330], [accent.art, tone.clay, tone.night]),
  fridge([2050, 400], 420, 640),
  pendant([1640, 300], 220, accent.solid),
  groundShadow([1660, 1275], 640, 0.3),
  chair([2010, 1040], 222, accent.art, -1),
  planner([1985, 1036], 880),
  table([1130, 880], 800, 385, tone.wood, tone.bark),
  laptop([1600, 880], { scale: 1.25, flip: true }),
  notebook([1720, 880]),
  mug([1380, 880], accent.art, { scale: 1.25 }),
  steam([1380, 812], 110, 0.9),
  fruit([1230, 880]),
  cat([1070, 1300], 1.25),
  fernPot([2290, 1370], 460, tone.cream),
];

const tall = (): string[] => [
  room(1080, 1350, 830),
  floorLines(1080, 830, 1350, 400),
  windowFrame({ at: [60, 110], width: 380, height: 380, panes: [2, 2], view: garden([60, 110], 380, 380) }),
  benchTop([-40, 590], 560),
  kettle([120, 590], 0.85),
  potPlant([390, 590], 180, accent.solid),
  calendar([650, 130], 170),
  clock([940, 200], 58),
  pendant([540, 220], 150, accent.solid),
  groundShadow([560, 1045], 470, 0.3),
  chair([830, 872], 180, accent.art, -1),
  planner([812, 868], 710),
  table([110, 742], 650, 312, tone.wood, tone.bark),
  laptop([500, 742], { scale: 1.02, flip: true }),
  notebook([600, 742], 0.8),
  mug([330, 742], accent.art),
  steam([330, 690], 90, 0.9),
  fruit([200, 742], 0.8),
  cat([140, 1190], 1.1),
  fernPot([970, 1330], 380, tone.cream),
];

const garden = ([x, y]: Point, width: number, height: number): string =>
  group(
    { "clip-path": clip(`M${x} ${y}h${width}v${height}h${-width}Z`) },
    group(
      { transform: `translate(${x} ${y})` },
      ridge(width, height * 0.8, height * 0.25, accent.line, 4),
      rect(0, height * 0.78, width, height * 0.3, linear(90, tone.fern, tone.leaf)),
    ),
    gumTree([x + width * 0.3, y + height * 0.98], height * 0.86, 4),
  );

/** Kitchen cupboards with a bench top. */
const benchTop = ([x, y]: Point, width: number): string =>
  rect(x, y + 20, width, 250, linear(0, accent.art, accent.solid)) +
  Array.from({ length: 4 }, (_, index) => {
    const wide = width / 4;
    return (
      rect(x + 18 + wide * index, y + 56, wide - 36, 178, tone.white, 8, { opacity: 0.12 }) +
      rect(x + wide * (index + 0.5) - 34, y + 80, 68, 10, tone.cream, 5)
    );
  }).join("") +
  rect(x, y + 20, width, 22, tone.ink, 0, { opacity: 0.2 }) +
  rect(x, y, width + 16, 30, tone.wood, 6) +
  rect(x, y + 20, width + 16, 10, tone.ink, 4, { opacity: 0.16 });

const kettle = (at: Point, scale = 1): string =>
  placed(
    at,
    { scale: scale * 1.2 },
    steam([66, -96], 90, 0.8),
    stroke("M-30-92C-30-134 40-134 40-92", tone.ink, 9),
    path("M-56 0C-62-40-44-92-10-96H20C50-92 66-40 60 0Z", linear(0, tone.haze, tone.mist, tone.steel)),
    path("M50-60L84-88L90-78L60-34Z", tone.steel),
    rect(-6, -104, 24, 12, tone.ink, 5),
  );

const crockery = ([x, y]: Point): string =>
  [0, 1, 2]
    .map((index) =>
      mug([x + index * 62, y], [tone.white, accent.line, tone.dune][index] ?? tone.white, { scale: 0.95 }),
    )
    .join("");

const jars = ([x, y]: Point): string =>
  [accent.art, tone.dune, tone.leaf, accent.line]
    .map((color, index) => {
      const tall = 84 + (index % 2) * 28;
      return (
        rect(x + index * 84, y - tall, 64, tall, color, 10) +
        rect(x + index * 84 + 4, y - tall - 14, 56, 18, tone.wood, 5) +
        rect(x + index * 84 + 12, y - tall * 0.62, 40, 26, tone.white, 4, { opacity: 0.85 })
      );
    })
    .join("");

/** A month on the wall, with days marked. */
const calendar = ([x, y]: Point, width: number): string =>
  placed(
    [x, y],
    { scale: width / 250 },
    rect(8, 12, 250, 290, tone.ink, 8, { opacity: 0.12 }),
    rect(0, 0, 250, 290, tone.white, 8),
    rect(0, 0, 250, 66, accent.solid, 8),
    ...Array.from({ length: 20 }, (_, index) => {
      const marked = [6, 11, 13].includes(index);
      return rect(
        22 + (index % 5) * 43,
        88 + Math.floor(index / 5) * 48,
        32,
        34,
        marked ? accent.art : accent.soft,
        6,
      );
    }),
    stroke("M66-12V22M184-12V22", tone.night, 10),
  );

const fridge = ([x, y]: Point, width: number, height: number): string =>
  groundShadow([x + width / 2, y + height + 30], width * 0.6, 0.25) +
  rect(x, y, width, height + 30, linear(0, tone.white, tone.haze, tone.mist), 26) +
  rect(x, y + height * 0.34, width, 8, tone.steel, 0, { opacity: 0.5 }) +
  rect(x + 30, y + 70, 14, 110, tone.steel, 7) +
  rect(x + 30, y + height * 0.42, 14, 150, tone.steel, 7) +
  placed(
    [x + 150, y + 110],
    { turn: -4 },
    rect(-50, -50, 130, 110, tone.cream, 4),
    circle(10, -6, 20, tone.signal),
    path("M-40 46Q-10 4 20 40T74 30V52H-40Z", accent.art),
  ) +
  placed(
    [x + 170, y + height * 0.56],
    { turn: 5 },
    rect(-50, -50, 96, 120, accent.line, 4),
    stroke("M-34-26H30M-34-4H30M-34 18H8", tone.white, 8),
  );

const notebook = (at: Point, scale = 1): string =>
  placed(
    at,
    { scale },
    polygon(
      [
        [-20, 0],
        [24, -34],
        [196, -34],
        [170, 0],
      ],
      tone.white,
    ),
    polygon(
      [
        [-24, 8],
        [-20, 0],
        [170, 0],
        [174, 8],
      ],
      accent.solid,
    ),
    stroke("M86-32L76-4M36-24H76M28-14H68M108-24H164M104-14H140", accent.art, 4),
  );

const fruit = (at: Point, scale = 1): string =>
  placed(
    at,
    { scale },
    circle(-34, -62, 32, "#cf5b3c"),
    circle(30, -64, 30, tone.signal),
    circle(0, -82, 31, "#8fae5d"),
    path("M-84-58H84C76-16 44 0 22 0H-22C-44 0-76-16-84-58Z", tone.white),
    path("M20-58H84C76-16 44 0 22 0H0C20-18 24-38 20-58Z", tone.ink, { opacity: 0.1 }),
  );

/** A cat sitting, its tail round its feet. */
const cat = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    groundShadow([0, 0], 80, 0.35),
    stroke("M56-14C110-6 118-60 92-84", tone.ink, 17),
    path("M-50 0C-62-60-40-118-10-130C34-126 72-70 66 0Z", tone.night),
    path("M-42 0C-46-50-34-84-16-96C-4-70-2-30-6 0Z", tone.white),
    path(
      "M-62-128C-66-160-62-186-56-196C-44-192-34-182-28-174H2C8-182 18-192 30-196C36-186 38-160 34-128C28-104 4-96-14-96S-56-104-62-128Z",
      tone.night,
    ),
    ellipse(-34, -142, 5, 7, tone.signal),
    ellipse(6, -142, 5, 7, tone.signal),
    path("M-20-126H-8L-14-119Z", "#d98a86"),
    ellipse(-30, -4, 18, 9, tone.white),
  );

const planner = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    pose: { ...poses.sitting, turn: 0.65, lean: 5, head: { tilt: 8 } },
    face: { skin: "olive", hair: "ponytail", hairColor: "brown", glasses: true },
    wear: {
      top: "jumper",
      topColor: accent.solid,
      underColor: tone.cream,
      sleeve: "long",
      bottomColor: tone.night,
      shoeColor: tone.dune,
    },
    reach: { far: [x - size * 0.33, y - size * 0.215], near: [x - size * 0.24, y - size * 0.205] },
    hands: { near: "fist" },
    held: {
      near: ([gripX, gripY], scale) =>
        stroke(
          [
            [gripX - 34 * scale, gripY + 26 * scale],
            [gripX + 26 * scale, gripY - 60 * scale],
          ],
          tone.signal,
          10 * scale,
        ),
    },
  });
