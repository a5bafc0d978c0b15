import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { fernPot, potPlant } from "../../kit/plants.ts";
import { gumTree, streetTree } from "../../kit/trees.ts";
import { leaf } from "../../kit/leaves.ts";
import { windowFrame } from "../../kit/room.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { circle, ellipse, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { mug } from "../../kit/tableware.ts";

/** A home visit: a support worker pours tea for an older woman on her veranda. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [420, 460]),
  cloud([780, 330], 400, tone.white, 0.6),
  cloud([300, 260], 300, tone.white, 0.5),
  ridge(2400, 800, 180, accent.line, 6),
  ridge(2400, 840, 110, accent.art, 11, 0.3),
  glow([420, 780], 900, 240, "#fff3d6", 0.85),
  rect(0, 830, 2400, 200, linear(90, tone.fern, tone.leaf)),
  gumTree([330, 950], 620, 3),
  streetTree([820, 930], 360, 6),
  house([1380, 990], 1100, 880),
  windowFrame({
    at: [1500, 290],
    width: 420,
    height: 400,
    panes: [2, 2],
    view: lace([1500, 290], 420, 400),
  }),
  shutters([1500, 290], 420, 400),
  door([2070, 990], 270, 640),
  boards(2400, 985),
  railing(0, 1380, 985),
  verandaRoof(2400, 150),
  ...[90, 1090].map((x) => post(x, 150, 1000)),
  basket([720, 320], 1),
  basket([1300, 330], 0.9),
  potPlant([2330, 1010], 330, accent.art),
  ...tea([0, 0], 1),
  dog([1135, 1320]),
  fernPot([110, 1345], 400, accent.solid),
];

const tall = (): string[] => [
  sky(1080, 1350, [150, 300]),
  ridge(1080, 540, 130, accent.line, 6),
  glow([120, 520], 460, 170, "#fff3d6", 0.85),
  rect(0, 560, 1080, 160, linear(90, tone.fern, tone.leaf)),
  gumTree([150, 660], 440, 3),
  house([340, 700], 800, 640),
  windowFrame({
    at: [420, 190],
    width: 290,
    height: 280,
    panes: [2, 2],
    view: lace([420, 190], 290, 280),
  }),
  shutters([420, 190], 290, 280),
  door([850, 700], 200, 470),
  boards(1080, 695),
  railing(0, 340, 695),
  verandaRoof(1080, 90),
  post(20, 90, 710),
  basket([200, 210], 0.8),
  ...tea([-890, -75], 0.8),
  dog([520, 1285]),
  fernPot([110, 1330], 400, accent.solid),
  potPlant([970, 1330], 430, accent.art),
];

/** The two at their table, on boards 1290 below the origin. */
const tea = (at: Point, scale: number): string[] => {
  const [left, right] = [armchair([1400, 1290], 238, 1), armchair([2090, 1290], 228, -1)];
  return [
    placed(
      at,
      { scale },
      groundShadow([1740, 1295], 480, 0.3),
      left.behind,
      right.behind,
      worker([1405, 1060], 890),
      left.front,
      elder([2085, 1066], 840),
      right.front,
      roundTable([1745, 1300]),
    ),
  ];
};

/** The weatherboard wall; `at` is its lower left corner. */
const house = ([x, y]: Point, width: number, height: number): string =>
  rect(x, y - height, width, height, linear(20, tone.white, tone.cream, tone.sand)) +
  stroke(
    Array.from({ length: Math.floor(height / 44) }, (_, row) => `M${x} ${y - 44 * (row + 1)}h${width}`).join(
      "",
    ),
    tone.clay,
    4,
    { opacity: 0.28 },
  ) +
  rect(x - 12, y - height, 26, height, tone.white) +
  rect(x, y - 40, width, 44, tone.ink, 0, { opacity: 0.08 });

/** Curtains inside a window. */
const lace = ([x, y]: Point, width: number, height: number): string =>
  rect(x, y, width, height, linear(90, tone.slate, tone.steel)) +
  path(
    `M${x} ${y}h${width * 0.34}q${-width * 0.02} ${height * 0.5} ${-width * 0.26} ${height * 0.72}l${-width * 0.08} ${height * 0.28}z`,
    tone.white,
    { opacity: 0.9 },
  ) +
  path(
    `M${x + width} ${y}h${-width * 0.34}q${width * 0.02} ${height * 0.5} ${width * 0.26} ${height * 0.72}l${width * 0.08} ${height * 0.28}z`,
    tone.cream,
    { opacity: 0.9 },
  );

