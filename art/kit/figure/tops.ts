import { tone } from "../paint.ts";
import { path, stroke } from "../svg.ts";
import type { Top } from "./clothes.ts";
import { buttons, dark, seam, type Tailoring } from "./tailoring.ts";
import type { Torso } from "./torso.ts";

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

/** Shirts, jackets and the like: what is drawn on the cloth of the trunk. */
export const tops: Record<Top, Tailoring> = {
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
