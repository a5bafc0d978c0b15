import { lamp, shop, skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { add, scatter } from "../../kit/geometry.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, streetTree } from "../../kit/trees.ts";
import { potPlant, tuft } from "../../kit/plants.ts";
import { limb, outline } from "../../kit/ribbon.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import {
  blob,
  circle,
  ellipse,
  group,
  path,
  placed,
  type Point,
  polygon,
  rect,
  stroke,
} from "../../kit/svg.ts";
import { carton } from "../../kit/tools.ts";

/** A street of terrace houses under a jacaranda: neighbours come out to greet a mother and child who move in. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [420, 480]),
  cloud([760, 240], 420, tone.white, 0.7),
  cloud([1500, 140], 380, tone.white, 0.55),
  ridge(2400, 860, 160, accent.line, 6),
  skyline(40, 960, 880, 300, accent.art, 5, 0.28),
  glow([460, 800], 800, 260, "#fff3d6", 0.9),
  rect(0, 850, 2400, 120, linear(90, tone.fern, tone.leaf)),
  streetTree([720, 930], 330, 8),
  terrace([900, 980], 330, 730, { wall: tone.cream, trim: accent.art, door: accent.solid, lace: tone.white }),
  terrace([1230, 980], 330, 730, { wall: accent.art, trim: tone.white, door: tone.night, lace: tone.white }),
  terrace([1560, 980], 330, 730, {
    wall: tone.dune,
    trim: tone.white,
    door: accent.shade,
    lace: accent.shade,
  }),
  shop({
    at: [1890, 980],
    width: 560,
    height: 700,
    wall: tone.white,
    trim: accent.line,
    awning: accent.solid,
    parapet: "curved",
  }),
  fruit([1925, 984], 1),
  footpath(2400, 975, 1350),
  fence([860, 1000], 690),
  jacaranda([430, 1090], 880),
  lamp([690, 1130], 560),
  petals([470, 1150], 640, 26),
  cartons([2250, 1150], 1),
  elder([1110, 1215], 690),
  gardener([1340, 1265], 780),
  newcomer([1975, 1275], 760),
  boy([1700, 1290], 430),
  banksia([40, 1440], 360, accent.art, 5),
  tuft([330, 1370], 140, undefined, 2),
];

const tall = (): string[] => [
  sky(1080, 1350, [200, 300]),
  cloud([520, 120], 300, tone.white, 0.7),
  skyline(-40, 300, 640, 210, accent.art, 5, 0.28),
  glow([160, 560], 420, 200, "#fff3d6", 0.9),
  rect(0, 610, 1080, 90, linear(90, tone.fern, tone.leaf)),
  terrace([250, 700], 260, 520, { wall: tone.cream, trim: accent.art, door: accent.solid, lace: tone.white }),
  terrace([510, 700], 260, 520, { wall: accent.art, trim: tone.white, door: tone.night, lace: tone.white }),
  shop({
    at: [770, 700],
    width: 400,
    height: 480,
    wall: tone.white,
    trim: accent.line,
    awning: accent.solid,
    parapet: "curved",
  }),
  footpath(1080, 695, 1350),
  jacaranda([60, 800], 700),
  petals([160, 850], 420, 26),
  cartons([1020, 840], 0.8),
  elder([190, 900], 560),
  gardener([370, 945], 620),
  newcomer([870, 950], 600),
  boy([650, 960], 345),
  banksia([70, 1420], 380, accent.art, 5),
  banksia([980, 1440], 400, accent.art, 9),
  tuft([500, 1370], 140, undefined, 2),
];

interface Paintwork {
  wall: string;
  trim: string;
  door: string;
  lace: string;
}

/** A terrace house with a balcony of iron lace; \`at\` is its lower left corner. */
const terrace = (
  [x, y]: Point,
  width: number,
  height: number,
  { wall, trim, door, lace }: Paintwork,
): string => {
  const [w, h] = [width, height];
  const across = (part: number) => x + w * part;
  const up = (part: number) => y - h * part;
  const glass = linear(120, tone.night, tone.slate);
  const opening = (left: number, low: number, wide: number, high: number) =>
    rect(across(left) - 9, up(low + high) - 9, w * wide + 18, h * high + 9, trim, 4) +
    rect(across(left), up(low + high), w * wide, h * high, glass, 3) +
    rect(across(left + wide / 2) - 3, up(low + high), 6, h * high, trim) +
    polygon(
      [
        [across(left), up(low + high * 0.4)],
        [across(left + wide), up(low + high)],
        [across(left + wide), up(low + high * 0.8)],
        [across(left), up(low + high * 0.2)],
      ],
      tone.white,
      { opacity: 0.16 },
    );
  const roof = (from: number, to: number, color: string) =>
    path(
      `M${across(0.02)} ${up(from)}H${across(0.98)}Q${across(0.99)} ${up(to + 0.02)} ${across(1.02)} ${up(to)}H${across(-0.02)}Q${across(0.01)} ${up(to + 0.02)} ${across(0.02)} ${up(from)}Z`,
      color,
    ) +
    stroke(
      Array.from({ length: 11 }, (_, index) => `M${across(0.08 + index * 0.084)} ${up(from)}V${up(to)}`).join(
        "",
      ),
      tone.ink,
      3,
      { opacity: 0.12 },
    );
  return (
    rect(across(0.7), up(1.12), w * 0.16, h * 0.16, tone.brick) +
    rect(across(0.68), up(1.14), w * 0.2, h * 0.025, tone.bark) +
    rect(x, up(1), w, h, wall) +
    path(
      `M${across(-0.02)} ${up(0.99)}V${up(1.02)}H${across(0.24)}Q${across(0.3)} ${up(1.03)} ${across(0.34)} ${up(1.07)}Q${across(0.5)} ${up(1.14)} ${across(0.66)} ${up(1.07)}Q${across(0.7)} ${up(1.03)} ${across(0.76)} ${up(1.02)}H${across(1.02)}V${up(0.99)}Z`,
      trim,
    ) +
    circle(across(0.5), up(1.045), w * 0.045, wall) +
    rect(x, up(1), w, h, linear(0, `${tone.ink}/0@55`, `${tone.ink}/0.14`)) +
    opening(0.12, 0.5, 0.28, 0.26) +
    opening(0.6, 0.5, 0.28, 0.26) +
    rect(x, up(0.82), w, h * 0.1, linear(90, `${tone.ink}/0.3`, `${tone.ink}/0`)) +
    roof(0.9, 0.8, tone.steel) +
    frieze([x, up(0.8)], w, h * 0.04, lace) +
    rect(x, up(0.5), w, h * 0.035, trim) +
    balustrade([x, up(0.6)], w, h * 0.1, lace) +
    opening(0.44, 0.1, 0.44, 0.26) +
    rect(across(0.1) - 9, up(0.41) - 9, w * 0.24 + 18, h * 0.41 + 9, trim, 4) +
    rect(across(0.1), up(0.41), w * 0.24, h * 0.07, glass) +
    rect(across(0.1), up(0.335), w * 0.24, h * 0.335, door, 3) +
    [0.3, 0.14]
      .map((part) => rect(across(0.125), up(part), w * 0.19, h * 0.11, tone.ink, 3, { opacity: 0.16 }))
      .join("") +
    circle(across(0.31), up(0.17), 6, tone.signal) +
    rect(x, up(0.465), w, h * 0.12, linear(90, `${tone.ink}/0.34`, `${tone.ink}/0`)) +
    frieze([x, up(0.465)], w, h * 0.045, lace) +
    [0, 0.965]
      .map((part) => rect(across(part), up(0.9), w * 0.035, h * 0.9, lace === tone.white ? tone.haze : lace))
      .join("") +
    rect(x - 4, up(0.02), w + 8, h * 0.02, tone.mist)
  );
};