const shutters = ([x, y]: Point, width: number, height: number): string =>
  [x - width * 0.26, x + width * 1.04]
    .map(
      (left) =>
        rect(left, y - 10, width * 0.22, height + 20, accent.art, 5) +
        stroke(
          Array.from(
            { length: 9 },
            (_, row) => `M${left + 14} ${y + 22 + (row * (height - 44)) / 8}h${width * 0.22 - 28}`,
          ).join(""),
          accent.shade,
          8,
          { opacity: 0.7 },
        ),
    )
    .join("");

const door = ([x, y]: Point, width: number, height: number): string =>
  rect(x - 22, y - height - 22, width + 44, height + 22, tone.white, 4) +
  rect(x, y - height, width, height, accent.solid) +
  rect(x, y - height, width, height, linear(0, "#fff/0.12", `${tone.ink}/0.2`)) +
  rect(x + width * 0.16, y - height * 0.92, width * 0.68, height * 0.4, accent.line, 6) +
  stroke(
    `M${x + width * 0.5} ${y - height * 0.92}v${height * 0.4}M${x + width * 0.16} ${y - height * 0.72}h${width * 0.68}`,
    tone.white,
    8,
  ) +
  rect(x + width * 0.16, y - height * 0.42, width * 0.68, height * 0.32, tone.ink, 6, { opacity: 0.14 }) +
  circle(x + width * 0.1, y - height * 0.46, 11, tone.signal);

/** The boards of the veranda, run towards the viewer. */
const boards = (width: number, top: number): string =>
  rect(0, top, width, 1350 - top, linear(95, tone.dune, tone.clay, tone.wood)) +
  stroke(
    Array.from({ length: 27 }, (_, index) => {
      const low = ((index - 6) / 14) * width;
      return `M${Math.round(width / 2 + (low - width / 2) * 0.6)} ${top}L${Math.round(low)} 1350`;
    }).join(""),
    tone.bark,
    4,
    { opacity: 0.3 },
  ) +
  rect(0, top, width, 16, tone.ink, 0, { opacity: 0.16 });

const railing = (from: number, to: number, base: number): string =>
  path(
    Array.from(
      { length: Math.ceil((to - from) / 46) },
      (_, index) => `M${from + index * 46 + 14} ${base - 210}h14v200h-14z`,
    ).join(""),
    tone.white,
  ) +
  rect(from, base - 226, to - from, 24, tone.white, 6) +
  rect(from, base - 204, to - from, 8, tone.ink, 0, { opacity: 0.14 }) +
  rect(from, base - 34, to - from, 18, tone.white);

/** The iron roof from below, with its beam; `foot` is the lower edge of the beam. */
const verandaRoof = (width: number, foot: number): string =>
  rect(0, 0, width, foot, linear(90, tone.slate, tone.steel)) +
  stroke(
    Array.from({ length: Math.ceil(width / 60) }, (_, index) => `M${index * 60 + 20} 0V${foot}`).join(""),
    tone.ink,
    8,
    { opacity: 0.14 },
  ) +
  rect(0, foot - 46, width, 46, accent.solid) +
  rect(0, foot - 14, width, 14, tone.ink, 0, { opacity: 0.2 }) +
  rect(0, foot, width, 60, linear(90, `${tone.ink}/0.16`, `${tone.ink}/0`));

/** A post with brackets. */
const post = (x: number, top: number, foot: number): string =>
  path(`M${x + 13} ${top}h130q-96 14-117 118v-30zM${x + 13} ${top}h-130q96 14 117 118v-30z`, tone.white, {
    opacity: 0.95,
  }) +
  rect(x, top, 26, foot - top, linear(0, tone.white, tone.cream, tone.dune), 3) +
  rect(x - 8, foot - 30, 42, 30, tone.white, 4);

/** A hanging basket; `at` is the middle of its rim. */
const basket = ([x, y]: Point, scale: number): string =>
  placed(
    [x, y],
    { scale },
    stroke("M-66 0L0-190L66 0", tone.slate, 4),
    ...[-112, -90, -64, -36, -12, 14, 40, 66, 92, 114].map((angle, index) =>
      leaf(
        [angle * 0.4, 6],
        angle,
        108 + (index % 3) * 18,
        [tone.pine, tone.leaf, tone.fern][index % 3] ?? tone.leaf,
      ),
    ),
    path("M-72 0H72C70 56 40 84 0 84S-70 56-72 0Z", tone.clay),
    path("M16 0H72C70 56 40 84 0 84C20 60 24 30 16 0Z", tone.ink, { opacity: 0.14 }),
    ...[-128, 128, 150, -150].map((angle, index) =>
      leaf([Math.sign(angle) * 50, 4], angle, 96, index % 2 ? tone.leaf : tone.fern),
    ),
  );

