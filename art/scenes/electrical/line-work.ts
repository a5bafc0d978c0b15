import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, gumTree, streetTree } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { cone } from "../../kit/site.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { circle, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";

/** A line worker in the bucket of a truck mends an insulator high above the paddocks; a workmate minds the rope below. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [520, 560]),
  cloud([760, 300], 460, tone.white, 0.75),
  cloud([240, 220], 300, tone.white, 0.6),
  cloud([2080, 420], 460, tone.white, 0.6),
  cloud([1300, 150], 260, tone.white, 0.5),
  ridge(2400, 860, 240, accent.line, 9),
  ridge(2400, 900, 150, accent.art, 4, 0.35),
  glow([500, 860], 900, 220, "#fff3d6", 0.95),
  ...country(2400, 880, 1350),
  poles([
    [60, 900, 130],
    [330, 950, 210],
    [780, 1040, 420],
  ]),
  farm([560, 980], 1),
  gumTree([180, 1080], 430, 5),
  gumTree([2270, 1040], 560, 7),
  streetTree([1260, 990], 190, 3),
  job([1500, 1270], 1),
  banksia([50, 1440], 380, accent.solid, 5),
  tuft([330, 1375], 160, undefined, 3),
  tuft([900, 1380], 130, undefined, 6),
  tuft([1330, 1390], 120, undefined, 7),
];

const tall = (): string[] => [
  sky(1080, 1350, [240, 380]),
  cloud([230, 190], 340, tone.white, 0.75),
  cloud([900, 300], 320, tone.white, 0.6),
  ridge(1080, 660, 190, accent.line, 9),
  ridge(1080, 690, 110, accent.art, 4, 0.35),
  glow([220, 650], 520, 160, "#fff3d6", 0.95),
  ...country(1080, 670, 1350),
  poles([
    [40, 690, 110],
    [150, 730, 220],
  ]),
  farm([150, 780], 0.7),
  gumTree([990, 800], 420, 7),
  job([380, 985], 0.72),
  banksia([90, 1430], 400, accent.solid, 5),
  banksia([1000, 1440], 380, accent.solid, 9),
  tuft([540, 1380], 170, undefined, 3),
];

/** Fields in strips to the hills, and a track. */
const country = (width: number, top: number, low: number): string[] => {
  const at = (across: number, down: number): Point => [width * across, top + (low - top) * down];
  return [
    rect(0, top, width, low - top, linear(90, tone.fern, tone.leaf, tone.pine)),
    polygon([at(0, 0.12), at(0.36, 0.02), at(0.62, 0.03), at(0.2, 0.34), at(0, 0.4)], "#e9c874", {
      opacity: 0.8,
    }),
    polygon([at(0.2, 0.34), at(0.62, 0.03), at(0.8, 0.04), at(0.56, 0.3)], tone.cream, { opacity: 0.3 }),
    polygon([at(0.56, 0.3), at(0.8, 0.04), at(1, 0.06), at(1, 0.26)], "#e9c874", { opacity: 0.55 }),
    path(
      `M${at(0, 0.62).join(" ")}Q${at(0.4, 0.4).join(" ")} ${at(1, 0.5).join(" ")}V${low}H0Z`,
      linear(95, tone.sand, tone.dune, tone.clay),
    ),
    path(
      `M${at(0, 0.62).join(" ")}Q${at(0.4, 0.4).join(" ")} ${at(1, 0.5).join(" ")}L${at(1, 0.53).join(" ")}Q${at(0.4, 0.44).join(" ")} ${at(0, 0.67).join(" ")}Z`,
      tone.fern,
      { opacity: 0.7 },
    ),
  ];
};

/** The line's other poles on their way to the horizon: foot x, foot y, height. */
const poles = (places: readonly (readonly [x: number, y: number, height: number])[]): string =>
  places
    .map(([x, y, height], index) => {
      const top = y - height;
      const next = places[index + 1];
      return (
        (next
          ? [-0.14, 0.14]
              .map((side) => {
                const [from, to] = [x + height * side, next[0] + next[2] * side];
                const end = next[1] - next[2] * 0.94;
                return stroke(
                  `M${from.toFixed(0)} ${(top + height * 0.06).toFixed(0)}Q${((from + to) / 2).toFixed(0)} ${((top + end) / 2 + 40).toFixed(0)} ${to.toFixed(0)} ${end.toFixed(0)}`,
                  tone.slate,
                  3,
                  { opacity: 0.7 },
                );
              })
              .join("")
          : "") +
        rect(x - height * 0.014, top, height * 0.028, height, linear(0, tone.wood, tone.bark)) +
        rect(x - height * 0.16, top + height * 0.06, height * 0.32, height * 0.022, tone.bark)
      );
    })
    .join("");

