import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Picture } from "../../kit/picture.ts";
import { skyline } from "../../kit/city.ts";
import { cone } from "../../kit/site.ts";
import { cloud, sky } from "../../kit/sky.ts";
import { path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { clipboard } from "../../kit/things.ts";
import { toolbox } from "../../kit/tools.ts";

/** Two workers in safety gear go through a checklist on a building site. */
export const drawing: Picture = () => [
  sky(1200, 675, [260, 240]),
  cloud([360, 130], 240, tone.white, 0.6),
  skyline(-20, 760, 520, 230, accent.line, 9),
  glow([260, 500], 500, 150, "#fff3d6", 0.8),
  crane([180, 540]),
  scaffold([760, 560]),
  rect(0, 530, 1200, 145, linear(90, tone.sand, tone.dune)),
  fence([-10, 545]),
  cone([210, 630], 1),
  cone([320, 650], 0.85),
  groundShadow([520, 630], 110, 0.34),
  groundShadow([850, 632], 110, 0.34),
  figure({
    at: [520, 632],
    size: 510,
    pose: { ...poses.standing, turn: 0.55, arms: { near: [-8, 18], far: [14, 88] }, head: { tilt: 6 } },
    face: {
      skin: "olive",
      hair: "ponytail",
      hairColor: "black",
      hat: "hardHat",
      hatColor: accent.solid,
      hatShade: tone.ink,
      glasses: true,
    },
    wear: {
      top: "shirt",
      topColor: tone.night,
      underColor: tone.night,
      over: "vest",
      bottomColor: tone.slate,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    hands: { far: "fist" },
    held: { far: ([x, y], scale) => clipboard([x, y - 36 * scale], { scale, turn: 8 }) },
  }),
  figure({
    at: [850, 634],
    size: 540,
    facing: -1,
    build: "broad",
    pose: { ...poses.pointing, turn: 0.5, arms: { near: [-6, 12], far: [52, 30] } },
    face: {
      skin: "cocoa",
      hair: "crop",
      hairColor: "black",
      hat: "hardHat",
      hatColor: tone.white,
      hatShade: tone.mist,
      beard: "short",
    },
    wear: {
      top: "tee",
      topColor: accent.art,
      sleeve: "short",
      over: "vest",
      bottomColor: tone.night,
      shoes: "boots",
      shoeColor: tone.clay,
    },
    reach: { far: [690, 338] },
    hands: { far: "point", near: "fist" },
    held: { near: ([x, y], scale) => toolbox([x, y + 100 * scale], accent.shade, { scale }) },
  }),
  cone([1090, 660], 1.3),
];

const crane = ([x, y]: Point): string =>
  stroke(
    `M${x} ${y}V${y - 430}M${x - 90} ${y - 400}H${x + 330}M${x} ${y - 450}L${x + 260} ${y - 400}M${x} ${y - 450}L${x - 80} ${y - 400}`,
    accent.art,
    9,
  ) +
  rect(x - 96, y - 404, 50, 44, tone.slate, 4) +
  rect(x + 6, y - 396, 34, 40, accent.solid, 6) +
  stroke(`M${x + 250} ${y - 398}v120`, tone.slate, 4) +
  rect(x + 206, y - 280, 88, 22, tone.clay, 3);

const scaffold = ([x, y]: Point): string =>
  rect(x + 60, y - 470, 440, 470, accent.line) +
  [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2].map((column) =>
        rect(x + 96 + column * 132, y - 430 + row * 150, 84, 96, tone.slate, 4, { opacity: 0.45 }),
      ),
    )
    .join("") +
  [0, 1, 2, 3].map((index) => rect(x + 20 + index * 146, y - 500, 12, 500, tone.steel)).join("") +
  [0, 1, 2]
    .map(
      (row) =>
        rect(x, y - 160 - row * 150, 480, 16, tone.wood) + rect(x, y - 216 - row * 150, 480, 8, tone.steel),
    )
    .join("") +
  stroke(`M${x + 26} ${y - 150}L${x + 172} ${y - 300}M${x + 318} ${y - 150}L${x + 172} ${y}`, tone.steel, 7);

const fence = ([x, y]: Point): string =>
  [0, 1]
    .map((index) =>
      placed(
        [x + index * 190, y],
        {},
        rect(20, -46, 12, 90, tone.slate),
        rect(140, -46, 12, 90, tone.slate),
        rect(0, -50, 174, 34, tone.white, 6),
        ...[0, 1, 2, 3].map((stripe) => path(`M${8 + stripe * 44}-16l16-34h20l-16 34z`, accent.solid)),
      ),
    )
    .join("");
