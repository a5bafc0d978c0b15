import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { hatchback } from "../../kit/garage.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, gumBranch, gumTree } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { circle, group, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";
import { phone } from "../../kit/things.ts";
import { toolbox } from "../../kit/tools.ts";
import { ute } from "../../kit/vehicles.ts";

/** Late light on a country road: a patrol mechanic brings a stranded driver's car back to life. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [640, 640]),
  ...evening(2400, [640, 690], 860),
  cloud([1180, 250], 480, "#fff3dc", 0.8),
  cloud([260, 330], 340, "#fff3dc", 0.7),
  cloud([1960, 170], 520, "#fff3dc", 0.6),
  ridge(2400, 830, 210, "#f6cf9f", 5),
  ridge(2400, 830, 210, accent.art, 5, 0.35),
  ridge(2400, 870, 120, accent.art, 14, 0.45),
  paddock(2400, 850, 1040),
  windmill([1130, 880], 330),
  gumTree([330, 1000], 620, 6),
  gumTree([1560, 920], 360, 3),
  gumTree([2260, 960], 520, 9),
  fence(2400, 1010),
  road(2400, 1040, 1350),
  stop([1880, 1220], 1),
  triangle([1010, 1310], 1.1),
  banksia([60, 1440], 400, accent.solid, 5),
  tuft([420, 1375], 170, undefined, 3),
  tuft([700, 1380], 120, undefined, 6),
  tuft([2340, 1375], 170, undefined, 8),
  gumBranch([-30, -40], 460, 56, 4),
];

const tall = (): string[] => [
  sky(1080, 1350, [300, 420]),
  ...evening(1080, [300, 470], 590),
  cloud([760, 160], 360, "#fff3dc", 0.8),
  cloud([150, 260], 240, "#fff3dc", 0.6),
  ridge(1080, 570, 150, "#f6cf9f", 5),
  ridge(1080, 570, 150, accent.art, 5, 0.35),
  ridge(1080, 600, 90, accent.art, 14, 0.45),
  paddock(1080, 585, 720),
  windmill([560, 610], 230),
  gumTree([960, 680], 420, 9),
  fence(1080, 700),
  road(1080, 720, 1350),
  stop([730, 925], 0.7),
  triangle([560, 1110], 1),
  banksia([120, 1420], 420, accent.solid, 5),
  banksia([990, 1440], 380, accent.solid, 9),
  tuft([540, 1370], 170, undefined, 3),
  gumBranch([1110, -30], 330, -58, 4),
];

/** The low sun and what it does to the sky. */
const evening = (width: number, [x, y]: Point, line: number): string[] => [
  rect(0, 0, width, line, linear(90, "#f7a765/0", "#f7a765/0.14@40", "#f9b268/0.7")),
  glow([x, y], width * 0.36, line * 0.5, "#fff0c2", 0.95),
  circle(x, y, width > 1200 ? 92 : 66, "#fff7df"),
];

/** Dry grass with rows of shade. */
const paddock = (width: number, top: number, low: number): string =>
  rect(0, top, width, low - top, linear(90, "#f0cf8c", "#d9ab66")) +
  polygon(
    [
      [0, top + (low - top) * 0.5],
      [width * 0.5, top + 10],
      [width * 0.8, top + 14],
      [width * 0.2, low],
      [0, low],
    ],
    tone.white,
    { opacity: 0.16 },
  ) +
  polygon(
    [
      [width * 0.56, low],
      [width * 0.86, top + 16],
      [width, top + 10],
      [width, low],
    ],
    tone.bark,
    { opacity: 0.14 },
  );

const windmill = ([x, y]: Point, height: number): string =>
  stroke(
    `M${x - height * 0.13} ${y}L${x} ${y - height * 0.8}L${x + height * 0.13} ${y}M${x - height * 0.09} ${y - height * 0.25}H${x + height * 0.09}M${x - height * 0.06} ${y - height * 0.45}H${x + height * 0.06}`,
    tone.slate,
    6,
  ) +
  path(
    `M${x} ${y - height * 0.8}h${height * 0.2}l${height * 0.1}-${height * 0.07}v${height * 0.14}l${-height * 0.1}-${height * 0.07}`,
    accent.shade,
  ) +
  Array.from({ length: 9 }, (_, index) =>
    placed(
      [x, y - height * 0.8],
      { turn: index * 40 },
      path(`M-3 0L${-height * 0.03}-${height * 0.19}H${height * 0.03}L3 0Z`, tone.slate),
    ),
  ).join("");

