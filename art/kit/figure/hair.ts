import { circle, path, stroke } from "../svg.ts";

/**
 * Hair looking right, in units of a head 122 high whose middle is 0,0: crown at -62, chin at 60,
 * ear at about -34,0. `behind` hangs behind the trunk, `over` lies on the head, `under` is what
 * a hat leaves to see, `away` is the head from behind.
 */
export interface Hair {
  behind?: (color: string) => string;
  over: (color: string) => string;
  under?: (color: string) => string;
  away?: (color: string) => string;
}

const light = (d: string) => stroke(d, "#ffffff", 4, { opacity: 0.13 });

/** Cropped round the ear; what remains below a hat. */
const sides = (color: string) =>
  path("M-20-30C-18-16-19-6-23 2L-30-4C-36-8-42-4-41 6C-42 14-42 20-44 24C-56 8-60-14-56-34Z", color);

const backOfHead = (color: string) =>
  path(
    "M-50 20C-62-10-60-44-38-62C-18-76 22-76 40-60C56-44 56-8 46 20C40 36 28 42 0 42C-28 42-42 36-50 20Z",
    color,
  ) + light("M-40-30C-34-46-20-56-4-58");

const cap =
  "M46-24C42-38 34-44 22-46C4-48-12-44-18-32C-20-20-19-8-23 3L-30-4C-37-8-43-2-41 8C-42 15-42 20-44 25C-58 6-63-28-50-50C-34-76 22-82 42-56C51-45 51-32 46-24Z";

