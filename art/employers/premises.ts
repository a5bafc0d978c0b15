import { awning, shop, tower } from "../kit/city.ts";
import { scatter } from "../kit/geometry.ts";
import { groundShadow } from "../kit/light.ts";
import { accent, linear, tone } from "../kit/paint.ts";
import { circle, path, polygon, rect, stroke, type Point } from "../kit/svg.ts";

/** A building whose lower left corner is at a point, and its employer's sign. */
export type Premises = (at: Point, sign: (at: Point, size: number) => string) => string;

const glass = linear(120, tone.night, tone.slate);

const pane = (x: number, y: number, width: number, height: number): string =>
  rect(x - 8, y - 8, width + 16, height + 16, tone.white, 4) +
  rect(x, y, width, height, glass, 2) +
  polygon(
    [
      [x, y + height * 0.8],
      [x + width, y + height * 0.2],
      [x + width, y + height * 0.42],
      [x, y + height],
    ],
    tone.white,
    { opacity: 0.16 },
  );

const shaded = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, linear(0, `${tone.ink}/0@55`, `${tone.ink}/0.18`));

const rollerDoor = (x: number, y: number, width: number, height: number): string =>
  rect(x - 14, y - 14, width + 28, height + 14, tone.slate) +
  rect(x, y, width, height, linear(90, tone.mist, tone.haze)) +
  Array.from({ length: 7 }, (_, line) =>
    rect(x, y + (height * (line + 0.7)) / 8, width, 5, tone.ink, 0, { opacity: 0.12 }),
  ).join("");

const ribs = (x: number, y: number, width: number, height: number): string =>
  Array.from({ length: Math.floor(width / 34) }, (_, line) =>
    rect(x + 17 + line * 34, y, 4, height, tone.ink, 0, { opacity: 0.07 }),
  ).join("");

/** A workshop of corrugated iron with open and closed bays. */
const shed: Premises = ([x, y], sign) =>
  groundShadow([x + 520, y], 560, 0.3) +
  rect(x, y - 360, 1040, 360, tone.cream) +
  ribs(x, y - 360, 1040, 360) +
  polygon(
    [
      [x - 40, y - 350],
      [x + 520, y - 520],
      [x + 1080, y - 350],
    ],
    accent.solid,
  ) +
  rect(x - 40, y - 360, 1120, 26, accent.shade) +
  sign([x + 520, y - 408], 92) +
  rollerDoor(x + 70, y - 270, 250, 270) +
  rect(x + 376, y - 284, 278, 284, tone.slate) +
  rect(x + 390, y - 270, 250, 270, linear(90, tone.night, tone.ink)) +
  rect(x + 390, y - 70, 250, 70, tone.slate, 0, { opacity: 0.5 }) +
  pane(x + 730, y - 260, 110, 110) +
  rect(x + 890, y - 230, 100, 230, accent.shade, 4) +
  circle(x + 972, y - 110, 7, tone.dune) +
  shaded(x, y - 334, 1040, 334);

/** A low centre for children: two gables, a picket fence, bright doors. */
const centre: Premises = ([x, y], sign) =>
  groundShadow([x + 520, y], 560, 0.26) +
  rect(x, y - 280, 1040, 280, tone.white) +
  [0, 640]
    .map((left) =>
      polygon(
        [
          [x + left - 30, y - 276],
          [x + left + 200, y - 440],
          [x + left + 430, y - 276],
        ],
        accent.art,
      ),
    )
    .join("") +
  rect(x - 30, y - 290, 1100, 26, accent.shade) +
  sign([x + 200, y - 330], 78) +
  [60, 250, 700, 880].map((left) => pane(x + left, y - 220, 110, 120)).join("") +
  rect(x + 440, y - 230, 150, 230, accent.solid, 75) +
  rect(x + 505, y - 222, 6, 222, tone.ink, 0, { opacity: 0.2 }) +
  circle(x + 840, y - 350, 34, tone.white) +
  circle(x + 840, y - 350, 22, glass) +
  shaded(x, y - 264, 1040, 264);

/** A pub or hotel of two storeys with a verandah all along. */
const hotel: Premises = ([x, y], sign) =>
  groundShadow([x + 520, y], 580, 0.3) +
  rect(x, y - 560, 1040, 560, tone.dune) +
  rect(x - 30, y - 596, 1100, 44, accent.shade) +
  [70, 260, 450, 640, 830].map((left) => pane(x + left, y - 470, 100, 150)).join("") +
  [70, 260, 700, 860].map((left) => pane(x + left, y - 210, 110, 140)).join("") +
  rect(x + 450, y - 230, 150, 230, accent.solid, 4) +
  rect(x + 522, y - 220, 6, 220, tone.ink, 0, { opacity: 0.25 }) +
  shaded(x, y - 552, 1040, 552) +
  awning([x - 50, y - 300], 1140, 62, accent.art) +
  [-40, 230, 500, 770, 1050].map((left) => rect(x + left, y - 240, 16, 240, tone.white, 4)).join("") +
  stroke(`M${x - 40} ${y - 330}H${x + 1080}`, tone.white, 10) +
  Array.from({ length: 37 }, (_, line) => rect(x - 36 + line * 30, y - 330, 6, 34, tone.white)).join("") +
  sign([x + 520, y - 640], 104);

