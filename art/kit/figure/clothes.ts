import { clip, tone } from "../paint.ts";
import { curve, ellipse, group, path, stroke, type Point } from "../svg.ts";
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
  const marks =
    drawings[wear.top](trunk, wear, unit) + (wear.over ? covers[wear.over](trunk, wear, unit) : "");
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

type Drawing = (trunk: Torso, wear: Clothes, unit: number) => string;

const dark = { opacity: 0.22 };

/** An opening at the neck: the colour seen in it. */
const neckline = (trunk: Torso, color: string, depth: number, width = 0.3): string =>
  path(
    trunk.patch(
      [
        [trunk.middle - width, 1.04],
        [trunk.middle * 1.1, 1 - depth],
        [trunk.middle + width, 1.04],
      ],
      0.5,
    ),
    color,
  );

const collar = (trunk: Torso, color: string, depth = 0.1): string => {
  const { middle } = trunk;
  const wing = (side: 1 | -1) =>
    path(
      trunk.patch(
        [
          [middle + side * 0.42, 1.02],
          [middle + side * 0.44, 0.955],
          [middle + side * 0.2, 0.985 - depth],
          [middle + side * 0.03, 0.97 - depth * 0.4],
          [middle + side * 0.14, 1.01],
        ],
        0.35,
      ),
      color,
    );
  return wing(-1) + wing(1);
};

const seam = (trunk: Torso, unit: number, from = 0.9, to = -0.05, aside = 0): string =>
  stroke(
    [trunk.at(trunk.middle + aside, from), trunk.at(trunk.middle * 0.9 + aside, to)],
    tone.ink,
    3 * unit,
    dark,
  );

const buttons = (trunk: Torso, unit: number, heights: readonly number[], color: string, aside = 0): string =>
  heights
    .map((height) => {
      const [x, y] = trunk.at(trunk.middle + aside, height);
      return ellipse(x, y, 5.4 * unit, 5.4 * unit, color);
    })
    .join("");

