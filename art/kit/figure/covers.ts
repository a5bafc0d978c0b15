import { tone } from "../paint.ts";
import { curve, path, stroke } from "../svg.ts";
import type { Over } from "./clothes.ts";
import { buttons, dark, seam, type Tailoring } from "./tailoring.ts";
import type { Torso } from "./torso.ts";

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

/** What is worn over the top. */
export const covers: Record<Over, Tailoring> = {
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
