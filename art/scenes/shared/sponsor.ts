import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { fernPot, potPlant } from "../../kit/plants.ts";
import { gumTree } from "../../kit/trees.ts";
import { floorLines } from "../../kit/room.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { circle, group, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { backpack, suitcase } from "../../kit/things.ts";

/** In the arrivals hall an employer shakes hands with a worker who has just landed. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  outside(2400, 960),
  gumTree([330, 930], 300, 4),
  gumTree([2280, 930], 330, 7),
  airliner([960, 800], 1.75),
  glazing(2400, 960, 480),
  hall(2400, 960),
  beam(
    [
      [100, 960],
      [900, 960],
      [1300, 1350],
      [360, 1350],
    ],
    tone.white,
    0.55,
    60,
  ),
  beam(
    [
      [1060, 960],
      [1880, 960],
      [2340, 1350],
      [1400, 1350],
    ],
    tone.white,
    0.4,
    60,
  ),
  seats([250, 1100], 3),
  groundShadow([1440, 1290], 150, 0.36),
  groundShadow([1930, 1290], 150, 0.36),
  groundShadow([2230, 1265], 110, 0.3),
  colleague([2220, 1265], 740),
  suitcase([1264, 1290], accent.art, { scale: 1.45 }),
  arrival([1430, 1300], 860),
  employer([1930, 1300], 880),
  potPlant([2360, 1420], 440, accent.solid),
  fernPot([960, 1370], 360, tone.white),
];

const tall = (): string[] => [
  outside(1080, 680),
  gumTree([110, 660], 230, 4),
  airliner([420, 560], 1.15),
  glazing(1080, 680, 360),
  hall(1080, 680),
  beam(
    [
      [60, 680],
      [460, 680],
      [800, 1250],
      [260, 1250],
    ],
    tone.white,
    0.55,
    60,
  ),
  groundShadow([350, 985], 130, 0.36),
  groundShadow([760, 985], 130, 0.36),
  suitcase([210, 985], accent.art, { scale: 1.15 }),
  arrival([345, 990], 700),
  employer([765, 990], 715),
  potPlant([1010, 1350], 420, accent.solid),
  fernPot([110, 1330], 330, tone.white),
];

const outside = (width: number, foot: number): string =>
  sky(width, foot, [width * 0.24, foot * 0.5]) +
  cloud([width * 0.3, foot * 0.26], width * 0.18, tone.white, 0.7) +
  cloud([width * 0.82, foot * 0.34], width * 0.16, tone.white, 0.6) +
  ridge(width, foot * 0.84, foot * 0.14, accent.line, 6) +
  ridge(width, foot * 0.88, foot * 0.1, accent.art, 14, 0.35) +
  rect(0, foot * 0.86, width, foot * 0.14, linear(90, tone.fern, tone.mist)) +
  rect(0, foot * 0.92, width, foot * 0.08, tone.mist) +
  stroke(
    [
      [0, foot * 0.955],
      [width, foot * 0.955],
    ],
    tone.white,
    6,
    { "stroke-dasharray": "60 50" },
  );

/** An airliner at its stand, nose to the left. */
const airliner = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    path("M470-96L560-250H628L590-96Z", accent.solid),
    path("M560-250H628L618-206H536Z", accent.shade),
    path(
      "M-330-30C-330-70-270-104-200-104H600C640-104 650-92 630-84C560-40 500 14 420 14H-230C-290 14-330 4-330-30Z",
      linear(90, tone.white, tone.haze, tone.mist),
    ),
    path("M-318-4C-250 2 420 2 520-30C486-4 456 14 420 14H-230C-276 14-308 8-318-4Z", accent.art),
    path("M-296-66C-286-82-262-94-236-98L-232-70C-252-66-276-64-296-66Z", tone.night),
    ...Array.from({ length: 15 }, (_, index) => rect(-180 + index * 40, -72, 16, 24, tone.slate, 7)),
    rect(-214, -78, 24, 52, tone.mist, 6),
    path("M60-6H240L360 92H300Z", linear(90, tone.mist, tone.steel)),
    rect(96, 30, 116, 54, accent.solid, 24),
    rect(96, 30, 22, 54, tone.night, 10),
    path("M540-60H640L700-24H650Z", tone.steel),
    ...[-210, 190, 240].map(
      (x) =>
        stroke(
          [
            [x, 10],
            [x, 62],
          ],
          tone.slate,
          9,
        ) +
        circle(x, 74, 20, tone.ink) +
        circle(x, 74, 8, tone.steel),
    ),
  );

