import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { groundShadow } from "../../kit/light.ts";
import { accent, clip, linear, tone } from "../../kit/paint.ts";
import type { Picture } from "../../kit/picture.ts";
import { potPlant } from "../../kit/plants.ts";
import { cloud, sky } from "../../kit/sky.ts";
import { circle, ellipse, group, path, placed, rect, stroke } from "../../kit/svg.ts";
import { suitcase } from "../../kit/things.ts";

/** A traveller with passport and case before a globe that a plane circles. */
export const drawing: Picture = () => [
  sky(1200, 675, [280, 260]),
  cloud([180, 150], 220, tone.white, 0.7),
  cloud([1060, 180], 240, tone.white, 0.7),
  rect(0, 560, 1200, 115, linear(90, tone.sand, tone.dune)),
  globe(),
  passport(),
  groundShadow([900, 630], 110, 0.34),
  suitcase([1012, 632], accent.art, { scale: 0.95 }),
  figure({
    at: [880, 632],
    size: 500,
    facing: -1,
    build: "slim",
    pose: { ...poses.standing, turn: 0.5, arms: { near: [-20, 8], far: [40, 60] } },
    face: { skin: "sand", hair: "long", hairColor: "black", mood: "laugh" },
    wear: {
      top: "jacket",
      topColor: accent.solid,
      underColor: tone.cream,
      bottomColor: tone.night,
      shoeColor: tone.cream,
      scarf: tone.cream,
    },
    reach: { far: [785, 330], near: [992, 420] },
    hands: { far: "fist", near: "fist" },
    held: {
      far: ([x, y], scale) =>
        placed(
          [x, y - 26 * scale],
          { scale, turn: -10 },
          rect(-34, -46, 68, 92, accent.shade, 8),
          circle(0, -8, 17, "none", { stroke: tone.signal, "stroke-width": 5 }),
        ),
    },
  }),
  potPlant([1150, 705], 240, accent.art),
  potPlant([50, 705], 230, tone.cream),
];

const disc = "M280 330a200 200 0 1 1 400 0a200 200 0 1 1-400 0Z";

const globe = (): string =>
  groundShadow([480, 600], 210, 0.3) +
  circle(480, 330, 200, linear(45, accent.soft, accent.line, accent.art)) +
  group(
    { "clip-path": clip(disc) },
    path(
      "M300 210C340 170 420 150 470 170C500 190 460 220 430 230C420 260 380 270 360 300C330 320 300 290 290 270Z",
      tone.fern,
    ),
    path("M520 160C570 150 620 180 650 230C640 250 600 240 580 230C560 240 540 220 530 200Z", tone.leaf),
    path(
      "M500 350C540 320 600 330 640 350C660 390 640 440 590 450C560 440 530 440 510 420C490 400 486 370 500 350Z",
      tone.fern,
    ),
    path("M330 380C360 360 400 380 400 420C390 460 370 500 350 500C330 470 320 420 330 380Z", tone.leaf),
    ellipse(480, 330, 80, 200, "none", { stroke: tone.white, "stroke-width": 3, opacity: 0.5 }),
    stroke("M280 330H680M306 230H654M306 430H654", tone.white, 3, { opacity: 0.5 }),
    path("M560 110C700 200 700 460 540 560C720 540 760 160 560 110Z", tone.ink, { opacity: 0.16 }),
  ) +
  circle(566, 392, 12, tone.white) +
  circle(566, 392, 7, accent.solid) +
  stroke("M566 392C520 230 330 120 190 250", accent.solid, 5, { "stroke-dasharray": "16 14" }) +
  placed(
    [176, 262],
    { turn: -36, scale: 0.8 },
    path(
      "M-66 0C-66-12-54-16-40-16H-4L-34-64H-14L34-16H58L72-36H86L78 0L86 36H72L58 16H34L-14 64H-34L-4 16H-40C-54 16-66 12-66 0Z",
      accent.solid,
    ),
  );

const passport = (): string =>
  placed(
    [150, 500],
    { turn: -12 },
    rect(-70, -92, 156, 206, tone.ink, 14, { opacity: 0.14 }),
    rect(-78, -102, 156, 206, accent.solid, 14),
    rect(-78, -102, 20, 206, accent.shade, 8),
    circle(10, -16, 38, "none", { stroke: tone.signal, "stroke-width": 6 }),
    stroke("M-28-16H48M10-54C-8-34-8 2 10 22M10-54C28-34 28 2 10 22", tone.signal, 4),
    stroke("M-22 56H42M-8 76H28", tone.signal, 7),
  );
