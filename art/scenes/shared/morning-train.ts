import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, gumBranch, gumTree, streetTree } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { clock } from "../../kit/room.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import {
  circle,
  ellipse,
  group,
  num,
  path,
  placed,
  type Point,
  polygon,
  rect,
  stroke,
} from "../../kit/svg.ts";
import { backpack, phone, tablet } from "../../kit/things.ts";
import { cup } from "../../kit/tableware.ts";
import { toolbox } from "../../kit/tools.ts";

/**
 * A country station as the sun comes up: people of different trades wait, a train goes by on the far track.
 * It has no accent, as its film is on the sites of all brands.
 */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [700, 600], dawn),
  cloud([1330, 350], 420, tone.white, 0.6),
  cloud([420, 300], 320, tone.white, 0.45),
  sun([700, 640], 80),
  ridge(2400, 780, 210, "#c3c8d4", 5),
  ridge(2400, 800, 120, "#aab6bb", 12),
  paddocks(2400, 760, 960),
  streetTree([1420, 850], 120, 4),
  streetTree([1760, 840], 90, 6),
  glow([700, 790], 1100, 150, "#fff3d6", 0.9),
  windPump([1110, 930], 480),
  vane([1110, 450], 92),
  wheel([1110, 450], 92),
  gumTree([200, 940], 520, 3),
  gumTree([2290, 930], 500, 8),
  track(2400, 930),
  train([1060, 956], 1.02),
  platform(2400, 1020),
  groundShadow([1310, 1184], 130, 0.34),
  nurse([1310, 1186], 660),
  groundShadow([1545, 1176], 130, 0.34),
  electrician([1545, 1180], 690),
  groundShadow([1770, 1190], 130, 0.34),
  engineer([1770, 1192], 690),
  bench([2040, 1156], 330, 160),
  traveller([2150, 998], 660),
  ...[1910, 2376].map((x) => post([x, 1140], 820)),
  veranda([1840, 250], 600),
  hungClock([2140, 420], 62, 90),
  banksia([90, 1400], 420, candles, 5),
  banksia([560, 1440], 300, candles, 9),
  ...[760, 880, 1000].map((x, index) => tuft([x, 1350], 120, undefined, index + 2)),
  gumBranch([-30, 60], 460, 50, 4),
];

const tall = (): string[] => [
  sky(1080, 1350, [390, 400], dawn),
  cloud([330, 190], 360, tone.white, 0.6),
  sun([385, 420], 60),
  ridge(1080, 550, 150, "#c3c8d4", 5),
  ridge(1080, 566, 90, "#aab6bb", 12),
  paddocks(1080, 540, 690),
  streetTree([330, 600], 80, 4),
  glow([390, 560], 560, 110, "#fff3d6", 0.9),
  windPump([95, 660], 330),
  vane([95, 330], 66),
  wheel([95, 330], 66),
  gumTree([900, 650], 360, 8),
  track(1080, 660),
  train([330, 684], 0.8),
  platform(1080, 735),
  groundShadow([235, 925], 110, 0.34),
  nurse([235, 928], 560),
  groundShadow([480, 950], 110, 0.34),
  electrician([480, 952], 590),
  bench([760, 920], 290, 136),
  traveller([860, 786], 560),
  ...[660, 1046].map((x) => post([x, 900], 690)),
  veranda([610, 160], 470),
  hungClock([850, 300], 46, 66),
  banksia([90, 1390], 380, candles, 5),
  banksia([990, 1420], 420, candles, 9),
  ...[330, 520].map((x, index) => tuft([x, 1370], 130, undefined, index + 2)),
  gumBranch([-30, -30], 380, 46, 4),
];

/** The colours of a clear morning, and of the banksias' flowers. */
const dawn = { top: "#c4cfe0", middle: "#efe6df", low: "#fbe8cb" };
const candles = "#d99a3d";

const sun = ([x, y]: Point, radius: number): string =>
  glow([x, y], radius * 3.4, radius * 3.4, "#ffe2a6", 0.9) + circle(x, y, radius, "#fff4d4");

