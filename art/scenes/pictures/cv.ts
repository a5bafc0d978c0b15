import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { groundShadow } from "../../kit/light.ts";
import { accent, tone } from "../../kit/paint.ts";
import type { Picture } from "../../kit/picture.ts";
import { potPlant } from "../../kit/plants.ts";
import { chair, shelf, table } from "../../kit/furniture.ts";
import { room } from "../../kit/room.ts";
import { circle, placed, rect, stroke } from "../../kit/svg.ts";
import { books, laptop } from "../../kit/things.ts";
import { mug } from "../../kit/tableware.ts";

/** A woman writes her CV; the sheet stands large beside her. */
export const drawing: Picture = () => [
  room(1200, 675, 520),
  shelf([840, 130], 260),
  books([930, 130], [accent.art, tone.clay, tone.night], { scale: 0.8 }),
  potPlant([1040, 130], 110, accent.solid),
  page(),
  groundShadow([800, 630], 330, 0.28),
  chair([955, 520], 116, accent.art, -1),
  figure({
    at: [945, 518],
    size: 460,
    facing: -1,
    build: "slim",
    pose: { ...poses.sitting, turn: 0.65, lean: 6, head: { tilt: 6 } },
    face: { skin: "cocoa", hair: "afro", hairColor: "black", glasses: true },
    wear: {
      top: "shirt",
      topColor: accent.solid,
      underColor: tone.cream,
      sleeve: "rolled",
      bottomColor: tone.night,
      shoeColor: tone.cream,
    },
    reach: { far: [790, 420], near: [820, 424] },
  }),
  table([500, 436], 380, 190),
  laptop([745, 436], { scale: 0.72, flip: true }),
  mug([560, 436], accent.art, { scale: 0.7 }),
  potPlant([1150, 700], 260, tone.cream),
  potPlant([60, 690], 230, accent.art),
];

const page = (): string =>
  placed(
    [290, 300],
    { turn: -3 },
    rect(-156, -212, 330, 440, tone.ink, 14, { opacity: 0.12 }),
    rect(-170, -226, 330, 440, tone.white, 14),
    rect(-170, -226, 330, 110, accent.solid, 14),
    rect(-170, -130, 330, 16, accent.shade),
    circle(-98, -156, 52, tone.white),
    circle(-98, -166, 22, "#8a5638"),
    stroke("M-132-132C-124-150-72-150-64-132", accent.art, 14),
    stroke("M-20-186H110M-20-158H60", tone.white, 14),
    ...[-60, 40, 140].flatMap((y, index) => [
      circle(-136, y, 12, index === 1 ? tone.signal : accent.art),
      stroke(`M-106 ${y}H${[40, 70, 20][index]}`, tone.night, 12),
      stroke(`M-106 ${y + 28}H126M-106 ${y + 50}H${[96, 110, 70][index]}`, tone.mist, 9),
    ]),
  );
