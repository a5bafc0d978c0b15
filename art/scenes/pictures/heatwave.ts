import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import { ridge, sky } from "../../kit/sky.ts";
import { circle, ellipse, path, rect, type Point } from "../../kit/svg.ts";
import { gumTree } from "../../kit/trees.ts";
import type { Picture } from "../../kit/picture.ts";

/** A heatwave: a low white sun over dry country, shade, a hat and water. */
export const drawing: Picture = () => [
  sky(1200, 675, [850, 250]),
  glow([850, 240], 420, 380, "#ffd27a", 0.95),
  circle(850, 240, 96, "#fff4d2"),
  ridge(1200, 470, 90, accent.line, 4),
  ridge(1200, 520, 60, accent.art, 9, 0.35),
  path("M0 520C300 490 800 500 1200 530V675H0Z", linear(90, tone.dune, tone.clay)),
  gumTree([230, 560], 500, 6),
  groundShadow([560, 610], 200, 0.34),
  rect(480, 430, 30, 180, tone.bark, 4),
  rect(650, 430, 30, 180, tone.bark, 4),
  rect(440, 460, 290, 22, tone.wood, 4),
  rect(440, 530, 290, 22, tone.wood, 4),
  hat([520, 442]),
  bottle([800, 610]),
];

/** A straw hat, its brim's left end at the point. */
const hat = ([x, y]: Point): string =>
  ellipse(x + 70, y, 104, 22, tone.dune) +
  path(`M${x + 14} ${y - 4}C${x + 16} ${y - 78} ${x + 124} ${y - 78} ${x + 126} ${y - 4}Z`, tone.sand) +
  path(
    `M${x + 13} ${y - 6}C${x + 40} ${y + 8} ${x + 100} ${y + 8} ${x + 127} ${y - 6}L${x + 124} ${y - 28}C${x + 98} ${y - 16} ${x + 42} ${y - 16} ${x + 16} ${y - 28}Z`,
    accent.solid,
  );

/** A water bottle on the ground. */
const bottle = ([x, y]: Point): string =>
  groundShadow([x + 10, y], 70, 0.34) +
  rect(x - 38, y - 190, 76, 190, linear(0, accent.art, accent.shade), 22) +
  rect(x - 22, y - 226, 44, 44, tone.night, 8) +
  rect(x - 26, y - 150, 12, 110, tone.white, 6, { opacity: 0.4 });
