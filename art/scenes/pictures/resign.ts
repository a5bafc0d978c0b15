import { desk, on, envelope } from "../../kit/desk.ts";
import { accent } from "../../kit/paint.ts";
import { potPlant } from "../../kit/plants.ts";
import { windowFrame, framed } from "../../kit/room.ts";
import { mug } from "../../kit/tableware.ts";
import { carton } from "../../kit/tools.ts";
import type { Picture } from "../../kit/picture.ts";

/** Leaving well: a box with a plant and a mug, a letter on the table. */
export const drawing: Picture = () => [
  ...desk(),
  windowFrame({ at: [90, 80], width: 300, height: 290, panes: [2, 1] }),
  potPlant([740, 400], 250, accent.art),
  mug([900, 400], accent.shade, { scale: 1.7 }),
  on([800, 600], 260, 2.6, (foot, placing) => carton(foot, placing)),
  envelope([390, 560], { scale: 1.5, turn: -6 }),
  framed([480, 130], 150, 190),
];
