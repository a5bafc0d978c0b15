import { accent, tone } from "../../kit/paint.ts";
import { ground } from "../../kit/spot.ts";
import { circle, path, rect } from "../../kit/svg.ts";
import type { Picture } from "../../kit/picture.ts";

/** Blocks that somebody will come back to. */
export const spot: Picture = () => [
  ground(),
  rect(132, 176, 72, 72, accent.solid, 8),
  rect(212, 176, 72, 72, tone.signal, 8),
  circle(326, 212, 36, accent.art),
  path("M172 172L208 108L244 172Z", tone.brick),
  circle(168, 212, 16, tone.white, { opacity: 0.85 }),
  rect(234, 198, 28, 28, tone.white, 6, { opacity: 0.85 }),
];
