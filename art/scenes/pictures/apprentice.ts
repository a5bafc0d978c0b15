import { desk, on, coins } from "../../kit/desk.ts";
import { accent, tone } from "../../kit/paint.ts";
import { placed, rect } from "../../kit/svg.ts";
import { toolbox, hammer, spanner } from "../../kit/tools.ts";
import type { Picture } from "../../kit/picture.ts";

/** The wage of an apprentice: a toolbox that fills, and coins that grow with the years. */
export const drawing: Picture = () => [
  ...desk(accent.soft, tone.steel),
  placed(
    [600, 250],
    { scale: 1.3 },
    ...[0, 1, 2, 3].map((year) =>
      rect(
        -330 + year * 180,
        120 - year * 84,
        120,
        84 + year * 84,
        year === 3 ? accent.solid : accent.line,
        10,
      ),
    ),
  ),
  on([250, 590], 170, 1.9, (foot, placing) => toolbox(foot, accent.solid, placing)),
  hammer([440, 604], { scale: 1.5, turn: 74 }),
  ...[1, 3, 5, 8].map((count, year) => coins([640 + year * 140, 590 + (year % 2) * 12], count)),
  spanner([520, 560], { scale: 1.2, turn: -62 }),
];
