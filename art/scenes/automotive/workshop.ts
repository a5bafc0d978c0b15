import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { axles, hatchback, hoistPost, toolCabinet, tyre, wheel } from "../../kit/garage.ts";
import { beam, glow, groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { gumTree } from "../../kit/trees.ts";
import { floorLines, pendant, room } from "../../kit/room.ts";
import { shelf } from "../../kit/furniture.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { circle, group, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { hammer, spanner, toolbox } from "../../kit/tools.ts";

/** A mechanic and an apprentice at the front brake of a car on a hoist, morning light through the roller door. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  room(2400, 1350, 960, { low: tone.sand, floor: "#d9cdbf" }),
  rect(0, 660, 2400, 274, accent.line),
  rect(0, 650, 2400, 14, accent.art),
  floorLines(2400, 960, 1350, 1000),
  door([110, 210], 780, 750),
  toolWall([1010, 190], 560),
  shelf([1720, 330], 560),
  shelf([1720, 560], 560),
  parts([1760, 330]),
  tyres([1800, 560]),
  pendant([1240, 120], 190, accent.solid),
  pendant([1960, 120], 190, accent.solid),
  beam(
    [
      [150, 962],
      [880, 962],
      [1650, 1350],
      [420, 1350],
    ],
    "#fff3d6",
    0.75,
    50,
  ),
  bay([1700, 1290], 1),
  groundShadow([330, 1330], 190, 0.34),
  tyre([300, 1336], 300),
  tyre([312, 1252], 290),
  tyre([296, 1170], 296),
  drum([560, 1300], 1),
];

const tall = (): string[] => [
  room(1080, 1350, 640, { low: tone.sand, floor: "#d9cdbf" }),
  rect(0, 430, 1080, 190, accent.line),
  rect(0, 422, 1080, 10, accent.art),
  floorLines(1080, 640, 1350, 300),
  door([-190, 150], 520, 490),
  toolWall([430, 70], 400),
  pendant([640, 60], 140, accent.solid),
  pendant([960, 60], 140, accent.solid),
  beam(
    [
      [-40, 642],
      [320, 642],
      [780, 1350],
      [60, 1350],
    ],
    "#fff3d6",
    0.75,
    60,
  ),
  bay([690, 890], 0.74),
  groundShadow([180, 1310], 190, 0.34),
  tyre([160, 1320], 300),
  tyre([172, 1236], 290),
  drum([420, 1250], 0.95),
];

/** The car on its hoist with both people; drawn about the hoist's place on the floor, people 760 high. */
const bay = (at: Point, scale: number): string => placed(at, { scale }, ...hoisted());

const length = 1180;
const hub: Point = [(axles.front[0] * length) / 1000, -360 + (axles.front[1] * length) / 1000];

const hoisted = (): string[] => [
  rect(-30, -1030, 84, 1000, tone.mist, 4),
  groundShadow([0, -10], 640, 0.24),
  hatchback([0, -360], length, accent.art, { lifted: true, brake: true }),
  hoistPost([110, 0], 1090, -450, [330, 120], tone.slate),
  apprentice([-610, -20], 740),
  groundShadow([-130, 0], 130, 0.4),
  groundShadow([320, 26], 90, 0.4),
  wheel([300, -80], 104),
  mechanic([-150, 0], 770),
  toolCabinet([420, -330], 260, 320, accent.solid),
  toolbox([500, -342], accent.shade, { scale: 0.8 }),
  placed(
    [622, -348],
    {},
    rect(-26, -76, 52, 78, tone.cream, 8),
    rect(-26, -52, 52, 30, accent.art),
    rect(-10, -94, 20, 20, tone.night, 4),
  ),
];

const mechanic = (at: Point, size: number): string =>
  figure({
    at,
    size,
    facing: -1,
    build: "broad",
    pose: {
      ...poses.working,
      turn: 0.7,
      lean: 14,
      legs: { near: [-12, 4], far: [14, 10] },
      head: { tilt: 10 },
    },
    face: {
      skin: "sand",
      hair: "fringe",
      hairColor: "grey",
      beard: "full",
      glasses: true,
      aged: true,
      mood: "smile",
    },
    wear: {
      top: "shirt",
      topColor: tone.cream,
      underColor: tone.cream,
      sleeve: "rolled",
      over: "overalls",
      overColor: tone.night,
      bottomColor: tone.night,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    reach: { far: [hub[0] + 66, hub[1] - 4], near: [hub[0] + 92, hub[1] + 40] },
    hands: { far: "fist", near: "fist" },
    held: { far: ([x, y], by) => spanner([x, y], { scale: by * 0.95, turn: -78 }) },
  });

const apprentice = (at: Point, size: number): string =>
  groundShadow(at, 120, 0.36) +
  figure({
    at,
    size,
    build: "slim",
    pose: {
      ...poses.standing,
      arms: { near: [-6, 30], far: [9, 10] },
      turn: 0.6,
      lean: 7,
      head: { tilt: 12 },
      legs: { near: [-8, 2], far: [12, 8] },
    },
    face: { skin: "umber", hair: "bun", hairColor: "black", mood: "calm" },
    wear: {
      top: "tee",
      topColor: tone.white,
      sleeve: "short",
      over: "overalls",
      overColor: accent.shade,
      bottomColor: accent.shade,
      shoes: "boots",
      shoeColor: tone.bark,
    },
    reach: { far: [hub[0] - 128, hub[1] - 60] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([x, y], by) => torch([x, y], by),
      near: ([x, y], by) => spanner([x, y], { scale: by * 0.8, turn: 30 }),
    },
  });

/** An inspection lamp with its cone of light. */
const torch = (at: Point, scale: number): string =>
  placed(
    at,
    { scale, turn: 24 },
    path("M56-10L180-54V60L56 12Z", linear(0, "#fff0b8/0.85", "#fff0b8/0")),
    rect(-40, -11, 84, 22, tone.ink, 8),
    path("M40-12L60-18V18L40 12Z", tone.signal),
  );

/** The open roller door and the street outside it. */
const door = ([x, y]: Point, width: number, height: number): string => {
  const frame = `M${x} ${y}h${width}v${height}h${-width}z`;
  const inside = (part: number) => x + width * part;
  return (
    rect(x - 34, y - 100, width + 68, height + 100, tone.ink, 4, { opacity: 0.1 }) +
    rect(x - 26, y - 26, width + 52, height + 26, tone.slate) +
    group(
      { "clip-path": clip(frame) },
      placed(
        [x, y],
        { scale: height / 750 },
        sky(820, 750, [200, 330]),
        cloud([520, 190], 260, tone.white, 0.7),
      ),
      placed([x, y], { scale: height / 750 }, ridge(820, 520, 120, accent.art, 4, 0.3)),
      glow([inside(0.3), y + height * 0.66], width * 0.5, height * 0.16, "#fff3d6", 0.9),
      rect(x, y + height * 0.72, width, height * 0.12, linear(90, tone.fern, tone.leaf)),
      gumTree([inside(0.72), y + height * 0.78], height * 0.62, 6),
      gumTree([inside(0.16), y + height * 0.76], height * 0.4, 3),
      rect(x, y + height * 0.82, width, height * 0.18, linear(90, tone.steel, tone.slate)),
      stroke(`M${x} ${y + height * 0.89}h${width}`, tone.cream, 6, {
        "stroke-dasharray": "60 46",
        opacity: 0.8,
      }),
      rect(x, y + height * 0.955, width, height * 0.045, tone.sand),
    ) +
    rect(x - 10, y - 8, width + 20, height * 0.15, linear(90, tone.mist, tone.haze, tone.steel)) +
    Array.from({ length: 4 }, (_, index) =>
      rect(x - 10, y + index * height * 0.036, width + 20, 4, tone.ink, 0, { opacity: 0.16 }),
    ).join("") +
    rect(x - 10, y + height * 0.135, width + 20, 16, tone.slate, 3) +
    rect(x - 50, y - 96, width + 100, 92, linear(90, tone.white, tone.mist, tone.steel), 40) +
    rect(x - 26, y, 26, height, linear(0, tone.steel, tone.slate)) +
    rect(x + width, y, 26, height, linear(0, tone.steel, tone.slate))
  );
};

/** Tools hung on a board. */
const toolWall = ([x, y]: Point, width: number): string =>
  placed(
    [x, y],
    { scale: width / 560 },
    rect(8, 10, 560, 380, tone.ink, 10, { opacity: 0.12 }),
    rect(0, 0, 560, 380, tone.dune, 10),
    rect(0, 0, 560, 40, accent.solid, 10),
    ...[80, 140, 200, 260].map((left, index) => spanner([left, 190], { scale: 1.05 - index * 0.14 })),
    hammer([360, 190], { scale: 1.1 }),
    hammer([460, 190], { scale: 0.9, flip: true }),
    ...[70, 110, 150, 190, 230].map((left, index) =>
      group(
        {},
        rect(left, 250, 16, 44, index % 2 ? accent.solid : tone.night, 6),
        rect(left + 5, 290, 6, 56 - index * 6, tone.steel, 2),
      ),
    ),
    path("M310 262H520V276H470C466 300 440 304 420 300C390 310 330 296 310 290Z", tone.steel),
    path("M300 252h46v52h-46z", tone.wood),
    ...[360, 400, 440, 480].map((left) => circle(left, 336, 15, tone.slate)),
    ...[360, 400, 440, 480].map((left) => circle(left, 336, 7, tone.mist)),
  );

const parts = ([x, y]: Point): string =>
  [0, 1, 2, 3, 4]
    .map((index) => {
      const left = x + index * 98;
      const color = [accent.art, tone.steel, tone.clay, accent.shade, tone.mist][index] ?? tone.mist;
      const tall = 70 + (index % 3) * 24;
      return (
        rect(left, y - tall, 74, tall, color, 6) +
        rect(left + 10, y - tall * 0.7, 54, tall * 0.34, tone.white, 3, { opacity: 0.85 }) +
        rect(left + 50, y - tall, 24, tall, tone.ink, 6, { opacity: 0.12 })
      );
    })
    .join("");

const tyres = ([x, y]: Point): string =>
  [0, 1, 2].map((index) => wheel([x + 60 + index * 160, y - 72], 72)).join("");

const drum = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    groundShadow([0, 0], 110, 0.36),
    path("M-84-240H84V-10C60 6-60 6-84-10Z", accent.solid),
    path("M-84-240H84V-10C60 6-60 6-84-10Z", linear(0, "#fff/0.2", "#fff/0@40", `${tone.ink}/0.34`)),
    rect(-90, -168, 180, 12, tone.ink, 6, { opacity: 0.3 }),
    rect(-90, -84, 180, 12, tone.ink, 6, { opacity: 0.3 }),
    path("M-84-240C-60-254 60-254 84-240C60-226-60-226-84-240Z", tone.night),
    rect(-46, -146, 92, 50, tone.cream, 6),
    path("M0-138C14-122 18-116 18-110A18 14 0 0 1-18-110C-18-116-14-122 0-138Z", tone.night),
  );
