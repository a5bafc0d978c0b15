import { accent, clip, linear, tone } from "./paint.ts";
import { gumTree, streetTree } from "./trees.ts";
import { ridge } from "./sky.ts";
import { group, path, placed, type Point, rect } from "./svg.ts";

/** What is seen through a window to a yard with trees; `at` is the upper left corner. */
export const yardView = ([x, y]: Point, width: number, height: number): string =>
  group(
    { "clip-path": clip(`M${x} ${y}h${width}v${height}h${-width}Z`) },
    placed([x, 0], {}, ridge(width, y + height * 0.78, height * 0.2, accent.line, 4)),
    rect(x, y + height * 0.76, width, height * 0.24, linear(90, tone.fern, tone.leaf)),
    gumTree([x + width * 0.34, y + height * 0.92], height * 0.86, 3),
    streetTree([x + width * 0.84, y + height * 0.9], height * 0.5, 8),
  );

/** A white picket fence across the picture, its foot at `y`. */
export const picketFence = (width: number, y: number): string =>
  path(
    Array.from(
      { length: Math.ceil(width / 44) },
      (_, index) => `M${index * 44 + 6} ${y + 16}v-82l13-14 13 14v82z`,
    ).join(""),
    tone.white,
  ) +
  rect(0, y - 50, width, 12, tone.cream) +
  rect(0, y - 12, width, 12, tone.cream);
