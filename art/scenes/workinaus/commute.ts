import { lamp, skyline, tower } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, gumBranch, streetTree } from "../../kit/trees.ts";
import { cloud, sky } from "../../kit/sky.ts";
import { group, polygon, rect, stroke, type Point } from "../../kit/svg.ts";
import { backpack, phone } from "../../kit/things.ts";
import { cup } from "../../kit/tableware.ts";
import { toolbox } from "../../kit/tools.ts";
import { tram } from "../../kit/vehicles.ts";

/** The morning walk to work in a city: a nurse, an office worker, a builder and a cook. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [560, 620]),
  cloud([1420, 230], 560),
  cloud([700, 170], 340, tone.white, 0.55),
  cloud([2180, 330], 380, tone.white, 0.5),
  skyline(-60, 2440, 850, 400, accent.line, 4),
  skyline(900, 2440, 850, 600, accent.art, 11, 0.24),
  bridge([60, 816], 860),
  tower({
    at: [1290, 900],
    width: 280,
    height: 460,
    front: accent.art,
    side: accent.shade,
    glass: accent.soft,
    grid: [4, 7],
    seed: 7,
  }),
  tower({
    at: [1640, 900],
    width: 330,
    height: 690,
    front: tone.cream,
    side: tone.dune,
    glass: accent.art,
    grid: [5, 11],
    seed: 3,
  }),
  tower({
    at: [2030, 900],
    width: 430,
    height: 830,
    front: accent.solid,
    side: accent.shade,
    glass: accent.line,
    grid: [6, 13],
    seed: 5,
  }),
  rect(0, 600, 2400, 300, linear(90, `${tone.cream}/0`, `${tone.cream}/0.75`)),
  glow([620, 830], 1000, 240, "#fff3d6", 0.8),
  rect(0, 850, 2400, 60, linear(90, tone.fern, tone.leaf)),
  streetTree([330, 900], 330, 2),
  streetTree([760, 895], 300, 6),
  streetTree([1170, 900], 380, 4),
  rect(0, 890, 2400, 120, linear(90, tone.mist, tone.steel)),
  stroke("M0 934H2400M0 968H2400", tone.slate, 5, { opacity: 0.45 }),
  tram([1010, 968], 1330),
  streetTree([2340, 1010], 620, 9),
  pavement(2400, 1000, 1350, 900),
  lamp([470, 1060], 700),
  ...[
    [1120, 1190, 130],
    [1850, 1180, 140],
    [1480, 1290, 170],
    [2190, 1330, 170],
  ].map(([x = 0, y = 0, size = 0]) => groundShadow([x, y], size, 0.34)),
  builder([1850, 1180], 700),
  nurse([1110, 1190], 690),
  manager([1470, 1290], 800),
  cook([2190, 1330], 820),
  banksia([150, 1420], 400, accent.art, 4),
  banksia([560, 1440], 250, accent.art, 7),
  gumBranch([-40, -20], 560, 54, 3),
  gumBranch([250, -60], 300, 30, 8),
];

const tall = (): string[] => [
  sky(1080, 1350, [220, 360]),
  cloud([300, 130], 420, tone.white, 0.65),
  skyline(-60, 1140, 600, 330, accent.line, 4),
  bridge([-180, 580], 640),
  skyline(420, 1140, 610, 420, accent.art, 11, 0.24),
  tower({
    at: [560, 640],
    width: 240,
    height: 440,
    front: tone.cream,
    side: tone.dune,
    glass: accent.art,
    grid: [4, 8],
    seed: 3,
  }),
  tower({
    at: [820, 640],
    width: 340,
    height: 590,
    front: accent.solid,
    side: accent.shade,
    glass: accent.line,
    grid: [5, 10],
    seed: 5,
  }),
  rect(0, 400, 1080, 240, linear(90, `${tone.cream}/0`, `${tone.cream}/0.7`)),
  glow([240, 590], 560, 180, "#fff3d6", 0.8),
  rect(0, 600, 1080, 50, linear(90, tone.fern, tone.leaf)),
  streetTree([170, 640], 260, 2),
  streetTree([470, 640], 300, 4),
  rect(0, 630, 1080, 90, linear(90, tone.mist, tone.steel)),
  stroke("M0 662H1080M0 690H1080", tone.slate, 5, { opacity: 0.45 }),
  tram([250, 690], 960),
  pavement(1080, 710, 1350, 400),
  lamp([90, 760], 560),
  groundShadow([300, 930], 110, 0.34),
  groundShadow([850, 900], 120, 0.34),
  groundShadow([560, 1010], 140, 0.34),
  builder([850, 905], 600),
  nurse([270, 935], 590),
  manager([560, 1015], 690),
  banksia([90, 1370], 330, accent.art, 4),
  banksia([1000, 1400], 400, accent.art, 7),
  gumBranch([-30, -20], 380, 46, 3),
];

/** The bridge on the horizon. */
const bridge = ([x, y]: Point, width: number): string => {
  const tall = width * 0.24;
  const arc = (lift: number) => `M${x} ${y}Q${x + width / 2} ${y - tall * lift} ${x + width} ${y}`;
  const hangers = Array.from({ length: 15 }, (_, index) => {
    const part = (index + 1) / 16;
    const top = y - tall * 1.75 * 2 * part * (1 - part);
    return `M${(x + width * part).toFixed(0)} ${top.toFixed(0)}V${y}`;
  }).join("");
  return group(
    { opacity: 0.8 },
    stroke(arc(2), accent.art, width * 0.011),
    stroke(arc(1.5), accent.art, width * 0.008),
    stroke(hangers, accent.art, width * 0.004),
    rect(x - width * 0.3, y - 8, width * 1.6, 14, accent.art),
    ...[-0.02, 0.99].map((part) =>
      rect(x + width * part, y - tall * 0.3, width * 0.035, tall * 0.5, tone.clay, 3),
    ),
  );
};

