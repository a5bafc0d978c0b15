import { skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, glow, groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { floorLines } from "../../kit/room.ts";
import { cloud, sky } from "../../kit/sky.ts";
import { circle, ellipse, group, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";
import { carton, toolbox } from "../../kit/tools.ts";

/** An electrician tests a switchboard in a building under construction; an apprentice on a ladder feeds the cable. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  ...shell(2400, 1350, 970),
  opening([90, 250], 800, 620),
  ...studs([950, 190], 470, 780, 4),
  plaster([1420, 170], 980, 800),
  tray(2400, 96),
  beam(
    [
      [110, 972],
      [900, 972],
      [1560, 1350],
      [460, 1350],
    ],
    "#fff3d6",
    0.7,
    50,
  ),
  job([1740, 1290], 1),
  cableDrum([300, 1310], 1),
  carton([640, 1270], { scale: 1.5 }, accent.solid),
  coil([640, 1122], 1),
  toolbox([1150, 1325], accent.solid, { scale: 1.25 }),
];

const tall = (): string[] => [
  ...shell(1080, 1350, 690),
  opening([-190, 190], 480, 400),
  ...studs([330, 150], 210, 540, 2),
  plaster([540, 130], 560, 560),
  tray(1080, 66),
  beam(
    [
      [-60, 692],
      [290, 692],
      [760, 1350],
      [60, 1350],
    ],
    "#fff3d6",
    0.7,
    60,
  ),
  job([600, 935], 0.74),
  cableDrum([170, 1290], 0.86),
  toolbox([470, 1240], accent.solid, { scale: 1.25 }),
  carton([930, 1300], { scale: 1.6 }, accent.solid),
  coil([930, 1142], 1),
];

/** A bare room: block wall, joists above, a slab below. */
const shell = (width: number, height: number, line: number): string[] => [
  rect(0, 0, width, line, linear(95, tone.cream, tone.sand)),
  group(
    { opacity: 0.5 },
    ...Array.from({ length: 10 }, (_, row) =>
      stroke(
        `M0 ${150 + row * 84}H${width}${Array.from({ length: Math.ceil(width / 190) }, (__, index) => `M${index * 190 + (row % 2) * 95} ${150 + row * 84}v84`).join("")}`,
        tone.dune,
        4,
      ),
    ),
  ),
  rect(0, 0, width, line * 0.12, linear(90, tone.bark, tone.wood)),
  ...Array.from({ length: Math.ceil(width / 210) }, (_, index) =>
    rect(index * 210 + 30, 0, 64, line * 0.14, linear(0, tone.clay, tone.wood)),
  ),
  rect(0, line, width, height - line, linear(90, tone.haze, tone.mist)),
  rect(0, line, width, 12, tone.ink, 0, { opacity: 0.16 }),
  floorLines(width, line, height, width * 0.4, tone.ink, 0.06),
];

/** An opening without its window yet, and the city outside. */
const opening = ([x, y]: Point, width: number, height: number): string => {
  const frame = `M${x} ${y}h${width}v${height}h${-width}z`;
  const craneX = x + width * 0.66;
  const foot = y + height;
  return (
    rect(x - 26, y - 26, width + 52, height + 52, tone.wood) +
    group(
      { "clip-path": clip(frame) },
      placed(
        [x, y],
        { scale: width / 800 },
        sky(800, 620, [230, 260]),
        cloud([300, 170], 240, tone.white, 0.75),
      ),
      skyline(x - 20, x + width, foot, height * 0.6, accent.line, 8),
      skyline(x - 60, x + width, foot, height * 0.36, accent.art, 17, 0.5),
      stroke(
        `M${craneX} ${foot}V${y + height * 0.16}M${craneX - width * 0.12} ${y + height * 0.24}H${craneX + width * 0.3}M${craneX} ${y + height * 0.12}L${craneX + width * 0.24} ${y + height * 0.24}M${craneX} ${y + height * 0.12}L${craneX - width * 0.1} ${y + height * 0.24}`,
        tone.slate,
        width * 0.01,
      ),
      stroke(`M${craneX + width * 0.22} ${y + height * 0.24}v${height * 0.2}`, tone.slate, 4),
      rect(craneX + width * 0.17, y + height * 0.44, width * 0.1, height * 0.03, tone.clay, 2),
      glow([x + width * 0.28, y + height * 0.6], width * 0.4, height * 0.4, "#fff3d6", 0.7),
    ) +
    rect(x - 40, foot, width + 80, 30, tone.clay, 4) +
    rect(x - 40, foot + 18, width + 80, 12, tone.ink, 4, { opacity: 0.16 })
  );
};

/** A timber frame with batts between its studs; \`at\` is its upper left corner. */
const studs = ([x, y]: Point, width: number, height: number, count: number): string[] => {
  const step = width / count;
  const timber = linear(0, "#e3c39a", tone.clay);
  return [
    rect(x, y, width, height, accent.line),
    ...Array.from({ length: count }, (_, index) =>
      stroke(
        [0.14, 0.3, 0.46, 0.62, 0.78, 0.94]
          .map((part) => `M${x + step * index + 44} ${y + height * part}q${step * 0.2} -24 ${step * 0.4} 0`)
          .join(""),
        tone.white,
        7,
        { opacity: 0.55 },
      ),
    ),
    rect(x, y + height * 0.48, width, 26, timber),
    ...Array.from({ length: count + 1 }, (_, index) => rect(x + step * index - 15, y, 30, height, timber)),
    rect(x - 15, y - 14, width + 30, 32, timber),
    rect(x - 15, y + height - 28, width + 30, 28, timber),
    stroke(
      `M${x + step * 0.5} ${y}V${y + height * 0.3}Q${x + step * 0.5} ${y + height * 0.4} ${x + step} ${y + height * 0.4}H${x + width}`,
      accent.solid,
      12,
    ),
  ];
};

/** Plasterboard with its joints. */
const plaster = ([x, y]: Point, width: number, height: number): string =>
  rect(x, y, width, height, linear(100, tone.white, tone.haze)) +
  rect(x, y, 14, height, tone.mist) +
  rect(x + width * 0.62, y, 34, height, tone.cream) +
  Array.from({ length: 7 }, (_, index) => circle(x + 40, y + 60 + (index * height) / 7.4, 6, tone.mist)).join(
    "",
  ) +
  rect(x, y + height - 14, width, 14, tone.ink, 0, { opacity: 0.1 });

/** A cable tray under the joists. */
const tray = (width: number, y: number): string =>
  stroke(`M0 ${y + 14}H${width}`, accent.solid, 14) +
  stroke(`M0 ${y + 30}H${width}`, tone.night, 12) +
  stroke(`M0 ${y + 4}H${width}`, tone.clay, 10) +
  rect(0, y + 34, width, 30, linear(90, tone.mist, tone.steel)) +
  Array.from({ length: Math.ceil(width / 60) }, (_, index) =>
    rect(index * 60 + 8, y + 42, 36, 10, tone.slate, 5, { opacity: 0.5 }),
  ).join("") +
  Array.from({ length: Math.ceil(width / 420) }, (_, index) =>
    rect(index * 420 + 160, y - 60, 8, 124, tone.slate),
  ).join("");

/** The board, its cables, and both people; about the board's place on the floor, people 780 high. */
const job = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    stroke("M-110-1130V-1080M-40-1130V-1080", tone.night, 18),
    stroke("M30-1130V-1080M100-1130V-1080", accent.solid, 18),
    placed([0, -90], {}, board),
    stroke(
      "M180-1086C180-1170 330-1120 330-930C330-860 344-800 338-770C320-640 280-560 320-470",
      tone.night,
      18,
    ),
    lamp([-700, -10]),
    ladder,
    apprentice([455, -262], 680),
    groundShadow([-410, 10], 130, 0.36),
    electrician([-410, 10], 790),
  );

const breakers = (y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const x = -168 + index * 42;
    return (
      rect(x, y, 36, 84, tone.white, 4) +
      rect(x + 9, y + 22, 18, 38, tone.night, 4) +
      rect(x + 11, y + (index % 4 === 2 ? 42 : 24), 14, 16, accent.solid, 3)
    );
  }).join("");

