import { accent } from "../../kit/paint.ts";
import { ground } from "../../kit/spot.ts";
import { path } from "../../kit/svg.ts";
import { suitcase, backpack } from "../../kit/things.ts";
import type { Picture } from "../../kit/picture.ts";

/** A suitcase, and the stars of the south. */
export const spot: Picture = () => [
  ground(),
  suitcase([210, 252], accent.solid, { scale: 0.82 }),
  backpack([352, 190], accent.art, { scale: 0.8 }),
  ...(
    [
      [306, 70, 14],
      [350, 110, 10],
      [270, 118, 10],
      [318, 146, 12],
    ] as const
  ).map(([x, y, r]) =>
    path(
      `M${x} ${y - r}l${r * 0.3} ${r * 0.7} ${r * 0.7} ${r * 0.3} ${-r * 0.7} ${r * 0.3} ${-r * 0.3} ${r * 0.7} ${-r * 0.3} ${-r * 0.7} ${-r * 0.7} ${-r * 0.3} ${r * 0.7} ${-r * 0.3}Z`,
      accent.shade,
    ),
  ),
];