/** Dry grass and green paddocks, a dam, and mist that still lies over them. */
const paddocks = (width: number, top: number, low: number): string => {
  const high = low - top;
  const field = (corners: readonly Point[], color: string, opacity: number) =>
    polygon(
      corners.map(([x, y]): Point => [width * x, top + high * y]),
      color,
      { opacity },
    );
  return (
    rect(0, top, width, high, linear(90, "#c9cba4", "#d9c48f", "#c0ad77")) +
    field(
      [
        [0, 0.3],
        [0.34, 0.06],
        [0.5, 0.1],
        [0.1, 1],
        [0, 1],
      ],
      tone.leaf,
      0.45,
    ) +
    field(
      [
        [0.52, 0.1],
        [0.74, 0.08],
        [1, 0.5],
        [1, 0.9],
      ],
      tone.fern,
      0.8,
    ) +
    ellipse(width * 0.66, top + high * 0.52, width * 0.07, high * 0.07, "#e9eef2") +
    ellipse(width * 0.65, top + high * 0.55, width * 0.05, high * 0.03, "#fff3d6", { opacity: 0.9 }) +
    rect(0, top - high * 0.1, width, high * 0.5, linear(90, "#fff6e6/0", "#fff6e6/0.75", "#fff6e6/0"))
  );
};

/** The tower of a wind pump, its foot at the point, and its tank. */
const windPump = ([x, y]: Point, height: number): string => {
  const half = height * 0.13;
  const levels = [0.12, 0.34, 0.56, 0.78].map((part) => {
    const wide = half * (1 - part);
    const next = half * (1 - part - 0.22);
    const [low, high] = [y - height * part, y - height * (part + 0.22)].map(num);
    return `M${num(x - wide)} ${low}H${num(x + wide)}L${num(x - next)} ${high}M${num(x - wide)} ${low}L${num(x + next)} ${high}`;
  });
  return (
    groundShadow([x, y], half * 1.6, 0.2) +
    rect(x + half * 1.5, y - height * 0.2, height * 0.28, height * 0.2, linear(0, tone.haze, tone.steel), 4) +
    rect(x + half * 1.5 - 4, y - height * 0.21, height * 0.28 + 8, height * 0.02, tone.steel, 2) +
    stroke(
      `M${num(x - half)} ${num(y)}L${num(x)} ${num(y - height)}L${num(x + half)} ${num(y)}`,
      tone.slate,
      height * 0.014,
    ) +
    stroke(levels.join(""), tone.slate, height * 0.008)
  );
};

/** What turns the wheel of a wind pump to the wind. */
const vane = ([x, y]: Point, radius: number): string =>
  placed([x, y], { scale: radius / 100 }, path("M0-4H110L130-30H190V30H130L110 4H0Z", tone.brick));

/** The wheel of a wind pump. */
const wheel = ([x, y]: Point, radius: number): string =>
  placed(
    [x, y],
    { scale: radius / 100 },
    ...Array.from({ length: 12 }, (_, index) =>
      group(
        { transform: `rotate(${index * 30})` },
        path("M-5-30L-20-100H14L4-30Z", index % 2 ? tone.mist : tone.steel),
      ),
    ),
    circle(0, 0, 62, "none", { stroke: tone.slate, "stroke-width": 3 }),
    circle(0, 0, 13, tone.night),
  );

/** The far track on its ballast; `y` is where that begins. */
const track = (width: number, y: number): string =>
  rect(0, y, width, 100, linear(90, tone.clay, "#9c8b7c", "#6f675f")) +
  stroke(`M0 ${y + 12}H${width}`, tone.bark, 8, { "stroke-dasharray": "26 30", opacity: 0.5 }) +
  stroke(`M0 ${y + 14}H${width}M0 ${y + 27}H${width}`, tone.slate, 5);

/** A train of two cars, its nose at the left; the point is where that meets the rails. */
const train = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    ellipse(950, 8, 950, 16, tone.ink, { opacity: 0.28 }),
    railcar(),
    placed([1900, 0], { flip: true }, railcar()),
    rect(936, -220, 28, 190, tone.night, 6),
    glow([10, -86], 60, 50, "#fff3d6", 0.9),
    circle(14, -86, 13, "#fffaf0"),
  );

const body = "M6-44C-8-110 10-220 84-268C100-278 118-282 140-282H946V-30H24C14-30 8-36 6-44Z";

