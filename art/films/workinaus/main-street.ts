import { scene } from "../../scenes/workinaus/main-street.ts";
import { changed, type Change, type Film, shifted, turned, wave } from "../film.ts";

/** A morning in the main street: the ute drives on and comes back round, clouds drift, leaves move in the wind. */
export const film: Film = {
  seconds: 6,
  frame: (orientation, moment) => {
    const { ute, length, width, clouds, branch, trees } = places[orientation];
    const [x, y] = ute;
    return changed(scene(orientation), [
      [`translate(${x} ${y})`, shifted(drive(moment, x + length, width - x + length), wave(moment, 12))],
      ...clouds.map((text, index): Change => [text, shifted((18 + index * 8) * wave(moment), 0)]),
      [branch.text, turned(branch.at, 2.2 * wave(moment))],
      ...trees.map(({ text, at }, index): Change => [
        text,
        turned(at, (index % 2 ? -0.7 : 0.7) * wave(moment)),
      ]),
    ]);
  },
};

/** How far from its place the ute is: it waits, leaves at the left, comes from the right and stops where it was. */
const drive = (moment: number, toLeft: number, toRight: number): number => {
  const [waits, gone, comes] = [0.1, 0.45, 0.5];
  if (moment < waits) return 0;
  if (moment < gone) return -toLeft * ((moment - waits) / (gone - waits)) ** 2.2;
  if (moment < comes) return toRight;
  return toRight * (1 - (moment - comes) / (1 - comes)) ** 2.2;
};

/** Where things stand in the scene. */
const places = {
  wide: {
    ute: [1440, 1100],
    length: 380,
    width: 2400,
    clouds: ["M590 250c", "M150 160c", "M1690 120c"],
    branch: { text: "M2440 -40c", at: [2440, -40] },
    trees: [
      { text: 'cx="247.1" cy="950"', at: [240, 950] },
      { text: 'cx="972" cy="930"', at: [965, 930] },
    ],
  },
  tall: {
    ute: [560, 775],
    length: 280,
    width: 1080,
    clouds: ["M120 150c"],
    branch: { text: "M1110 -30c", at: [1110, -30] },
    trees: [{ text: 'cx="340.9" cy="640"', at: [335, 640] }],
  },
} as const;
