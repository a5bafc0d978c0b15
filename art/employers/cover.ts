import { skyline } from "../kit/city.ts";
import { glow } from "../kit/light.ts";
import { accent, linear, tone } from "../kit/paint.ts";
import { tuft } from "../kit/plants.ts";
import { cloud, ridge, sky, water } from "../kit/sky.ts";
import { placed, rect, type Point } from "../kit/svg.ts";
import { banksia, gumTree, palm, streetTree } from "../kit/trees.ts";
import { ute } from "../kit/vehicles.ts";
import { crew, type Crew } from "./people.ts";
import { border, premises } from "./premises.ts";

/** How an employer's own place is drawn. */
export interface Place {
  building: keyof typeof premises;
  land: keyof typeof lands;
  crew: Crew;
  /** A ute stands in front. */
  ute?: boolean;
  /** Another one gives other hills and trees. */
  seed: number;
}

const width = 2400;
const ground = 760;

/** What is around the building, far to near. */
const lands = {
  country: (seed: number) => [
    ridge(width, 640, 170, accent.line, seed),
    ridge(width, 690, 110, accent.art, seed + 7, 0.3),
    rect(0, 660, width, 140, linear(90, tone.fern, tone.leaf)),
    gumTree([170, 730], 470, seed),
    gumTree([620, 700], 300, seed + 4),
    gumTree([2270, 730], 420, seed + 2),
  ],
  coast: (seed: number) => [
    ridge(width, 590, 90, accent.line, seed),
    water(width, 570, 680, seed),
    rect(0, 670, width, 130, linear(90, tone.cream, tone.sand)),
    palm([240, 760], 520),
    palm([430, 740], 380, { lean: -0.06 }),
    palm([2290, 750], 460, { lean: -0.08 }),
  ],
  suburb: (seed: number) => [
    skyline(0, width, 690, 250, accent.line, seed, 0.8),
    rect(0, 680, width, 120, linear(90, tone.fern, tone.leaf)),
    streetTree([220, 750], 400, seed),
    streetTree([640, 720], 280, seed + 3),
    streetTree([2260, 750], 360, seed + 5),
  ],
  city: (seed: number) => [
    skyline(0, width, 740, 430, accent.line, seed, 0.7),
    skyline(0, width, 740, 280, accent.art, seed + 5, 0.25),
    rect(0, 730, width, 70, tone.dune),
    streetTree([260, 770], 360, seed),
    streetTree([600, 750], 270, seed + 2),
  ],
} as const;

/** A cover of 2400 × 900: the employer's own place with its sign, and two of its people. */
export const cover = (place: Place, sign: (at: Point, size: number) => string): string[] => [
  sky(width, 900, [480, 360]),
  cloud([760, 200], 420, tone.white, 0.65),
  cloud([1700 + place.seed * 40, 120], 340, tone.white, 0.5),
  ...lands[place.land](place.seed),
  glow([420, 640], 800, 180, "#fff3d6", 0.7),
  premises[place.building]([1040, ground], sign),
  border([1060, ground], 980, place.seed),
  rect(0, ground, width, 140, linear(90, tone.sand, tone.dune)),
  rect(0, ground, width, 8, tone.white, 0, { opacity: 0.5 }),
  ...(place.ute ? [ute([620, 850], 560, accent.solid)] : []),
  crew(place.crew, [960 + 40 * (place.seed % 4), 868], 410),
  placed([0, 0], {}, banksia([40, 930], 300, accent.art, place.seed)),
  tuft([330, 910], 110, undefined, place.seed),
  tuft([2330, 915], 130, undefined, place.seed + 1),
];
