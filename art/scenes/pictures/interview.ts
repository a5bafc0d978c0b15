import { skyline } from "../../kit/city.ts";
import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { beam, groundShadow } from "../../kit/light.ts";
import { accent, tone } from "../../kit/paint.ts";
import type { Picture } from "../../kit/picture.ts";
import { figPlant, potPlant } from "../../kit/plants.ts";
import { chair, table } from "../../kit/furniture.ts";
import { pendant, room, windowFrame } from "../../kit/room.ts";
import { clipboard } from "../../kit/things.ts";
import { mug } from "../../kit/tableware.ts";

/** Two people talk across a table: an interview that goes well. */
export const drawing: Picture = () => [
  room(1200, 675, 510),
  windowFrame({
    at: [330, 70],
    width: 520,
    height: 320,
    panes: [3, 1],
    view: skyline(330, 800, 390, 230, accent.line, 6) + skyline(340, 780, 390, 140, accent.art, 3, 0.5),
  }),
  beam(
    [
      [350, 520],
      [820, 520],
      [1040, 675],
      [470, 675],
    ],
    tone.white,
    0.45,
    60,
  ),
  pendant([190, 120], 110, accent.solid),
  pendant([1010, 120], 110, accent.art),
  groundShadow([600, 630], 400, 0.28),
  chair([250, 515], 120, accent.solid, 1),
  figure({
    at: [262, 513],
    size: 470,
    pose: { ...poses.sitting, turn: 0.65, lean: 3 },
    face: { skin: "amber", hair: "bob", hairColor: "black", mood: "laugh" },
    wear: {
      top: "blazer",
      topColor: accent.solid,
      underColor: tone.white,
      bottomColor: tone.night,
      shoes: "shoes",
    },
    reach: { far: [420, 395], near: [400, 410] },
    hands: { far: "open" },
  }),
  chair([950, 515], 120, tone.clay, -1),
  figure({
    at: [938, 513],
    size: 470,
    facing: -1,
    build: "broad",
    pose: { ...poses.sitting, turn: 0.65, lean: 4 },
    face: { skin: "porcelain", hair: "swept", hairColor: "grey", beard: "short", aged: true, glasses: true },
    wear: {
      top: "shirt",
      topColor: tone.slate,
      underColor: tone.slate,
      sleeve: "rolled",
      bottomColor: tone.bark,
      shoes: "shoes",
    },
    reach: { far: [775, 380], near: [800, 412] },
    hands: { far: "fist" },
    held: { far: ([x, y], scale) => clipboard([x, y - 24 * scale], { scale: scale * 0.95, turn: -10 }) },
  }),
  table([390, 426], 420, 204),
  mug([500, 426], accent.art, { scale: 0.75 }),
  mug([700, 426], tone.white, { scale: 0.75 }),
  potPlant([1140, 700], 280, accent.art),
  figPlant([70, 640], 400, tone.cream, 4),
];