/** Iron lace that hangs. */
const frieze = ([x, y]: Point, width: number, depth: number, color: string): string => {
  const count = 9;
  const step = width / count;
  return (
    rect(x, y, width, depth * 0.3, color) +
    stroke(
      `M${x} ${y + depth * 0.3}${Array.from({ length: count }, () => `q${(step / 2).toFixed(1)} ${(depth * 1.2).toFixed(1)} ${step.toFixed(1)} 0`).join("")}`,
      color,
      depth * 0.16,
    ) +
    stroke(`M${x + step / 2} ${y + depth * 0.5}H${x + width}`, color, depth * 0.4, {
      "stroke-dasharray": `0 ${step.toFixed(1)}`,
    })
  );
};

/** Iron lace that stands on a balcony. */
const balustrade = ([x, y]: Point, width: number, height: number, color: string): string => {
  const count = 11;
  const step = width / count;
  return (
    rect(x, y, width, height * 0.1, color) +
    rect(x, y + height * 0.86, width, height * 0.12, color) +
    stroke(
      Array.from(
        { length: count },
        (_, index) =>
          `M${(x + step * index).toFixed(1)} ${(y + height * 0.9).toFixed(1)}q${(step / 2).toFixed(1)} ${(-height * 1.5).toFixed(1)} ${step.toFixed(1)} 0`,
      ).join("") +
        Array.from(
          { length: count },
          (_, index) =>
            `M${(x + step * (index + 0.5)).toFixed(1)} ${y.toFixed(1)}v${(height * 0.9).toFixed(1)}`,
        ).join(""),
      color,
      height * 0.05,
    )
  );
};

