/** The brand's tones (src/domain/brands/accent.ts), filled in when the picture is made into pixels. */
export const accent = {
  solid: "var(--accent-solid)",
  art: "var(--accent-art)",
  shade: "var(--accent-shade)",
  soft: "var(--accent-soft)",
  line: "var(--accent-line)",
} as const;

/** Everything that is not the accent: warm neutrals, deep ink, and a little muted green for plants. */
export const tone = {
  white: "#fffdf9",
  cream: "#fbf3e7",
  sand: "#f1e2cd",
  dune: "#e3cdb0",
  clay: "#cba27c",
  brick: "#a8735a",
  wood: "#b98a61",
  bark: "#7d573f",
  ink: "#1c2541",
  night: "#2b3658",
  slate: "#4d5a7c",
  steel: "#8793ab",
  mist: "#c6cedb",
  haze: "#e4e8ee",
  leaf: "#6f8f7a",
  pine: "#40625a",
  fern: "#a9bda6",
  /** Safety clothing. */
  signal: "#f3c53c",
  silver: "#e9edf1",
} as const;

export const skin = {
  porcelain: { base: "#f6cfb5", shade: "#dd9f82", lip: "#c8695f" },
  sand: { base: "#e9b48e", shade: "#c98962", lip: "#b4584e" },
  olive: { base: "#d29b70", shade: "#ad7449", lip: "#a14f45" },
  amber: { base: "#b5794f", shade: "#8f5835", lip: "#8a3f38" },
  umber: { base: "#8a5638", shade: "#673c26", lip: "#6d2f2b" },
  cocoa: { base: "#613a28", shade: "#45271b", lip: "#4f211f" },
} as const;
export type Skin = keyof typeof skin;

export const hairColor = {
  black: "#20202c",
  brown: "#4a3028",
  chestnut: "#7a4a30",
  copper: "#ad5a32",
  blond: "#d3a25b",
  grey: "#a7a9b1",
  white: "#dcdce0",
} as const;
export type HairColor = keyof typeof hairColor;

/**
 * A colour stop: the colour, with an opacity after `/` and a place (0–100) after `@`:
 * `#fff`, `#fff/0.5`, `#fff/0@60`.
 */
export type Stop = string;

/** A fill running along the angle: 0 to the right, 90 downwards. Stops are spread evenly unless placed. */
export const linear = (angle: number, ...stops: Stop[]): string =>
  `paint{linear|${angle}|${stops.join("|")}}`;

/** A fill from the centre outwards. */
export const radial = (...stops: Stop[]): string => `paint{radial|${stops.join("|")}}`;

/** For `clip-path`: keeps what lies inside the path data. */
export const clip = (d: string): string => `paint{clip|${d}}`;
