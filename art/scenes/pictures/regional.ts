import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Picture } from "../../kit/picture.ts";
import { banksia, gumTree } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { cloud, ridge, sky } from "../../kit/sky.ts";
import { circle, path, polygon, rect, stroke, type Point } from "../../kit/svg.ts";
import { backpack } from "../../kit/things.ts";
import { toolbox } from "../../kit/tools.ts";
import { ute } from "../../kit/vehicles.ts";

/** A newcomer with a backpack and a local by a ute, on a road through the country. */
export const drawing: Picture = () => [
  sky(1200, 675, [260, 230]),
  cloud([560, 120], 260, tone.white, 0.65),
  cloud([1020, 90], 200, tone.white, 0.5),
  ridge(1200, 410, 120, accent.line, 5),
  ridge(1200, 430, 80, accent.art, 12, 0.35),
  glow([280, 390], 420, 120, "#fff3d6", 0.9),
  rect(0, 400, 1200, 275, linear(90, tone.fern, tone.leaf)),
  polygon(
    [
      [0, 430],
      [430, 404],
      [540, 406],
      [60, 540],
      [0, 540],
    ],
    tone.signal,
    { opacity: 0.35 },
  ),
  path(
    "M600 404C640 404 560 470 480 540S260 640 200 675H760C760 600 700 500 660 404Z",
    linear(90, tone.sand, tone.dune),
  ),
  windmill([250, 470]),
  gumTree([110, 500], 300, 3),
  gumTree([1090, 520], 400, 6),
  ute([820, 600], 420, accent.solid, { flip: true, load: toolbox([0, 10], tone.clay) }),
  groundShadow([560, 634], 90, 0.34),
  figure({
    at: [520, 636],
    size: 400,
    build: "slim",
    pose: { ...poses.waving, turn: 0.5 },
    face: { skin: "amber", hair: "ponytail", hairColor: "black", mood: "laugh" },
    wear: {
      top: "tee",
      topColor: accent.art,
      sleeve: "short",
      bottomColor: tone.night,
      shoeColor: tone.clay,
    },
    hands: { far: "open" },
    onBack: (at, scale) => backpack(at, tone.clay, { scale: scale * 1.2 }),
  }),
  figure({
    at: [1010, 650],
    size: 430,
    facing: -1,
    pose: poses.proud,
    face: {
      skin: "porcelain",
      hair: "crop",
      hairColor: "grey",
      hat: "sunHat",
      hatColor: tone.dune,
      hatShade: tone.clay,
      aged: true,
      beard: "moustache",
    },
    wear: {
      top: "shirt",
      topColor: accent.line,
      underColor: accent.line,
      sleeve: "rolled",
      bottomColor: tone.bark,
      shoes: "boots",
      shoeColor: tone.clay,
    },
  }),
  banksia([60, 720], 200, accent.art, 4),
  ...[300, 400, 1150].map((x, index) => tuft([x, 690], 80, undefined, index + 1)),
];

/** A wind pump with its tank. */
const windmill = ([x, y]: Point): string =>
  stroke(
    `M${x - 30} ${y}L${x} ${y - 200}L${x + 30} ${y}M${x - 22} ${y - 56}H${x + 22}M${x - 14} ${y - 110}H${x + 14}M${x - 22} ${y - 56}L${x + 14} ${y - 110}`,
    tone.slate,
    5,
  ) +
  Array.from({ length: 10 }, (_, index) => {
    const turn = (index / 10) * Math.PI * 2;
    const at = (reach: number, spread: number) =>
      `${(x + Math.cos(turn + spread) * reach).toFixed(1)} ${(y - 205 + Math.sin(turn + spread) * reach).toFixed(1)}`;
    return path(`M${at(12, 0)}L${at(54, -0.2)}L${at(54, 0.2)}Z`, index % 2 ? accent.art : tone.white);
  }).join("") +
  circle(x, y - 205, 9, tone.night) +
  path(`M${x + 10} ${y - 208}h52l18 -18v42l-18 -18h-52z`, accent.solid) +
  rect(x + 44, y - 60, 76, 62, linear(0, tone.mist, tone.steel), 6);