const drawings: Record<Top, Drawing> = {
  tee: (trunk, _, unit) =>
    stroke(
      [
        trunk.at(trunk.middle - 0.42, 0.985),
        trunk.at(trunk.middle, 0.93),
        trunk.at(trunk.middle + 0.42, 0.985),
      ],
      tone.ink,
      5 * unit,
      dark,
    ),
  jumper: (trunk, wear, unit) =>
    path(
      trunk.patch([
        [trunk.middle - 0.5, 1],
        [trunk.middle, 0.925],
        [trunk.middle + 0.5, 1],
        [trunk.middle, 0.96],
      ]),
      wear.underColor ?? tone.ink,
      wear.underColor ? {} : dark,
    ) +
    stroke([trunk.at(-1, 0.05), trunk.at(0, 0.04), trunk.at(1, 0.05)], tone.ink, 5 * unit, { opacity: 0.14 }),
  shirt: (trunk, wear, unit) =>
    seam(trunk, unit) +
    buttons(trunk, unit, [0.8, 0.64, 0.48, 0.32, 0.16], tone.cream) +
    collar(trunk, wear.underColor ?? tone.white) +
    stroke(
      trunk.patch(
        [
          [trunk.middle + 0.28, 0.74],
          [trunk.middle + 0.62, 0.74],
          [trunk.middle + 0.62, 0.63],
          [trunk.middle + 0.28, 0.63],
        ],
        0.2,
      ),
      tone.ink,
      2.6 * unit,
      { opacity: 0.16 },
    ),
  polo: (trunk, wear, unit) =>
    stroke([trunk.at(trunk.middle, 0.92), trunk.at(trunk.middle, 0.76)], tone.ink, 9 * unit, {
      opacity: 0.14,
    }) +
    buttons(trunk, unit, [0.87, 0.8], tone.cream) +
    collar(trunk, wear.underColor ?? wear.topColor, 0.08) +
    stroke(
      [
        trunk.at(trunk.middle - 0.36, 0.95),
        trunk.at(trunk.middle - 0.14, 0.9),
        trunk.at(trunk.middle, 0.94),
        trunk.at(trunk.middle + 0.2, 0.9),
        trunk.at(trunk.middle + 0.4, 0.95),
      ],
      tone.ink,
      3 * unit,
      { opacity: 0.18 },
    ),
  jacket: (trunk, wear, unit) =>
    neckline(trunk, wear.underColor ?? tone.white, 0.2) +
    seam(trunk, unit * 1.6, 0.82) +
    collar(trunk, wear.topColor, 0.17) +
    stroke(
      [trunk.at(trunk.middle - 0.46, 0.98), trunk.at(trunk.middle - 0.2, 0.82), trunk.at(trunk.middle, 0.86)],
      tone.ink,
      3 * unit,
      dark,
    ) +
    stroke(
      [trunk.at(trunk.middle + 0.44, 0.98), trunk.at(trunk.middle + 0.2, 0.82), trunk.at(trunk.middle, 0.86)],
      tone.ink,
      3 * unit,
      dark,
    ) +
    stroke([trunk.at(trunk.middle - 0.6, 0.3), trunk.at(trunk.middle - 0.3, 0.2)], tone.ink, 4 * unit, dark),
  blazer: (trunk, wear, unit) =>
    neckline(trunk, wear.underColor ?? tone.white, 0.52, 0.34) +
    [-1, 1]
      .map((side) =>
        path(
          trunk.patch(
            [
              [trunk.middle + side * 0.34, 1.02],
              [trunk.middle + side * 0.52, 0.86],
              [trunk.middle + side * 0.4, 0.8],
              [trunk.middle + side * 0.44, 0.76],
              [trunk.middle, 0.46],
              [trunk.middle + side * 0.16, 0.74],
            ],
            0.25,
          ),
          tone.ink,
          { opacity: side < 0 ? 0.16 : 0.26 },
        ),
      )
      .join("") +
    seam(trunk, unit, 0.47) +
    buttons(trunk, unit, [0.4, 0.26], tone.ink, 0.06),
  chef: (trunk, wear, unit) =>
    path(
      trunk.patch(
        [
          [trunk.middle - 0.34, 1],
          [trunk.middle - 0.3, 0.93],
          [trunk.middle + 0.3, 0.93],
          [trunk.middle + 0.34, 1],
        ],
        0.3,
      ),
      tone.ink,
      { opacity: 0.12 },
    ) +
    stroke(
      [
        trunk.at(trunk.middle + 0.34, 0.94),
        trunk.at(trunk.middle + 0.4, 0.6),
        trunk.at(trunk.middle + 0.34, -0.05),
      ],
      tone.ink,
      3 * unit,
      { opacity: 0.2 },
    ) +
    buttons(trunk, unit, [0.84, 0.68, 0.52, 0.36], wear.underColor ?? tone.ink, 0.24) +
    buttons(trunk, unit, [0.84, 0.68, 0.52, 0.36], wear.underColor ?? tone.ink, -0.2),
  scrubs: (trunk, wear, unit) =>
    neckline(trunk, wear.underColor ?? tone.ink, 0.16, 0.28) +
    stroke(
      trunk.patch(
        [
          [trunk.middle + 0.2, 0.68],
          [trunk.middle + 0.62, 0.68],
          [trunk.middle + 0.6, 0.52],
          [trunk.middle + 0.22, 0.52],
        ],
        0.15,
      ),
      tone.ink,
      3 * unit,
      { opacity: 0.2 },
    ) +
    stroke([trunk.at(-0.8, 0.08), trunk.at(0.9, 0.08)], tone.ink, 3 * unit, { opacity: 0.12 }),
  hoodie: (trunk, _, unit) =>
    path(
      trunk.patch([
        [trunk.middle - 0.7, 0.99],
        [trunk.middle - 0.3, 0.87],
        [trunk.middle + 0.3, 0.87],
        [trunk.middle + 0.7, 0.99],
        [trunk.middle, 1.05],
      ]),
      tone.ink,
      { opacity: 0.16 },
    ) +
    stroke([trunk.at(trunk.middle - 0.14, 0.88), trunk.at(trunk.middle - 0.12, 0.74)], tone.cream, 4 * unit) +
    stroke([trunk.at(trunk.middle + 0.14, 0.88), trunk.at(trunk.middle + 0.16, 0.76)], tone.cream, 4 * unit) +
    path(
      trunk.patch(
        [
          [trunk.middle - 0.6, 0.1],
          [trunk.middle - 0.4, 0.3],
          [trunk.middle + 0.4, 0.3],
          [trunk.middle + 0.6, 0.1],
        ],
        0.3,
      ),
      tone.ink,
      { opacity: 0.1 },
    ),
};

const strap = (trunk: Torso, color: string, unit: number, aside: number): string =>
  stroke(
    curve([
      trunk.at(trunk.middle + aside * 0.9, 0.7),
      trunk.at(trunk.middle * 0.85 + aside, 0.86),
      trunk.at(trunk.middle * 0.4 + aside * 1.1, 0.99),
    ]),
    color,
    17 * unit,
    { "stroke-linecap": "butt" },
  );

const bib = (trunk: Torso, color: string, top: number): string =>
  path(
    trunk.patch(
      [
        [trunk.middle - 0.42, top],
        [trunk.middle + 0.4, top],
        [trunk.middle + 0.5, 0.5],
        [1.1, 0.4],
        [1.1, -0.2],
        [-0.72, -0.2],
        [-0.72, 0.4],
        [trunk.middle - 0.52, 0.5],
      ],
      0.3,
    ),
    color,
  );