const board = [
  rect(-236, -984, 490, 740, tone.ink, 8, { opacity: 0.14 }),
  rect(-250, -1000, 490, 740, linear(0, tone.mist, tone.steel), 8),
  rect(-226, -976, 442, 692, tone.slate, 4),
  rect(-206, -956, 402, 652, linear(100, tone.haze, tone.mist), 4),
  rect(-180, -930, 130, 92, tone.night, 6),
  stroke("M-160-872L-130-900L-104-876L-74-908", accent.art, 6),
  ...[-20, 50, 120].map(
    (x) =>
      circle(x + 24, -888, 24, tone.white) + circle(x + 24, -888, 15, x === 50 ? tone.signal : accent.art),
  ),
  rect(-184, -800, 360, 104, tone.steel, 4),
  breakers(-790, 8),
  rect(-184, -652, 360, 104, tone.steel, 4),
  breakers(-642, 8),
  stroke("M-150-548C-150-480-90-500-90-420V-304M-108-548C-108-500-50-500-50-420V-304", accent.solid, 9),
  stroke("M-66-548C-66-500-10-500-10-420V-304M-24-548C-24-510 30-500 30-420V-304", tone.night, 9),
  stroke("M18-548C18-510 70-500 70-420V-304M60-548C60-510 110-500 110-420V-304", tone.clay, 9),
  stroke("M102-548C102-510 150-500 150-420V-304", tone.pine, 9),
  rect(-184, -400, 360, 20, tone.silver, 4, { opacity: 0.9 }),
  polygon(
    [
      [240, -1000],
      [410, -1040],
      [410, -236],
      [240, -260],
    ],
    linear(0, tone.steel, tone.mist),
  ),
  polygon(
    [
      [262, -974],
      [388, -1004],
      [388, -270],
      [262, -288],
    ],
    tone.haze,
  ),
  rect(292, -900, 66, 100, tone.white, 3),
  stroke("M304-876H346M304-856H338M304-836H346", tone.mist, 6),
  path("M325-700L362-634H288Z", tone.signal),
  path("M328-684L314-656H326L318-640L340-664H328L336-684Z", tone.ink),
].join("");

