import { accent, tone } from "../../kit/paint.ts";
import { ground } from "../../kit/spot.ts";
import { path, rect, stroke } from "../../kit/svg.ts";
import type { Picture } from "../../kit/picture.ts";

/** A plug that is out of its socket. */
export const spot: Picture = () => [
  ground(),
  stroke("M60 232C110 250 120 190 160 190H186", tone.night, 12),
  rect(180, 166, 62, 48, accent.solid, 10),
  stroke("M242 180H266M242 200H266", tone.steel, 8),
  rect(300, 152, 76, 76, tone.white, 12),
  rect(300, 152, 76, 76, "none", 12, { stroke: tone.slate, "stroke-width": 6 }),
  stroke("M318 180H330M318 200H330", tone.night, 8),
  stroke("M376 190H430", tone.night, 12),
  path("M292 84L262 132H282L274 160L306 116H286Z", accent.art),
];
