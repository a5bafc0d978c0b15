import { desk, on, calendar, tick } from "../../kit/desk.ts";
import { accent, tone } from "../../kit/paint.ts";
import { mug } from "../../kit/tableware.ts";
import { clipboard, phone } from "../../kit/things.ts";
import type { Picture } from "../../kit/picture.ts";

/** Six weeks of checks: one after another is ticked off. */
export const drawing: Picture = () => [
  ...desk(accent.soft, tone.clay),
  calendar([330, 250], [1, 2, 8, 9, 15, 16, 22], { scale: 1.15, turn: -2 }),
  clipboard([760, 300], { scale: 2.5, turn: 4 }),
  ...[212, 268, 324].map((y, row) => tick([716 - row * 4, y], 20)),
  phone([1010, 470], { scale: 2.1, turn: 9 }, accent.art),
  on([560, 600], 84, 1.7, (foot, placing) => mug(foot, accent.solid, placing)),
];
