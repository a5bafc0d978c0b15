import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { lamp } from "../../kit/city.ts";
import { scatter } from "../../kit/geometry.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, gumBranch, streetTree } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { cloud, ridge } from "../../kit/sky.ts";
import { circle, ellipse, group, num, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { cup } from "../../kit/tableware.ts";
import { satchel } from "../../kit/things.ts";
import { toolbox } from "../../kit/tools.ts";

/**
 * A harbour city at dusk: a ferry comes in, a train is on the bridge, and people meet on the foreshore after work.
 * It has no accent, as its film is on the sites of all brands.
 */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  dusk(2400, 800, [560, 760]),
  cloud([760, 330], 460, "#f6d7bb", 0.7),
  cloud([1500, 270], 340, "#f6d7bb", 0.55),
  ridge(2400, 800, 150, "#a9aec2", 5),
  ridge(2400, 806, 80, "#8a93ad", 12),
  farLights(1700, 800, 4),
  water(2400, 800, 1000),
  bridge([1010, 570], 800, 820),
  train([1330, 566], 1),
  railing([1010, 570], 800),
  ...city(
    [
      [1900, 150, 300, 0],
      [2270, 170, 420, 1],
      [2030, 130, 470, 2],
      [2150, 150, 340, 0],
      [1820, 110, 190, 1],
    ],
    800,
  ),
  shore([1780, 806], 640),
  reflections([1860, 1960, 2100, 2210, 2330], 812, 130, 0.62),
  reflections([1905, 2030, 2150, 2290, 520, 640], 818, 150, 0.48),
  ferry([1740, 896], 1.1),
  promenade(2400, 1000),
  fence(2400, 910, 120),
  lamp([1110, 1060], 600),
  lamp([2230, 1060], 600),
  lights(
    [
      [1200, 436],
      [2320, 436],
    ],
    1,
  ),
  groundShadow([2080, 1114], 120, 0.4),
  father([2080, 1118], 610, [1964, 862]),
  groundShadow([1930, 1118], 80, 0.4),
  child([1930, 1120], 385),
  groundShadow([1290, 1190], 130, 0.4),
  cook([1290, 1192], 640),
  groundShadow([1540, 1182], 130, 0.4),
  builder([1540, 1184], 660),
  banksia([90, 1400], 420, candles, 5),
  banksia([560, 1440], 300, candles, 9),
  ...[760, 900, 2330].map((x, index) => tuft([x, 1350], 120, undefined, index + 2)),
  gumBranch([2440, 40], 460, -54, 4),
];

const tall = (): string[] => [
  dusk(1080, 580, [300, 540]),
  cloud([300, 150], 340, "#f6d7bb", 0.7),
  ridge(1080, 580, 110, "#a9aec2", 5),
  ridge(1080, 586, 60, "#8a93ad", 12),
  farLights(640, 578, 9),
  water(1080, 580, 735),
  bridge([60, 420], 560, 596),
  train([330, 417], 0.72),
  railing([60, 420], 560),
  ...city(
    [
      [690, 110, 220, 0],
      [930, 150, 400, 1],
      [780, 110, 350, 2],
      [870, 90, 250, 0],
    ],
    580,
  ),
  shore([640, 586], 460),
  reflections([720, 830, 900, 1010], 590, 90, 0.62),
  reflections([760, 870, 960, 140], 594, 100, 0.48),
  ferry([640, 652], 0.8),
  promenade(1080, 735),
  fence(1080, 660, 92),
  lamp([560, 790], 480),
  lights([[632, 291]], 0.8),
  groundShadow([210, 925], 110, 0.4),
  cook([210, 928], 540),
  groundShadow([430, 945], 110, 0.4),
  builder([430, 948], 570),
  groundShadow([880, 935], 110, 0.4),
  father([880, 938], 560, [762, 714]),
  groundShadow([725, 945], 70, 0.4),
  child([725, 948], 350),
  banksia([90, 1390], 380, candles, 5),
  banksia([990, 1420], 420, candles, 9),
  ...[330, 520].map((x, index) => tuft([x, 1370], 130, undefined, index + 2)),
  gumBranch([1110, -30], 330, -58, 4),
];

const candles = "#d99a3d";
/** The light of windows and lamps. */
const lit = "#ffdf9e";