const fence = (width: number, y: number): string =>
  Array.from({ length: Math.ceil(width / 170) }, (_, index) =>
    rect(index * 170 + 40, y - 90, 13, 96, tone.bark, 3),
  ).join("") +
  stroke(`M0 ${y - 74}H${width}M0 ${y - 50}H${width}M0 ${y - 26}H${width}`, tone.bark, 3, { opacity: 0.7 });

/** The bitumen, its line, and the gravel on this side. */
const road = (width: number, top: number, low: number): string =>
  rect(0, top - 12, width, 16, "#c79a5c") +
  rect(0, top, width, 76, linear(90, tone.steel, tone.slate)) +
  stroke(`M0 ${top + 36}H${width}`, tone.cream, 6, { "stroke-dasharray": "90 70", opacity: 0.8 }) +
  rect(0, top + 70, width, low - top - 70, linear(95, tone.sand, tone.dune, tone.clay)) +
  rect(0, top + 66, width, 8, tone.white, 0, { opacity: 0.6 });

const stop = (at: Point, scale: number): string => placed(at, { scale }, ...rescue);

const mechanic = (at: Point, size: number): string =>
  groundShadow(at, size * 0.2, 0.36) +
  figure({
    at,
    size,
    build: "curvy",
    pose: {
      ...poses.working,
      turn: 0.75,
      lean: 20,
      head: { tilt: 2 },
      legs: { near: [-14, 2], far: [14, 14] },
    },
    face: {
      skin: "cocoa",
      hair: "bun",
      hairColor: "black",
      hat: "cap",
      hatColor: accent.shade,
      hatShade: tone.ink,
      mood: "smile",
    },
    wear: {
      top: "shirt",
      topColor: accent.solid,
      underColor: accent.solid,
      sleeve: "rolled",
      over: "vest",
      bottomColor: tone.night,
      shoes: "boots",
      shoeColor: tone.bark,
    },
    reach: { far: [-392, -348], near: [-430, -322] },
    hands: { far: "fist", near: "fist" },
  });

const driver = (at: Point, size: number): string =>
  groundShadow(at, size * 0.16, 0.36) +
  figure({
    at,
    size,
    facing: -1,
    pose: { ...poses.relaxed, turn: 0.5, arms: { near: [-14, 34], far: [24, 96] }, head: { tilt: 4 } },
    face: { skin: "porcelain", hair: "swept", hairColor: "chestnut", beard: "short", mood: "laugh" },
    wear: {
      top: "jumper",
      topColor: tone.slate,
      underColor: tone.white,
      bottomColor: tone.sand,
      shoes: "boots",
      shoeColor: tone.bark,
    },
    hands: { far: "fist" },
    held: { far: ([x, y], by) => phone([x - 6 * by, y - 20 * by], { scale: by, turn: -12 }) },
  });

/** The box on the patrol ute's tray. */
const service = group(
  {},
  rect(-166, -150, 330, 160, tone.white, 8),
  rect(-166, -150, 330, 160, linear(0, "#fff/0@40", `${tone.ink}/0.24`), 8),
  rect(-150, -136, 142, 92, accent.art, 6),
  rect(8, -136, 142, 92, accent.art, 6),
  rect(-166, -30, 330, 18, tone.signal),
  Array.from({ length: 9 }, (_, index) => path(`M${-158 + index * 36}-12l14-18h16l-14 18z`, tone.night)).join(
    "",
  ),
  rect(-140, -168, 280, 10, tone.steel, 4),
);

const beacon = ([x, y]: Point): string =>
  glow([x, y - 14], 130, 90, "#ffb84a", 0.9) +
  rect(x - 62, y - 12, 124, 14, tone.night, 5) +
  rect(x - 54, y - 32, 46, 24, "#ffb02e", 8) +
  rect(x + 8, y - 32, 46, 24, "#ffb02e", 8);

/** Both vehicles and both people, about the car's place on the ground; people 740 high. */
const rescue = [
  ute([-990, -70], 900, accent.solid, { flip: true, load: service }),
  beacon([-940, -414]),
  hatchback([0, 0], 1150, tone.cream, { open: true }),
  stroke("M-584-268C-540-120-470-160-430-300", "#c9412f", 9),
  stroke("M-590-250C-556-90-440-110-396-310", tone.ink, 9),
  driver([-90, 50], 720),
  toolbox([-330, 80], accent.shade, { scale: 1.15 }),
  mechanic([-600, 50], 740),
];

const triangle = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    groundShadow([0, 0], 70, 0.3),
    path("M-70 0L0-122L70 0Z", "none", { stroke: "#d6473a", "stroke-width": 20, "stroke-linejoin": "round" }),
    path("M-70 0L0-122L70 0Z", "none", { stroke: "#ef7f6f", "stroke-width": 6, "stroke-linejoin": "round" }),
    rect(-60, 2, 120, 8, tone.slate, 4),
  );
