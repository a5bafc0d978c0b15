import { desk, on } from "../../kit/desk.ts";
import { accent, tone } from "../../kit/paint.ts";
import { potPlant } from "../../kit/plants.ts";
import { windowFrame, clock } from "../../kit/room.ts";
import { stroke } from "../../kit/svg.ts";
import { mug, steam } from "../../kit/tableware.ts";
import { satchel, books } from "../../kit/things.ts";
import type { Picture } from "../../kit/picture.ts";

/** Back to work after a break: the bag is packed, the coffee is hot, the morning is bright. */
export const drawing: Picture = () => [
  ...desk(),
  windowFrame({
    at: [640, 70],
    width: 400,
    height: 330,
    panes: [2, 2],
  }),
  clock([480, 190], 78),
  stroke("M170 150H360", tone.bark, 16),
  satchel([265, 150], accent.solid, 150, { scale: 1.6 }),
  on([560, 590], 90, 2, (foot, placing) => mug(foot, accent.art, placing)),
  steam([556, 470], 90),
  on([790, 592], 150, 1.8, (foot, placing) => books(foot, [accent.solid, tone.cream, accent.shade], placing)),
  potPlant([1060, 600], 260, accent.art),
];