const dusk = (width: number, sea: number, sun: Point): string =>
  rect(0, 0, width, sea + 20, linear(90, "#8e9abb", "#b9bccd@30", "#e9cfc3@62", "#f8d5a8@86", "#fbe0b4")) +
  glow(sun, width * 0.5, sea * 0.5, "#ffe3b0", 0.95) +
  glow(sun, width * 0.16, sea * 0.2, "#fff0cb", 0.9);

/** A tower: its left edge, width, height, and which of three greys it has. */
type Block = readonly [left: number, width: number, height: number, grey: 0 | 1 | 2];

const greys = [
  ["#7481a3", "#5f6b8d"],
  ["#65718f", "#515c7c"],
  ["#8590ad", "#6c7898"],
] as const;

/** Towers on a base line, with three parts that hold their lit windows: some burn bright, some less, some hardly. */
const city = (blocks: readonly Block[], base: number): string[] => {
  const next = scatter(7);
  const panes: [string, string, string] = ["", "", ""];
  const towers = blocks.map(([left, width, height, grey]) => {
    const [front, side] = greys[grey];
    const face = width * 0.76;
    const [columns, rows] = [Math.round(face / 24), Math.round(height / 30)];
    const [wide, high] = [face / (columns + 0.4), height / (rows + 0.5)];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const x = left + wide * (0.35 + column);
        const y = base - height + high * (0.5 + row);
        const kind = Math.floor(next() * 5);
        const pane = `M${num(x)} ${num(y)}h${num(wide * 0.6)}v${num(high * 0.52)}h${num(-wide * 0.6)}z`;
        if (kind < 3) panes[kind as 0 | 1 | 2] += pane;
      }
    return (
      rect(left, base - height, face, height, linear(90, front, `${front}@60`, "#a9a3ad")) +
      rect(left + face, base - height, width - face, height, linear(90, side, `${side}@60`, "#8d8b9d")) +
      rect(left + width * 0.2, base - height - 16, width * 0.4, 16, side)
    );
  });
  return [
    group({}, ...towers),
    ...[0.92, 0.66, 0.34].map((opacity, index) => path(panes[index] ?? "", lit, { opacity })),
  ];
};

/** The quay below the towers, with trees. */
const shore = ([x, y]: Point, width: number): string =>
  [0.04, 0.2, 0.36, 0.5, 0.68, 0.84]
    .map((part, index) =>
      streetTree([x + width * part, y - 6], width * (index % 2 ? 0.1 : 0.13), index + 2, dimGreens),
    )
    .join("") + rect(x - 10, y - 10, width + 20, 16, "#8b8290", 4);

const dimGreens = { light: "#7f9488", base: "#5d786f", deep: "#435d5b" };

/** Houses on the other shore, up to a place. */
const farLights = (to: number, y: number, seed: number): string => {
  const next = scatter(seed);
  return group(
    { opacity: 0.8 },
    ...Array.from({ length: Math.round(to / 36) }, () =>
      circle(to * next(), y - 6 - 34 * next() ** 2, 2.4 + 1.6 * next(), lit),
    ),
  );
};

/** The harbour, with the sky's last light on it. */
const water = (width: number, from: number, to: number): string => {
  const next = scatter(9);
  const gleams = Array.from({ length: 26 }, () => {
    const y = from + (to - from) * next() ** 1.4;
    return ellipse(width * next() * 0.7, y, 20 + 70 * next(), 1.6 + (y - from) * 0.012, "#ffe9c4", {
      opacity: 0.25 + 0.4 * next(),
    });
  });
  return (
    rect(0, from, width, to - from, linear(90, "#e6c3a8", "#a9a5b8@45", "#7e8aa8")) +
    glow([width * 0.23, from + 20], width * 0.26, (to - from) * 0.7, "#ffe9c4", 0.8) +
    group({}, ...gleams)
  );
};

/** Lights of the shore on the water, below each of the places. */
const reflections = (places: readonly number[], y: number, length: number, opacity: number): string =>
  group(
    { opacity },
    ...places.flatMap((x, place) =>
      [0, 0.2, 0.4, 0.62, 0.86].map((part, index) =>
        ellipse(
          x + ((index + place) % 2 ? 7 : -6),
          y + length * part,
          24 - 14 * part + (index % 2) * 8,
          3.2,
          lit,
        ),
      ),
    ),
  );

const steelwork = "#59658a";

