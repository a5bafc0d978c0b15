import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, glow, groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { figPlant, potPlant } from "../../kit/plants.ts";
import { gumTree } from "../../kit/trees.ts";
import { clock, floorLines, framed, room, windowFrame } from "../../kit/room.ts";
import { counter } from "../../kit/furniture.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { circle, ellipse, group, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { clipboard, laptop, tablet } from "../../kit/things.ts";
import { mug } from "../../kit/tableware.ts";

/** The first morning at a clinic: a new nurse shakes hands with the manager, and the team comes out to say hello. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  room(2400, 1350, 960, { wall: tone.white, low: tone.cream, floor: "#e6dccf" }),
  floorLines(2400, 960, 1350, 1200, tone.ink, 0.05),
  rect(1010, 0, 1390, 935, linear(100, accent.art, accent.solid)),
  glow([1480, 300], 700, 420, tone.white, 0.22),
  garden([130, 220], 720, 520),
  beam(
    [
      [150, 964],
      [860, 964],
      [1500, 1350],
      [470, 1350],
    ],
    "#fff3d6",
    0.7,
    55,
  ),
  emblem([1500, 250], 1),
  framed([1740, 170], 300, 200),
  clock([2180, 250], 84),
  chairs([180, 1010], 4),
  counter([1720, 690], 760, 280, { front: tone.cream, top: tone.wood, panels: 5 }),
  laptop([2090, 694], { scale: 1.15 }),
  potPlant([1790, 694], 190, tone.white),
  doctor([2240, 1215], 740),
  carer([1940, 1235], 690),
  greeting([1480, 1275], 780),
  figPlant([90, 1350], 620, accent.solid, 4),
  figPlant([2390, 1420], 560, tone.white, 7),
];

const tall = (): string[] => [
  room(1080, 1350, 690, { wall: tone.white, low: tone.cream, floor: "#e6dccf" }),
  floorLines(1080, 690, 1350, 420, tone.ink, 0.05),
  rect(330, 0, 750, 665, linear(100, accent.art, accent.solid)),
  glow([620, 220], 500, 320, tone.white, 0.22),
  garden([-180, 140], 430, 370),
  beam(
    [
      [-40, 692],
      [290, 692],
      [760, 1350],
      [80, 1350],
    ],
    "#fff3d6",
    0.7,
    60,
  ),
  emblem([470, 190], 0.72),
  framed([620, 110], 200, 140),
  clock([940, 180], 60),
  counter([640, 500], 560, 205, { front: tone.cream, top: tone.wood, panels: 4 }),
  doctor([965, 890], 560),
  carer([720, 905], 530),
  greeting([330, 945], 600),
  figPlant([1000, 1420], 560, tone.white, 7),
  potPlant([120, 1330], 330, accent.solid),
];

/** A window on the clinic's garden. */
const garden = ([x, y]: Point, width: number, height: number): string =>
  windowFrame({
    at: [x, y],
    width,
    height,
    panes: [3, 1],
    view: group(
      { "clip-path": clip(`M${x} ${y}h${width}v${height}h${-width}z`) },
      placed(
        [x, y],
        { scale: height / 520 },
        sky(820, 520, [200, 220]),
        cloud([520, 130], 220, tone.white, 0.7),
        ridge(820, 400, 110, accent.art, 4, 0.35),
        rect(0, 400, 820, 120, linear(90, tone.fern, tone.leaf)),
        gumTree([560, 460], 380, 6),
        gumTree([170, 450], 250, 3),
      ),
    ),
  });

/** The clinic's sign: a heart in a round. */
const emblem = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    circle(6, 8, 104, tone.ink, { opacity: 0.14 }),
    circle(0, 0, 104, tone.white),
    path("M0 62C-70 14-62-46-26-46C-8-46 0-30 0-22C0-30 8-46 26-46C62-46 70 14 0 62Z", accent.solid),
    path("M-56 6H-22L-10-18L8 30L20 6H56", "none", {
      stroke: tone.white,
      "stroke-width": 9,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    }),
  );

/** A row of chairs for those who wait. */
const chairs = ([x, y]: Point, count: number): string =>
  groundShadow([x + count * 76, y + 6], count * 84, 0.24) +
  Array.from({ length: count }, (_, index) => {
    const left = x + index * 152;
    return (
      stroke(`M${left + 16} ${y}V${y - 96}M${left + 104} ${y}V${y - 96}`, tone.slate, 9) +
      rect(left, y - 220, 120, 104, index % 2 ? accent.art : accent.solid, 18) +
      rect(left - 4, y - 112, 128, 28, index % 2 ? accent.solid : accent.shade, 12)
    );
  }).join("");