/** A cane armchair, `seat` high at the point on the floor: what is behind the sitter, and its near arm. */
const armchair = (at: Point, seat: number, facing: 1 | -1): { behind: string; front: string } => {
  const put = (...children: string[]) => placed(at, { scale: seat / 238, flip: facing < 0 }, ...children);
  return {
    behind: put(
      path("M-150-230C-190-330-200-470-170-560C-150-600-100-590-104-550C-112-440-110-330-96-236Z", tone.clay),
      stroke(
        "M-184-500C-150-516-130-516-112-510M-188-430C-150-446-130-446-110-440M-178-350H-104",
        tone.bark,
        5,
        {
          opacity: 0.5,
        },
      ),
      path("M-120-250C-134-350-134-440-116-520C-84-530-72-500-76-460C-80-390-76-320-66-250Z", accent.art),
      stroke("M150-214L168 0M-120-214L-150 0", tone.wood, 18),
      rect(-140, -250, 310, 44, accent.art, 20),
      rect(-146, -216, 322, 24, tone.clay, 10),
    ),
    front: put(
      stroke("M-150-360C-60-384 60-384 130-366C160-356 164-330 160-212", tone.wood, 22),
      stroke("M-150-364C-60-390 60-390 126-372", tone.dune, 6, { opacity: 0.7 }),
      stroke("M140-212L152 0M-140-212L-164 0", tone.wood, 20),
      rect(-150, -222, 326, 26, tone.clay, 12),
    ),
  };
};

/** The table with its cloth, cups and cake; `at` is on the floor under its middle. */
const roundTable = ([x, y]: Point): string => {
  const top = y - 330;
  return (
    stroke(`M${x} ${top + 20}V${y - 60}`, tone.bark, 26) +
    stroke(
      `M${x - 110} ${y}Q${x - 10} ${y - 30} ${x} ${y - 90}Q${x + 10} ${y - 30} ${x + 110} ${y}`,
      tone.bark,
      20,
    ) +
    path(
      `M${x - 210} ${top}C${x - 214} ${top + 60} ${x - 190} ${top + 110} ${x - 176} ${top + 118}Q${x - 120} ${top + 84} ${x - 70} ${top + 122}Q${x} ${top + 90} ${x + 70} ${top + 122}Q${x + 120} ${top + 84} ${x + 176} ${top + 118}C${x + 190} ${top + 110} ${x + 214} ${top + 60} ${x + 210} ${top}Z`,
      linear(0, tone.white, accent.soft, accent.line),
    ) +
    ellipse(x, top, 210, 36, tone.white) +
    ellipse(x, top + 2, 184, 28, accent.soft) +
    teacup([x - 56, top + 14]) +
    cake([x + 36, top - 4]) +
    mug([x + 136, top - 6], accent.art, { scale: 0.7 })
  );
};

const teacup = ([x, y]: Point): string =>
  ellipse(x, y, 46, 10, tone.mist) +
  ellipse(x, y - 3, 44, 9, tone.white) +
  stroke(`M${x + 26} ${y - 36}q22 2 12 18t-22 8`, tone.white, 6) +
  path(`M${x - 30} ${y - 44}h60q-2 40 -22 42h-16q-20 -2 -22 -42z`, tone.white) +
  path(`M${x + 6} ${y - 44}h24q-2 40 -22 42h-8q10 -16 6 -42z`, tone.ink, { opacity: 0.1 }) +
  rect(x - 28, y - 34, 55, 8, accent.art) +
  ellipse(x, y - 44, 30, 6, tone.brick);

const cake = ([x, y]: Point): string =>
  ellipse(x, y, 62, 11, tone.mist) +
  ellipse(x, y - 3, 60, 10, tone.white) +
  [-34, 8]
    .map(
      (offset) =>
        rect(x + offset - 10, y - 44, 40, 38, tone.bark, 5) +
        rect(x + offset - 10, y - 28, 40, 7, tone.cream) +
        stroke(
          `M${x + offset - 2} ${y - 40}h4M${x + offset + 12} ${y - 36}h5M${x + offset + 2} ${y - 14}h5`,
          tone.cream,
          3,
        ),
    )
    .join("");

