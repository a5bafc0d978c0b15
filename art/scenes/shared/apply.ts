import { skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { figPlant, potPlant } from "../../kit/plants.ts";
import { streetTree } from "../../kit/trees.ts";
import { floorLines, pendant, room, windowFrame } from "../../kit/room.ts";
import { officeChair, shelf, table } from "../../kit/furniture.ts";
import { curve, group, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";
import { books, laptop, sheet } from "../../kit/things.ts";
import { mug } from "../../kit/tableware.ts";

/** A man at his desk sends a CV: it flies out of the window as a paper plane. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  room(2400, 1350, 1000),
  floorLines(2400, 1000, 1350, 900),
  windowFrame({ at: [110, 150], width: 900, height: 640, panes: [3, 1], view: view([110, 150], 900, 640) }),
  beam(
    [
      [150, 1000],
      [960, 1000],
      [1400, 1350],
      [460, 1350],
    ],
    tone.white,
    0.5,
    60,
  ),
  pinboard([1270, 210], 520, 330),
  shelf([1960, 330], 400),
  books([2060, 330], [accent.art, tone.night, tone.clay, accent.solid]),
  potPlant([2240, 330], 190, tone.white),
  shelf([1960, 560], 400),
  potPlant([2060, 560], 150, accent.solid),
  books([2230, 560], [tone.dune, accent.art]),
  pendant([1500, 150], 170, accent.solid),
  groundShadow([1760, 1275], 620, 0.3),
  officeChair([1950, 1042], 222, accent.solid, -1),
  applicant([1950, 1040], 880),
  table([1180, 880], 700, 385, tone.wood, tone.bark),
  laptop([1490, 880], { scale: 1.3, flip: true }),
  mug([1280, 880], accent.art, { scale: 1.2 }),
  flight([
    [1330, 690],
    [1180, 560],
    [980, 640],
    [800, 470],
    [560, 420],
  ]),
  plane([1150, 560], 1.1, -8),
  plane([840, 470], 0.85, 10),
  plane([520, 400], 0.6, -4),
  figPlant([2290, 1330], 820, tone.cream, 2),
  potPlant([1090, 1380], 360, accent.art),
];

const tall = (): string[] => [
  room(1080, 1350, 820),
  floorLines(1080, 820, 1350, 400),
  windowFrame({ at: [50, 110], width: 480, height: 470, panes: [2, 1], view: view([50, 110], 480, 470) }),
  beam(
    [
      [90, 820],
      [500, 820],
      [820, 1250],
      [300, 1250],
    ],
    tone.white,
    0.5,
    60,
  ),
  pinboard([620, 130], 400, 250),
  groundShadow([560, 1045], 470, 0.3),
  officeChair([800, 872], 180, accent.solid, -1),
  applicant([800, 870], 700),
  table([120, 740], 620, 312, tone.wood, tone.bark),
  laptop([430, 740], { scale: 1.05, flip: true }),
  mug([230, 740], accent.art),
  flight([
    [300, 590],
    [180, 500],
    [300, 400],
    [200, 280],
  ]),
  plane([230, 480], 0.9, -10),
  plane([240, 290], 0.65, 8),
  figPlant([1005, 1330], 470, tone.cream, 2),
  potPlant([80, 1360], 360, accent.art),
];

const view = ([x, y]: Point, width: number, height: number): string =>
  group(
    { "clip-path": clip(`M${x} ${y}h${width}v${height}h${-width}Z`) },
    skyline(x, x + width, y + height, height * 0.74, accent.line, 21),
    skyline(x, x + width, y + height, height * 0.46, accent.art, 8, 0.45),
    streetTree([x + width * 0.72, y + height + 20], height * 0.66, 5),
  );

/** CVs and notes on a board of cork. */
const pinboard = ([x, y]: Point, width: number, height: number): string =>
  placed(
    [x, y],
    { scale: width / 520 },
    rect(10, 14, 520, (height * 520) / width, tone.ink, 12, { opacity: 0.12 }),
    rect(0, 0, 520, (height * 520) / width, tone.wood, 12),
    rect(14, 14, 492, (height * 520) / width - 28, tone.dune, 6),
    sheet([110, 150], { scale: 1.5, turn: -4 }, accent.art),
    sheet([268, 140], { scale: 1.3, turn: 5 }),
    rect(360, 50, 110, 96, accent.line, 4, { transform: "rotate(-4 415 98)" }),
    rect(372, 176, 96, 96, tone.signal, 4, { transform: "rotate(6 420 224)" }),
    rect(270, 236, 80, 60, accent.art, 4),
    stroke("M110 62V66M268 64V68M415 54V58M420 180V184", accent.solid, 14),
  );

/** A sheet folded to a plane, nose to the left. */
const plane = (at: Point, scale: number, turn: number): string =>
  placed(
    at,
    { scale, turn },
    polygon(
      [
        [-120, 10],
        [110, -70],
        [20, 30],
      ],
      tone.white,
    ),
    polygon(
      [
        [-120, 10],
        [110, -70],
        [50, 70],
      ],
      tone.haze,
    ),
    polygon(
      [
        [-120, 10],
        [110, -70],
        [6, 34],
      ],
      tone.white,
    ),
    polygon(
      [
        [-20, 24],
        [110, -70],
        [6, 34],
        [-14, 66],
      ],
      accent.art,
    ),
    polygon(
      [
        [110, -70],
        [6, 34],
        [50, 70],
      ],
      linear(0, accent.line, tone.haze),
    ),
  );

const flight = (points: readonly Point[]): string =>
  stroke(curve(points), accent.art, 6, { "stroke-dasharray": "22 20", opacity: 0.7 });

const applicant = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    pose: { ...poses.sitting, turn: 0.65, lean: 4, head: { tilt: 2 } },
    face: {
      skin: "amber",
      hair: "crop",
      hairColor: "black",
      hat: "turban",
      hatColor: accent.solid,
      hatShade: tone.ink,
      beard: "full",
    },
    wear: {
      top: "shirt",
      topColor: tone.cream,
      underColor: tone.white,
      sleeve: "rolled",
      bottomColor: tone.slate,
      shoeColor: tone.bark,
      shoes: "shoes",
    },
    reach: { far: [x - size * 0.4, y - size * 0.225], near: [x - size * 0.34, y - size * 0.215] },
  });
