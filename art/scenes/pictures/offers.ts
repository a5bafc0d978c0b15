import { desk } from "../../kit/desk.ts";
import { groundShadow } from "../../kit/light.ts";
import { accent, tone } from "../../kit/paint.ts";
import { circle, path, rect, stroke } from "../../kit/svg.ts";
import { sheet } from "../../kit/things.ts";
import type { Picture } from "../../kit/picture.ts";

/** Two offers, weighed against each other. */
export const drawing: Picture = () => [
  ...desk(),
  groundShadow([600, 590], 150, 0.32),
  ...[340, 860].flatMap((x) => [
    stroke(`M${x} 190l-110 200M${x} 190l110 200`, tone.slate, 6),
    path(`M${x - 130} 388h260q-24 74 -130 74t-130 -74z`, accent.art),
  ]),
  sheet([330, 330], { scale: 2, turn: -5 }),
  sheet([868, 330], { scale: 2, turn: 5 }, accent.solid),
  ...[340, 860].map((x) => path(`M${x - 130} 388h260q-24 74 -130 74t-130 -74z`, accent.art)),
  rect(590, 150, 20, 430, tone.night),
  rect(320, 176, 560, 22, tone.night, 11),
  circle(600, 160, 32, accent.solid),
  path("M470 592q10 -50 130 -50t130 50z", tone.night),
];
