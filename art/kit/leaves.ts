import { add, hang } from "./geometry.ts";
import { tone } from "./paint.ts";
import { path, type Point } from "./svg.ts";

export interface Greens {
  light: string;
  base: string;
  deep: string;
}

export const greens = { light: tone.fern, base: tone.leaf, deep: tone.pine } as const;

/** One lance-shaped leaf growing from a point, 0 upwards, clockwise degrees. */
export const leaf = (from: Point, angle: number, length: number, color: string): string =>
  path(blade(from, angle, length), color);

export const blade = (from: Point, angle: number, length: number): string => {
  const at = (side: number, part: number) =>
    add(hang(from, 180 - angle, length * part), hang([0, 0], 90 - angle, length * side))
      .map((value) => value.toFixed(0))
      .join(" ");
  return `M${at(0, 0)}C${at(0.16, 0.3)} ${at(0.12, 0.75)} ${at(0, 1)}C${at(-0.12, 0.75)} ${at(-0.16, 0.3)} ${at(0, 0)}Z`;
};
