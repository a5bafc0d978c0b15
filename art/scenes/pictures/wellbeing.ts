import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Picture } from "../../kit/picture.ts";
import { banksia, gumBranch } from "../../kit/trees.ts";
import { tuft } from "../../kit/plants.ts";
import { cloud, ridge, sky, water } from "../../kit/sky.ts";
import { circle, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { mug, steam } from "../../kit/tableware.ts";

/** A quiet moment by the sea: a man with a mug on the grass, his dog beside him. */
export const drawing: Picture = () => [
  sky(1200, 675, [380, 250]),
  cloud([840, 130], 260, tone.white, 0.65),
  cloud([180, 110], 200, tone.white, 0.5),
  ridge(1200, 350, 80, accent.line, 9),
  water(1200, 345, 520, 6),
  glow([380, 360], 260, 90, "#fff3d6", 0.95),
  path("M0 470C260 430 480 480 700 470S1060 430 1200 460V675H0Z", linear(90, tone.cream, tone.dune)),
  path("M0 560C300 500 760 520 1200 560V675H0Z", linear(90, tone.fern, tone.leaf)),
  rug([690, 620]),
  dog([900, 622]),
  groundShadow([690, 618], 150, 0.28),
  figure({
    at: [640, 620],
    size: 560,
    pose: { ...poses.floor, turn: 0.65, lean: -6, head: { tilt: -4 } },
    face: { skin: "umber", hair: "curls", hairColor: "black", beard: "short" },
    wear: {
      top: "jumper",
      topColor: accent.solid,
      bottom: "trousers",
      bottomColor: tone.night,
      shoes: "bare",
    },
    reach: { far: [800, 425], near: [740, 500] },
    hands: { far: "fist" },
    held: {
      far: ([x, y], scale) =>
        steam([x, y - 30 * scale], 70 * scale, 0.9) + mug([x, y + 22 * scale], accent.line, { scale }),
    },
  }),
  banksia([90, 730], 240, accent.art, 3),
  banksia([1130, 740], 230, accent.art, 7),
  ...[290, 420, 1010].map((x, index) => tuft([x, 690], 90, undefined, index + 2)),
  gumBranch([1220, -20], 300, -58, 4),
];

const rug = ([x, y]: Point): string =>
  path(`M${x - 250} ${y + 30}L${x - 190} ${y - 26}H${x + 210}L${x + 290} ${y + 30}Z`, tone.cream) +
  stroke(`M${x - 226} ${y + 8}H${x + 258}M${x - 206} ${y - 10}H${x + 234}`, accent.art, 6, { opacity: 0.7 });

/** A dog sitting, looking to the left. */
const dog = (at: Point): string =>
  placed(
    at,
    { scale: 1.15 },
    groundShadow([0, 0], 70, 0.3),
    stroke("M50-14C90-20 100-60 86-76", tone.clay, 16),
    path("M-34 0C-42-60-24-120 10-126C50-120 74-50 66 0Z", tone.clay),
    path("M-34 0C-38-40-30-80-16-96C-2-70-6-30-2 0Z", tone.cream),
    path("M20 0C20-40 44-60 66-30C72-18 70-6 66 0Z", tone.wood),
    rect(-40, -8, 40, 14, tone.cream, 7),
    path(
      "M-18-176C6-190 42-178 44-144C44-116 20-106-4-110C-26-110-56-112-60-126C-60-140-40-144-34-150C-32-162-26-170-18-176Z",
      tone.clay,
    ),
    path("M-60-126C-60-140-40-144-30-142C-18-136-22-116-34-112C-50-112-58-116-60-126Z", tone.cream),
    path("M20-178C44-180 60-150 54-120C44-112 30-124 26-144Z", tone.bark),
    circle(-56, -132, 7, tone.ink),
    circle(-14, -150, 5.5, tone.ink),
    stroke("M-28-108C-4-98 24-102 38-116", accent.solid, 10),
  );