const covers: Record<Over, Drawing> = {
  apron: (trunk, wear, unit) => {
    const color = wear.overColor ?? tone.night;
    return (
      bib(trunk, color, 0.8) +
      stroke([trunk.at(trunk.middle - 0.38, 0.79), trunk.at(trunk.middle - 0.2, 1)], color, 8 * unit) +
      stroke([trunk.at(trunk.middle + 0.36, 0.79), trunk.at(trunk.middle + 0.24, 1)], color, 8 * unit) +
      stroke([trunk.at(-1.05, 0.42), trunk.at(-0.7, 0.4)], color, 8 * unit) +
      stroke(
        trunk.patch(
          [
            [trunk.middle - 0.3, 0.26],
            [trunk.middle + 0.3, 0.26],
            [trunk.middle + 0.28, 0.06],
            [trunk.middle - 0.28, 0.06],
          ],
          0.2,
        ),
        tone.ink,
        3 * unit,
        dark,
      )
    );
  },
  bib: (trunk, wear, unit) => {
    const color = wear.overColor ?? tone.night;
    return strap(trunk, color, unit, -0.34) + strap(trunk, color, unit, 0.34) + bib(trunk, color, 0.74);
  },
  overalls: (trunk, wear, unit) => {
    const color = wear.overColor ?? tone.slate;
    return (
      strap(trunk, color, unit, -0.36) +
      strap(trunk, color, unit, 0.36) +
      bib(trunk, color, 0.74) +
      path(
        trunk.patch(
          [
            [-1.2, 0.36],
            [1.2, 0.36],
            [1.2, -0.3],
            [-1.2, -0.3],
          ],
          0.2,
        ),
        color,
      ) +
      stroke(
        trunk.patch(
          [
            [trunk.middle - 0.24, 0.64],
            [trunk.middle + 0.24, 0.64],
            [trunk.middle + 0.22, 0.48],
            [trunk.middle - 0.22, 0.48],
          ],
          0.2,
        ),
        tone.ink,
        3 * unit,
        dark,
      ) +
      buttons(trunk, unit * 1.2, [0.7], tone.dune, -0.34) +
      buttons(trunk, unit * 1.2, [0.7], tone.dune, 0.34)
    );
  },
  vest: (trunk, wear, unit) => {
    const color = wear.overColor ?? tone.signal;
    const { middle } = trunk;
    const panel = (inner: number, outer: number) =>
      path(
        trunk.patch(
          [
            [middle + inner, -0.2],
            [middle + inner, 0.66],
            [middle + inner * 2.6, 1.02],
            [middle + outer * 0.62, 1.02],
            [outer * 0.86, 0.86],
            [outer * 0.9, 0.7],
            [outer * 1.2, 0.55],
            [outer * 1.2, -0.2],
          ],
          0.2,
        ),
        color,
      );
    const band = (height: number) =>
      stroke(
        [
          trunk.at(-1.1, height),
          trunk.at(middle - 0.5, height - 0.012),
          trunk.at(middle, height - 0.016),
          trunk.at(1.1, height),
        ],
        tone.silver,
        22 * unit,
        {
          "stroke-linecap": "butt",
        },
      );
    return (
      panel(-0.09, -1) +
      panel(0.09, 1) +
      band(0.2) +
      band(0.42) +
      stroke([trunk.at(middle - 0.52, 0.44), trunk.at(middle * 0.8 - 0.56, 1)], tone.silver, 20 * unit, {
        "stroke-linecap": "butt",
      }) +
      stroke([trunk.at(middle + 0.44, 0.44), trunk.at(middle * 0.8 + 0.46, 1)], tone.silver, 20 * unit, {
        "stroke-linecap": "butt",
      }) +
      seam(trunk, unit, 0.7)
    );
  },
  lanyard: (trunk, wear, unit) => {
    const [x, y] = trunk.at(trunk.middle, 0.46);
    const color = wear.overColor ?? tone.night;
    return (
      stroke([trunk.at(trunk.middle - 0.3, 1), [x, y], trunk.at(trunk.middle + 0.3, 1)], color, 6 * unit) +
      path(`M${x - 19 * unit} ${y}h${38 * unit}v${50 * unit}h${-38 * unit}Z`, tone.white) +
      path(`M${x - 11 * unit} ${y + 9 * unit}h${22 * unit}v${18 * unit}h${-22 * unit}Z`, color)
    );
  },
  waistcoat: (trunk, wear, unit) => {
    const color = wear.overColor ?? tone.ink;
    const { middle } = trunk;
    const side = (sign: 1 | -1) =>
      path(
        trunk.patch(
          [
            [middle, 0.02],
            [middle, 0.56],
            [middle + sign * 0.36, 1.02],
            [sign * 0.74, 1],
            [sign * 0.82, 0.8],
            [sign * 1.2, 0.6],
            [sign * 1.2, 0.1],
          ],
          0.2,
        ),
        color,
      );
    return side(-1) + side(1) + buttons(trunk, unit, [0.46, 0.32, 0.18], tone.dune, 0.04);
  },
};