/** The footpath along the houses, its kerb and the edge of the road. */
const footpath = (width: number, top: number, low: number): string =>
  rect(0, top, width, low - top, linear(100, tone.cream, tone.sand, tone.dune)) +
  rect(0, top, width, 12, tone.ink, 0, { opacity: 0.12 }) +
  group(
    { opacity: 0.1 },
    ...Array.from({ length: 12 }, (_, index) =>
      stroke(
        [
          [width * (index / 9 - 0.02), top],
          [width * (index / 6 - 0.35), low],
        ],
        tone.ink,
        3,
      ),
    ),
    stroke(`M0 ${top + (low - top) * 0.34}H${width}M0 ${top + (low - top) * 0.74}H${width}`, tone.ink, 3),
  );

/** A low iron fence before the front gardens. */
const fence = ([x, y]: Point, width: number): string => {
  const bars = Array.from({ length: Math.floor(width / 30) }, (_, index) => x + index * 30 + 15);
  return (
    stroke(bars.map((bar) => `M${bar} ${y}v-96`).join(""), tone.night, 6) +
    path(bars.map((bar) => `M${bar - 7} ${y - 92}h14l-7-18z`).join(""), tone.night) +
    stroke(`M${x} ${y - 76}h${width}M${x} ${y - 16}h${width}`, tone.night, 6) +
    rect(x - 12, y - 120, 24, 124, tone.white, 3) +
    rect(x + width - 12, y - 120, 24, 124, tone.white, 3)
  );
};

/** A jacaranda in bloom: a low fork, wide boughs, and blossom in loose clouds. */
const jacaranda = (at: Point, height: number): string => {
  const next = scatter(31);
  const up = (x: number, y: number): Point => add(at, [x * height, -y * height]);
  const bough = (points: readonly [Point, Point, Point], from: number, to: number) =>
    path(
      outline(limb(...points, [from * height, from * 0.75 * height, to * height])),
      linear(0, tone.wood, tone.bark),
    );
  const cluster = (x: number, y: number, size: number): string => {
    const cloudlet = (dx: number, dy: number, share: number, color: string, opacity = 1) => {
      const [cx, cy] = up(x + dx * size, y + dy * size);
      const round = Array.from({ length: 8 }, (_, index): Point => {
        const turn = (index / 8) * Math.PI * 2;
        const reach = size * share * height * (0.84 + 0.3 * next());
        return [cx + Math.cos(turn) * reach * 1.25, cy + Math.sin(turn) * reach * 0.72];
      });
      return blob(round, color, { opacity });
    };
    return (
      cloudlet(0.2, -0.24, 0.9, accent.shade, 0.75) +
      cloudlet(0, 0, 0.92, linear(60, accent.line, `${accent.art}@70`)) +
      cloudlet(-0.34, 0.26, 0.44, accent.soft, 0.35)
    );
  };
  return (
    groundShadow(at, height * 0.34, 0.24) +
    cluster(0.3, 0.6, 0.15) +
    cluster(-0.34, 0.58, 0.14) +
    bough([up(0, 0), up(-0.01, 0.16), up(0.02, 0.36)], 0.034, 0.024) +
    bough([up(0, 0.26), up(-0.16, 0.44), up(-0.34, 0.58)], 0.022, 0.008) +
    bough([up(0.01, 0.3), up(0.14, 0.46), up(0.32, 0.6)], 0.022, 0.008) +
    bough([up(0.01, 0.32), up(-0.02, 0.52), up(-0.06, 0.76)], 0.02, 0.007) +
    cluster(-0.16, 0.66, 0.15) +
    cluster(0.14, 0.68, 0.16) +
    cluster(-0.3, 0.75, 0.14) +
    cluster(0.34, 0.76, 0.13) +
    cluster(0.02, 0.84, 0.17) +
    cluster(-0.18, 0.88, 0.12) +
    cluster(0.22, 0.88, 0.12)
  );
};

/** Blossom on the ground. */
const petals = ([x, y]: Point, width: number, count: number): string => {
  const next = scatter(count);
  return Array.from({ length: count }, (_, index) =>
    ellipse(
      x + width * (next() + next() - 1),
      y + width * 0.2 * (next() - 0.5),
      5 + next() * 6,
      3 + next() * 2,
      index % 3 ? accent.art : accent.line,
    ),
  ).join("");
};

