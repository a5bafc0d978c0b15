import { scene } from "../../scenes/shared/harbour.ts";
import { changed, type Change, faded, type Film, passing, shifted, turned, wave } from "../film.ts";

/** Dusk at the harbour: a ferry and a train pass, lights come and go in the towers and tremble on the water. */
export const film: Film = {
  seconds: 6,
  frame: (orientation, moment) => {
    const { train, ferry, clouds, branch } = places[orientation];
    const pass = ({ text, by }: { text: string; by: number }): Change => [text, passing(by, moment)];
    return changed(scene(orientation), [
      pass(train),
      pass(ferry),
      ...windows.map(([opacity, change]): Change => [
        `fill="#ffdf9e" opacity="${opacity}"`,
        faded(opacity + change * wave(moment)),
      ]),
      ...reflections.map(([opacity, drift]): Change => [
        `<g opacity="${opacity}"`,
        (part) => shifted(drift * wave(moment, 2), 0)(faded(opacity + 0.16 * wave(moment, 3))(part)),
      ]),
      ...clouds.map((text, index): Change => [text, shifted((20 + index * 8) * wave(moment), 0)]),
      [branch.text, turned(branch.at, 2.2 * wave(moment))],
    ]);
  },
};

/** How bright the windows of the towers and the lights on the water are, and what changes in them. */
const windows = [
  [0.92, -0.3],
  [0.66, 0.3],
  [0.34, -0.3],
] as const;
const reflections = [
  [0.62, 8],
  [0.48, -8],
] as const;

/** Where things are in the scene, and how far one is from the next of its kind. */
const places = {
  wide: {
    train: { text: "translate(1330 566)", by: -1890 },
    ferry: { text: "translate(1740 896)", by: 2160 },
    clouds: ["M530 330c", "M1330 270c"],
    branch: { text: "M2440 40c", at: [2440, 40] },
  },
  tall: {
    train: { text: "translate(330 417)", by: -648 },
    ferry: { text: "translate(640 652)", by: 864 },
    clouds: ["M130 150c"],
    branch: { text: "M1110 -30c", at: [1110, -30] },
  },
} as const;
