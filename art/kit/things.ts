import { tone } from "./paint.ts";
import { circle, path, placed, rect, stroke, type Point } from "./svg.ts";

/** Small things, each drawn about its own origin and placed at a point; sizes in pixels of the picture. */
export interface Placing {
  scale?: number;
  flip?: boolean;
  /** Degrees, clockwise. */
  turn?: number;
}

/** A phone held upright, 92 high; the origin is its middle. The face is seen when `screen` is given. */
export const phone = (at: Point, placing: Placing = {}, screen?: string): string =>
  placed(
    at,
    placing,
    rect(-24, -46, 48, 92, tone.ink, 9),
    screen
      ? rect(-20, -40, 40, 80, screen, 5) +
          rect(-14, -32, 28, 16, tone.white, 3, { opacity: 0.9 }) +
          rect(-14, -10, 28, 5, tone.white, 2, { opacity: 0.7 }) +
          rect(-14, 0, 20, 5, tone.white, 2, { opacity: 0.7 }) +
          rect(-14, 18, 28, 12, tone.white, 6, { opacity: 0.9 })
      : circle(-12, -34, 6, tone.slate) + circle(-12, -20, 6, tone.slate),
  );

/** A tablet, 150 high; the origin is its middle. */
export const tablet = (at: Point, screen: string, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    rect(-56, -75, 112, 150, tone.ink, 12),
    rect(-48, -66, 96, 132, screen, 5),
    rect(-38, -54, 76, 34, tone.white, 5, { opacity: 0.9 }),
    ...[-6, 8, 22].map((y) => rect(-38, y, y === 22 ? 44 : 76, 7, tone.white, 3, { opacity: 0.75 })),
    rect(-38, 42, 40, 14, tone.white, 7, { opacity: 0.9 }),
  );

/** A clipboard, 150 high; the origin is its middle. */
export const clipboard = (at: Point, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    rect(-56, -72, 112, 150, tone.wood, 8),
    rect(-46, -58, 92, 126, tone.white, 3),
    rect(-22, -80, 44, 20, tone.steel, 6),
    ...[-36, -14, 8, 30].map((y) => rect(-34, y, y === 30 ? 40 : 68, 7, tone.mist, 3)),
  );

/** An open laptop from behind or the side, 210 wide; the origin is the middle of its foot. `screen` shows its face. */
export const laptop = (at: Point, placing: Placing = {}, screen?: string): string =>
  placed(
    at,
    placing,
    path(
      "M-92-8L-104-132C-105-140-100-144-92-144H84C92-144 97-140 98-132L104-8Z",
      screen ? tone.ink : tone.mist,
    ),
    screen
      ? path("M-84-16L-95-128H88L95-16Z", screen) +
          path("M-74-98H-12L-9-62H-71Z", tone.white, { opacity: 0.9 }) +
          stroke("M6-94H72M8-80H74M10-66H50M-68-44H80M-66-30H40", tone.white, 6, { opacity: 0.75 })
      : path("M40-144H84C92-144 97-140 98-132L104-8H60Z", tone.ink, { opacity: 0.1 }),
    path("M-112-10H116C120-4 116 0 108 0H-104C-112 0-116-4-112-10Z", tone.steel),
  );

/** A sheet of paper, 120 high; the origin is its middle. `head` marks a portrait, as on a CV. */
export const sheet = (at: Point, placing: Placing = {}, head?: string): string =>
  placed(
    at,
    placing,
    rect(-44, -60, 88, 120, tone.white, 4),
    head
      ? circle(-22, -36, 13, head) + rect(-2, -44, 36, 7, tone.slate, 3) + rect(-2, -32, 26, 6, tone.mist, 3)
      : rect(-34, -46, 50, 8, tone.slate, 3),
    ...[-8, 6, 20, 34].map((y) => rect(-34, y, y === 34 ? 40 : 68, 6, tone.mist, 3)),
  );

/** A shoulder bag, 110 wide, hanging from a strap whose top is the origin. */
export const satchel = (at: Point, color: string, drop: number, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    stroke(
      `M0 0C-14 ${drop * 0.4} -30 ${drop * 0.8} -36 ${drop}M0 0C16 ${drop * 0.4} 34 ${drop * 0.8} 40 ${drop}`,
      tone.bark,
      7,
    ),
    rect(-52, drop - 6, 108, 82, color, 14),
    path(
      `M-52 ${drop + 8}C-52 ${drop - 2} -46 ${drop - 6} -38 ${drop - 6}H42C50 ${drop - 6} 56 ${drop - 2} 56 ${drop + 8}V${drop + 30}C20 ${drop + 46} -16 ${drop + 46} -52 ${drop + 30}Z`,
      tone.ink,
      { opacity: 0.18 },
    ),
    rect(-8, drop + 30, 20, 16, tone.dune, 4),
  );

/** A backpack seen from the side, 150 high, worn on a back at the origin (the middle of its inner edge). */
export const backpack = (at: Point, color: string, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    path("M0-78C-46-84-74-58-76-14C-78 26-76 60-66 72C-50 80-16 78 0 72Z", color),
    path("M-76-2C-86 2-90 20-88 44C-86 60-78 66-64 66L-60 0Z", color),
    path("M-76-2C-86 2-90 20-88 44C-86 60-78 66-64 66L-60 0Z", tone.ink, { opacity: 0.2 }),
    path("M0-78C-16-80-30-78-40-72C-20-40-20 30-34 76C-20 78-8 76 0 72Z", tone.ink, { opacity: 0.12 }),
    stroke("M-34-80C-36-94-16-96-14-82", color, 7),
    stroke("M-70-40C-50-46-26-46-6-42", tone.ink, 4, { opacity: 0.25 }),
  );

/** A case on wheels, 190 high with its handle out; the origin is on the ground. */
export const suitcase = (at: Point, color: string, placing: Placing = {}): string =>
  placed(
    at,
    placing,
    stroke("M-24-150V-236H24V-150", tone.slate, 7),
    circle(-38, -7, 8, tone.ink),
    circle(38, -7, 8, tone.ink),
    rect(-58, -164, 116, 152, color, 18),
    path("M14-164H40C50-164 58-156 58-146V-30C58-20 50-12 40-12H8C20-60 22-120 14-164Z", tone.ink, {
      opacity: 0.16,
    }),
    stroke("M-30-148V-28M0-148V-28M30-148V-28", tone.ink, 4, { opacity: 0.18 }),
    rect(-16, -172, 32, 10, tone.ink, 5),
  );

/** A stack of books lying flat, 120 wide; the origin is the middle of its foot. */
export const books = (at: Point, colors: readonly string[], placing: Placing = {}): string =>
  placed(
    at,
    placing,
    ...colors.map((color, index) => {
      const shift = [0, 8, -6, 4][index % 4] ?? 0;
      return (
        rect(-60 + shift, -22 * (index + 1), 116 - (index % 2) * 12, 20, color, 4) +
        rect(-54 + shift, -22 * (index + 1) + 4, 8, 12, tone.white, 2, { opacity: 0.5 })
      );
    }),
  );