export const hairStyles = {
  crop: {
    over: (color) => path(cap, color) + light("M-40-40C-28-60-4-68 16-64"),
    under: sides,
    away: backOfHead,
  },
  /** Parted at the side, with some height. */
  parted: {
    over: (color) =>
      path(
        "M47-22C46-34 40-42 30-44C10-46-4-46-16-34C-20-22-19-8-23 3L-30-4C-37-8-43-2-41 8C-42 15-42 20-44 25C-60 4-64-30-50-54C-40-74-8-86 22-78C34-84 52-72 53-52C54-40 51-30 47-22Z",
        color,
      ) + light("M-38-48C-20-66 10-72 36-62"),
    under: sides,
    away: backOfHead,
  },
  /** Swept up from the forehead, short at the sides. */
  swept: {
    over: (color) =>
      path(
        "M44-34C36-42 14-46-14-38C-20-28-19-10-23 3L-30-4C-37-8-43-2-41 8C-42 14-43 18-44 22C-56 4-60-26-50-48C-46-74-12-90 20-86C44-84 58-70 54-54C52-44 48-38 44-34Z",
        color,
      ) + light("M-36-54C-18-74 14-78 40-68"),
    under: sides,
    away: backOfHead,
  },
  buzz: {
    over: (color) =>
      path(
        "M45-30C34-46 8-50-14-40C-20-28-19-10-24 3L-31-4C-37-7-42-2-41 6C-42 12-43 16-45 18C-58 0-61-28-48-49C-34-70 20-73 38-54C45-46 47-38 45-30Z",
        color,
        { opacity: 0.92 },
      ),
    under: sides,
    away: backOfHead,
  },
  bald: { over: () => "", under: () => "", away: () => "" },
  /** A ring of hair round a bald crown. */
  fringe: {
    over: (color) =>
      path(
        "M-24-28C-21-16-20-8-24 3L-31-4C-37-8-43-2-41 8C-42 16-43 22-45 28C-62 10-64-18-52-38C-42-42-30-40-24-28Z",
        color,
      ),
    under: sides,
    away: (color) => path("M-52-10C-54 10-46 40-24 44L24 44C44 38 52 10 50-10C38 6-38 6-52-10Z", color),
  },
  /** Tight curls, high and round. */
  afro: {
    over: (color) =>
      path(
        "M44-24C38-34 26-40 14-39C2-46-14-42-18-30C-18-16-20-6-24 4C-30-4-38-6-42 4C-44 14-46 20-50 24C-66 24-76 6-72-10C-84-28-76-54-60-60C-56-82-30-94-12-86C4-100 34-94 42-80C60-76 68-54 60-40C58-30 52-24 44-24Z",
        color,
      ) +
      light("M-58-40C-50-62-30-76-8-76") +
      light("M14-82C28-80 40-70 46-60"),
    away: (color) => circle(-4, -24, 70, color) + light("M-50-44C-40-66-20-80 4-80"),
  },
  /** Short curls. */
  curls: {
    over: (color) =>
      path(
        "M48-20C50-30 44-36 36-36C32-44 22-46 14-41C6-48-8-46-14-36C-22-32-20-10-24 3L-30-4C-37-8-43-2-41 8C-44 16-46 18-48 20C-62 12-66-4-60-16C-68-32-60-48-50-52C-48-68-30-78-16-72C-6-84 18-84 26-74C42-78 56-64 53-50C62-42 58-26 48-20Z",
        color,
      ) +
      light("M-48-38C-42-56-26-64-12-62") +
      light("M8-70C20-72 32-66 38-56"),
    under: sides,
  },
  /** Shoulder-long curls. */
  ringlets: {
    behind: (color) =>
      path(
        "M-48-40C-72-40-84-14-74 8C-88 24-84 50-66 58C-62 76-36 84-22 72C-4 84 26 80 34 66C54 62 60 40 50 26C58 4 40-40 20-50Z",
        color,
      ),
    over: (color) =>
      path(
        "M47-18C52-28 46-38 36-38C28-44 10-46-2-40C-16-36-18-20-22-6C-18 8-26 22-34 30C-44 42-64 36-66 20C-78 8-72-10-64-16C-72-34-62-52-50-54C-46-72-28-80-14-74C-2-86 22-84 30-74C46-76 58-62 54-48C62-40 58-24 47-18Z",
        color,
      ) +
      light("M-50-36C-44-56-26-66-10-64") +
      light("M-56 4C-54-6-50-12-46-16"),
  },
  bob: {
    behind: (color) => path("M-54-30C-66 0-64 36-52 54C-30 62 20 62 36 56C44 40 44 0 40-30Z", color),
    over: (color) =>
      path(
        "M47-14C46-30 40-40 28-44C14-30-6-22-22-18C-20-2-20 24-26 56C-40 60-52 58-58 50C-68 20-68-26-52-52C-34-80 26-82 44-54C52-40 52-24 47-14Z",
        color,
      ) + light("M-48-34C-38-58-14-68 8-66"),
    away: (color) =>
      path("M-58 50C-68 10-66-30-46-56C-26-78 26-78 44-56C62-32 64 10 54 50C30 62-34 62-58 50Z", color),
  },
  /** Long and loose, over the near shoulder. */
  long: {
    behind: (color) => path("M-50-40C-72 0-78 60-66 104C-40 120 10 116 34 100C46 60 44 0 38-30Z", color),
    over: (color) =>
      path(
        "M47-16C46-32 38-42 26-45C10-34-8-26-20-20C-20 0-22 30-28 56C-32 80-36 96-48 108C-62 104-70 92-70 76C-74 40-72-20-54-50C-36-80 26-82 44-54C52-42 52-26 47-16Z",
        color,
      ) +
      light("M-50-30C-42-54-18-68 6-66") +
      light("M-56 10C-58 34-56 60-54 80"),
    away: (color) =>
      path("M-60 100C-74 40-70-24-48-54C-26-78 26-78 46-54C66-26 70 40 58 100C30 116-36 116-60 100Z", color) +
      light("M-40-20C-46 10-46 40-42 70"),
  },
  /** Pulled back into a knot. */
  bun: {
    behind: (color) => circle(-58, -46, 25, color),
    over: (color) =>
      path(
        "M46-28C40-40 24-48 6-46C-10-42-18-30-21-14C-22-6-22 0-24 3L-30-4C-37-8-42-4-42 4C-56-2-62-26-52-48C-36-74 20-80 40-57C47-48 48-38 46-28Z",
        color,
      ) +
      light("M-44-34C-34-56-10-66 14-64") +
      light("M-68-58C-64-64-58-66-52-64"),
    away: (color) => backOfHead(color) + circle(-4, -44, 26, color) + light("M-18-54C-12-62 0-64 8-60"),
  },
  ponytail: {
    behind: (color) =>
      path("M-46-40C-72-52-92-28-90 4C-90 30-84 52-70 66C-68 44-62 24-54 8C-50-6-46-16-44-30Z", color) +
      light("M-76-24C-82-4-80 20-76 36"),
    over: (color) =>
      path(
        "M46-26C44-38 34-46 18-47C8-40-10-34-20-24C-21-10-22-4-24 3L-30-4C-37-8-42-4-42 4C-56 0-62-26-52-48C-36-76 22-80 41-56C48-47 49-36 46-26Z",
        color,
      ) + light("M-44-34C-34-56-10-66 14-64"),
    under: (color) => sides(color),
    away: (color) =>
      backOfHead(color) +
      path("M-14-30C-20 10-18 60-4 96C12 60 16 10 10-30Z", color) +
      light("M-6-10C-10 20-8 50-4 70"),
  },
  /** Short and full, for older heads. */
  wave: {
    over: (color) =>
      path(
        "M47-20C50-34 42-42 32-40C22-50 4-46-6-38C-18-36-19-18-22-6C-24 2-26 10-32 16C-40 24-52 22-56 12C-66 0-66-24-58-38C-54-64-30-78-8-74C12-84 42-76 48-58C56-48 54-30 47-20Z",
        color,
      ) +
      light("M-50-32C-44-54-24-66-4-62") +
      light("M4-66C20-68 34-62 42-50"),
    under: sides,
  },
  /** Two plaits, for children. */
  plaits: {
    behind: (color) => path("M28 20C44 24 56 40 52 66C48 74 42 74 38 66C40 50 34 38 22 34Z", color),
    over: (color) =>
      path(
        "M47-18C46-34 38-44 24-47C10-38-8-28-20-20C-20-4-22 6-26 12C-30 30-34 48-36 62C-42 76-52 76-58 64C-62 46-54 30-48 18C-64-2-66-30-52-52C-36-78 24-82 43-56C51-44 51-28 47-18Z",
        color,
      ) +
      light("M-46-34C-36-58-12-68 10-66") +
      stroke("M-54 44L-36 46", "#ffffff", 5, { opacity: 0.7 }),
  },
} as const satisfies Record<string, Hair>;
export type HairStyle = keyof typeof hairStyles;