const electrician = (at: Point, size: number): string =>
  figure({
    at,
    size,
    build: "curvy",
    pose: { ...poses.working, turn: 0.65, lean: 4, head: { tilt: 6 }, legs: { near: [-8, 2], far: [11, 8] } },
    face: {
      skin: "amber",
      hair: "ponytail",
      hairColor: "black",
      hat: "hardHat",
      hatColor: accent.solid,
      hatShade: accent.shade,
      glasses: true,
      mood: "calm",
    },
    wear: {
      top: "shirt",
      topColor: tone.night,
      underColor: tone.night,
      sleeve: "long",
      over: "vest",
      bottomColor: tone.slate,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    reach: { far: [-224, -640], near: [-290, -500] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([x, y], by) =>
        stroke(
          [
            [x - 10 * by, y],
            [x + 44 * by, y - 10 * by],
          ],
          "#c9412f",
          13 * by,
        ) +
        stroke(
          [
            [x + 44 * by, y - 10 * by],
            [x + 74 * by, y - 16 * by],
          ],
          tone.silver,
          6 * by,
        ),
      near: ([x, y], by) =>
        stroke(
          `M${x} ${y - 50}C${x + 40} ${y - 140} ${x - 30} ${y - 150} ${x + 50} ${y - 130}`,
          "#c9412f",
          6,
        ) +
        stroke(
          `M${x + 14} ${y - 50}C${x + 90} ${y - 130} ${x + 110} ${y - 40} ${x + 130} ${y - 110}`,
          tone.ink,
          6,
        ) +
        meter([x + 4 * by, y - 26 * by], by),
    },
  });

const meter = (at: Point, scale: number): string =>
  placed(
    at,
    { scale, turn: 8 },
    rect(-38, -62, 76, 124, accent.shade, 14),
    rect(-31, -55, 62, 110, tone.night, 10),
    rect(-24, -46, 48, 34, "#d8ead2", 4),
    stroke("M-14-22V-36M-2-22V-36M10-22V-36", tone.ink, 5),
    circle(0, 20, 20, tone.slate),
    rect(-3, 4, 6, 18, accent.art, 3),
  );

const apprentice = (at: Point, size: number): string =>
  figure({
    at,
    size,
    facing: -1,
    build: "slim",
    pose: {
      ...poses.reaching,
      turn: 0.7,
      lean: 2,
      head: { tilt: -12 },
      legs: { near: [-4, 2], far: [12, 14] },
    },
    face: {
      skin: "porcelain",
      hair: "curls",
      hairColor: "copper",
      hat: "hardHat",
      hatColor: tone.white,
      hatShade: tone.mist,
      mood: "smile",
    },
    wear: {
      top: "tee",
      topColor: accent.art,
      sleeve: "short",
      bottomColor: tone.night,
      shoes: "boots",
      shoeColor: tone.bark,
    },
    reach: { far: [326, -930], near: [334, -800] },
    hands: { far: "fist", near: "fist" },
  });

const ladder = [
  groundShadow([400, 0], 210, 0.3),
  stroke("M350-620L220 0", tone.steel, 18),
  ...[-130, -280, -430].map((y) =>
    stroke(
      [
        [250 + (-y - 130) * 0.21, y],
        [520 - (-y - 130) * 0.3, y],
      ],
      tone.steel,
      5,
      { opacity: 0.6 },
    ),
  ),
  stroke("M362-620L540 0", accent.solid, 26),
  stroke("M362-620L540 0", tone.ink, 8, { opacity: 0.18 }),
  ...[-120, -262, -404, -546].map((y) => rect(532 + (y * 178) / 620 - 112, y - 2, 130, 18, tone.slate, 5)),
  rect(300, -640, 110, 30, tone.night, 8),
].join("");

/** A work lamp on a tripod, shining at the board. */
const lamp = (at: Point): string =>
  placed(
    at,
    {},
    groundShadow([0, 6], 100, 0.3),
    stroke("M0-330L-90 0M0-330L90 0M0-330V0M0-300V-520", tone.slate, 11),
    path("M40-600L330-760V-360L40-500Z", linear(0, "#fff0b8/0.6", "#fff0b8/0")),
    rect(-50, -610, 96, 120, tone.night, 12),
    rect(28, -600, 22, 100, tone.white, 6),
    rect(-50, -610, 40, 120, tone.ink, 12, { opacity: 0.15 }),
  );

const cableDrum = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    groundShadow([0, 0], 210, 0.36),
    circle(0, -180, 180, linear(40, "#e3c39a", tone.wood)),
    circle(0, -180, 180, "none", { stroke: tone.bark, "stroke-width": 8, opacity: 0.5 }),
    stroke("M-120-320L120-40M120-320L-120-40M0-356V-4", tone.bark, 6, { opacity: 0.35 }),
    circle(0, -180, 118, accent.solid),
    circle(0, -180, 96, "none", { stroke: accent.shade, "stroke-width": 6 }),
    circle(0, -180, 74, "none", { stroke: accent.shade, "stroke-width": 6 }),
    circle(0, -180, 52, tone.wood),
    circle(0, -180, 18, tone.ink),
    stroke("M96-110C160-60 130 0 240 0C300 0 330-20 380-6", accent.solid, 14),
  );

const coil = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    ...[0, 18, 36].map((up) =>
      ellipse(0, -24 - up, 78, 22, "none", {
        stroke: up === 18 ? tone.slate : tone.night,
        "stroke-width": 16,
      }),
    ),
  );
