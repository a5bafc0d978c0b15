import { clip, tone } from "../paint.ts";
import { group, path, type Point } from "../svg.ts";
import { covers } from "./covers.ts";
import { tops } from "./tops.ts";
import type { Torso } from "./torso.ts";

export type Sleeve = "none" | "short" | "rolled" | "long";
export type Top = "tee" | "shirt" | "polo" | "jumper" | "jacket" | "blazer" | "chef" | "scrubs" | "hoodie";
export type Over = "apron" | "bib" | "vest" | "overalls" | "lanyard" | "waistcoat";

/** What a person wears. `topShade` and the like are only for colours that ink does not darken well. */
export interface Clothes {
  top: Top;
  topColor: string;
  sleeve?: Sleeve;
  /** The shirt under a jacket or blazer. */
  underColor?: string;
  over?: Over;
  overColor?: string;
  bottom?: "trousers" | "shorts" | "skirt" | "dress" | "cropped";
  bottomColor?: string;
  shoes?: "boots" | "trainers" | "shoes" | "bare";
  shoeColor?: string;
  gloves?: string;
  scarf?: string;
}

/** Half widths added to the body by what is worn, in thousandths. */
export const looseness: Record<Top, number> = {
  tee: 3,
  shirt: 4,
  polo: 3,
  jumper: 6,
  jacket: 9,
  blazer: 6,
  chef: 6,
  scrubs: 6,
  hoodie: 9,
};

/** How far down the arm a sleeve comes, 0–1. */
export const sleeveLength: Record<Sleeve, number> = { none: 0, short: 0.33, rolled: 0.56, long: 0.97 };

/** The trunk's clothes, on the trunk's outline. */
export const clothes = (trunk: Torso, wear: Clothes, unit: number): string => {
  const marks = tops[wear.top](trunk, wear, unit) + (wear.over ? covers[wear.over](trunk, wear, unit) : "");
  return (
    path(trunk.outline, wear.topColor) +
    group(
      { "clip-path": clip(trunk.outline) },
      marks,
      path(trunk.patch(shadowed), tone.ink, { opacity: 0.13 }),
      path(trunk.patch(fold), tone.ink, { opacity: 0.06 }),
    )
  );
};

const shadowed: readonly Point[] = [
  [1.4, 1.1],
  [1.4, -0.1],
  [0.2, -0.1],
  [0.5, 0.2],
  [0.36, 0.5],
  [0.62, 0.72],
  [0.5, 0.9],
];
const fold: readonly Point[] = [
  [-1.2, 0.3],
  [-0.3, 0.34],
  [0.4, 0.24],
  [-0.2, 0.25],
  [-1.2, 0.14],
];
