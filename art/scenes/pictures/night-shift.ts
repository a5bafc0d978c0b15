import { skyline } from "../../kit/city.ts";
import { on } from "../../kit/desk.ts";
import { glow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import { pendant } from "../../kit/room.ts";
import { circle, rect, stroke } from "../../kit/svg.ts";
import { mug, steam } from "../../kit/tableware.ts";
import { books, phone } from "../../kit/things.ts";
import type { Picture } from "../../kit/picture.ts";

/** The night shift: a moon over the city, a lamp, and something hot. */
export const drawing: Picture = () => [
  rect(0, 0, 1200, 675, linear(90, tone.ink, tone.night)),
  rect(110, 70, 560, 360, linear(90, "#0d1430", tone.night), 10),
  circle(250, 170, 52, "#fff4d2"),
  circle(274, 158, 46, "#101836"),
  skyline(122, 600, 430, 200, accent.shade, 8, 0.9),
  rect(98, 58, 584, 384, "none", 14, { stroke: tone.slate, "stroke-width": 24 }),
  stroke("M390 70V430", tone.slate, 16),
  pendant([900, 120], 190, accent.solid),
  rect(0, 500, 1200, 175, linear(90, tone.bark, tone.ink)),
  glow([900, 500], 420, 180, "#ffe9b8", 0.5),
  on([820, 590], 96, 2, (foot, placing) => mug(foot, accent.art, placing)),
  steam([816, 470], 100),
  on([1010, 600], 150, 1.7, (foot, placing) =>
    books(foot, [accent.solid, tone.cream, accent.shade], placing),
  ),
  phone([620, 570], { scale: 1.5, turn: 80 }),
];
