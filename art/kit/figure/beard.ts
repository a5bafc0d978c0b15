import { path, stroke } from "../svg.ts";

export type Beard = "full" | "short" | "moustache" | "stubble";

/** Beards, drawn like hair.ts. */
export const beard: Record<Beard, (color: string) => string> = {
  full: (color) =>
    path(
      "M-30-2C-30 14-30 22-24 30C-12 22 0 19 8 22C18 18 30 18 40 24C44 22 46 18 47 14C50 34 46 56 38 68C28 80 6 80-8 68C-24 56-38 32-38 6Z",
      color,
    ) + path("M8 38C16 34 28 34 34 37C32 44 26 47 20 47C14 47 10 44 8 38Z", "#7d3a38"),
  short: (color) =>
    path(
      "M-31-2C-30 14-28 24-21 32C-10 27 0 22 8 23C18 20 30 20 39 25C43 24 45 20 47 16C48 32 44 50 36 59C26 67 6 66-8 58C-24 48-38 28-37 6Z",
      color,
      { opacity: 0.92 },
    ) + path("M9 36C16 33 28 33 33 35C31 42 26 44 20 44C14 44 11 42 9 36Z", "#7d3a38"),
  moustache: (color) => stroke("M4 28C12 22 18 22 22 25C27 22 33 22 39 27", color, 6.5),
  stubble: (color) =>
    path("M-31 4C-28 24-18 34 0 30C18 22 30 20 46 18C46 40 40 56 26 62C6 64-22 52-36 22Z", color, {
      opacity: 0.2,
    }),
};
