import { desk, on, tick } from "../../kit/desk.ts";
import { accent, tone } from "../../kit/paint.ts";
import { rect, type Point } from "../../kit/svg.ts";
import { sheet, clipboard } from "../../kit/things.ts";
import { carton } from "../../kit/tools.ts";
import type { Picture } from "../../kit/picture.ts";

/** Tax time: receipts in a box, a calculator, and a list with ticks. */
export const drawing: Picture = () => [
  ...desk(),
  ...[-14, 4, 18].map((turn, index) => sheet([250 + index * 70, 350 - index * 12], { scale: 1.5, turn })),
  on([320, 600], 240, 2.4, (foot, placing) => carton(foot, placing, accent.solid)),
  calculator([660, 470]),
  clipboard([940, 330], { scale: 2.3, turn: 5 }),
  ...[250, 300, 352].map((y, row) => tick([902 - row * 4, y], 18)),
];

/** A calculator seen from above. */
const calculator = ([x, y]: Point): string =>
  rect(x - 84, y - 118, 186, 250, tone.ink, 20, { opacity: 0.16 }) +
  rect(x - 94, y - 130, 186, 250, tone.night, 20) +
  rect(x - 74, y - 110, 146, 54, accent.line, 8) +
  Array.from({ length: 12 }, (_, key) =>
    rect(
      x - 74 + (key % 4) * 38,
      y - 38 + Math.floor(key / 4) * 48,
      30,
      36,
      key % 4 === 3 ? accent.solid : tone.steel,
      7,
    ),
  ).join("");