const worker = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    pose: {
      ...poses.sitting,
      turn: 0.7,
      lean: 8,
      head: { tilt: 4 },
      legs: { near: [75, 73], far: [79, 80] },
    },
    face: {
      skin: "olive",
      hair: "crop",
      hairColor: "black",
      beard: "full",
      hat: "turban",
      hatColor: tone.night,
      hatShade: tone.ink,
      mood: "laugh",
    },
    wear: {
      top: "polo",
      topColor: accent.solid,
      sleeve: "short",
      over: "lanyard",
      overColor: tone.cream,
      bottomColor: tone.slate,
      shoes: "shoes",
      shoeColor: tone.bark,
    },
    reach: { far: [x + size * 0.26, y - size * 0.3], near: [x + size * 0.18, y - size * 0.13] },
    hands: { far: "fist", near: "relaxed" },
    held: {
      far: ([gripX, gripY], scale) => placed([gripX, gripY], { scale: scale * 0.85, turn: 24 }, teapot),
    },
  });

/** A teapot held by its handle at the origin, its spout to the right. */
const teapot =
  stroke("M6-26C-26-20-26 24 6 30", accent.shade, 13) +
  path("M112 8C140 4 136-34 164-40L176-28C156-20 158 30 116 38Z", accent.art) +
  path("M10-34H110C134 0 126 46 96 54H24C-8 46-14 0 10-34Z", accent.art) +
  path("M74-34H110C134 0 126 46 96 54H60C92 30 96-6 74-34Z", tone.ink, { opacity: 0.16 }) +
  rect(20, -46, 80, 16, accent.shade, 8) +
  circle(60, -54, 10, accent.shade) +
  path("M24-16q-10 20 0 44", "none", { stroke: tone.white, "stroke-width": 6, opacity: 0.4 });

const elder = ([x, y]: Point, size: number) =>
  figure({
    at: [x, y],
    size,
    facing: -1,
    build: "curvy",
    pose: {
      ...poses.sitting,
      turn: 0.65,
      lean: 0,
      slouch: 0.4,
      head: { tilt: 4 },
      legs: { near: [70, 70], far: [74, 78] },
    },
    face: { skin: "umber", hair: "curls", hairColor: "white", glasses: true, aged: true, mood: "laugh" },
    wear: {
      top: "jacket",
      topColor: accent.line,
      underColor: tone.white,
      bottom: "trousers",
      bottomColor: tone.brick,
      shoes: "shoes",
      shoeColor: tone.night,
    },
    reach: { far: [x - size * 0.265, y - size * 0.22], near: [x - size * 0.14, y - size * 0.15] },
    hands: { far: "fist", near: "relaxed" },
    held: {
      far: ([gripX, gripY]) =>
        stroke(`M${gripX - 26} ${gripY - 72}q12 14 12 46`, tone.brick, 7) + teacup([gripX - 14, gripY + 18]),
    },
  });

/** An old dog sitting, facing right; `at` is on the floor under its middle. */
const dog = ([x, y]: Point): string =>
  groundShadow([x, y - 4], 120, 0.32) +
  placed(
    [x, y],
    {},
    stroke("M-96-24C-150-20-160-50-150-76", tone.bark, 22),
    path(
      "M-104-10C-124-80-80-130-30-190C-6-226 50-226 66-190C82-150 70-80 66-6H22L16-70C-4-40-10-20-12-6Z",
      tone.wood,
    ),
    path("M-104-10C-116-70-80-112-34-104C4-96 10-50-16-6C-40 2-90 4-104-10Z", tone.wood),
    path("M-92-12C-100-62-66-94-34-90", "none", { stroke: tone.bark, "stroke-width": 5, opacity: 0.5 }),
    path("M22-8L14-120L40-160L66-120L64-8Z", tone.wood),
    path("M30-196C20-140 40-100 58-96C70-130 76-170 66-196Z", tone.cream),
    ellipse(46, -6, 34, 13, tone.cream),
    ellipse(-34, -6, 46, 14, tone.bark),
    path(
      "M-6-232C-14-284 40-306 76-288C92-280 100-264 124-258C140-254 144-236 132-226C110-214 84-212 70-196C40-184 0-196-6-232Z",
      tone.wood,
    ),
    path("M84-262C104-258 128-262 136-250C142-236 130-224 118-222C96-220 84-240 84-262Z", tone.cream),
    ellipse(136, -250, 11, 9, tone.ink),
    circle(72, -260, 6, tone.ink),
    stroke("M128-230Q112-222 98-226", tone.bark, 4),
    path("M6-284C-30-290-40-240-20-204C0-196 14-230 24-262Z", tone.bark),
    stroke("M-4-196Q30-172 66-190", accent.solid, 14),
    circle(44, -174, 9, tone.signal),
  );
