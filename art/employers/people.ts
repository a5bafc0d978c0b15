import { figure, type Figure } from "../kit/figure/figure.ts";
import { poses } from "../kit/figure/pose.ts";
import { groundShadow } from "../kit/light.ts";
import { accent, tone } from "../kit/paint.ts";
import type { Point } from "../kit/svg.ts";

type Person = Omit<Figure, "at" | "size" | "pose"> & { pose?: Figure["pose"] };

/** Who stands before an employer's premises, dressed for its work. */
const crews = {
  workshop: [
    {
      build: "broad",
      face: { skin: "olive", hair: "crop", hairColor: "black", beard: "full" },
      wear: {
        top: "tee",
        topColor: tone.white,
        sleeve: "short",
        over: "overalls",
        overColor: tone.night,
        bottomColor: tone.night,
        shoes: "boots",
      },
    },
    {
      build: "medium",
      face: { skin: "umber", hair: "bun", hairColor: "black", mood: "laugh" },
      wear: {
        top: "shirt",
        topColor: accent.solid,
        sleeve: "rolled",
        bottomColor: tone.night,
        shoes: "boots",
        shoeColor: tone.clay,
      },
    },
  ],
  site: [
    {
      build: "medium",
      face: {
        skin: "sand",
        hair: "ponytail",
        hairColor: "brown",
        hat: "hardHat",
        hatColor: tone.white,
        hatShade: tone.mist,
      },
      wear: {
        top: "shirt",
        topColor: accent.art,
        sleeve: "rolled",
        over: "vest",
        overColor: tone.signal,
        bottomColor: tone.night,
        shoes: "boots",
      },
    },
    {
      build: "slim",
      face: { skin: "cocoa", hair: "crop", hairColor: "black", mood: "smile" },
      wear: { top: "polo", topColor: accent.solid, sleeve: "short", bottomColor: tone.slate, shoes: "boots" },
    },
  ],
  children: [
    {
      build: "curvy",
      face: { skin: "amber", hair: "curls", hairColor: "brown", mood: "laugh" },
      wear: {
        top: "polo",
        topColor: accent.solid,
        sleeve: "short",
        bottomColor: tone.night,
        shoes: "trainers",
      },
    },
    {
      build: "slim",
      face: { skin: "porcelain", hair: "bob", hairColor: "copper", glasses: true },
      wear: { top: "tee", topColor: accent.line, sleeve: "short", bottomColor: tone.bark, shoes: "trainers" },
    },
  ],
  kitchen: [
    {
      build: "round",
      face: { skin: "cocoa", hair: "buzz", hairColor: "black", mood: "laugh" },
      wear: {
        top: "chef",
        topColor: tone.white,
        over: "bib",
        overColor: accent.solid,
        bottomColor: tone.night,
      },
    },
    {
      build: "slim",
      face: { skin: "sand", hair: "wave", hairColor: "blond" },
      wear: {
        top: "shirt",
        topColor: tone.cream,
        sleeve: "rolled",
        over: "apron",
        overColor: accent.shade,
        bottomColor: tone.night,
      },
    },
  ],
  care: [
    {
      build: "medium",
      face: { skin: "umber", hair: "ringlets", hairColor: "black" },
      wear: {
        top: "polo",
        topColor: accent.art,
        sleeve: "short",
        over: "lanyard",
        overColor: tone.night,
        bottomColor: tone.slate,
      },
    },
    {
      build: "slim",
      face: {
        skin: "olive",
        hair: "fringe",
        hat: "hijab",
        hatColor: tone.cream,
        hatShade: tone.dune,
        mood: "laugh",
      },
      wear: { top: "jumper", topColor: accent.solid, sleeve: "long", bottomColor: tone.night },
    },
  ],
  office: [
    {
      build: "medium",
      face: { skin: "amber", hair: "parted", hairColor: "black", glasses: true },
      wear: {
        top: "blazer",
        topColor: accent.shade,
        underColor: tone.white,
        bottomColor: tone.night,
        shoes: "shoes",
      },
    },
    {
      build: "curvy",
      face: { skin: "porcelain", hair: "long", hairColor: "chestnut", mood: "laugh" },
      wear: {
        top: "shirt",
        topColor: tone.cream,
        sleeve: "rolled",
        bottom: "skirt",
        bottomColor: accent.solid,
        shoes: "shoes",
      },
    },
  ],
} as const satisfies Record<string, readonly [Person, Person]>;
export type Crew = keyof typeof crews;

/** Two people who meet: the left one looks right, the right one waves back. */
export const crew = (name: Crew, [x, y]: Point, size: number): string => {
  const [left, right] = crews[name];
  return (
    groundShadow([x, y], size * 0.16, 0.36) +
    figure({ ...left, at: [x, y], size, pose: poses.relaxed }) +
    groundShadow([x + size * 0.52, y + 12], size * 0.16, 0.36) +
    figure({ ...right, at: [x + size * 0.52, y + 12], size: size * 0.95, facing: -1, pose: poses.waving })
  );
};
