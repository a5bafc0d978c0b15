import { accent, tone } from "../../kit/paint.ts";
import { ground } from "../../kit/spot.ts";
import { circle, stroke } from "../../kit/svg.ts";
import { sheet } from "../../kit/things.ts";
import type { Picture } from "../../kit/picture.ts";

/** A sheet with nothing on it yet, under a lens. */
export const spot: Picture = () => [
  ground(),
  sheet([216, 168], { scale: 1.35, turn: -5 }),
  circle(300, 160, 46, tone.white, { opacity: 0.75 }),
  circle(300, 160, 46, "none", { stroke: accent.solid, "stroke-width": 12 }),
  stroke("M334 194L380 242", accent.shade, 20),
];
