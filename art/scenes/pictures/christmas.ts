import { calendar } from "../../kit/desk.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import { sky, cloud, water } from "../../kit/sky.ts";
import { circle, path, rect, stroke, type Point } from "../../kit/svg.ts";
import { banksia, gumBranch } from "../../kit/trees.ts";
import type { Picture } from "../../kit/picture.ts";

/** Christmas at work in summer: baubles on a banksia above the beach, a shift on the calendar. */
export const drawing: Picture = () => [
  sky(1200, 675, [420, 260]),
  cloud([880, 150], 300, tone.white, 0.7),
  water(1200, 350, 500, 4),
  path("M0 500C300 470 800 470 1200 500V675H0Z", linear(90, tone.cream, tone.dune)),
  banksia([1010, 700], 560, accent.art, 3),
  gumBranch([-20, -40], 760, 34, 6),
  ...(
    [
      [250, 250, 48, accent.solid],
      [410, 330, 36, tone.signal],
      [130, 360, 38, accent.art],
    ] as const
  ).map(([x, y, radius, color]) => bauble([x, y], radius, color)),
  calendar([640, 400], [23, 24], { scale: 0.95, turn: 3 }),
];

/** A bauble on its thread. */
const bauble = ([x, y]: Point, radius: number, color: string): string =>
  stroke(`M${x} ${y - radius}V${y - radius - 70}`, tone.dune, 4) +
  rect(x - 9, y - radius - 12, 18, 16, tone.dune, 4) +
  circle(x, y, radius, color) +
  circle(x - radius * 0.32, y - radius * 0.34, radius * 0.24, tone.white, { opacity: 0.55 });
