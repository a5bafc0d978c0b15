import { linear, skin, type Skin, tone } from "../paint.ts";
import { group, path, placed, stroke, type Point } from "../svg.ts";

export type Shoes = "boots" | "trainers" | "shoes" | "bare";

/** A foot from its ankle, toes towards `facing`; `short` (0–1) is how much of its length is seen. */
export const foot = (
  ankle: Point,
  {
    shoes,
    color,
    scale,
    facing,
    turn,
    short,
    bare,
  }: {
    shoes: Shoes;
    color: string;
    scale: number;
    facing: number;
    /** Degrees, clockwise as drawn. */
    turn: number;
    short: number;
    bare: Skin;
  },
): string =>
  placed(
    ankle,
    { turn },
    group(
      { transform: `scale(${(scale * facing * short).toFixed(3)} ${scale.toFixed(3)})` },
      drawings[shoes](color, bare),
    ),
  );

const sole = (color: string) =>
  path("M-38 18C-10 20 40 20 88 20C92 24 90 31 84 31L-34 31C-41 31-42 22-38 18Z", color);

const drawings: Record<Shoes, (color: string, bare: Skin) => string> = {
  trainers: (color) =>
    path("M-32-14C-20-18 10-18 22-16C32-4 50 4 72 8C86 10 90 18 88 24L-38 24C-40 10-38-4-32-14Z", color) +
    path("M40 0C54 6 66 7 76 9C87 12 90 18 88 24L52 24C42 16 40 8 40 0Z", tone.ink, { opacity: 0.12 }) +
    stroke("M18-8L34-12M28 0L42-4", tone.white, 4) +
    sole(tone.white),
  boots: (color) =>
    path(
      "M-30-58C-14-62 14-62 26-58C26-40 26-24 30-12C46-4 74-2 84 10C88 16 88 22 87 26L-38 26C-40-2-34-30-30-58Z",
      color,
    ) +
    path("M30-12C46-4 74-2 84 10C88 16 88 22 87 26L50 26C46 8 40-4 30-12Z", "#ffffff", { opacity: 0.12 }) +
    stroke("M12-38L26-40M13-26L28-28M16-14L32-17", tone.dune, 3.4) +
    sole("#3a2c2b"),
  shoes: (color) =>
    path("M-30-8C-20-12 4-12 14-10C26 0 50 6 74 12C86 16 90 22 88 27L-36 27C-38 14-36 2-30-8Z", color) +
    path("M-36 24L88 24C90 29 86 32 80 32L-32 32C-36 32-37 28-36 24Z", tone.ink),
  bare: (_, bare) =>
    path(
      "M-26-20C-10-22 8-20 18-14C30 0 52 8 74 14C84 18 86 28 78 31L-28 31C-36 24-32-4-26-20Z",
      linear(90, skin[bare].base, skin[bare].base, skin[bare].shade),
    ),
};