/** A steel arch over the water; the point is the deck's left end, `foot` where its pylons stand. */
const bridge = ([x, y]: Point, span: number, foot: number): string => {
  const crown = (part: number, rise: number, from: number) =>
    y + from - (rise + from) * 4 * part * (1 - part);
  const count = 18;
  const nodes = Array.from({ length: count + 1 }, (_, index) => index / count);
  const arch = (rise: number, from: number) =>
    nodes
      .map((part, index) => `${index ? "L" : "M"}${num(x + span * part)} ${num(crown(part, rise, from))}`)
      .join("");
  const [upper, lower] = [
    [span * 0.37, span * -0.06],
    [span * 0.29, span * 0.08],
  ] as const;
  const lattice = nodes
    .slice(0, -1)
    .map((part, index) => {
      const next = nodes[index + 1] ?? 1;
      const [a, b] = index % 2 ? [upper, lower] : [lower, upper];
      return `M${num(x + span * part)} ${num(crown(part, ...a))}L${num(x + span * next)} ${num(crown(next, ...b))}`;
    })
    .join("");
  const hangers = nodes
    .filter((part) => crown(part, ...lower) < y - 10)
    .map((part) => `M${num(x + span * part)} ${num(crown(part, ...lower))}V${num(y)}`)
    .join("");
  const pylon = (left: number) =>
    rect(
      left,
      y - span * 0.12,
      span * 0.06,
      foot - y + span * 0.12,
      linear(0, "#d9bfa3", "#b39a8b", "#8f7f80"),
    ) + rect(left - span * 0.006, y - span * 0.13, span * 0.072, span * 0.02, "#c9ad93");
  return (
    [-0.75, -0.4, 1.4, 1.75]
      .map((part) => rect(x + span * part, y, span * 0.026, foot - y, "#a08f8d"))
      .join("") +
    stroke(lattice, steelwork, span * 0.005) +
    stroke(hangers, steelwork, span * 0.005) +
    stroke(arch(...upper), steelwork, span * 0.012) +
    stroke(arch(...lower), steelwork, span * 0.01) +
    rect(x - span * 1.4, y, span * 3.8, span * 0.026, steelwork) +
    pylon(x - span * 0.06) +
    pylon(x + span)
  );
};

/** The near railing of the bridge, before its train. */
const railing = ([x, y]: Point, span: number): string =>
  rect(x - span * 1.4, y - 8, span * 3.8, 4, "#6d789a") +
  stroke(`M${x - span * 1.4} ${y - 3}H${x + span * 2.4}`, steelwork, 6, { "stroke-dasharray": "3 14" });

/** A train of four cars on the bridge, its nose at the left. */
const train = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    ...[0, 1, 2, 3].map((car) => {
      const left = car * 108;
      return (
        path(
          car ? `M${left}-36h104v32h-104z` : "M2-4C-4-16 4-30 14-36H104V-4Z",
          linear(90, tone.white, tone.mist),
        ) +
        rect(left + (car ? 6 : 18), -29, car ? 92 : 80, 13, lit, 3) +
        stroke(`M${left + 34}-30v26M${left + 72}-30v26`, tone.steel, 3)
      );
    }),
    circle(4, -12, 4, "#fff6df"),
  );

/** A ferry bound to the right, `at` the middle of its keel in the water. */
const ferry = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    ellipse(-10, 4, 250, 9, tone.night, { opacity: 0.3 }),
    path("M-340 6C-300-4 -250-8 -210-6L-190 8Z", tone.white, { opacity: 0.55 }),
    rect(-26, -196, 44, 40, tone.brick, 4),
    rect(-26, -196, 44, 11, tone.ink, 4),
    rect(-4, -238, 5, 60, tone.slate),
    rect(-96, -164, 196, 14, tone.white, 6),
    path("M70-164V-196C70-202 74-204 80-204H112C120-204 124-198 126-190L132-164Z", tone.cream),
    path("M84-192H110C114-192 116-188 117-184L120-176H84Z", lit),
    rect(-130, -152, 268, 52, linear(90, tone.cream, tone.sand), 8),
    ...Array.from({ length: 8 }, (_, index) => rect(-116 + index * 32, -140, 22, 26, lit, 4)),
    rect(-172, -104, 350, 12, tone.white, 6),
    rect(-160, -94, 326, 54, linear(90, tone.cream, tone.sand), 6),
    ...Array.from({ length: 9 }, (_, index) => rect(-144 + index * 34, -82, 24, 28, lit, 4)),
    path("M-210-44H216C212-22 196-2 184 4H-186C-200-4-208-24-210-44Z", linear(90, tone.pine, "#2f4b48")),
    rect(-210, -46, 428, 9, tone.cream, 4),
    path("M184 4C204-2 228 0 250 8H150Z", tone.white, { opacity: 0.7 }),
  );