const railcar = (): string =>
  [170, 250, 690, 770].map((x) => circle(x, -14, 28, tone.ink) + circle(x, -14, 11, tone.steel)).join("") +
  rect(130, -44, 700, 30, tone.night, 8) +
  rect(300, -306, 380, 30, tone.steel, 10) +
  path(body, linear(90, tone.white, tone.haze, tone.mist)) +
  group(
    { "clip-path": clip(body) },
    rect(150, -236, 800, 104, tone.night),
    path("M10-140C14-190 40-232 88-256L130-256V-128H10Z", linear(110, tone.slate, tone.night)),
    path("M34-140L84-250H104L60-140Z", tone.white, { opacity: 0.22 }),
    rect(0, -112, 960, 34, tone.brick),
    rect(0, -78, 960, 10, tone.signal),
    rect(0, -60, 960, 40, tone.ink, 0, { opacity: 0.16 }),
    ...windows,
    ...[250, 610].map(
      (x) =>
        rect(x, -246, 96, 206, tone.haze, 8) +
        rect(x + 12, -232, 32, 110, pane, 5) +
        rect(x + 52, -232, 32, 110, pane, 5) +
        stroke(`M${x + 48}-242V-44`, tone.slate, 4),
    ),
    rect(0, -282, 960, 24, tone.white, 0, { opacity: 0.7 }),
  );

const pane = linear(100, "#fff0cf", "#f3dcae");

/** Lit windows, with somebody behind most of them. */
const windows = [166, 366, 448, 530, 726, 808, 890].map((x, index) => {
  const seen = ["#6b5a55", "#7d6a60", "#54506a"][index % 3] ?? tone.slate;
  return (
    rect(x, -222, 66, 76, pane, 8) +
    (index % 3 === 1
      ? ""
      : circle(x + 30, -178, 13, seen) +
        path(`M${x + 8}-146C${x + 8}-168 ${x + 52}-168 ${x + 54}-146Z`, seen))
  );
});

/** The near platform: its edge at `y`, the other track before it. */
const platform = (width: number, y: number): string =>
  rect(0, y, width, 1350 - y, linear(100, "#efe0cb", tone.dune, "#cfb598")) +
  group(
    { opacity: 0.16 },
    ...Array.from({ length: Math.ceil(width / 150) + 6 }, (_, index) => {
      const top = index * 120 - 240;
      return stroke(
        [
          [top + (top - width / 2) * 0.5, 1350],
          [top, y],
        ],
        tone.bark,
        3,
      );
    }),
    ...[0.28, 0.62].map((part) => rect(0, y + (1350 - y) * part, width, 3, tone.bark)),
  ) +
  rect(0, y - 20, width, 22, linear(90, "#8b7766", "#a8937f")) +
  rect(0, y, width, 14, tone.white) +
  rect(0, y + 26, width, 12, tone.signal, 0, { opacity: 0.85 });

/** A post of the veranda, with its brackets. */
const post = ([x, y]: Point, height: number): string =>
  groundShadow([x, y], 50, 0.3) +
  rect(x - 15, y - 40, 30, 40, tone.bark, 4) +
  rect(x - 11, y - height, 22, height - 36, linear(0, tone.white, tone.sand, tone.clay)) +
  [-1, 1]
    .map((side) =>
      stroke(
        `M${x + side * 10} ${y - height + 150}Q${x + side * 16} ${y - height + 70} ${x + side * 92} ${y - height + 62}`,
        tone.dune,
        12,
      ),
    )
    .join("") +
  rect(x - 18, y - height + 160, 36, 14, tone.clay, 4);

/** The roof over the platform, with its boards hanging down in points. */
const veranda = ([x, y]: Point, width: number): string =>
  polygon(
    [
      [x + 60, 0],
      [x + width + 80, 0],
      [x + width + 80, y + 20],
      [x - 20, y + 20],
    ],
    linear(90, tone.steel, tone.mist),
  ) +
  Array.from({ length: Math.ceil(width / 56) + 1 }, (_, index) =>
    stroke(
      [
        [x + 60 + index * 58, 0],
        [x + index * 60, y + 10],
      ],
      tone.slate,
      4,
      { opacity: 0.25 },
    ),
  ).join("") +
  path(
    Array.from(
      { length: Math.ceil((width + 60) / 34) },
      (_, index) => `M${x - 20 + index * 34} ${y + 20}h30v52l-15 18-15-18z`,
    ).join(""),
    tone.cream,
  ) +
  rect(x - 26, y + 8, width + 120, 22, tone.brick) +
  rect(x - 26, y + 30, width + 120, 16, tone.ink, 0, { opacity: 0.12 });

