import { desk, on, coins } from "../../kit/desk.ts";
import { accent, tone } from "../../kit/paint.ts";
import { circle, path, stroke, type Point } from "../../kit/svg.ts";
import { books, phone, backpack } from "../../kit/things.ts";
import type { Picture } from "../../kit/picture.ts";

/** A first job at fifteen: a school bag, an apron on its hook, and a bicycle helmet. */
export const drawing: Picture = () => [
  ...desk(),
  stroke("M560 110H960", tone.bark, 18),
  apron([760, 120]),
  on([300, 600], 190, 1, (foot) => backpack([foot[0] + 90, foot[1] - 175], accent.art, { scale: 2.3 })),
  on([520, 596], 150, 1.7, (foot, placing) => books(foot, [accent.shade, tone.cream], placing)),
  phone([620, 590], { scale: 1.4, turn: 84 }, accent.solid),
  coins([1010, 600], 4),
  coins([1110, 612], 2),
];

/** An apron on a hook, its loop at the point. */
const apron = ([x, y]: Point): string =>
  stroke(
    `M${x - 52} ${y + 96}C${x - 50} ${y + 20} ${x - 16} ${y} ${x} ${y}C${x + 16} ${y} ${x + 50} ${y + 20} ${x + 52} ${y + 96}`,
    accent.shade,
    12,
  ) +
  path(
    `M${x - 64} ${y + 90}H${x + 64}L${x + 118} ${y + 190}V${y + 400}C${x + 40} ${y + 424} ${x - 40} ${y + 424} ${x - 118} ${y + 400}V${y + 190}Z`,
    accent.solid,
  ) +
  path(`M${x - 62} ${y + 240}H${x + 62}V${y + 310}Q${x} ${y + 334} ${x - 62} ${y + 310}Z`, accent.shade) +
  circle(x, y, 10, tone.night);
