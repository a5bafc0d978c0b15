import { lamp, skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, gumBranch, gumTree, streetTree } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { circle, curve, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { cup } from "../../kit/tableware.ts";
import { phone, satchel } from "../../kit/things.ts";

/** A woman on a park bench finds a job on her phone; the offers rise from it as cards. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [620, 520]),
  cloud([500, 260], 420, tone.white, 0.6),
  cloud([2120, 170], 420, tone.white, 0.5),
  skyline(-40, 2440, 850, 420, accent.line, 15),
  ridge(2400, 880, 110, accent.art, 3, 0.28),
  glow([600, 840], 1000, 260, "#fff3d6", 0.85),
  park(2400, 850),
  gumTree([300, 960], 520, 6),
  streetTree([760, 930], 330, 3),
  streetTree([1120, 940], 400, 7),
  gumTree([2230, 1010], 860, 2),
  lamp([960, 1080], 620),
  bench([1560, 1040], 760),
  trail([
    [1660, 740],
    [1480, 640],
    [1420, 420],
    [1560, 250],
  ]),
  card([1380, 560], 1.05, -6, "tools"),
  card([1520, 300], 1.2, 4, "cup"),
  card([1850, 240], 1.0, 9, "book"),
  card([1160, 330], 0.85, -10, "sun"),
  seeker([1960, 1040], 860),
  satchel([1690, 940], accent.solid, 20, { scale: 1.1 }),
  banksia([2330, 1450], 400, accent.art, 3),
  banksia([90, 1440], 340, accent.art, 8),
  ...[380, 560, 1180].map((x, index) => tuft([x, 1370], 140, undefined, index + 4)),
  gumBranch([-40, -30], 460, 48, 5),
];

const tall = (): string[] => [
  sky(1080, 1350, [240, 340]),
  cloud([260, 170], 360, tone.white, 0.6),
  skyline(-40, 1120, 640, 320, accent.line, 15),
  ridge(1080, 670, 90, accent.art, 3, 0.28),
  glow([260, 620], 520, 190, "#fff3d6", 0.85),
  park(1080, 640),
  streetTree([120, 700], 330, 3),
  gumTree([960, 740], 640, 2),
  bench([200, 830], 740),
  trail([
    [470, 560],
    [300, 500],
    [230, 330],
    [330, 200],
  ]),
  card([240, 440], 0.9, -7, "tools"),
  card([330, 200], 1.0, 4, "cup"),
  card([610, 150], 0.85, 9, "book"),
  seeker([700, 830], 720),
  satchel([380, 745], accent.solid, 16, { scale: 0.9 }),
  banksia([1010, 1400], 400, accent.art, 3),
  banksia([80, 1410], 360, accent.art, 8),
];

const park = (width: number, top: number): string =>
  path(
    `${curve([
      [0, top + 30],
      [width * 0.25, top],
      [width * 0.6, top + 26],
      [width, top - 10],
    ])}V1350H0Z`,
    linear(90, tone.fern, tone.leaf),
  ) +
  path(
    `${curve([
      [0, top + 190],
      [width * 0.3, top + 150],
      [width * 0.7, top + 190],
      [width, top + 160],
    ])}V1350H0Z`,
    linear(90, tone.sand, tone.dune),
  ) +
  path(
    `${curve([
      [0, top + 440],
      [width * 0.3, top + 400],
      [width * 0.7, top + 430],
      [width, top + 400],
    ])}V1350H0Z`,
    linear(90, tone.leaf, tone.pine),
  );

/** A park bench; `at` is the left end of its seat. */
const bench = ([x, y]: Point, width: number): string =>
  groundShadow([x + width / 2, y + width * 0.27], width * 0.55, 0.3) +
  [0.08, 0.88]
    .map((part) => rect(x + width * part, y - width * 0.3, 20, width * 0.56, tone.night, 6))
    .join("") +
  [0, 1, 2]
    .map((index) =>
      rect(
        x,
        y - width * 0.3 + index * width * 0.085,
        width,
        width * 0.06,
        index % 2 ? tone.wood : tone.clay,
        8,
      ),
    )
    .join("") +
  rect(x - 10, y - 6, width + 20, 34, tone.wood, 8) +
  rect(x - 10, y + 14, width + 20, 14, tone.bark, 6) +
  [0.04, 0.93].map((part) => rect(x + width * part, y + 26, 22, width * 0.24, tone.night, 6)).join("");

const signs = {
  tools: stroke("M-16 16L10-10M6-22C16-28 28-16 22-6C16 0 6-6 2-10", accent.solid, 9),
  cup:
    path("M-18-16H16V6C16 14 10 18 2 18H-4C-12 18-18 14-18 6Z", accent.solid) +
    stroke("M16-10C30-10 30 8 16 8", accent.solid, 6),
  book: path("M-24-16C-14-22-6-20 0-14C6-20 14-22 24-16V16C14 10 6 12 0 18C-6 12-14 10-24 16Z", accent.solid),
  sun:
    circle(0, 0, 11, accent.solid) +
    stroke(
      "M0-26V-20M0 20V26M-26 0H-20M20 0H26M-18-18L-14-14M14 14L18 18M18-18L14-14M-14 14L-18 18",
      accent.solid,
      6,
    ),
} as const;

/** A job as a card: a sign, lines for words and a button. */
const card = (at: Point, scale: number, turn: number, sign: keyof typeof signs): string =>
  placed(
    at,
    { scale, turn },
    rect(-116, -72, 248, 164, tone.ink, 20, { opacity: 0.12 }),
    rect(-124, -82, 248, 164, tone.white, 20),
    rect(-104, -62, 76, 76, accent.line, 16),
    placed([-66, -24], {}, signs[sign]),
    stroke("M-10-46H92", tone.night, 11),
    stroke("M-10-20H60", tone.mist, 9),
    stroke("M-10 4H80", tone.mist, 9),
    rect(-104, 34, 96, 30, accent.solid, 15),
    circle(96, 50, 10, accent.art),
  );

const trail = (points: readonly Point[]): string =>
  stroke(curve(points), tone.white, 7, { "stroke-dasharray": "4 26", opacity: 0.9 });

const seeker = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "curvy",
    pose: {
      ...poses.sitting,
      turn: 0.6,
      lean: -3,
      legs: { near: [80, 72], far: [88, 100] },
      head: { tilt: 10 },
    },
    face: { skin: "umber", hair: "ringlets", hairColor: "black" },
    wear: {
      top: "jacket",
      topColor: accent.solid,
      underColor: tone.cream,
      bottomColor: tone.night,
      shoeColor: tone.cream,
    },
    reach: { far: [x - size * 0.25, y - size * 0.33], near: [x - size * 0.13, y - size * 0.19] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([gripX, gripY], scale) =>
        phone([gripX - 6 * scale, gripY - 26 * scale], { scale: scale * 1.15, turn: -14 }),
      near: ([gripX, gripY], scale) =>
        cup([gripX - 4 * scale, gripY + 30 * scale], accent.art, { scale: scale * 1.05 }),
    },
  });
