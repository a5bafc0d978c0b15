import { accent, linear, radial, tone } from "./paint.ts";
import { circle, ellipse, group, path, polygon, rect, stroke, type Point } from "./svg.ts";

/** A wall above and a floor below `line`, with a skirting board. */
export const room = (
  width: number,
  height: number,
  line: number,
  { wall = tone.cream as string, low = tone.sand as string, floor = tone.dune as string } = {},
): string =>
  rect(0, 0, width, line, linear(100, wall, wall, low)) +
  rect(0, line, width, height - line, linear(90, floor, tone.clay)) +
  rect(0, line - 26, width, 26, tone.white, 0, { opacity: 0.65 }) +
  rect(0, line, width, 10, tone.ink, 0, { opacity: 0.14 });

/** Boards or tiles on a floor: lines that run to a vanishing point. */
export const floorLines = (
  width: number,
  line: number,
  height: number,
  vanish: number,
  color: string = tone.ink,
  opacity = 0.08,
): string => {
  const lines = Array.from({ length: 17 }, (_, index) => {
    const low = ((index - 4) / 8) * width;
    const top = vanish + (low - vanish) * 0.42;
    return stroke(
      [
        [top, line],
        [low, height],
      ],
      color,
      3,
    );
  });
  const rows = [0.14, 0.36, 0.68].map((part) =>
    stroke(
      [
        [0, line + (height - line) * part],
        [width, line + (height - line) * part],
      ],
      color,
      3,
    ),
  );
  return group({ opacity }, ...lines, ...rows);
};

export interface WindowFrame {
  at: Point;
  width: number;
  height: number;
  /** What is seen through it, drawn in the picture's places; keep it within the frame. */
  view?: string;
  frame?: string;
  panes?: readonly [across: number, down: number];
}

/** A window with light in it; `at` is its upper left corner. */
export const windowFrame = ({
  at: [x, y],
  width,
  height,
  view = "",
  frame = tone.white,
  panes: [across, down] = [2, 1],
}: WindowFrame): string =>
  rect(x - 16, y - 16, width + 32, height + 32, tone.ink, 6, { opacity: 0.1 }) +
  rect(x - 12, y - 12, width + 24, height + 24, frame, 6) +
  rect(x, y, width, height, linear(100, tone.white, accent.soft, accent.line)) +
  view +
  polygon(
    [
      [x + width * 0.06, y + height],
      [x + width * 0.4, y],
      [x + width * 0.56, y],
      [x + width * 0.22, y + height],
    ],
    tone.white,
    { opacity: 0.28 },
  ) +
  Array.from({ length: across - 1 }, (_, index) =>
    rect(x + (width * (index + 1)) / across - 6, y, 12, height, frame),
  ).join("") +
  Array.from({ length: down - 1 }, (_, index) =>
    rect(x, y + (height * (index + 1)) / down - 5, width, 10, frame),
  ).join("") +
  rect(x - 22, y + height + 8, width + 44, 20, frame, 4) +
  rect(x - 22, y + height + 22, width + 44, 8, tone.ink, 4, { opacity: 0.12 });

/** A lamp hanging from the ceiling, its shade's foot at the point. */
export const pendant = ([x, y]: Point, width: number, color: string, lit = true): string =>
  (lit ? ellipse(x, y + width * 0.5, width * 1.5, width * 1.3, radial("#ffe9b8/0.55", "#ffe9b8/0")) : "") +
  stroke(
    [
      [x, 0],
      [x, y - width * 0.5],
    ],
    tone.ink,
    5,
  ) +
  path(
    `M${x - width * 0.5} ${y}C${x - width * 0.46} ${y - width * 0.34} ${x - width * 0.16} ${y - width * 0.5} ${x} ${y - width * 0.5}S${x + width * 0.46} ${y - width * 0.34} ${x + width * 0.5} ${y}Z`,
    color,
  ) +
  path(
    `M${x + width * 0.1} ${y}C${x + width * 0.14} ${y - width * 0.26} ${x + width * 0.08} ${y - width * 0.46} ${x} ${y - width * 0.5}C${x + width * 0.16} ${y - width * 0.5} ${x + width * 0.46} ${y - width * 0.34} ${x + width * 0.5} ${y}Z`,
    tone.ink,
    { opacity: 0.18 },
  ) +
  ellipse(x, y, width * 0.5, width * 0.06, "#fff0c9");

/** A framed picture with a landscape in it. */
export const framed = ([x, y]: Point, width: number, height: number): string =>
  rect(x + 8, y + 10, width, height, tone.ink, 4, { opacity: 0.12 }) +
  rect(x, y, width, height, tone.white, 4) +
  rect(x + 14, y + 14, width - 28, height - 28, linear(90, accent.line, tone.cream)) +
  path(
    `M${x + 14} ${y + height * 0.7}q${width * 0.24} ${-height * 0.24} ${width * 0.46} ${-height * 0.06}t${width - 28 - width * 0.46} ${-height * 0.04}V${y + height - 14}H${x + 14}Z`,
    accent.art,
  ) +
  circle(x + width * 0.68, y + height * 0.34, height * 0.09, tone.signal);

/** A clock on the wall. */
export const clock = ([x, y]: Point, radius: number): string =>
  circle(x + 5, y + 7, radius, tone.ink, { opacity: 0.14 }) +
  circle(x, y, radius, tone.white, { stroke: tone.night, "stroke-width": radius * 0.12 }) +
  stroke(
    [
      [x, y],
      [x, y - radius * 0.6],
    ],
    tone.ink,
    radius * 0.08,
  ) +
  stroke(
    [
      [x, y],
      [x - radius * 0.42, y + radius * 0.1],
    ],
    tone.ink,
    radius * 0.1,
  );