const farm = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    path("M0 0V-60H130V0Z", tone.cream),
    path("M-14-56L24-104H106L144-56Z", accent.solid),
    path("M106-104L144-56H70Z", tone.ink, { opacity: 0.16 }),
    rect(20, -44, 26, 24, tone.slate),
    rect(84, -44, 22, 44, tone.bark),
    path("M170 0V-110H220V0Z", linear(0, tone.white, tone.steel)),
    path("M166-108Q195-140 224-108Z", tone.steel),
  );

/** Pole, truck and both workers, about the pole's foot; people 560 high. */
const job = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    wires,
    pole,
    truck,
    boom,
    worker([216, -566], 560),
    bucket,
    mate([-210, 20], 600),
    cones,
  );

const [arm, tip] = [-985, -1110] as const;

const wires = [
  stroke(
    `M-1700 ${arm + 120}Q-800 ${arm + 150} -210 ${arm - 44}Q700 ${arm + 160} 1500 ${arm + 40}`,
    tone.night,
    6,
  ),
  stroke(
    `M-1700 ${arm + 90}Q-800 ${arm + 120} -130 ${arm - 44}Q760 ${arm + 120} 1500 ${arm + 10}`,
    tone.night,
    6,
  ),
  stroke(
    `M-1700 ${arm + 60}Q-800 ${arm + 100} -50 ${arm - 44}Q800 ${arm + 60} 1500 ${arm - 20}`,
    tone.night,
    6,
  ),
].join("");

const insulator = (x: number): string =>
  rect(x - 5, arm - 34, 10, 40, tone.slate) +
  [0, 14, 28]
    .map((up) => rect(x - 19, arm - 18 - up, 38, 11, up === 14 ? accent.art : accent.solid, 5))
    .join("");

const pole = [
  groundShadow([0, 0], 90, 0.36),
  path(`M-26 0L-17 ${tip}H17L26 0Z`, linear(0, "#b98f6c", tone.bark, "#5f4130")),
  stroke(`M-8 -60L-6 -420M6 -200L4 -640M-4 -700L-3 -900`, tone.ink, 3, { opacity: 0.2 }),
  rect(-20, -330, 40, 56, tone.signal, 4),
  path("M3-326L-10-300H-1L-7-280L11-306H2L8-326Z", tone.ink),
  stroke(`M-150 ${arm + 14}L-14 ${arm + 130}M150 ${arm + 14}L14 ${arm + 130}`, tone.slate, 9),
  rect(-250, arm, 500, 34, linear(90, tone.wood, tone.bark), 4),
  ...[-210, -130, -50].map(insulator),
  rect(-74, arm + 150, 78, 150, linear(0, tone.mist, tone.steel, tone.slate), 12),
  rect(-74, arm + 172, 78, 10, tone.ink, 0, { opacity: 0.2 }),
  ...[-58, -24].map((x) => rect(x, arm + 126, 12, 28, accent.shade, 4)),
].join("");

/** The truck from the side, its cab at the right. */
const truck = [
  groundShadow([560, 14], 480, 0.4),
  stroke("M270-80V0M530-80V0", tone.slate, 22),
  rect(236, -8, 70, 18, tone.night, 4),
  rect(496, -8, 70, 18, tone.night, 4),
  rect(180, -120, 800, 44, tone.night, 6),
  rect(170, -262, 520, 154, accent.solid, 10),
  rect(170, -262, 520, 154, linear(90, "#fff/0.18", `${tone.ink}/0@50`, `${tone.ink}/0.25`), 10),
  ...[186, 354, 522].map((x) => rect(x, -240, 152, 100, tone.white, 6, { opacity: 0.14 })),
  ...[186, 354, 522].map((x) => rect(x + 60, -158, 36, 9, tone.silver, 4)),
  rect(170, -126, 520, 20, tone.signal),
  ...Array.from({ length: 14 }, (_, index) => path(`M${180 + index * 37}-106l14-20h14l-14 20z`, tone.night)),
  path(
    "M704-96V-356C704-372 714-382 730-382H846C866-382 880-372 890-350L930-250L972-232C982-228 988-218 988-206V-96Z",
    tone.white,
  ),
  path("M704-150H988V-96H704Z", accent.shade),
  path("M770-350H842C854-350 862-344 868-332L898-254H770Z", linear(110, tone.haze, "#8fa6bb")),
  path("M786-254L816-350H836L806-254Z", tone.white, { opacity: 0.4 }),
  stroke("M756-372V-110M910-250V-110", tone.ink, 4, { opacity: 0.25 }),
  rect(776, -226, 40, 10, tone.ink, 5, { opacity: 0.4 }),
  rect(962, -204, 28, 34, "#fff3d6", 6),
  rect(760, -402, 90, 22, "#ffb02e", 8),
  ...[330, 620, 860].map(
    (x) => circle(x, -66, 84, tone.ink) + circle(x, -66, 44, tone.mist) + circle(x, -66, 16, tone.slate),
  ),
].join("");

