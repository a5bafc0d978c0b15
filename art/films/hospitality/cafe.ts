import { tram } from "../../kit/vehicles.ts";
import { scene } from "../../scenes/hospitality/cafe.ts";
import { changed, type Change, type Film, rising, turned, wave } from "../film.ts";

/** A morning in the café: cups and the machine steam, lamps and leaves stir, a tram passes in the street. */
export const film: Film = {
  seconds: 6,
  frame: (orientation, moment) => {
    const { window, lamps, steaming, plants } = places[orientation];
    const { left, right, ground } = window;
    const length = (right - left) * 0.8;
    // From the right edge of the window to the left one, in the middle of the loop.
    const along = Math.min(1, Math.max(0, (moment - 0.15) / 0.6));
    const passing = tram([right - (right - left + length) * along, ground], length);
    return changed(scene(orientation), [
      [window.text, (part) => part.replace("<ellipse", `${passing}<ellipse`)],
      ...lamps.map((x, index): Change => [
        `M${x} 0L${x} `,
        turned([x, -80], (index % 2 ? -0.9 : 0.9) * wave(moment)),
      ]),
      ...steaming.map(({ text, at, height }, index): Change => [
        text,
        (part) => part + rising(at, height, (moment + index * 0.13) % 1),
      ]),
      ...plants.map(({ text, at }, index): Change => [
        text,
        turned(at, (index % 2 ? -0.8 : 0.8) * wave(moment)),
      ]),
    ]);
  },
};

/** Where things stand in the scene, and something in the drawing of each. */
const places = {
  wide: {
    window: { text: "M90 130h860v690", left: 90, right: 950, ground: 835 },
    lamps: [1180, 1560, 1940],
    steaming: [
      { text: "translate(2170 820)", at: [2032, 770], height: 190 },
      { text: "translate(330 900)", at: [330, 848], height: 120 },
    ],
    plants: [
      { text: 'cx="106.5" cy="1340"', at: [90, 1340] },
      { text: 'cx="2346.1" cy="1390"', at: [2330, 1390] },
    ],
  },
  tall: {
    window: { text: "M40 150h330v520", left: 40, right: 370, ground: 690 },
    lamps: [300, 620, 920],
    steaming: [{ text: "translate(965 620)", at: [877, 590], height: 140 }],
    plants: [
      { text: 'cx="102.3" cy="1330"', at: [90, 1330] },
      { text: 'cx="1025.9" cy="1340"', at: [1010, 1340] },
    ],
  },
} as const;
