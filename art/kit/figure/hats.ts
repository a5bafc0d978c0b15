import { ellipse, path, stroke } from "../svg.ts";

export interface HatColors {
  base: string;
  hat: string;
  shade: string;
}

/** Head coverings, drawn like hair.ts; `flattens` shows the hair's `under`, `hidesHair` none of it. */
export interface HatDrawing {
  behind?: (colors: HatColors) => string;
  over: (colors: HatColors) => string;
  flattens?: boolean;
  hidesHair?: boolean;
  hidesEar?: boolean;
}

const gleam = (d: string, width = 5) => stroke(d, "#ffffff", width, { opacity: 0.3 });

export const hats = {
  hardHat: {
    flattens: true,
    over: ({ hat, shade }) =>
      path("M-58-28C-62-66-34-92-2-92C34-92 56-68 54-32C30-24-30-22-58-28Z", hat) +
      path("M18-90C44-82 58-60 54-32C42-28 32-27 24-26C34-46 32-72 18-90Z", shade, { opacity: 0.55 }) +
      path("M-14-95C-6-98 8-98 14-94C22-74 24-52 22-27L2-26C4-52 0-78-14-95Z", hat) +
      path("M-64-32C-40-24 34-26 52-36C66-34 76-27 74-22C44-12-34-14-62-20C-68-24-68-29-64-32Z", shade) +
      gleam("M-44-50C-42-66-32-76-24-80"),
  },
  chefHat: {
    flattens: true,
    over: ({ hat, shade }) =>
      path(
        "M-46-30L-50-72C-74-80-76-116-48-120C-40-142 4-146 14-126C38-140 68-122 58-96C64-84 56-74 46-70L44-32C20-24-24-24-46-30Z",
        hat,
      ) +
      path(
        "M14-126C38-140 68-122 58-96C64-84 56-74 46-70L44-32C34-28 26-27 16-26C28-60 30-96 14-126Z",
        shade,
        { opacity: 0.4 },
      ) +
      stroke("M-30-72L-28-100M-2-70L0-108M26-70L26-98", shade, 4, { opacity: 0.55 }) +
      stroke("M-49-66C-20-58 20-58 45-66", shade, 3.5, { opacity: 0.6 }),
  },
  /** A cook's flat cap. */
  skullcap: {
    flattens: true,
    over: ({ hat, shade }) =>
      path("M-56-28C-60-58-44-80-4-82C34-82 52-58 48-30C20-38-24-38-56-28Z", hat) +
      path("M16-81C42-74 52-54 48-30C40-33 32-34 24-35C32-52 28-70 16-81Z", shade, { opacity: 0.5 }) +
      stroke("M-56-30C-24-40 20-40 48-32", shade, 5, { opacity: 0.7 }),
  },
  cap: {
    flattens: true,
    over: ({ hat, shade }) =>
      path("M-55-26C-60-60-36-80-2-80C32-80 50-58 48-32C20-40-26-36-55-26Z", hat) +
      path("M12-79C38-74 50-56 48-32C40-34 30-35 22-35C30-52 26-70 12-79Z", shade, { opacity: 0.5 }) +
      path("M-4-40C24-48 52-42 78-24C80-18 72-16 66-18C44-24 14-28-8-24C-14-32-12-38-4-40Z", shade) +
      gleam("M-42-46C-36-60-24-68-12-70"),
  },
  /** A wide brim against the sun. */
  sunHat: {
    flattens: true,
    over: ({ hat, shade }) =>
      path("M-50-30C-52-60-40-86-20-84C-10-78 6-78 16-85C38-84 48-58 46-32C16-24-22-22-50-30Z", hat) +
      path("M-50-44C-20-34 20-34 47-46L46-30C18-22-22-22-50-28Z", shade) +
      path(
        "M-94-26C-70-40-56-38-50-34C-18-26 20-26 46-36C58-40 74-38 92-24C94-16 82-14 66-18C30-10-30-8-66-14C-84-14-98-18-94-26Z",
        hat,
      ) +
      path("M-94-26C-60-14 40-14 92-24C94-16 82-14 66-18C30-10-30-8-66-14C-84-14-98-18-94-26Z", shade, {
        opacity: 0.6,
      }) +
      gleam("M-36-52C-32-66-26-72-20-74"),
  },
  beanie: {
    flattens: true,
    over: ({ hat, shade }) =>
      path("M-56-24C-62-62-36-86-2-86C34-86 52-60 49-30C20-36-28-32-56-24Z", hat) +
      path("M-58-38C-24-50 20-52 50-42L49-22C20-32-26-28-56-16Z", shade),
  },
  hijab: {
    hidesHair: true,
    hidesEar: true,
    behind: ({ shade }) => path("M-54-20C-76 20-80 70-66 96C-30 110 30 108 52 90C60 56 50 10 44-10Z", shade),
    over: ({ hat, shade }) =>
      path(
        "M8-78C46-78 58-46 54-14C56 14 54 40 44 60C50 74 56 84 60 98C34 116-34 118-66 98C-58 84-50 74-48 60C-66 34-70-10-60-38C-50-66-26-78 8-78ZM20-52C-2-52-22-40-26-12C-28 14-20 40-2 54C12 63 26 62 36 52C48 38 50 14 48-8C46-36 38-52 20-52Z",
        hat,
        { "fill-rule": "evenodd" },
      ) +
      path("M36 54C48 66 56 84 60 98C50 105 34 110 16 112C30 96 26 72 14 61C24 62 30 60 36 54Z", shade, {
        opacity: 0.6,
      }) +
      stroke("M-46 62C-26 80 10 84 30 74", shade, 4, { opacity: 0.6 }) +
      stroke("M-54-20C-50-46-30-64-4-66", "#ffffff", 5, { opacity: 0.16 }),
  },
  turban: {
    hidesHair: true,
    over: ({ hat, shade }) =>
      path(
        "M-56-18C-68-42-62-74-34-88C-6-100 34-94 48-70C58-52 54-34 46-26C34-38 10-44-14-38C-30-34-44-28-56-18Z",
        hat,
      ) +
      path("M10-93C40-90 58-66 52-40C50-33 48-28 46-26C42-31 36-35 30-37C38-58 30-80 10-93Z", shade, {
        opacity: 0.5,
      }) +
      stroke("M-58-36C-36-62 6-70 46-44", shade, 3.4, { opacity: 0.7 }) +
      stroke("M-50-66C-24-82 18-82 46-62", shade, 3.4, { opacity: 0.7 }) +
      stroke("M-56-24C-30-52 14-56 44-32", shade, 3.4, { opacity: 0.5 }) +
      path("M8-44C18-60 22-72 20-84C28-76 32-58 28-42C20-44 14-45 8-44Z", shade, { opacity: 0.35 }),
  },
  headband: {
    over: ({ hat, shade }) =>
      path("M-52-34C-40-62 20-74 46-40L44-30C20-56-28-50-46-22Z", hat) + ellipse(-50, -28, 8, 9, shade),
  },
} as const satisfies Record<string, HatDrawing>;
export type Hat = keyof typeof hats;
