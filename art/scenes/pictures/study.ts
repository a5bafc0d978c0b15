import { figure } from "../../kit/figure/figure.ts";
import { poses } from "../../kit/figure/pose.ts";
import { groundShadow } from "../../kit/light.ts";
import { accent, tone } from "../../kit/paint.ts";
import type { Picture } from "../../kit/picture.ts";
import { fernPot } from "../../kit/plants.ts";
import { chair, table } from "../../kit/furniture.ts";
import { clock, pendant, room } from "../../kit/room.ts";
import { path, placed, polygon, rect, stroke, type Point } from "../../kit/svg.ts";
import { books, laptop } from "../../kit/things.ts";
import { mug } from "../../kit/tableware.ts";

/** A student reads at a library table; an apron for the evening shift hangs beside her. */
export const drawing: Picture = () => [
  room(1200, 675, 530),
  bookcase([60, 90], 420, 450),
  clock([640, 130], 52),
  pendant([820, 150], 130, accent.solid),
  hook([1060, 150]),
  groundShadow([720, 640], 330, 0.28),
  chair([850, 530], 118, accent.art, -1),
  figure({
    at: [842, 528],
    size: 470,
    facing: -1,
    build: "curvy",
    pose: { ...poses.sitting, turn: 0.65, lean: 7, head: { tilt: 10 } },
    face: { skin: "amber", hair: "bun", hat: "hijab", hatColor: accent.art, hatShade: accent.shade },
    wear: { top: "jumper", topColor: tone.cream, bottomColor: tone.night, shoeColor: tone.clay },
    reach: { far: [650, 424], near: [712, 430] },
    hands: { near: "fist" },
    held: {
      near: ([x, y], scale) =>
        stroke(
          [
            [x - 22 * scale, y + 20 * scale],
            [x + 16 * scale, y - 50 * scale],
          ],
          tone.signal,
          9 * scale,
        ),
    },
  }),
  table([380, 444], 400, 196),
  laptop([520, 444], { scale: 0.7, flip: true }),
  polygon(
    [
      [600, 444],
      [630, 422],
      [740, 422],
      [720, 444],
    ],
    tone.white,
  ),
  stroke("M684 424L666 442M640 430H668M696 430H722", accent.art, 3),
  books([430, 444], [accent.solid, tone.clay, accent.art, tone.night], { scale: 0.62 }),
  mug([588, 444], accent.art, { scale: 0.6 }),
  fernPot([1110, 660], 230, tone.cream),
];

/** Shelves full of books. */
const bookcase = ([x, y]: Point, width: number, height: number): string => {
  const colors = [
    accent.art,
    tone.night,
    tone.clay,
    accent.line,
    tone.slate,
    accent.solid,
    tone.dune,
    tone.leaf,
  ];
  const rows = [0, 1, 2].map((row) => {
    const floor = y + 16 + (row + 1) * ((height - 16) / 3) - 14;
    let left = x + 26;
    const spines: string[] = [];
    for (let index = 0; left < x + width - 60; index += 1) {
      const wide = 22 + ((index * 7 + row * 5) % 4) * 6;
      const tall = 82 + ((index * 13 + row * 17) % 5) * 8;
      const skip = (index + row) % 9 === 7;
      if (!skip)
        spines.push(
          rect(left, floor - tall, wide, tall, colors[(index * 3 + row) % colors.length] ?? tone.clay, 3),
          rect(left + 4, floor - tall + 14, wide - 8, 8, tone.white, 0, { opacity: 0.4 }),
        );
      left += wide + 3;
    }
    return spines.join("") + rect(x, floor, width, 14, tone.wood);
  });
  return (
    rect(x, y, width, height, tone.bark, 8) +
    rect(x + 14, y + 14, width - 28, height - 28, "#6a4835", 4) +
    rows.join("") +
    rect(x, y, 14, height, tone.wood) +
    rect(x + width - 14, y, 14, height, tone.wood) +
    rect(x, y, width, 16, tone.wood, 6)
  );
};

/** An apron on its hook. */
const hook = (at: Point): string =>
  placed(
    at,
    {},
    rect(-70, -14, 140, 24, tone.wood, 8),
    stroke("M0-2V20M-46-2V16M46-2V16", tone.night, 8),
    stroke("M-26 60C-22 20-6 18 0 18C6 18 22 20 26 60", tone.night, 7),
    path(
      "M-34 56H34C36 96 60 108 74 120C70 180 76 230 72 270H-72C-76 230-70 180-74 120C-60 108-36 96-34 56Z",
      accent.solid,
    ),
    path("M14 56H34C36 96 60 108 74 120C70 180 76 230 72 270H30C40 200 30 120 14 56Z", tone.ink, {
      opacity: 0.16,
    }),
    path("M-36 160H36V212H-36Z", tone.ink, { opacity: 0.14 }),
  );
