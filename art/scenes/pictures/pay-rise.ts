import { desk, on, coins } from "../../kit/desk.ts";
import { accent, tone } from "../../kit/paint.ts";
import { potPlant } from "../../kit/plants.ts";
import { path } from "../../kit/svg.ts";
import { mug } from "../../kit/tableware.ts";
import { sheet } from "../../kit/things.ts";
import type { Picture } from "../../kit/picture.ts";

/** A pay rise: stacks of coins grow, and so does the plant beside them. */
export const drawing: Picture = () => [
  ...desk(),
  path("M300 420C500 400 640 330 860 130", "none", {
    stroke: accent.line,
    "stroke-width": 34,
    "stroke-linecap": "round",
  }),
  path("M800 110L930 78L904 210Z", accent.line),
  ...[2, 4, 7, 11].map((count, step) => coins([330 + step * 150, 590], count)),
  potPlant([990, 610], 400, accent.solid),
  on([165, 596], 84, 1.7, (foot, placing) => mug(foot, tone.white, placing)),
  sheet([560, 640], { scale: 1.1, turn: 80 }),
];
