import { lamp, shop } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Scene } from "../../kit/picture.ts";
import { banksia, gumBranch, gumTree } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { ellipse, group, path, placed, type Point, polygon, rect, stroke } from "../../kit/svg.ts";
import { clipboard } from "../../kit/things.ts";
import { ute } from "../../kit/vehicles.ts";

/** The main street of a country town: a baker, a farm adviser, and a carer out with an older man. */
export const scene: Scene = (orientation) => (orientation === "wide" ? wide() : tall());

const wide = (): string[] => [
  sky(2400, 1350, [420, 520]),
  cloud([820, 250], 460, tone.white, 0.65),
  cloud([300, 160], 300, tone.white, 0.5),
  cloud([1900, 120], 420, tone.white, 0.5),
  ridge(2400, 800, 190, accent.line, 5),
  ridge(2400, 850, 130, accent.art, 12, 0.3),
  glow([460, 760], 900, 240, "#fff3d6", 0.9),
  paddocks(2400, 800, 960),
  silos([690, 880], 250),
  gumTree([230, 950], 470, 3),
  gumTree([960, 930], 330, 8),
  shop({
    at: [1060, 960],
    width: 400,
    height: 600,
    wall: tone.cream,
    trim: accent.line,
    awning: accent.art,
    parapet: "stepped",
  }),
  shop({
    at: [1460, 960],
    width: 440,
    height: 730,
    wall: accent.art,
    trim: tone.cream,
    awning: accent.shade,
    parapet: "curved",
  }),
  shop({
    at: [1900, 960],
    width: 520,
    height: 640,
    wall: tone.dune,
    trim: tone.white,
    awning: accent.solid,
    parapet: "flat",
  }),
  veranda([1050, 960], 1400, 330),
  street(2400, 950, 1130),
  ute([1440, 1100], 600, accent.solid, { load: hay }),
  lamp([660, 1150], 640),
  groundShadow([2120, 1270], 170, 0.34),
  groundShadow([1690, 1222], 130, 0.34),
  adviser([1690, 1225], 700),
  stroller([2160, 1285], 700),
  groundShadow([1130, 1308], 150, 0.34),
  baker([1130, 1310], 800),
  banksia([80, 1430], 400, accent.art, 5),
  banksia([520, 1450], 270, accent.art, 9),
  ...[740, 860, 2330].map((x, index) => tuft([x, 1360], 130, undefined, index + 2)),
  gumBranch([2440, -40], 480, -60, 4),
];

const tall = (): string[] => [
  sky(1080, 1350, [180, 320]),
  cloud([300, 150], 360, tone.white, 0.65),
  ridge(1080, 560, 150, accent.line, 5),
  glow([200, 520], 500, 170, "#fff3d6", 0.9),
  paddocks(1080, 550, 690),
  silos([120, 600], 150),
  gumTree([330, 640], 300, 3),
  shop({
    at: [410, 660],
    width: 330,
    height: 430,
    wall: accent.art,
    trim: tone.cream,
    awning: accent.shade,
    parapet: "curved",
  }),
  shop({
    at: [740, 660],
    width: 380,
    height: 380,
    wall: tone.cream,
    trim: accent.line,
    awning: accent.art,
    parapet: "stepped",
  }),
  veranda([400, 660], 740, 220),
  street(1080, 650, 800),
  ute([560, 775], 420, accent.solid, { load: hay }),
  groundShadow([260, 955], 130, 0.34),
  groundShadow([790, 950], 140, 0.34),
  baker([250, 960], 590),
  stroller([790, 950], 560),
  banksia([60, 1400], 360, accent.art, 5),
  banksia([960, 1420], 420, accent.art, 9),
  tuft([420, 1360], 130, undefined, 2),
  gumBranch([1110, -30], 330, -58, 4),
];

const hay = group(
  {},
  ...[-95, 5, 95].map(
    (x, index) =>
      rect(x - 50, index === 1 ? -64 : -58, 96, 66, tone.signal, 10) +
      stroke(`M${x - 40} ${-40}h76M${x - 40} ${-20}h76`, tone.clay, 4),
  ),
);

const paddocks = (width: number, top: number, low: number): string =>
  rect(0, top, width, low - top, linear(90, tone.fern, tone.leaf)) +
  polygon(
    [
      [0, top + 40],
      [width * 0.3, top + 6],
      [width * 0.46, top + 8],
      [width * 0.12, low],
    ],
    tone.signal,
    { opacity: 0.35 },
  ) +
  polygon(
    [
      [width * 0.14, low],
      [width * 0.47, top + 8],
      [width * 0.58, top + 14],
      [width * 0.4, low],
    ],
    tone.cream,
    { opacity: 0.22 },
  );

/** Grain silos, a painted band round each. */
const silos = ([x, y]: Point, height: number): string =>
  [0, 1, 2]
    .map((index) => {
      const left = x + index * height * 0.44;
      const width = height * 0.42;
      return (
        rect(left, y - height, width, height, linear(0, tone.white, tone.sand, tone.clay)) +
        path(
          `M${left} ${y - height}Q${left + width / 2} ${y - height * 1.22} ${left + width} ${y - height}Z`,
          linear(0, tone.mist, tone.steel),
        ) +
        rect(left, y - height * 0.62, width, height * 0.3, index === 1 ? accent.solid : accent.art, 0, {
          opacity: 0.85,
        }) +
        rect(left + width * 0.6, y - height, width * 0.4, height, tone.ink, 0, { opacity: 0.1 })
      );
    })
    .join("");

