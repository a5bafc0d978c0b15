import { accent, tone } from "../../kit/paint.ts";
import { ground } from "../../kit/spot.ts";
import { circle, path, rect } from "../../kit/svg.ts";
import { steam } from "../../kit/tableware.ts";
import type { Picture } from "../../kit/picture.ts";

/** A cloche on an empty table. */
export const spot: Picture = () => [
  ground(),
  path("M140 212A100 100 0 0 1 340 212Z", tone.silver),
  path("M262 116A100 100 0 0 1 340 212H300A150 150 0 0 0 262 116Z", tone.mist),
  circle(240, 106, 13, accent.solid),
  rect(116, 210, 248, 18, accent.solid, 9),
  rect(150, 228, 180, 12, accent.shade, 6),
  steam([244, 92], 60),
];
