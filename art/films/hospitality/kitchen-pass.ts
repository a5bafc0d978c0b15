import { scene } from "../../scenes/hospitality/kitchen-pass.ts";
import { changed, type Change, type Film, rising, stretched, turned, wave } from "../film.ts";

/** Service at the pass: flames lick, pots and plates steam, the lamps stir in the draught. */
export const film: Film = {
  seconds: 5,
  frame: (orientation, moment) => {
    const { fire, lamps, steaming } = places[orientation];
    const flicker = 0.1 * wave(moment, 7) + 0.06 * wave(moment, 12);
    return changed(scene(orientation), [
      [`translate(${fire.join(" ")})`, stretched(fire, 1 - flicker / 2, 1 + flicker)],
      ...lamps.map((x, index): Change => [
        `M${x} 0L${x} `,
        turned([x, -80], (index % 2 ? -0.8 : 0.8) * wave(moment)),
      ]),
      ...steaming.map(([x, y, lift, height], index): Change => [
        `translate(${x} ${y})`,
        (part) => part + rising([x, y - lift], height, (moment + index * 0.13) % 1, 2),
      ]),
    ]);
  },
};

/** Where things stand in the scene; what steams has how far its steam begins above it, and how high that goes. */
const places = {
  wide: {
    fire: [1010, 860],
    lamps: [940, 2010, 420],
    steaming: [
      [790, 860, 170, 210],
      [2060, 860, 150, 170],
      [1040, 1002, 60, 110],
      [1250, 1004, 66, 110],
      [300, 1002, 50, 90],
    ],
  },
  tall: {
    fire: [110, 610],
    lamps: [130, 950],
    steaming: [
      [900, 610, 130, 150],
      [310, 764, 56, 100],
      [90, 762, 46, 80],
    ],
  },
} as const;
