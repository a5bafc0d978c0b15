import { skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, groundShadow } from "../../kit/light.ts";
import { accent, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { figPlant, potPlant } from "../../kit/plants.ts";
import { clock, floorLines, framed, pendant, room, windowFrame } from "../../kit/room.ts";
import { officeChair, shelf, table } from "../../kit/furniture.ts";
import { circle, group, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";
import { books, clipboard, laptop } from "../../kit/things.ts";
import { mug } from "../../kit/tableware.ts";
import { toolbox } from "../../kit/tools.ts";

/** A first day: a workshop office where two colleagues show a newcomer the plans on the bench. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  room(2400, 1350, 960),
  floorLines(2400, 960, 1350, 700),
  windowFrame({ at: [120, 170], width: 760, height: 560, panes: [3, 2], view: view([120, 170], 760, 560) }),
  beam(
    [
      [140, 980],
      [800, 980],
      [1300, 1350],
      [520, 1350],
    ],
    tone.white,
    0.5,
    60,
  ),
  beam(
    [
      [300, 170],
      [860, 170],
      [1420, 960],
      [900, 960],
    ],
    "#fff3d6",
    0.28,
    40,
  ),
  wallOfTools([1560, 230], 560, 300),
  shelf([1040, 470], 400),
  books([1130, 470], [accent.art, tone.night, tone.clay]),
  potPlant([1350, 470], 190, accent.solid),
  framed([1060, 180], 230, 170),
  clock([1480, 250], 62),
  shelf([2190, 430], 260),
  toolbox([2290, 430], accent.art, { scale: 0.9 }),
  pendant([1240, 170], 190, accent.solid),
  pendant([1900, 130], 210, accent.art),
  officeChair([470, 920], 200, accent.art, -1),
  desk([240, 840], 560),
  groundShadow([1600, 1270], 640, 0.3),
  lead([1330, 1250], 800),
  newcomer([1730, 1250], 790),
  mate([2080, 1255], 780),
  table([1120, 910], 1140, 400, tone.wood, tone.bark),
  onBench([1120, 910]),
  figPlant([2330, 1390], 660, tone.cream, 3),
  potPlant([960, 1360], 330, accent.art),
];

const tall = (): string[] => [
  room(1080, 1350, 800),
  floorLines(1080, 800, 1350, 400),
  windowFrame({ at: [50, 130], width: 400, height: 420, panes: [2, 2], view: view([50, 130], 400, 420) }),
  beam(
    [
      [150, 130],
      [430, 130],
      [820, 800],
      [480, 800],
    ],
    "#fff3d6",
    0.28,
    40,
  ),
  wallOfTools([560, 210], 440, 240),
  pendant([330, 120], 150, accent.solid),
  pendant([800, 110], 160, accent.art),
  groundShadow([520, 1000], 420, 0.3),
  lead([230, 990], 680),
  newcomer([560, 990], 670),
  mate([850, 1000], 660),
  table([60, 705], 960, 340, tone.wood, tone.bark),
  placed([60, 705], { scale: 0.82 }, onBench([0, 0])),
  figPlant([1000, 1340], 500, tone.cream, 3),
  potPlant([80, 1350], 360, accent.art),
];

const view = ([x, y]: Point, width: number, height: number): string =>
  skyline(x, x + width - 60, y + height, height * 0.7, accent.line, 6) +
  skyline(x + 30, x + width - 120, y + height, height * 0.45, accent.art, 9, 0.6);

/** A board with tools hung in rows. */
const wallOfTools = ([x, y]: Point, width: number, height: number): string => {
  const part = (across: number, down: number): Point => [x + width * across, y + height * down];
  const saw = placed(
    part(0.14, 0.2),
    { scale: width / 560 },
    path("M-46 10L70 40L66 70L-52 44Z", tone.mist),
    rect(-78, 2, 44, 50, tone.wood, 16),
  );
  const hammer = placed(
    part(0.44, 0.18),
    { scale: width / 560 },
    group(
      { transform: "rotate(24)" },
      rect(-7, 0, 14, 118, tone.wood, 6),
      path("M-44-14H30C42-14 48-4 54 4L32 2V16H-44Z", tone.slate),
    ),
  );
  const square = placed(
    part(0.58, 0.1),
    { scale: width / 560 },
    group({ transform: "rotate(-38)" }, path("M0 0H18V96H90V114H0Z", accent.solid)),
  );
  const rule = placed(
    part(0.14, 0.66),
    { scale: width / 560 },
    rect(-60, 0, 190, 26, tone.signal, 4),
    stroke("M-40 0v12M-10 0v12M20 0v12M50 0v12M80 0v12M110 0v12", tone.ink, 4, { opacity: 0.5 }),
  );
  const spanners = [0, 1, 2].map((index) =>
    placed(
      part(0.62 + index * 0.11, 0.62),
      { scale: (width / 560) * (1 - index * 0.12) },
      circle(0, 0, 18, tone.steel),
      circle(0, 0, 8, accent.soft),
      rect(-7, 12, 14, 74, tone.steel, 6),
    ),
  );
  const roll = placed(
    part(0.87, 0.26),
    { scale: width / 560 },
    rect(-34, -26, 74, 84, accent.art, 20),
    circle(3, 16, 22, accent.soft),
    rect(34, 40, 44, 14, tone.signal, 2),
  );
  return (
    rect(x + 10, y + 12, width, height, tone.ink, 10, { opacity: 0.12 }) +
    rect(x, y, width, height, accent.soft, 10) +
    rect(x, y, width, height, "none", 10, { stroke: tone.wood, "stroke-width": 14 }) +
    group({}, saw, hammer, square, rule, ...spanners, roll)
  );
};

/** A desk by the window, with its chair drawn up. */
const desk = ([x, y]: Point, width: number): string =>
  table([x, y], width, 250, tone.white, tone.mist) +
  laptop([x + width * 0.4, y], { scale: 1.1 }) +
  mug([x + width * 0.72, y], accent.art) +
  potPlant([x + width * 0.9, y], 190, tone.clay);

/** What lies on the bench: plans, a laptop, samples. */
const onBench = ([x, y]: Point): string =>
  polygon(
    [
      [x + 330, y + 4],
      [x + 420, y - 30],
      [x + 800, y - 30],
      [x + 840, y + 4],
    ],
    tone.white,
  ) +
  polygon(
    [
      [x + 380, y - 2],
      [x + 440, y - 24],
      [x + 600, y - 24],
      [x + 590, y - 2],
    ],
    accent.line,
  ) +
  stroke(
    [
      [x + 630, y - 20],
      [x + 770, y - 20],
    ],
    accent.art,
    4,
  ) +
  stroke(
    [
      [x + 630, y - 10],
      [x + 740, y - 10],
    ],
    accent.art,
    4,
  ) +
  laptop([x + 170, y], { scale: 1.15, flip: true }) +
  mug([x + 300, y], accent.solid) +
  rect(x + 960, y - 26, 130, 26, accent.art, 4) +
  rect(x + 976, y - 48, 100, 22, tone.cream, 4) +
  rect(x + 990, y - 66, 70, 18, accent.shade, 4);

const lead = (at: Point, size: number) =>
  figure({
    at,
    size,
    pose: { ...poses.working, arms: { near: [20, 46], far: [44, 40] }, head: { tilt: 4 } },
    face: { skin: "amber", hair: "long", hairColor: "black", mood: "laugh" },
    wear: { top: "blazer", topColor: accent.solid, underColor: tone.white, bottomColor: tone.night },
    reach: { near: [at[0] + size * 0.2, at[1] - size * 0.46] },
    hands: { far: "open" },
  });

const newcomer = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    build: "slim",
    pose: {
      ...poses.standing,
      turn: 0.5,
      lean: 5,
      arms: { near: [-4, 60], far: [28, 40] },
      head: { tilt: 9 },
    },
    face: { skin: "umber", hair: "curls", hairColor: "black" },
    wear: {
      top: "shirt",
      topColor: tone.cream,
      underColor: tone.white,
      sleeve: "rolled",
      bottomColor: tone.slate,
      over: "lanyard",
      overColor: accent.solid,
    },
    reach: { far: [at[0] - size * 0.18, at[1] - size * 0.45] },
    hands: { far: "point", near: "fist" },
    held: {
      near: ([x, y], scale) => clipboard([x - 8 * scale, y - 30 * scale], { scale: scale * 0.9, turn: -14 }),
    },
  });

const mate = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    build: "broad",
    pose: { ...poses.working, lean: 5, head: { tilt: 6 } },
    face: { skin: "sand", hair: "fringe", hairColor: "grey", beard: "full", aged: true, glasses: true },
    wear: {
      top: "tee",
      topColor: tone.dune,
      sleeve: "short",
      over: "overalls",
      overColor: tone.night,
      bottomColor: tone.night,
    },
    reach: {
      near: [at[0] - size * 0.14, at[1] - size * 0.45],
      far: [at[0] - size * 0.26, at[1] - size * 0.455],
    },
  });