/** Crates of fruit before the corner shop. */
const fruit = ([x, y]: Point, scale: number): string =>
  placed(
    [x, y],
    { scale },
    ...["#d9662a", tone.signal, "#c9412f"].map((color, index) =>
      group(
        {},
        ...[0, 1, 2, 3].map((ball) => circle(index * 112 + 20 + ball * 22, -100, 15, color)),
        ...[0, 1, 2].map((ball) => circle(index * 112 + 32 + ball * 22, -116, 14, color)),
        path(`M${index * 112}-98h104l-10 98h-84z`, tone.wood),
        stroke(`M${index * 112 + 4}-66h96M${index * 112 + 8}-32h88`, tone.bark, 6),
      ),
    ),
  );

const cartons = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    groundShadow([20, 0], 190, 0.34),
    carton([-60, 0], { scale: 1.7 }, accent.line),
    carton([130, 0], { scale: 1.5 }, accent.art),
    carton([10, -160], { scale: 1.3 }, accent.line),
    potPlant([130, -142], 190, accent.solid),
  );

const gardener = ([x, y]: Point, size: number): string =>
  groundShadow([x, y], size * 0.17, 0.34) +
  figure({
    at: [x, y],
    size,
    build: "round",
    pose: { ...poses.standing, turn: 0.55, lean: 3, legs: { near: [-8, 2], far: [14, 10] } },
    face: { skin: "sand", hair: "fringe", hairColor: "grey", glasses: true, aged: true, mood: "laugh" },
    wear: {
      top: "polo",
      topColor: tone.cream,
      sleeve: "short",
      over: "apron",
      overColor: tone.pine,
      bottomColor: tone.slate,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    reach: { far: [x + size * 0.29, y - size * 0.56], near: [x + size * 0.225, y - size * 0.545] },
    hands: { far: "flat", near: "flat" },
    holds: potPlant([x + size * 0.29, y - size * 0.51], size * 0.34, accent.solid),
  });

const elder = (at: Point, size: number): string =>
  groundShadow(at, size * 0.16, 0.34) +
  figure({
    at,
    size,
    build: "slim",
    pose: { ...poses.waving, turn: 0.45 },
    face: {
      skin: "olive",
      hair: "bob",
      hat: "hijab",
      hatColor: accent.line,
      hatShade: accent.art,
      mood: "smile",
    },
    wear: {
      top: "jumper",
      topColor: tone.night,
      bottom: "skirt",
      bottomColor: accent.shade,
      shoes: "shoes",
    },
    hands: { far: "open" },
  });

const newcomer = ([x, y]: Point, size: number): string =>
  groundShadow([x, y], size * 0.18, 0.34) +
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "medium",
    pose: {
      ...poses.carrying,
      legs: { near: [14, 6], far: [-12, 14] },
      feet: { near: -6, far: 22 },
      head: { tilt: 4 },
    },
    face: { skin: "cocoa", hair: "ringlets", hairColor: "black", mood: "laugh" },
    wear: {
      top: "shirt",
      topColor: accent.solid,
      underColor: tone.white,
      sleeve: "rolled",
      bottomColor: tone.sand,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    reach: { near: [x - size * 0.1, y - size * 0.46], far: [x - size * 0.27, y - size * 0.46] },
    hands: { near: "flat", far: "flat" },
    holds: carton([x - size * 0.2, y - size * 0.44], { scale: size / 440 }, accent.line),
  });

const boy = (at: Point, size: number): string =>
  groundShadow(at, size * 0.22, 0.34) +
  figure({
    at,
    size,
    facing: -1,
    build: "child",
    pose: { ...poses.waving, turn: 0.4, legs: { near: [-6, 2], far: [9, 6] } },
    face: { skin: "umber", hair: "afro", hairColor: "black", mood: "smile", young: true },
    wear: {
      top: "tee",
      topColor: tone.signal,
      sleeve: "short",
      bottom: "shorts",
      bottomColor: tone.night,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    hands: { far: "open", near: "fist" },
    held: { near: ([x, y], by) => ball([x, y + 40 * by], by) },
  });

const ball = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    circle(0, 0, 52, tone.white),
    path("M-18-14L0-28L18-14L12 8H-12Z", tone.night),
    path("M-52-4L-36-18L-28 4L-44 22ZM52-4L36-18L28 4L44 22ZM-20 48L-12 28H12L20 48Z", tone.night),
    path("M20-48C48-30 60 20 20 48C36 20 36-20 20-48Z", tone.ink, { opacity: 0.12 }),
  );
