import { group, path, placed, stroke, type Point } from "../svg.ts";
import type { Skin } from "../paint.ts";
import { skin } from "../paint.ts";

/** `relaxed` hangs or rests, `open` greets, `fist` grips, `flat` carries from below, `point` shows. */
export type HandShape = "relaxed" | "open" | "fist" | "flat" | "point";

/** A hand from its wrist, fingers along the angle (degrees); `thumb` 1 or -1 is the side of the thumb. */
export const hand = (
  wrist: Point,
  angle: number,
  {
    shape = "relaxed",
    thumb = 1,
    scale,
    color,
  }: { shape?: HandShape; thumb?: number; scale: number; color: Skin },
): string => {
  const { base, shade } = skin[color];
  const drawn = shapes[shape](base, shade);
  return placed(
    wrist,
    { turn: angle },
    group({ transform: `scale(${scale.toFixed(3)} ${(scale * thumb).toFixed(3)})` }, drawn),
  );
};

/** Drawn with the wrist at 0,0, fingers to the right and the thumb above; about 76 long. */
const shapes: Record<HandShape, (base: string, shade: string) => string> = {
  relaxed: (base, shade) =>
    path(
      "M-10-18C6-22 24-23 36-20C54-15 72-4 76 4C79 11 70 14 62 11C66 16 60 21 52 18C36 23 6 22-10 17Z",
      base,
    ) +
    stroke("M66 9C58 5 50 2 42 1", shade, 2.6, { opacity: 0.55 }) +
    path("M8-17C18-28 34-30 46-24C56-18 58-8 51-6C43-6 36-12 26-9Z", base) +
    stroke("M51-6C43-6 37-12 27-9", shade, 2.6, { opacity: 0.6 }),
  open: (base, shade) =>
    path(
      "M-10-17C4-20 20-22 32-22C48-24 66-28 74-25C80-21 74-15 62-13C74-13 86-10 86-4C86 2 76 2 64 0C76 3 82 7 80 12C77 17 68 14 56 11C64 15 69 20 65 24C60 28 50 22 38 20C22 22 4 21-10 17Z",
      base,
    ) +
    path("M2-15C8-28 20-42 28-42C35-41 34-33 31-27C29-22 31-18 33-14Z", base) +
    stroke("M60-13C52-12 46-11 42-11M62 0C54-1 48-1 43-1M54 11C48 10 44 9 40 9", shade, 2.4, {
      opacity: 0.5,
    }),
  fist: (base, shade) =>
    path("M-10-18C4-22 22-27 36-25C48-22 54-12 54-1C54 10 48 20 38 23C24 26 4 22-10 17Z", base) +
    stroke("M50-12C44-9 40-9 34-10M53 0C46 2 40 2 34 1M49 11C44 13 40 13 34 12", shade, 2.6, {
      opacity: 0.55,
    }) +
    path("M4-19C14-29 28-31 38-26C45-21 43-12 35-11C27-11 20-14 12-10Z", base) +
    stroke("M36-11C28-11 21-14 13-10", shade, 2.6, { opacity: 0.6 }),
  flat: (base, shade) =>
    path(
      "M-10-14C6-20 22-20 36-17C54-16 74-15 84-11C89-7 84-3 76-2C60 3 36 14 20 16C8 18-2 17-10 15Z",
      base,
    ) +
    path("M12-15C20-26 34-30 44-28C50-25 46-18 36-14Z", base) +
    stroke("M74-7C62-5 52-5 44-6", shade, 2.4, { opacity: 0.5 }),
  point: (base, shade) =>
    path(
      "M-10-17C4-20 20-23 32-22C50-22 74-23 84-20C90-16 85-11 78-11C68-9 58-8 50-7C56 2 54 14 46 18C30 24 6 22-10 17Z",
      base,
    ) +
    stroke("M50-7C44-6 40-5 34-5M52 3C46 5 40 5 35 4", shade, 2.6, { opacity: 0.55 }) +
    path("M6-17C14-27 26-30 36-27C42-23 39-16 32-14C26-13 20-14 13-10Z", base),
};