/** The tall window of the hall and its frame. */
const glazing = (width: number, foot: number, step: number): string =>
  Array.from(
    { length: Math.ceil(width / step) + 1 },
    (_, index) =>
      path(
        `M${index * step - step * 0.3} ${foot}L${index * step + step * 0.1} 0H${index * step + step * 0.3}L${index * step - step * 0.1} ${foot}Z`,
        tone.white,
        { opacity: 0.12 },
      ) +
      rect(index * step - 12, 0, 24, foot, tone.white) +
      rect(index * step + 4, 0, 8, foot, tone.mist),
  ).join("") +
  rect(0, foot * 0.26, width, 14, tone.white) +
  rect(0, 0, width, foot * 0.07, tone.night) +
  group(
    { "clip-path": clip(`M0 0H${width}V${foot}H0Z`) },
    ...Array.from({ length: Math.ceil(width / step) }, (_, index) =>
      rect(index * step + step * 0.25, foot * 0.06, step * 0.5, 16, "#fff0c9", 8),
    ),
  );

const hall = (width: number, top: number): string =>
  rect(0, top - 20, width, 34, tone.white) +
  rect(0, top + 10, width, 1350 - top, linear(90, tone.sand, tone.dune)) +
  floorLines(width, top + 10, 1350, width * 0.45, tone.bark, 0.12);

const seats = ([x, y]: Point, count: number): string =>
  groundShadow([x + count * 75, y + 92], count * 90, 0.25) +
  rect(x, y + 10, count * 160, 18, tone.slate, 8) +
  Array.from(
    { length: count },
    (_, index) =>
      rect(x + 12 + index * 160, y - 120, 136, 110, accent.art, 22) +
      rect(x + 12 + index * 160, y - 24, 136, 40, accent.solid, 16),
  ).join("") +
  [0.08, 0.86].map((part) => rect(x + count * 160 * part, y + 20, 18, 76, tone.slate, 6)).join("");

const shake = ([x, y]: Point, size: number, facing: 1 | -1): Point => [
  x + facing * size * 0.245,
  y - size * 0.575,
];

const arrival = (at: Point, size: number) =>
  figure({
    at,
    size,
    build: "slim",
    pose: {
      ...poses.standing,
      turn: 0.6,
      lean: 3,
      arms: { near: [-16, 12], far: [40, 40] },
      legs: { near: [-9, 2], far: [11, 5] },
    },
    face: { skin: "umber", hair: "curls", hairColor: "black", mood: "laugh" },
    wear: { top: "hoodie", topColor: accent.solid, bottomColor: tone.slate, shoeColor: tone.white },
    reach: { far: shake(at, size, 1), near: [at[0] - size * 0.19, at[1] - size * 0.42] },
    hands: { far: "fist", near: "fist" },
    onBack: (back, scale) => backpack(back, tone.night, { scale: scale * 1.2 }),
  });

const employer = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    build: "curvy",
    pose: {
      ...poses.standing,
      turn: 0.55,
      lean: 4,
      arms: { near: [-12, 26], far: [40, 40] },
      legs: { near: [-9, 2], far: [11, 5] },
    },
    face: { skin: "sand", hair: "bob", hairColor: "grey", aged: true, glasses: true },
    wear: {
      top: "blazer",
      topColor: tone.night,
      underColor: accent.line,
      bottomColor: tone.clay,
      shoes: "shoes",
    },
    reach: { far: shake(at, size, -1) },
    hands: { far: "fist" },
  });

const colleague = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    build: "broad",
    pose: { ...poses.waving, arms: { near: [-8, 16], far: [112, 60] } },
    face: {
      skin: "olive",
      hair: "parted",
      hairColor: "black",
      hat: "hardHat",
      hatColor: tone.white,
      hatShade: tone.mist,
      beard: "short",
      mood: "laugh",
    },
    wear: {
      top: "shirt",
      topColor: tone.slate,
      underColor: tone.slate,
      sleeve: "rolled",
      over: "vest",
      bottomColor: tone.bark,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    hands: { far: "open" },
  });