const promenade = (width: number, y: number): string =>
  rect(0, y, width, 1350 - y, linear(100, "#e3cbb2", "#cdb09a", "#a98f88")) +
  rect(0, y, width, 16, "#f0dcc3") +
  group(
    { opacity: 0.16 },
    ...Array.from({ length: Math.ceil(width / 150) + 8 }, (_, index) => {
      const top = (index - 3) * 150;
      return stroke(
        [
          [top, y + 16],
          [top + (top - width / 2) * 0.5, 1350],
        ],
        tone.bark,
        3,
      );
    }),
    ...[0.26, 0.6].map((part) => rect(0, y + (1350 - y) * part, width, 3, tone.bark)),
  );

/** A fence at the water's edge: `y` is its rail. */
const fence = (width: number, y: number, height: number): string =>
  stroke(
    Array.from(
      { length: Math.ceil(width / 150) + 1 },
      (_, index) => `M${20 + index * 150} ${y}v${height}`,
    ).join(""),
    tone.night,
    9,
  ) +
  stroke(`M0 ${y + height * 0.42}H${width}M0 ${y + height * 0.74}H${width}`, tone.slate, 4) +
  rect(0, y - 7, width, 12, tone.night, 6);

/** The light below street lamps. */
const lights = (places: readonly Point[], scale: number): string =>
  group(
    {},
    ...places.map(
      ([x, y]) =>
        glow([x, y + 10], 190 * scale, 170 * scale, lit, 0.75) +
        rect(x - 32 * scale, y, 60 * scale, 9, "#fff6df", 4),
    ),
  );

const cook = (at: Point, size: number): string =>
  figure({
    at,
    size,
    pose: { ...poses.relaxed, arms: { near: [-10, 20], far: [10, 112] }, head: { tilt: -2 } },
    face: { skin: "umber", hair: "afro", hairColor: "black", mood: "laugh" },
    wear: {
      top: "chef",
      topColor: tone.white,
      underColor: tone.brick,
      sleeve: "rolled",
      bottomColor: tone.slate,
      shoes: "shoes",
    },
    bag: tone.brick,
    hands: { far: "fist" },
    held: { far: ([x, y], scale) => cup([x, y + 30 * scale], tone.clay, { scale }) },
  });

const builder = (at: Point, size: number): string =>
  figure({
    at,
    size,
    facing: -1,
    pose: { ...poses.standing, arms: { near: [-6, 10], far: [-8, 92] } },
    face: {
      skin: "sand",
      hair: "bob",
      hat: "hijab",
      hatColor: "#e7d3b6",
      hatShade: tone.clay,
      mood: "laugh",
    },
    wear: {
      top: "shirt",
      topColor: tone.slate,
      underColor: tone.slate,
      over: "vest",
      bottomColor: tone.night,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    hands: { near: "fist", far: "open" },
    held: { near: ([x, y], scale) => toolbox([x, y + 104 * scale], tone.pine, { scale }) },
  });

/** A father, his hand on the shoulder of his child, who has seen the ferry. */
const father = (at: Point, size: number, shoulder: Point): string =>
  figure({
    at,
    size,
    facing: -1,
    build: "broad",
    pose: { ...poses.standing, turn: 0.5, arms: { near: [-4, 12], far: [30, 20] }, head: { tilt: 6 } },
    face: { skin: "porcelain", hair: "parted", hairColor: "brown", beard: "short", mood: "smile" },
    wear: {
      top: "shirt",
      topColor: "#d8b98f",
      sleeve: "rolled",
      bottomColor: tone.slate,
      shoes: "shoes",
      shoeColor: tone.bark,
    },
    reach: { far: shoulder },
    hands: { near: "fist" },
    held: { near: ([x, y], scale) => satchel([x, y], tone.bark, 90 * scale, { scale: 1 }) },
  });

const child = (at: Point, size: number): string =>
  figure({
    at,
    size,
    facing: -1,
    build: "child",
    pose: { ...poses.pointing, arms: { near: [-10, 26], far: [104, 8] }, head: { tilt: -8 } },
    face: { skin: "sand", hair: "plaits", hairColor: "brown", mood: "laugh", young: true },
    wear: {
      top: "jumper",
      topColor: tone.signal,
      bottomColor: tone.slate,
      shoes: "trainers",
      shoeColor: tone.white,
    },
    hands: { far: "point" },
  });