/** Posts and a roof over the footpath of the shops. */
const veranda = ([x, y]: Point, width: number, height: number): string =>
  polygon(
    [
      [x, y - height],
      [x + width, y - height],
      [x + width, y - height + 34],
      [x - 26, y - height + 34],
    ],
    tone.steel,
  ) +
  rect(x - 26, y - height + 30, width + 26, 14, tone.white) +
  Array.from({ length: Math.floor(width / 230) + 1 }, (_, index) => {
    const post = x + 4 + index * 230;
    return (
      rect(post, y - height + 40, 14, height - 36, tone.white, 3) +
      path(
        `M${post} ${y - height + 44}q0 34 -34 34v-34zM${post + 14} ${y - height + 44}q0 34 34 34v-34z`,
        tone.white,
      )
    );
  }).join("");

/** The shops' footpath from `top`, the road, and the near footpath from `kerb` down. */
const street = (width: number, top: number, kerb: number): string => {
  const road = top + (kerb - top) * 0.26;
  return (
    rect(0, top, width, road - top, linear(90, tone.sand, tone.dune)) +
    rect(0, road, width, kerb - road, linear(90, tone.steel, tone.slate)) +
    stroke(
      [
        [0, (road + kerb) / 2],
        [width, (road + kerb) / 2],
      ],
      tone.cream,
      7,
      { "stroke-dasharray": "90 70", opacity: 0.8 },
    ) +
    rect(0, kerb - 4, width, 20, tone.white, 0, { opacity: 0.85 }) +
    rect(0, kerb + 14, width, 1350 - kerb, linear(100, tone.cream, tone.sand, tone.dune))
  );
};

const baker = (at: Point, size: number) =>
  figure({
    at,
    size,
    build: "round",
    pose: { ...poses.carrying, legs: { near: [-5, 2], far: [12, 8] } },
    reach: {
      near: [at[0] + size * 0.09, at[1] - size * 0.5],
      far: [at[0] + size * 0.27, at[1] - size * 0.5],
    },
    face: { skin: "amber", hair: "curls", hairColor: "black", mood: "laugh" },
    wear: {
      top: "tee",
      topColor: tone.white,
      sleeve: "short",
      over: "apron",
      overColor: accent.solid,
      bottomColor: tone.night,
    },
    hands: { near: "flat", far: "flat" },
    holds: placed([at[0] + size * 0.19, at[1] - size * 0.51], { scale: size / 780 }, loaves),
  });

const loaves =
  [-74, -26, 24, 70]
    .map(
      (x, index) =>
        ellipse(x, -52 - (index % 2) * 10, 36, 26, ["#c98a4b", "#b8763c"][index % 2] ?? "") +
        stroke(
          `M${x - 14} ${-62 - (index % 2) * 10}l14 8M${x + 2} ${-66 - (index % 2) * 10}l14 8`,
          tone.cream,
          4,
          { opacity: 0.7 },
        ),
    )
    .join("") +
  path("M-116-52H116L104 10H-104Z", tone.wood) +
  stroke("M-113-30H113M-109-8H109", tone.bark, 6);

const adviser = (at: Point, size: number) =>
  figure({
    at,
    size,
    facing: -1,
    pose: { ...poses.relaxed, turn: 0.5, arms: { near: [-14, 34], far: [16, 82] } },
    face: {
      skin: "porcelain",
      hair: "ponytail",
      hairColor: "copper",
      hat: "sunHat",
      hatColor: tone.dune,
      hatShade: tone.clay,
    },
    wear: {
      top: "shirt",
      topColor: accent.line,
      sleeve: "rolled",
      bottomColor: tone.bark,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    hands: { far: "fist" },
    held: { far: ([x, y], scale) => clipboard([x + 6, y - 46 * scale], { scale: scale * 0.95, turn: -10 }) },
  });

/** A carer arm in arm with an older man and his stick. */
const stroller = ([x, y]: Point, size: number) =>
  figure({
    at: [x - size * 0.1, y],
    size: size * 0.95,
    facing: -1,
    pose: {
      ...poses.walking,
      lean: 9,
      slouch: 0.6,
      legs: { near: [14, 10], far: [-10, 16] },
      arms: { near: [4, 62], far: [26, 24] },
      feet: { far: 18 },
    },
    face: { skin: "sand", hair: "wave", hairColor: "white", aged: true, glasses: true },
    wear: {
      top: "jumper",
      topColor: tone.slate,
      underColor: tone.white,
      bottomColor: tone.clay,
      shoes: "shoes",
    },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([gripX, gripY], scale) =>
        stroke(
          `M${gripX + 26 * scale} ${gripY + 4}q${-14 * scale} ${-22 * scale} ${-30 * scale} ${-4 * scale}L${gripX - 22 * scale} ${y}`,
          tone.bark,
          11 * scale,
        ),
    },
  }) +
  figure({
    at: [x + size * 0.17, y - size * 0.01],
    size: size * 0.98,
    facing: -1,
    build: "curvy",
    pose: {
      ...poses.walking,
      legs: { near: [15, 6], far: [-12, 14] },
      arms: { near: [-10, 20], far: [20, 70] },
      head: { tilt: 8 },
    },
    face: { skin: "cocoa", hair: "ringlets", hairColor: "black", mood: "laugh" },
    wear: { top: "polo", topColor: accent.art, sleeve: "short", bottomColor: tone.night },
    reach: { far: [x - size * 0.01, y - size * 0.6] },
    farArmInFront: true,
  });
