import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { glow, groundShadow } from "../../kit/light.ts";
import { accent, linear, tone } from "../../kit/paint.ts";
import type { Picture } from "../../kit/picture.ts";
import { potPlant } from "../../kit/plants.ts";
import { circle, path, placed, type Point, rect, stroke } from "../../kit/svg.ts";
import { coins } from "../../kit/desk.ts";
import { phone } from "../../kit/things.ts";

/** A worker checks his pay on the phone, before a large payslip, coins and a scale in balance. */
export const drawing: Picture = () => [
  rect(0, 0, 1200, 675, linear(100, tone.cream, tone.sand)),
  glow([330, 260], 520, 380, accent.line, 0.8),
  path("M0 540C260 500 760 510 1200 545V675H0Z", linear(90, tone.dune, tone.clay)),
  payslip(),
  scales([640, 560]),
  ...[
    [150, 610, 4],
    [240, 630, 7],
    [460, 620, 5],
  ].map(([x = 0, y = 0, count = 0]) => coins([x, y], count)),
  groundShadow([900, 630], 120, 0.34),
  figure({
    at: [900, 632],
    size: 530,
    facing: -1,
    build: "medium",
    pose: { ...poses.reading, turn: 0.5 },
    face: { skin: "umber", hair: "buzz", hairColor: "black", beard: "short" },
    wear: {
      top: "polo",
      topColor: accent.solid,
      sleeve: "short",
      over: "apron",
      overColor: tone.night,
      bottomColor: tone.slate,
      shoeColor: tone.cream,
    },
    hands: { far: "fist" },
    held: {
      far: ([x, y], scale) => phone([x - 4 * scale, y - 26 * scale], { scale: scale * 1.2, turn: -8 }),
    },
  }),
  potPlant([1110, 690], 280, accent.art),
];

const payslip = (): string =>
  placed(
    [300, 280],
    { turn: 3 },
    rect(-150, -200, 330, 410, tone.ink, 12, { opacity: 0.12 }),
    rect(-165, -214, 330, 410, tone.white, 12),
    rect(-165, -214, 330, 70, accent.solid, 12),
    stroke("M-130-178H-10M90-178H130", tone.white, 14),
    ...[-106, -66, -26, 14].map(
      (y, index) =>
        stroke(`M-130 ${y}H${[0, 30, -30, 10][index]}`, tone.mist, 11) +
        stroke(`M86 ${y}H130`, tone.slate, 11),
    ),
    rect(-140, 56, 280, 76, accent.line, 10),
    stroke("M-116 94H-30", tone.night, 14),
    stroke("M50 94H120", accent.solid, 18),
    stroke("M-130 162H60", tone.mist, 9),
  );

const scales = ([x, y]: Point): string => {
  const pan = (left: number) =>
    stroke(`M${left} ${y - 250}l-52 120M${left} ${y - 250}l52 120`, tone.slate, 4) +
    path(`M${left - 66} ${y - 134}h132q-12 42 -66 42t-66 -42z`, accent.art);
  return (
    groundShadow([x, y + 6], 90, 0.3) +
    pan(x - 110) +
    pan(x + 110) +
    coins([x - 110, y - 136], 3) +
    placed(
      [x + 110, y - 176],
      { scale: 0.8 },
      circle(0, 0, 46, tone.white, { stroke: tone.night, "stroke-width": 8 }),
      stroke("M0-26V0L18 12", tone.night, 7),
    ) +
    rect(x - 6, y - 270, 12, 264, tone.night) +
    rect(x - 124, y - 262, 248, 12, tone.night, 6) +
    circle(x, y - 272, 16, accent.solid) +
    path(`M${x - 72} ${y}q6 -26 72 -26t72 26z`, tone.night)
  );
};
