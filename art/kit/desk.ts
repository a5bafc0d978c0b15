import { glow, groundShadow } from "./light.ts";
import { accent, linear, tone } from "./paint.ts";
import { circle, ellipse, path, placed, type Point, rect, stroke } from "./svg.ts";
import type { Placing } from "./things.ts";

/** The wall and the table of a still life, 1200 × 675: light from the left, the table's edge at 500. */
export const desk = (wall: string = accent.soft, top: string = tone.wood): string[] => [
  rect(0, 0, 1200, 675, linear(100, tone.cream, wall)),
  glow([240, 190], 560, 400, "#fff3d6", 0.9),
  rect(0, 500, 1200, 175, linear(90, top, tone.bark)),
  rect(0, 500, 1200, 10, tone.white, 0, { opacity: 0.35 }),
];

/** What stands on the table: its shadow, and the thing about its own foot. */
export const on = (
  at: Point,
  width: number,
  scale: number,
  thing: (foot: Point, placing: Placing) => string,
): string => groundShadow([at[0] + width * 0.12, at[1]], width, 0.3) + thing(at, { scale });

/** A stack of coins; `at` is the middle of its foot. */
export const coins = ([x, y]: Point, count: number): string =>
  groundShadow([x, y + 8], 56, 0.3) +
  Array.from({ length: count }, (_, index) => {
    const top = y - index * 17;
    return (
      rect(x - 46 + (index % 2) * 4, top - 9, 92, 17, "#d99b2b", 8) +
      ellipse(x + (index % 2) * 4, top - 9, 46, 13, tone.signal)
    );
  }).join("") +
  ellipse(x + ((count - 1) % 2) * 4, y - (count - 1) * 17 - 9, 28, 7, "#e0a834");

/** A month on the wall, 300 wide; the days that are listed are marked. `at` is its middle. */
export const calendar = (
  at: Point,
  marked: readonly number[],
  placing: Placing = {},
  mark: string = accent.solid,
): string =>
  placed(
    at,
    placing,
    rect(-142, -150, 300, 320, tone.ink, 12, { opacity: 0.12 }),
    rect(-150, -160, 300, 320, tone.white, 12),
    rect(-150, -160, 300, 66, accent.solid, 12),
    stroke("M-90-178V-140M90-178V-140", tone.slate, 12),
    ...Array.from({ length: 28 }, (_, day) =>
      rect(
        -128 + (day % 7) * 38,
        -74 + Math.floor(day / 7) * 54,
        28,
        38,
        marked.includes(day) ? mark : tone.haze,
        6,
      ),
    ),
  );

/** A tick in a disc. */
export const tick = (at: Point, radius: number, color: string = accent.solid): string =>
  circle(...at, radius, color) +
  placed(at, { scale: radius / 40 }, stroke("M-17 1L-4 14L18-12", tone.white, 10));

/** An envelope, 160 wide; the origin is its middle. */
export const envelope = (at: Point, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    rect(-74, -46, 160, 104, tone.ink, 8, { opacity: 0.14 }),
    rect(-80, -54, 160, 104, tone.cream, 8),
    path("M-78-50L0 10L78-50Z", tone.white),
    stroke("M-78-50L0 10L78-50", tone.dune, 5),
    circle(0, 8, 15, accent.solid),
  );
