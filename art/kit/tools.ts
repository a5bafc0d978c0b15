import { tone } from "./paint.ts";
import { path, placed, rect, stroke, type Point } from "./svg.ts";
import type { Placing } from "./things.ts";

/** A toolbox, 150 wide; the origin is the middle of its foot. */
export const toolbox = (at: Point, color: string, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    stroke("M-38-80C-38-110 38-110 38-80", tone.ink, 10),
    rect(-75, -80, 150, 80, color, 8),
    rect(-75, -80, 150, 26, tone.ink, 8, { opacity: 0.25 }),
    path("M30-80H67C72-80 75-77 75-72V-8C75-3 72 0 67 0H22Z", tone.ink, { opacity: 0.14 }),
    rect(-46, -62, 18, 20, tone.dune, 3),
    rect(28, -62, 18, 20, tone.dune, 3),
  );

/** A cardboard box, 130 wide and 96 high; the origin is the middle of its foot. */
export const carton = (at: Point, placing: Placing = {}, tape: string = tone.cream): string =>
  placed(
    at,
    placing,
    rect(-65, -96, 130, 96, tone.clay, 4),
    path("M20-96H61C63-96 65-94 65-92V-4C65-2 63 0 61 0H14Z", tone.ink, { opacity: 0.12 }),
    rect(-14, -96, 28, 40, tape, 0, { opacity: 0.7 }),
    stroke("M-50-18H-26M-50-28H-20", tone.bark, 4, { opacity: 0.6 }),
  );

/** A cordless drill pointing right, 130 long; the origin is at its grip. */
export const drill = (at: Point, color: string, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    rect(60, -42, 44, 8, tone.steel, 3),
    path("M40-56H62L70-46V-30L62-20H40Z", tone.night),
    path("M-44-58H44V-16H2L-6 30H-34L-28-16C-42-18-50-26-50-38C-50-48-50-56-44-58Z", color),
    path("M-44-34H44V-16H2L-6 30H-18L-10-16C-36-16-46-24-44-34Z", tone.ink, { opacity: 0.2 }),
    rect(-44, 28, 52, 24, tone.ink, 6),
  );

/** A hammer, head up, 130 long; the origin is at its grip. */
export const hammer = (at: Point, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    rect(-6, -86, 12, 108, tone.wood, 5),
    path("M-34-100H20C32-100 38-92 44-84L24-88V-78H-34Z", tone.slate),
    rect(-40, -102, 12, 26, tone.steel, 3),
  );

/** A spanner, jaw up, 120 long; the origin is at its grip. */
export const spanner = (at: Point, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    path("M-7 20V-62C-24-70-26-92-12-102L-6-84H6L12-102C26-92 24-70 7-62V20C7 30-7 30-7 20Z", tone.steel),
    path("M0 26V-84H6L12-102C26-92 24-70 7-62V20C7 24 4 26 0 26Z", tone.ink, { opacity: 0.15 }),
  );
