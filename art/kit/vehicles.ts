import { groundShadow } from "./light.ts";
import { accent, linear, tone } from "./paint.ts";
import { circle, ellipse, group, path, placed, polygon, rect, stroke, type Point } from "./svg.ts";

/** A tram from the side, nose to the left; `at` is its lower left corner on the rails. */
export const tram = (
  at: Point,
  length: number,
  { body = accent.solid as string, low = accent.shade as string } = {},
): string => {
  const tall = length * 0.25;
  const windows = Array.from({ length: 6 }, (_, index) => {
    const left = length * (0.13 + index * 0.142);
    const door = index === 1 || index === 4;
    return (
      rect(
        left,
        -tall * 0.78,
        length * 0.122,
        tall * (door ? 0.66 : 0.36),
        linear(100, tone.haze, "#9fb4c6"),
        8,
      ) +
      polygon(
        [
          [left + 8, -tall * 0.46],
          [left + length * 0.05, -tall * 0.78],
          [left + length * 0.075, -tall * 0.78],
          [left + length * 0.03, -tall * 0.42],
        ],
        tone.white,
        { opacity: 0.4 },
      ) +
      (door
        ? stroke(
            `M${(left + length * 0.061).toFixed(0)} ${(-tall * 0.78).toFixed(0)}v${(tall * 0.66).toFixed(0)}`,
            tone.slate,
            5,
          )
        : "")
    );
  });
  const wheel = (x: number) =>
    circle(x, -tall * 0.02, tall * 0.07, tone.ink) + circle(x, -tall * 0.02, tall * 0.03, tone.steel);
  return placed(
    at,
    {},
    ellipse(length * 0.52, tall * 0.05, length * 0.52, tall * 0.08, tone.ink, { opacity: 0.22 }),
    [0.14, 0.22, 0.76, 0.84].map((part) => wheel(length * part)).join(""),
    rect(length * 0.2, -tall * 1.1, length * 0.3, tall * 0.14, tone.steel, 10),
    stroke(
      `M${(length * 0.6).toFixed(0)} ${(-tall).toFixed(0)}l${(length * 0.07).toFixed(0)} ${(-tall * 0.22).toFixed(0)}l${(length * 0.05).toFixed(0)} ${(-tall * 0.16).toFixed(0)}`,
      tone.slate,
      6,
    ),
    path(
      `M${(length * 0.012).toFixed(0)} ${(-tall * 0.06).toFixed(0)}C${(-length * 0.012).toFixed(0)} ${(-tall * 0.4).toFixed(0)} ${(length * 0.03).toFixed(0)} ${(-tall * 0.98).toFixed(0)} ${(length * 0.09).toFixed(0)} ${(-tall).toFixed(0)}H${length.toFixed(0)}V${(-tall * 0.06).toFixed(0)}Z`,
      tone.cream,
    ),
    path(
      `M${(length * 0.004).toFixed(0)} ${(-tall * 0.34).toFixed(0)}H${length.toFixed(0)}V${(-tall * 0.06).toFixed(0)}H${(length * 0.012).toFixed(0)}Q0 ${(-tall * 0.2).toFixed(0)} ${(length * 0.004).toFixed(0)} ${(-tall * 0.34).toFixed(0)}Z`,
      body,
    ),
    rect(length * 0.09, -tall, length * 0.91, tall * 0.12, body),
    path(
      `M${(length * 0.035).toFixed(0)} ${(-tall * 0.42).toFixed(0)}C${(length * 0.04).toFixed(0)} ${(-tall * 0.66).toFixed(0)} ${(length * 0.06).toFixed(0)} ${(-tall * 0.84).toFixed(0)} ${(length * 0.1).toFixed(0)} ${(-tall * 0.84).toFixed(0)}V${(-tall * 0.42).toFixed(0)}Z`,
      linear(100, tone.haze, "#9fb4c6"),
    ),
    group({}, ...windows),
    rect(length * 0.01, -tall * 0.12, length * 0.99, tall * 0.07, low),
    circle(length * 0.03, -tall * 0.2, tall * 0.045, "#fff3d6"),
    rect(0, -tall, length, tall, linear(90, `${tone.ink}/0@50`, `${tone.ink}/0.16`), 0, { opacity: 0.8 }),
  );
};

/** A ute (pick-up) from the side, nose to the left, with an open tray. */
export const ute = (at: Point, length: number, color: string, { flip = false, load = "" } = {}): string => {
  const l = length;
  const px = (part: number) => (l * part).toFixed(0);
  const wheel = (x: number) =>
    circle(x, -l * 0.085, l * 0.086, tone.ink) +
    circle(x, -l * 0.085, l * 0.046, tone.mist) +
    circle(x, -l * 0.085, l * 0.018, tone.slate);
  return placed(
    at,
    { flip },
    groundShadow([0, 0], l * 0.52, 0.35),
    load && placed([l * 0.28, -l * 0.235], {}, load),
    path(
      `M${px(-0.49)} ${px(-0.1)}C${px(-0.5)} ${px(-0.17)} ${px(-0.49)} ${px(-0.215)} ${px(-0.45)} ${px(-0.225)}L${px(-0.29)} ${px(-0.25)}C${px(-0.24)} ${px(-0.33)} ${px(-0.2)} ${px(-0.375)} ${px(-0.14)} ${px(-0.38)}H${px(0.03)}C${px(0.06)} ${px(-0.38)} ${px(0.07)} ${px(-0.36)} ${px(0.075)} ${px(-0.33)}L${px(0.085)} ${px(-0.235)}H${px(0.485)}V${px(-0.09)}L${px(-0.48)} ${px(-0.08)}Z`,
      color,
    ),
    path(`M${px(-0.492)} ${px(-0.15)}H${px(0.485)}V${px(-0.09)}L${px(-0.48)} ${px(-0.08)}Z`, tone.ink, {
      opacity: 0.22,
    }),
    path(
      `M${px(-0.24)} ${px(-0.25)}C${px(-0.2)} ${px(-0.32)} ${px(-0.17)} ${px(-0.352)} ${px(-0.13)} ${px(-0.355)}H${px(-0.1)}V${px(-0.245)}Z`,
      linear(110, tone.haze, "#8fa6bb"),
    ),
    path(
      `M${px(-0.08)} ${px(-0.355)}H${px(0.02)}C${px(0.04)} ${px(-0.355)} ${px(0.045)} ${px(-0.34)} ${px(0.048)} ${px(-0.32)}L${px(0.056)} ${px(-0.24)}H${px(-0.08)}Z`,
      linear(110, tone.haze, "#8fa6bb"),
    ),
    stroke(
      `M${px(-0.09)} ${px(-0.24)}V${px(-0.1)}M${px(0.085)} ${px(-0.235)}V${px(-0.1)}`,
      tone.ink,
      l * 0.005,
      { opacity: 0.35 },
    ),
    rect(l * 0.085, -l * 0.24, l * 0.4, l * 0.016, tone.ink, 3, { opacity: 0.25 }),
    path(
      `M${px(-0.492)} ${px(-0.19)}C${px(-0.47)} ${px(-0.215)} ${px(-0.44)} ${px(-0.21)} ${px(-0.43)} ${px(-0.185)}C${px(-0.45)} ${px(-0.175)} ${px(-0.48)} ${px(-0.175)} ${px(-0.492)} ${px(-0.19)}Z`,
      "#fff3d6",
    ),
    wheel(-l * 0.31),
    wheel(l * 0.3),
  );
};
