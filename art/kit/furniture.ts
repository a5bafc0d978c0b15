import { groundShadow } from "./light.ts";
import { accent, linear, tone } from "./paint.ts";
import { circle, path, rect, stroke, type Point } from "./svg.ts";

/** A table seen from the side, its top's upper left corner at the point. */
export const table = (
  [x, y]: Point,
  width: number,
  height: number,
  top: string = tone.wood,
  legs: string = tone.bark,
): string =>
  groundShadow([x + width * 0.45, y + height], width * 0.5, 0.25) +
  [0.07, 0.93].map((part) => rect(x + width * part - 13, y + 20, 26, height - 20, legs, 4)).join("") +
  rect(x, y, width, 34, top, 8) +
  rect(x, y + 22, width, 12, tone.ink, 6, { opacity: 0.2 }) +
  rect(x + 12, y + 4, width * 0.6, 6, tone.white, 3, { opacity: 0.25 });

/** A counter with a panelled front, from `at` (upper left of its top) down to the ground. */
export const counter = (
  [x, y]: Point,
  width: number,
  height: number,
  { front = accent.solid as string, top = tone.wood as string, panels = 6 } = {},
): string =>
  rect(x + 20, y + 30, width - 40, height - 30, front) +
  Array.from({ length: panels }, (_, index) => {
    const wide = (width - 40) / panels;
    return rect(x + 34 + wide * index, y + 74, wide - 28, height - 120, tone.white, 8, { opacity: 0.1 });
  }).join("") +
  rect(x + 20, y + 30, width - 40, height - 30, linear(0, `${tone.ink}/0@40`, `${tone.ink}/0.28`)) +
  rect(x + 20, y + height - 36, width - 40, 36, tone.ink, 0, { opacity: 0.3 }) +
  rect(x + 20, y + 34, width - 40, 22, tone.ink, 0, { opacity: 0.22 }) +
  rect(x, y, width, 40, top, 8) +
  rect(x, y + 26, width, 14, tone.ink, 6, { opacity: 0.18 }) +
  rect(x + 14, y + 5, width * 0.7, 6, tone.white, 3, { opacity: 0.3 });

/** A chair from the side, facing left or right; `at` is the middle of its seat. `seat` is its height. */
export const chair = ([x, y]: Point, seat: number, color: string, facing: 1 | -1 = 1): string => {
  const w = seat * 0.5;
  return (
    stroke(
      [
        [x - facing * w * 0.8, y + 10],
        [x - facing * w * 1.06, y + seat],
      ],
      tone.bark,
      seat * 0.06,
    ) +
    stroke(
      [
        [x + facing * w * 0.8, y + 10],
        [x + facing * w * 0.96, y + seat],
      ],
      tone.bark,
      seat * 0.06,
    ) +
    stroke(
      [
        [x - facing * w * 0.86, y + 4],
        [x - facing * w * 1.2, y - seat * 0.95],
      ],
      tone.bark,
      seat * 0.06,
    ) +
    path(`M${x - facing * w * 0.96} ${y - seat * 0.36}L${x - facing * w * 1.2} ${y - seat * 1.0}`, "none", {
      stroke: color,
      "stroke-width": seat * 0.11,
      "stroke-linecap": "round",
    }) +
    rect(x - w, y - 2, w * 2, seat * 0.11, color, 10)
  );
};

/** An office chair from the side. */
export const officeChair = ([x, y]: Point, seat: number, color: string, facing: 1 | -1 = 1): string =>
  stroke(
    [
      [x, y + 10],
      [x, y + seat * 0.8],
    ],
    tone.slate,
    seat * 0.08,
  ) +
  stroke(
    `M${x - seat * 0.4} ${y + seat * 0.92}Q${x} ${y + seat * 0.72} ${x + seat * 0.4} ${y + seat * 0.92}`,
    tone.slate,
    seat * 0.07,
  ) +
  [-0.4, 0, 0.4].map((part) => circle(x + seat * part, y + seat * 0.95, seat * 0.05, tone.ink)).join("") +
  stroke(
    [
      [x - facing * seat * 0.4, y],
      [x - facing * seat * 0.56, y - seat * 0.4],
    ],
    tone.slate,
    seat * 0.07,
  ) +
  path(
    `M${x - facing * seat * 0.54} ${y - seat * 0.24}Q${x - facing * seat * 0.66} ${y - seat * 0.7} ${x - facing * seat * 0.56} ${y - seat * 1.1}`,
    "none",
    { stroke: color, "stroke-width": seat * 0.17, "stroke-linecap": "round" },
  ) +
  rect(x - seat * 0.5, y - 4, seat, seat * 0.15, color, seat * 0.07);

/** A shelf board with brackets; stand things on its upper edge at `at`. */
export const shelf = ([x, y]: Point, width: number, color: string = tone.wood): string =>
  rect(x + 12, y + 16, width - 6, 22, tone.ink, 4, { opacity: 0.1 }) +
  rect(x, y, width, 18, color, 4) +
  rect(x, y + 11, width, 7, tone.ink, 3, { opacity: 0.18 }) +
  [0.1, 0.88].map((part) => path(`M${x + width * part} ${y + 18}v26q0 -18 22 -26z`, tone.bark)).join("");
