import { along } from "../../kit/geometry.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { gumBranch, palm } from "../../kit/trees.ts";
import { potPlant } from "../../kit/plants.ts";
import { chair, table } from "../../kit/furniture.ts";
import { floorLines } from "../../kit/room.ts";
import { cloud, ridge, sky, water } from "../../kit/sky.ts";
import { circle, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { dish, tray, wineGlass } from "../../kit/tableware.ts";

/** A waiter brings drinks to two guests on a terrace above the bay. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  bay(2400, 620, 900),
  yacht([520, 720], 1.3),
  yacht([980, 690], 0.8),
  palm([200, 1000], 720, { lean: 0.1 }),
  railing(2400, 800, 200),
  deck(2400, 960),
  lights([
    [-40, 90],
    [760, 130],
    [1560, 70],
    [2440, 120],
  ]),
  parasol([2010, 1130], 1.25),
  groundShadow([2010, 1270], 420, 0.3),
  chair([1810, 1050], 220, tone.wood, 1),
  guest([1795, 1046], 850),
  chair([2290, 1050], 220, tone.wood, -1),
  friend([2300, 1046], 840),
  table([1900, 880], 290, 390, tone.white, tone.slate),
  dish([1980, 880], tone.leaf, { scale: 1.15 }),
  wineGlass([2110, 880], accent.art, { scale: 1.3 }),
  candle([2050, 880]),
  groundShadow([1270, 1310], 150, 0.36),
  waiter([1270, 1310], 930),
  potPlant([880, 1390], 380, accent.solid),
  potPlant([2390, 1440], 420, accent.art),
  gumBranch([-40, -30], 520, 48, 5),
];

const tall = (): string[] => [
  bay(1080, 400, 640),
  yacht([250, 470], 0.9),
  railing(1080, 560, 150),
  deck(1080, 680),
  palm([60, 720], 560, { lean: 0.06 }),
  lights([
    [-20, 60],
    [520, 90],
    [1110, 50],
  ]),
  parasol([830, 880], 1.05),
  groundShadow([830, 1010], 330, 0.3),
  chair([970, 850], 185, tone.wood, -1),
  friend([975, 846], 700),
  table([620, 720], 240, 315, tone.white, tone.slate),
  dish([690, 720], tone.leaf, { scale: 0.95 }),
  wineGlass([800, 720], accent.art, { scale: 1.1 }),
  groundShadow([330, 1010], 130, 0.36),
  waiter([330, 1010], 760),
  potPlant([1010, 1360], 430, accent.art),
  potPlant([80, 1360], 370, accent.solid),
];

const bay = (width: number, sea: number, foot: number): string =>
  sky(width, foot, [width * 0.26, sea - 120]) +
  cloud([width * 0.62, sea * 0.42], width * 0.18, tone.white, 0.6) +
  ridge(width, sea + 14, 150, accent.line, 12) +
  ridge(width, sea + 16, 90, accent.art, 5, 0.35) +
  water(width, sea, foot + 80, 8) +
  glow([width * 0.26, sea + 60], width * 0.2, 120, "#fff3d6", 0.95);

const yacht = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    path("M8-8V-150C60-110 84-60 88-8Z", tone.white),
    path("M-6-8V-120C-40-84-56-44-60-8Z", accent.line),
    stroke("M1 0V-156", tone.slate, 5),
    path("M-84 0H104C92 24 76 30 60 30H-50C-66 30-78 18-84 0Z", tone.night),
    rect(-90, 34, 200, 6, tone.white, 3, { opacity: 0.5 }),
  );

const railing = (width: number, y: number, height: number): string =>
  rect(0, y, width, height, "#ffffff", 0, { opacity: 0.22 }) +
  Array.from({ length: Math.ceil(width / 240) + 1 }, (_, index) =>
    rect(index * 240 - 6, y, 14, height, tone.white),
  ).join("") +
  rect(0, y - 16, width, 24, tone.wood, 8) +
  rect(0, y + height - 20, width, 12, tone.white);

const deck = (width: number, top: number): string =>
  rect(0, top, width, 1350 - top, linear(90, tone.dune, tone.clay)) +
  floorLines(width, top, 1350, width * 0.5, tone.bark, 0.16) +
  rect(0, top, width, 12, tone.bark, 0, { opacity: 0.3 });

/** A string of lamps sagging from post to post. */
const lights = (points: readonly Point[]): string =>
  points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const low: Point = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + (to[0] - from[0]) * 0.28];
      const bulbs = [0.12, 0.31, 0.5, 0.69, 0.88].map((part) => {
        const [x, y] = along(along(from, low, part), along(low, to, part), part);
        return (
          glow([x, y + 18], 48, 48, "#ffe3a8", 0.8) +
          rect(x - 5, y - 2, 10, 12, tone.night, 2) +
          circle(x, y + 17, 11, "#fff0c9")
        );
      });
      return (
        stroke(`M${from[0]} ${from[1]}Q${low[0]} ${low[1]} ${to[0]} ${to[1]}`, tone.night, 4) + bulbs.join("")
      );
    })
    .join("");

