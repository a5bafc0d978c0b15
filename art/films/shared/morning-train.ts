import { scene } from "../../scenes/shared/morning-train.ts";
import { changed, type Change, type Film, passing, shifted, turned, wave } from "../film.ts";

/** Sunrise at the station: a train goes by, the wind pump turns, clouds drift, trees stir. */
export const film: Film = {
  seconds: 6,
  frame: (orientation, moment) => {
    const { train, headway, pump, clouds, branch, trees } = places[orientation];
    return changed(scene(orientation), [
      [train, passing(-headway, moment)],
      [pump.text, turned(pump.at, 360 * moment)],
      ...clouds.map((text, index): Change => [text, shifted((20 + index * 8) * wave(moment), 0)]),
      [branch.text, turned(branch.at, 2.2 * wave(moment))],
      ...trees.map(({ text, at }, index): Change => [
        text,
        turned(at, (index % 2 ? -0.7 : 0.7) * wave(moment)),
      ]),
    ]);
  },
};

/** Where things stand in the scene, and how far one train is behind the other. */
const places = {
  wide: {
    train: "translate(1060 956)",
    headway: 3240,
    pump: { text: 'translate(1110 450) scale(0.92)"><g', at: [1110, 450] },
    clouds: ["M1120 350c", "M260 300c"],
    branch: { text: "M-30 60c", at: [-30, 60] },
    trees: [
      { text: 'cx="218.9" cy="940"', at: [205, 940] },
      { text: 'cx="2308.2" cy="930"', at: [2295, 930] },
    ],
  },
  tall: {
    train: "translate(330 684)",
    headway: 1944,
    pump: { text: 'translate(95 330) scale(0.66)"><g', at: [95, 330] },
    clouds: ["M150 190c"],
    branch: { text: "M-30 -30c", at: [-30, -30] },
    trees: [{ text: 'cx="913.1" cy="650"', at: [903, 650] }],
  },
} as const;
