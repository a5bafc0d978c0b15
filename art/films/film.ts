import type { Orientation } from "../kit/picture.ts";
import { group, num, type Point, stroke } from "../kit/svg.ts";

/** A loop: a scene in motion. Its first frame is the scene as it stands, which is its poster. */
export interface Film {
  seconds: number;
  /** The picture at a moment of the loop, 0 to 1, back to front. */
  frame: (orientation: Orientation, moment: number) => string[];
}

/** A part of a scene, known by some text in it, and what becomes of it. */
export type Change = readonly [text: string, become: (part: string) => string];

/** The parts of a scene with changes. Throws where the scene no longer has such a part, or has several. */
export const changed = (parts: readonly string[], changes: readonly Change[]): string[] =>
  changes.reduce(
    (all, [text, become]) => {
      const found = all.filter((part) => part.includes(text));
      if (found.length !== 1)
        throw new Error(`${found.length} parts of the scene have ${text.slice(0, 60)}: name one part.`);
      return all.map((part) => (part === found[0] ? become(part) : part));
    },
    [...parts],
  );

/** A wave that is 0 at the beginning and at the end of the loop: between -1 and 1, `times` over. */
export const wave = (moment: number, times = 1): number => Math.sin(moment * times * 2 * Math.PI);

/** Moves a part. */
export const shifted =
  (x: number, y: number) =>
  (part: string): string =>
    group({ transform: `translate(${num(x)} ${num(y)})` }, part);

/** A part that goes past at an even pace, once a loop: what follows it comes to its place at the end. */
export const passing =
  (x: number, moment: number) =>
  (part: string): string =>
    shifted(x * moment, 0)(part) + shifted(x * (moment - 1), 0)(part);

/** Gives a part another opacity. */
export const faded =
  (opacity: number) =>
  (part: string): string =>
    part.replace(/opacity="[\d.]+"/, `opacity="${opacity.toFixed(3)}"`);

/** Turns a part about a point, by degrees. */
export const turned =
  ([x, y]: Point, degrees: number) =>
  (part: string): string =>
    group({ transform: `rotate(${degrees.toFixed(3)} ${num(x)} ${num(y)})` }, part);

/** Stretches a part from a point. */
export const stretched =
  ([x, y]: Point, wide: number, high: number) =>
  (part: string): string =>
    group(
      {
        transform: `translate(${num(x)} ${num(y)}) scale(${wide.toFixed(3)} ${high.toFixed(3)}) translate(${num(-x)} ${num(-y)})`,
      },
      part,
    );

/** Wisps that rise from a point and fade; none is there at the first moment but those halfway. */
export const rising = ([x, y]: Point, height: number, moment: number, times = 2): string =>
  group(
    {},
    ...[0, 1, 2, 3].map((wisp) => {
      const part = (moment * times + wisp / 4) % 1;
      const bend = height * 0.1 * (wisp % 2 ? 1 : -1);
      const left = x + (wisp - 1.5) * height * 0.14;
      const low = y - height * part;
      const long = height * 0.42;
      return stroke(
        `M${num(left)} ${num(low)}c${num(bend)} ${num(-long * 0.35)} ${num(-bend)} ${num(-long * 0.65)} 0 ${num(-long)}`,
        "#ffffff",
        height * 0.06,
        { opacity: 0.8 * Math.sin(part * Math.PI) },
      );
    }),
  );
