import { linear, tone } from "./paint.ts";
import { circle, ellipse, group, path, placed, rect, stroke, type Point } from "./svg.ts";
import type { Placing } from "./things.ts";

/** A takeaway cup, 64 high; the origin is the middle of its foot. */
export const cup = (at: Point, color: string, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    path("M-22-62H22L16 0H-16Z", tone.white),
    path("M-20-46H20L17-16H-17Z", color),
    path("M4-62H22L16 0H6Z", tone.ink, { opacity: 0.12 }),
    rect(-25, -70, 50, 10, tone.night, 4),
    rect(-21, -76, 42, 8, tone.night, 4),
  );

/** A mug, 50 high, of coffee unless it is empty; the origin is the middle of its foot. */
export const mug = (at: Point, color: string, placing: Placing = {}, full = true): string =>
  placed(
    at,
    placing,
    stroke("M20-38C40-40 40-12 18-14", color, 8),
    path("M-24-50H24V-12C24-4 18 0 10 0H-10C-18 0-24-4-24-12Z", color),
    path("M6-50H24V-12C24-4 18 0 10 0H2C8-14 8-34 6-50Z", tone.ink, { opacity: 0.16 }),
    ellipse(0, -50, 24, 5, full ? tone.bark : tone.ink, full ? {} : { opacity: 0.3 }),
  );

/** A round tray carried on a hand, 170 wide; the origin is under its middle. */
export const tray = (at: Point, on: string, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    on,
    ellipse(0, -5, 86, 10, tone.steel),
    ellipse(0, -9, 86, 9, tone.mist),
    ellipse(-12, -10, 62, 5, tone.white, { opacity: 0.6 }),
  );

/** A stemmed glass, 76 high; the origin is its foot. */
export const wineGlass = (at: Point, drink: string, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    path("M-18-76H18C20-52 14-40 0-38C-14-40-20-52-18-76Z", "#ffffff", { opacity: 0.5 }),
    path("M-18-62H18C17-48 12-40 0-38C-12-40-17-48-18-62Z", drink, { opacity: 0.9 }),
    stroke("M0-38V-3M-12-2H12", tone.silver, 4),
  );

/** A plate of food seen from the side, 120 wide; the origin is its foot. */
export const dish = (at: Point, garnish: string, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    path("M-34-18C-30-40 26-44 34-18Z", tone.clay),
    path("M-24-22C-16-46-4-48 0-30C6-52 20-46 26-22Z", garnish),
    circle(-14, -24, 7, "#c9503a"),
    circle(14, -24, 6, tone.signal),
    path("M-60-20H60C56-8 36 0 20 0H-20C-36 0-56-8-60-20Z", tone.white),
    path("M10-20H60C56-8 36 0 20 0H4C12-6 14-14 10-20Z", tone.ink, { opacity: 0.1 }),
  );

/** Steam rising from something hot. */
export const steam = (at: Point, height: number, opacity = 0.5): string =>
  placed(
    at,
    {},
    group(
      { opacity },
      ...[-14, 0, 14].map((x, index) =>
        stroke(
          `M${x} 0C${x - 14} ${(-height * 0.25).toFixed(0)} ${x + 14} ${(-height * 0.5).toFixed(0)} ${x + (index - 1) * 6} ${(-height * (index === 1 ? 1 : 0.8)).toFixed(0)}`,
          linear(90, "#ffffff/0", "#ffffff/0.9"),
          height * 0.05,
        ),
      ),
    ),
  );