/** The two who shake hands; drawn about the place between them. */
const greeting = ([x, y]: Point, size: number): string => {
  const met: Point = [x + size * 0.005, y - size * 0.575];
  return (
    groundShadow([x - size * 0.26, y], size * 0.17, 0.34) +
    groundShadow([x + size * 0.26, y], size * 0.17, 0.34) +
    figure({
      at: [x + size * 0.27, y],
      size,
      facing: -1,
      build: "curvy",
      pose: { ...poses.standing, turn: 0.55, lean: 3, legs: { near: [-8, 2], far: [13, 8] } },
      face: { skin: "sand", hair: "wave", hairColor: "white", glasses: true, aged: true, mood: "laugh" },
      wear: {
        top: "blazer",
        topColor: tone.night,
        underColor: tone.white,
        bottomColor: tone.slate,
        shoes: "shoes",
        over: "lanyard",
        overColor: accent.line,
      },
      reach: { far: [met[0] + size * 0.045, met[1] - size * 0.005] },
      hands: { far: "relaxed", near: "fist" },
      held: {
        near: ([gripX, gripY], by) =>
          clipboard([gripX + 6 * by, gripY + 40 * by], { scale: by * 0.9, turn: 8 }),
      },
    }) +
    figure({
      at: [x - size * 0.27, y],
      size: size * 1.02,
      build: "slim",
      pose: { ...poses.standing, turn: 0.55, lean: 4, legs: { near: [-10, 2], far: [14, 10] } },
      face: {
        skin: "amber",
        hair: "crop",
        hairColor: "black",
        hat: "turban",
        hatColor: tone.night,
        hatShade: tone.ink,
        beard: "full",
        mood: "laugh",
      },
      wear: {
        top: "shirt",
        topColor: tone.cream,
        underColor: tone.white,
        sleeve: "rolled",
        bottomColor: tone.clay,
        shoes: "shoes",
        shoeColor: tone.bark,
      },
      bag: tone.bark,
      reach: { far: [met[0] - size * 0.045, met[1] + size * 0.005] },
      hands: { far: "fist", near: "relaxed" },
      farArmInFront: true,
    })
  );
};

const carer = (at: Point, size: number): string =>
  groundShadow(at, size * 0.17, 0.34) +
  figure({
    at,
    size,
    facing: -1,
    build: "medium",
    pose: { ...poses.waving, turn: 0.4 },
    face: { skin: "cocoa", hair: "ringlets", hairColor: "black", mood: "laugh" },
    wear: {
      top: "scrubs",
      topColor: accent.line,
      sleeve: "short",
      bottomColor: accent.line,
      shoes: "trainers",
      shoeColor: tone.slate,
      over: "lanyard",
      overColor: accent.shade,
    },
    hands: { far: "open", near: "fist" },
    held: { near: ([x, y], by) => tablet([x, y + 36 * by], accent.line, { scale: by * 0.8, turn: 8 }) },
  });

const doctor = (at: Point, size: number): string =>
  groundShadow(at, size * 0.17, 0.34) +
  figure({
    at,
    size,
    facing: -1,
    build: "round",
    pose: { ...poses.relaxed, turn: 0.45, arms: { near: [-12, 26], far: [20, 96] } },
    face: { skin: "porcelain", hair: "parted", hairColor: "copper", beard: "short", mood: "smile" },
    wear: {
      top: "blazer",
      topColor: tone.white,
      underColor: accent.line,
      bottomColor: tone.night,
      shoes: "shoes",
      shoeColor: tone.bark,
    },
    hands: { far: "fist" },
    held: { far: ([x, y], by) => mug([x - 4 * by, y + 22 * by], tone.signal, { scale: by * 1.05 }) },
    holds: stethoscope([at[0] - size * 0.03, at[1] - size * 0.79], size / 740),
  });

const stethoscope = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    stroke("M-30-20C-36 30-34 70-20 100M34-20C40 20 44 60 34 90C28 110 10 112 6 96", tone.night, 8),
    circle(-18, 112, 13, tone.steel),
    ellipse(6, 92, 6, 8, tone.slate),
  );