const boom = [
  rect(366, -330, 110, 76, tone.night, 10),
  stroke("M420-320L760-690", tone.mist, 54, { "stroke-linecap": "butt" }),
  stroke("M420-320L760-690", tone.white, 16, { opacity: 0.6, "stroke-linecap": "butt" }),
  stroke("M560-380L640-520", tone.slate, 20),
  stroke("M770-706L270-566", accent.solid, 46, { "stroke-linecap": "butt" }),
  stroke("M770-718L270-578", tone.white, 10, { opacity: 0.4, "stroke-linecap": "butt" }),
  circle(764, -698, 44, tone.slate),
  circle(764, -698, 16, tone.mist),
  circle(420, -318, 34, tone.slate),
].join("");

/** The bucket's front, before the worker's legs. */
const bucket = [
  path(
    "M104-836H306L292-566C290-552 282-546 270-546H140C128-546 120-552 118-566Z",
    linear(0, tone.white, tone.haze, tone.steel),
  ),
  rect(94, -852, 222, 28, accent.shade, 8),
  path("M112-730H300L297-680H114Z", accent.solid),
  rect(150, -660, 110, 70, tone.ink, 8, { opacity: 0.12 }),
].join("");

const worker = (at: Point, size: number): string =>
  figure({
    at,
    size,
    facing: -1,
    build: "broad",
    pose: {
      ...poses.reaching,
      turn: 0.6,
      lean: 4,
      head: { tilt: -4 },
      legs: { near: [4, 8], far: [6, 12] },
    },
    face: {
      skin: "umber",
      hair: "crop",
      hairColor: "black",
      hat: "hardHat",
      hatColor: accent.solid,
      hatShade: accent.shade,
      beard: "short",
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
      gloves: "#d9662a",
    },
    reach: { far: [40, arm - 6], near: [66, arm + 56] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([x, y], by) =>
        stroke(
          [
            [x + 30 * by, y + 12 * by],
            [x - 90 * by, y - 30 * by],
          ],
          accent.shade,
          14 * by,
        ) + rect(x - 112 * by, y - 48 * by, 40 * by, 30 * by, tone.steel, 5),
    },
  });

/** The workmate on the ground, with the rope that goes up to the bucket. */
const mate = (at: Point, size: number): string =>
  groundShadow(at, size * 0.18, 0.36) +
  stroke(`M126-560C110-420-40-320 ${at[0] + size * 0.2} ${at[1] - size * 0.66}`, "#fff3d6", 7) +
  stroke(`M126-560C110-420-40-320 ${at[0] + size * 0.2} ${at[1] - size * 0.66}`, tone.bark, 2, {
    opacity: 0.6,
  }) +
  stroke(
    `M${at[0] + size * 0.16} ${at[1] - size * 0.52}C${at[0] + 160} ${at[1] - 120} ${at[0] + 60} ${at[1] - 30} ${at[0] + 150} ${at[1]}`,
    "#fff3d6",
    7,
  ) +
  figure({
    at,
    size,
    build: "slim",
    pose: {
      ...poses.standing,
      turn: 0.6,
      lean: -5,
      head: { tilt: -20 },
      legs: { near: [-8, 2], far: [14, 8] },
    },
    face: {
      skin: "porcelain",
      hair: "ponytail",
      hairColor: "copper",
      hat: "hardHat",
      hatColor: tone.white,
      hatShade: tone.mist,
      mood: "smile",
    },
    wear: {
      top: "shirt",
      topColor: accent.art,
      underColor: accent.art,
      sleeve: "long",
      over: "vest",
      overColor: tone.signal,
      bottomColor: tone.night,
      shoes: "boots",
      shoeColor: tone.bark,
      gloves: tone.dune,
    },
    reach: {
      far: [at[0] + size * 0.19, at[1] - size * 0.68],
      near: [at[0] + size * 0.15, at[1] - size * 0.52],
    },
    hands: { far: "fist", near: "fist" },
  });

const cones = cone([130, 44], 0.9) + cone([420, 56], 0.95);