const hungClock = ([x, y]: Point, radius: number, drop: number): string =>
  rect(x - 4, y - radius - drop, 8, drop, tone.night) + clock([x, y], radius);

const bench = ([x, y]: Point, width: number, seat: number): string =>
  groundShadow([x + width / 2, y], width * 0.55, 0.3) +
  [0.08, 0.92].map((part) => rect(x + width * part - 8, y - seat, 16, seat, tone.night, 4)).join("") +
  [1.95, 1.65, 1.35].map((part) => rect(x, y - seat * part, width, seat * 0.2, tone.wood, 5)).join("") +
  rect(x - 8, y - seat * 1.02, width + 16, seat * 0.16, tone.bark, 6);

const nurse = (at: Point, size: number): string =>
  figure({
    at,
    size,
    pose: {
      ...poses.reading,
      arms: { near: [-8, 22], far: [16, 112] },
      legs: { near: [-6, 1], far: [10, 6] },
    },
    face: { skin: "cocoa", hair: "bun", hairColor: "black", mood: "smile" },
    wear: {
      top: "scrubs",
      topColor: tone.leaf,
      sleeve: "short",
      over: "lanyard",
      bottomColor: tone.pine,
      shoeColor: tone.white,
    },
    bag: tone.clay,
    hands: { far: "fist" },
    held: {
      far: ([x, y], scale) => phone([x + 4 * scale, y - 30 * scale], { scale: scale * 0.8, turn: 10 }),
    },
  });

const electrician = (at: Point, size: number): string =>
  figure({
    at,
    size,
    pose: { ...poses.relaxed, arms: { near: [-8, 14], far: [8, 114] }, head: { tilt: -2 } },
    face: {
      skin: "porcelain",
      hair: "ponytail",
      hairColor: "copper",
      mood: "laugh",
    },
    wear: {
      top: "shirt",
      topColor: tone.night,
      underColor: tone.night,
      sleeve: "rolled",
      over: "vest",
      bottomColor: tone.slate,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    hands: { near: "fist", far: "fist" },
    held: {
      near: ([x, y], scale) => toolbox([x, y + 104 * scale], tone.brick, { scale }),
      far: ([x, y], scale) => cup([x, y + 30 * scale], tone.clay, { scale }),
    },
  });

const engineer = (at: Point, size: number): string =>
  figure({
    at,
    size,
    facing: -1,
    build: "slim",
    pose: { ...poses.standing, turn: 0.45, arms: { near: [-10, 16], far: [8, 14] } },
    face: {
      skin: "amber",
      hair: "crop",
      hairColor: "black",
      hat: "turban",
      hatColor: "#c98a4b",
      hatShade: tone.brick,
      beard: "full",
      mood: "laugh",
    },
    wear: {
      top: "blazer",
      topColor: tone.slate,
      underColor: tone.white,
      bottomColor: tone.clay,
      shoes: "shoes",
    },
    hands: { near: "fist" },
    onBack: ([x, y], scale) => backpack([x + 8 * scale, y + 26 * scale], tone.bark, { scale, flip: true }),
  });

/** Somebody on the bench who reads on the way to work. */
const traveller = (at: Point, size: number): string =>
  figure({
    at,
    size,
    facing: -1,
    build: "curvy",
    pose: { ...poses.sitting, head: { tilt: 10 }, arms: { near: [24, 78], far: [34, 70] } },
    face: { skin: "olive", hair: "wave", hairColor: "grey", glasses: true, aged: true, mood: "smile" },
    wear: {
      top: "jumper",
      topColor: "#b8763c",
      bottomColor: tone.night,
      shoes: "shoes",
      shoeColor: tone.ink,
    },
    hands: { near: "fist", far: "fist" },
    held: {
      far: ([x, y], scale) =>
        tablet([x - 6 * scale, y - 40 * scale], tone.mist, { scale: scale * 0.85, turn: -12 }),
    },
  });