const parasol = ([x, y]: Point, scale: number): string =>
  placed(
    [x, y],
    { scale },
    rect(-7, -700, 14, 720, tone.bark, 4),
    path("M-420-520C-330-650-160-706 0-712C160-706 330-650 420-520Z", accent.solid),
    path("M-210-520C-170-640-80-700 0-712C80-700 170-640 210-520Z", accent.art),
    path("M90-520C80-620 40-690 0-712C160-706 330-650 420-520Z", tone.ink, { opacity: 0.16 }),
    ...[-315, -105, 105, 315].map((left) =>
      path(`M${left - 105}-522h210l-16 34q-89 24 -178 0z`, left % 2 ? accent.shade : accent.solid),
    ),
    circle(0, -716, 11, tone.bark),
  );

const candle = ([x, y]: Point): string =>
  glow([x, y - 30], 90, 80, "#ffe3a8", 0.8) +
  rect(x - 14, y - 34, 28, 34, tone.white, 6, { opacity: 0.8 }) +
  path(`M${x} ${y - 52}q10 16 0 24q-10 -8 0 -24z`, tone.signal);

const waiter = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    pose: {
      ...poses.walking,
      turn: 0.6,
      legs: { near: [17, 6], far: [-13, 16] },
      arms: { near: [-14, 24], far: [40, 90] },
      head: { tilt: -2 },
    },
    face: { skin: "cocoa", hair: "buzz", hairColor: "black", beard: "short" },
    wear: {
      top: "shirt",
      topColor: tone.white,
      underColor: tone.white,
      over: "apron",
      overColor: accent.solid,
      bottomColor: tone.ink,
      shoes: "shoes",
    },
    reach: { far: [x + size * 0.24, y - size * 0.76] },
    hands: { far: "flat", near: "relaxed" },
    wrists: { far: 70 },
    held: {
      far: ([gripX, gripY], scale) =>
        tray(
          [gripX + 4, gripY - 12 * scale],
          wineGlass([-44, -12], accent.art, { scale: 1.25 }) +
            wineGlass([10, -12], "#f0c46a", { scale: 1.25 }) +
            dish([58, -12], tone.leaf, { scale: 0.55 }),
          { scale: scale * 1.35 },
        ),
    },
  });

const guest = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    build: "curvy",
    pose: { ...poses.sitting, turn: 0.7, lean: -2, head: { tilt: -4 } },
    face: { skin: "porcelain", hair: "bob", hairColor: "copper", mood: "laugh" },
    wear: {
      top: "tee",
      topColor: accent.line,
      sleeve: "short",

      bottomColor: tone.slate,
      shoes: "shoes",
      shoeColor: tone.clay,
    },
    reach: { far: [x + size * 0.22, y - size * 0.215], near: [x + size * 0.16, y - size * 0.215] },
  });

const friend = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "medium",
    pose: { ...poses.sitting, turn: 0.65, lean: 2, head: { tilt: 4 } },
    face: { skin: "amber", hair: "wave", hairColor: "black", glasses: true },
    wear: {
      top: "shirt",
      topColor: tone.cream,
      underColor: tone.white,
      sleeve: "rolled",
      bottomColor: tone.night,
      shoes: "shoes",
      shoeColor: tone.bark,
    },
    reach: { far: [x - size * 0.22, y - size * 0.23] },
    hands: { far: "fist" },
  });
