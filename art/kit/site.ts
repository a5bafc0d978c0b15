import { groundShadow } from "./light.ts";
import { tone } from "./paint.ts";
import { path, placed, type Point, rect } from "./svg.ts";

/** A traffic cone, 110 high; the origin is the middle of its foot. */
export const cone = (at: Point, scale: number): string =>
  placed(
    at,
    { scale },
    groundShadow([0, 0], 50, 0.3),
    path("M-12-110H12L40-12H-40Z", "#ee7d3a"),
    path("M-24-66H24L32-38H-32Z", tone.white),
    path("M2-110H12L40-12H8Z", tone.ink, { opacity: 0.14 }),
    rect(-52, -14, 104, 16, "#d9662a", 5),
  );
