import { accent } from "../../kit/paint.ts";
import { cone } from "../../kit/site.ts";
import { ground } from "../../kit/spot.ts";
import { toolbox, spanner } from "../../kit/tools.ts";
import type { Picture } from "../../kit/picture.ts";

/** A toolbox and a cone beside an empty bay. */
export const spot: Picture = () => [
  ground(),
  toolbox([190, 248], accent.solid, { scale: 1.5 }),
  cone([340, 250], 1.05),
  spanner([286, 150], { scale: 1, turn: 38 }),
];