const pavement = (width: number, top: number, height: number, vanish: number): string =>
  group(
    {},
    rect(0, top, width, 20, tone.white, 0, { opacity: 0.8 }),
    rect(0, top + 16, width, height - top, linear(100, tone.cream, tone.sand, tone.dune)),
    group(
      { opacity: 0.14 },
      ...Array.from({ length: 16 }, (_, index) => {
        const low = ((index - 4) / 8) * width;
        return stroke(
          [
            [low, height],
            [vanish + (low - vanish) * 0.66, top + 18],
          ],
          tone.bark,
          3,
        );
      }),
      ...[0.2, 0.5].map((part) =>
        stroke(
          [
            [0, top + (height - top) * part],
            [width, top + (height - top) * part],
          ],
          tone.bark,
          3,
        ),
      ),
    ),
    polygon(
      [
        [width * 0.4, height],
        [width * 0.52, top + 18],
        [width, top + 18],
        [width, height],
      ],
      linear(0, `${tone.clay}/0`, `${tone.clay}/0.3`),
    ),
  );

const nurse = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    pose: { ...poses.walking, arms: { near: [-22, 20], far: [24, 66] }, head: { tilt: 4 } },
    face: { skin: "umber", hair: "bun", hairColor: "black" },
    wear: {
      top: "scrubs",
      topColor: accent.art,
      sleeve: "short",
      bottomColor: accent.shade,
      shoeColor: tone.cream,
      over: "lanyard",
    },
    hands: { far: "fist" },
    held: { far: (grip, scale) => phone([grip[0] - 6 * scale, grip[1] - 22 * scale], { scale, turn: -12 }) },
  });

const manager = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    build: "slim",
    pose: { ...poses.walking, arms: { near: [-12, 24], far: [14, 84] } },
    face: { skin: "olive", hair: "bun", hat: "hijab", hatColor: tone.cream, hatShade: tone.dune },
    wear: {
      top: "blazer",
      topColor: tone.night,
      underColor: accent.art,
      bottomColor: tone.clay,
      shoes: "shoes",
    },
    hands: { far: "fist" },
    held: { far: ([x, y], scale) => cup([x - 2, y + 30 * scale], accent.art, { scale }) },
    bag: tone.bark,
  });

const builder = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    build: "broad",
    pose: { ...poses.striding, arms: { near: [26, 24], far: [-26, 20] } },
    face: {
      skin: "sand",
      hair: "crop",
      hairColor: "copper",
      hat: "hardHat",
      hatColor: tone.white,
      hatShade: tone.mist,
      beard: "short",
    },
    wear: {
      top: "tee",
      topColor: tone.night,
      sleeve: "short",
      over: "vest",
      bottomColor: tone.slate,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    hands: { near: "fist" },
    held: { near: ([x, y], scale) => toolbox([x, y + 100 * scale], accent.solid, { scale }) },
  });

const cook = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    pose: { ...poses.walking, head: { tilt: -5 } },
    face: { skin: "cocoa", hair: "buzz", hairColor: "black", mood: "laugh" },
    wear: { top: "chef", topColor: tone.white, sleeve: "rolled", bottomColor: tone.ink, shoes: "shoes" },
    onBack: (back, scale) => backpack(back, accent.solid, { flip: true, scale: scale * 1.15 }),
  });