/** Two shops of a main street. */
const shopfront: Premises = ([x, y], sign) =>
  groundShadow([x + 500, y], 540, 0.3) +
  shop({
    at: [x, y],
    width: 520,
    height: 520,
    wall: tone.cream,
    trim: accent.line,
    awning: accent.art,
    parapet: "stepped",
  }) +
  shop({
    at: [x + 520, y],
    width: 500,
    height: 590,
    wall: accent.art,
    trim: tone.cream,
    awning: accent.shade,
    parapet: "curved",
  }) +
  sign([x + 770, y - 590], 96);

/** A warehouse with docks. */
const depot: Premises = ([x, y], sign) =>
  groundShadow([x + 560, y], 600, 0.3) +
  rect(x, y - 420, 1140, 420, linear(90, tone.haze, tone.mist)) +
  ribs(x, y - 420, 1140, 420) +
  rect(x, y - 440, 1140, 70, accent.solid) +
  [60, 330, 600].map((left) => rollerDoor(x + left, y - 250, 210, 250)).join("") +
  rect(x + 870, y - 300, 220, 300, tone.white, 4) +
  pane(x + 900, y - 270, 160, 90) +
  rect(x + 940, y - 150, 90, 150, accent.shade, 4) +
  shaded(x, y - 370, 1140, 370) +
  sign([x + 980, y - 405], 120);

/** A weatherboard house with a deep verandah. */
const house: Premises = ([x, y], sign) =>
  groundShadow([x + 500, y], 560, 0.28) +
  rect(x + 40, y - 300, 920, 300, tone.cream) +
  Array.from({ length: 9 }, (_, line) =>
    rect(x + 40, y - 290 + line * 32, 920, 3, tone.ink, 0, { opacity: 0.08 }),
  ).join("") +
  polygon(
    [
      [x - 40, y - 280],
      [x + 220, y - 460],
      [x + 780, y - 460],
      [x + 1040, y - 280],
    ],
    accent.art,
  ) +
  rect(x - 50, y - 288, 1100, 24, tone.white) +
  [110, 280, 680, 840].map((left) => pane(x + left, y - 220, 90, 130)).join("") +
  rect(x + 450, y - 240, 120, 240, accent.solid, 4) +
  shaded(x + 40, y - 264, 920, 264) +
  [-30, 220, 410, 610, 800, 1014].map((left) => rect(x + left, y - 268, 18, 268, tone.white, 3)).join("") +
  rect(x - 40, y - 30, 1080, 34, tone.wood) +
  stroke(`M${x - 30} ${y - 110}H${x + 400}M${x + 620} ${y - 110}H${x + 1020}`, tone.white, 10) +
  sign([x + 500, y - 372], 96);

/** Offices: a tower and its lower neighbour. */
const office: Premises = ([x, y], sign) =>
  groundShadow([x + 520, y], 560, 0.3) +
  tower({
    at: [x + 520, y],
    width: 520,
    height: 700,
    front: accent.art,
    side: accent.shade,
    glass: accent.soft,
    grid: [5, 8],
    seed: 3,
  }) +
  tower({
    at: [x, y],
    width: 560,
    height: 460,
    front: tone.cream,
    side: tone.dune,
    glass: tone.slate,
    grid: [5, 4],
    seed: 9,
  }) +
  rect(x + 130, y - 150, 160, 150, tone.night, 4) +
  rect(x + 100, y - 170, 220, 24, accent.solid, 4) +
  sign([x + 208, y - 520], 104);

/** A hall of a country town, with its porch. */
const hall: Premises = ([x, y], sign) =>
  groundShadow([x + 480, y], 520, 0.3) +
  rect(x + 60, y - 320, 860, 320, tone.brick) +
  polygon(
    [
      [x, y - 310],
      [x + 490, y - 560],
      [x + 980, y - 310],
    ],
    tone.cream,
  ) +
  path(
    `M${x - 20} ${y - 306}L${x + 490} ${y - 576}L${x + 1000} ${y - 306}h-70L${x + 490} ${y - 530}L${x + 50} ${y - 306}Z`,
    accent.solid,
  ) +
  sign([x + 490, y - 400], 100) +
  [130, 270, 650, 790].map((left) => pane(x + left, y - 240, 80, 160)).join("") +
  rect(x + 400, y - 230, 180, 230, accent.shade, 4) +
  rect(x + 486, y - 220, 6, 220, tone.ink, 0, { opacity: 0.3 }) +
  rect(x + 360, y - 250, 260, 26, tone.white, 3) +
  [366, 590].map((left) => rect(x + left, y - 230, 22, 230, tone.white)).join("") +
  shaded(x + 60, y - 300, 860, 300);

export const premises = { shed, centre, hotel, shopfront, depot, house, office, hall } as const;

/** Small plants along the front of a building. */
export const border = ([x, y]: Point, width: number, seed: number): string => {
  const next = scatter(seed);
  return Array.from({ length: 16 }, (_, index) =>
    circle(
      x + (width * index) / 15,
      y - 8 - 10 * next(),
      18 + 16 * next(),
      next() > 0.5 ? tone.leaf : tone.pine,
    ),
  ).join("");
};
