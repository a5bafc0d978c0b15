import { skyline } from "../../kit/city.ts";
import { figure, type Figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, gumBranch, gumTree } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { curve, path, placed, type Point, rect } from "../../kit/svg.ts";
import { books, clipboard } from "../../kit/things.ts";
import { spanner, toolbox } from "../../kit/tools.ts";

/** A team of many trades together on a hill above the city. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [600, 560]),
  cloud([1300, 220], 520),
  cloud([560, 190], 360, tone.white, 0.55),
  cloud([2200, 300], 380, tone.white, 0.5),
  skyline(-40, 2440, 880, 420, accent.line, 31),
  skyline(300, 1300, 890, 300, accent.art, 14, 0.25),
  ridge(2400, 930, 120, accent.art, 10, 0.35),
  glow([560, 860], 1000, 260, "#fff3d6", 0.85),
  hill(2400, 930),
  gumTree([270, 1010], 560, 3),
  gumTree([700, 980], 340, 9),
  gumTree([2280, 1000], 700, 5),
  ...placedTeam([
    [electrician, [1350, 1150], 720],
    [nurse, [1700, 1130], 730],
    [engineer, [2060, 1150], 720],
    [cook, [1130, 1270], 790],
    [educator, [1520, 1290], 780],
    [mechanic, [1880, 1285], 810],
    [gardener, [2230, 1290], 780],
  ]),
  banksia([110, 1430], 380, accent.art, 5),
  banksia([540, 1460], 300, accent.art, 2),
  ...[820, 980, 1360, 1720, 2080].map((x, index) => tuft([x, 1380], 130, undefined, index + 3)),
  gumBranch([-40, -30], 500, 50, 5),
];

const tall = (): string[] => [
  sky(1080, 1350, [260, 360]),
  cloud([320, 170], 400, tone.white, 0.65),
  skyline(-40, 1120, 640, 320, accent.line, 31),
  ridge(1080, 670, 90, accent.art, 10, 0.35),
  glow([260, 620], 520, 180, "#fff3d6", 0.85),
  hill(1080, 650),
  gumTree([960, 720], 560, 5),
  gumTree([70, 700], 380, 9),
  ...placedTeam([
    [electrician, [330, 870], 560],
    [nurse, [600, 850], 570],
    [engineer, [850, 870], 560],
    [cook, [180, 985], 620],
    [educator, [490, 1005], 620],
    [mechanic, [770, 1000], 640],
  ]),
  banksia([60, 1410], 360, accent.art, 5),
  banksia([1010, 1420], 400, accent.art, 2),
  ...[330, 520, 700].map((x, index) => tuft([x, 1380], 130, undefined, index + 3)),
];

type Member = (at: Point, size: number) => string;

const placedTeam = (team: readonly (readonly [Member, Point, number])[]): string[] =>
  team.flatMap(([member, at, size]) => [groundShadow(at, size * 0.17, 0.36), member(at, size)]);

const hill = (width: number, top: number): string =>
  path(
    `${curve([
      [0, top + 60],
      [width * 0.3, top + 20],
      [width * 0.7, top - 20],
      [width, top + 10],
    ])}V1350H0Z`,
    linear(90, tone.fern, tone.leaf),
  ) +
  path(
    `${curve([
      [0, top + 230],
      [width * 0.25, top + 190],
      [width * 0.6, top + 160],
      [width, top + 200],
    ])}V1350H0Z`,
    linear(90, tone.leaf, tone.pine),
    { opacity: 0.7 },
  );

const person =
  (rest: Omit<Figure, "at" | "size">): Member =>
  (at, size) =>
    figure({ ...rest, at, size });

const cook = person({
  build: "round",
  pose: { ...poses.proud, turn: 0.4 },
  face: {
    skin: "porcelain",
    hair: "crop",
    hairColor: "copper",
    hat: "chefHat",
    hatColor: tone.white,
    hatShade: tone.mist,
    beard: "short",
    mood: "laugh",
  },
  wear: {
    top: "chef",
    topColor: tone.white,
    underColor: accent.solid,
    sleeve: "rolled",
    over: "apron",
    overColor: tone.night,
    bottomColor: tone.slate,
    shoes: "shoes",
  },
  held: {
    far: ([x, y], scale) =>
      placed(
        [x, y],
        { scale, turn: 12 },
        rect(-6, -20, 12, 150, tone.wood, 6),
        path("M-30-20C-34-70 34-70 30-20Z", tone.steel),
      ),
  },
  hands: { far: "fist" },
});

const electrician = person({
  pose: { ...poses.relaxed, arms: { near: [-12, 24], far: [10, 14] } },
  face: {
    skin: "olive",
    hair: "ponytail",
    hairColor: "black",
    hat: "hardHat",
    hatColor: accent.solid,
    hatShade: tone.ink,
  },
  wear: {
    top: "shirt",
    topColor: tone.slate,
    underColor: tone.slate,
    sleeve: "rolled",
    over: "vest",
    bottomColor: tone.night,
    shoes: "boots",
    shoeColor: tone.clay,
  },
  hands: { far: "fist" },
  held: { far: ([x, y], scale) => toolbox([x, y + 104 * scale], accent.art, { scale }) },
});

const nurse = person({
  facing: -1,
  pose: { ...poses.waving, arms: { near: [-8, 16], far: [122, 40] } },
  face: { skin: "umber", hair: "crop", hairColor: "black", mood: "laugh", glasses: true },
  wear: {
    top: "scrubs",
    topColor: accent.art,
    sleeve: "short",
    over: "lanyard",
    bottomColor: accent.shade,
    shoeColor: tone.cream,
  },
  hands: { far: "open" },
});

const engineer = person({
  facing: -1,
  build: "slim",
  pose: { ...poses.relaxed, head: { tilt: -2 } },
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
    top: "blazer",
    topColor: tone.dune,
    underColor: accent.line,
    bottomColor: tone.slate,
    shoes: "shoes",
  },
});

const educator = person({
  build: "curvy",
  pose: { ...poses.standing, arms: { near: [-10, 20], far: [6, 92] }, head: { tilt: -3 } },
  face: { skin: "sand", hair: "long", hat: "hijab", hatColor: accent.art, hatShade: accent.shade },
  wear: {
    top: "jumper",
    topColor: tone.cream,

    bottomColor: tone.night,
    shoes: "shoes",
    shoeColor: tone.bark,
  },
  farArmInFront: true,
  held: {
    far: ([x, y], scale) =>
      books([x - 8 * scale, y + 30 * scale], [tone.night, tone.cream, tone.clay, accent.line], {
        scale: scale * 1.2,
      }),
  },
  hands: { far: "fist" },
});

const mechanic = person({
  facing: -1,
  build: "broad",
  pose: { ...poses.proud, arms: { near: [-48, 98], far: [12, 12] } },
  face: { skin: "cocoa", hair: "afro", hairColor: "black" },
  wear: {
    top: "tee",
    topColor: tone.cream,
    sleeve: "short",
    over: "overalls",
    overColor: tone.slate,
    bottomColor: tone.slate,
    shoes: "boots",
    shoeColor: tone.bark,
  },
  hands: { far: "fist" },
  held: { far: ([x, y], scale) => spanner([x, y], { scale: scale * 1.2, turn: 166 }) },
});

const gardener = person({
  facing: -1,
  pose: { ...poses.standing, turn: 0.45, arms: { near: [-10, 30], far: [16, 88] } },
  face: {
    skin: "olive",
    hair: "wave",
    hairColor: "white",
    hat: "sunHat",
    hatColor: tone.dune,
    hatShade: tone.clay,
    aged: true,
    glasses: true,
  },
  wear: {
    top: "shirt",
    topColor: accent.line,
    underColor: accent.line,
    sleeve: "rolled",
    bottomColor: tone.bark,
    shoes: "boots",
    shoeColor: tone.clay,
  },
  hands: { far: "fist" },
  held: { far: ([x, y], scale) => clipboard([x, y - 40 * scale], { scale: scale * 0.95, turn: -8 }) },
});
