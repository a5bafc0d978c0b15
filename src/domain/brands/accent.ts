/** The tones of one colour scheme that an accent colour gives, as `#rrggbb`. */
export interface AccentTones {
  /** Backgrounds of buttons and marks: at least 3:1 against every surface of the scheme. */
  solid: string;
  /** `solid` under the pointer. */
  hover: string;
  /** Text on `solid` and `hover`: at least 4.5:1. */
  on: string;
  /** Links, focus rings and accented text: at least 4.5:1 on every surface and on `soft`. */
  text: string;
  /** A quiet tinted background. */
  soft: string;
  /** A line around `soft`; decoration only. */
  line: string;
  /** The brand's accent for logos and pictures; changed only where it would be invisible on `soft`. */
  art: string;
  /** A slightly darker `art`. */
  shade: string;
  /** The symbol inside a logo, on `art`. */
  sign: string;
}

/** The lightest and darkest surface of each scheme (src/styles/global.css), against which the contrasts must hold. */
export const schemeSurfaces = {
  light: ["#ffffff", "#f5f6f8"],
  dark: ["#0e1014", "#1e2129"],
} as const;
export type Scheme = keyof typeof schemeSurfaces;

const white = "#ffffff";
const ink = "#111318";
/** Contrast of text and of the parts of controls (WCAG 2.2, 1.4.3 and 1.4.11), with a margin for rounding. */
const textContrast = 4.55;
const partContrast = 3.05;
/** Below this contrast with white an accent is bright: it gets dark text instead of being darkened for white text. */
const brightContrast = 2.2;
/** The contrast that a shape in a picture needs to be visible. */
const shapeContrast = 1.6;

const known = new Map<string, AccentTones>();

/** The tones that an accent, any `#rrggbb`, gives in a scheme; the contrasts hold whatever the accent. */
export const accentTones = (accent: string, scheme: Scheme): AccentTones => {
  const key = `${accent} ${scheme}`;
  const tones = known.get(key) ?? makeTones(accent, scheme);
  known.set(key, tones);
  return tones;
};

const makeTones = (accent: string, scheme: Scheme): AccentTones => {
  const surfaces = schemeSurfaces[scheme];
  const away = scheme === "light" ? -1 : 1;
  const soft = tint(accent, scheme === "light" ? 0.962 : 0.27, 0.24);
  const { solid, on } = solidTone(accent, surfaces, away);
  const art = towards(accent, away, (tone) => clears(tone, [soft], shapeContrast));
  return {
    solid,
    on,
    hover: moved(solid, on === white ? -0.05 : 0.04),
    text: towards(accent, away, (tone) => clears(tone, [...surfaces, soft], textContrast)),
    soft,
    line: tint(accent, scheme === "light" ? 0.88 : 0.4, 0.45),
    art,
    shade: moved(art, -0.07),
    sign: contrast(art, white) < brightContrast ? ink : white,
  };
};

/** A brand's tones as custom properties for `<html style>`; each follows the colour scheme in force. */
export const accentStyle = (accent: string): string => {
  const light = accentTones(accent, "light");
  const dark = accentTones(accent, "dark");
  return (Object.keys(light) as (keyof AccentTones)[])
    .map((tone) => `--accent-${tone}:light-dark(${light[tone]},${dark[tone]})`)
    .join(";");
};

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const clears = (tone: string, backgrounds: readonly string[], least: number) =>
  backgrounds.every((background) => contrast(tone, background) >= least);

/** White text where the accent nearly has enough contrast for it, else dark text. */
const solidTone = (accent: string, surfaces: readonly string[], away: 1 | -1) => {
  const seen = towards(accent, away, (tone) => clears(tone, surfaces, partContrast));
  if (contrast(accent, white) < brightContrast) return { solid: seen, on: ink };
  return { solid: towards(seen, -1, (tone) => clears(tone, [white], textContrast)), on: white };
};

/** The first tone from `color` towards white (1) or black (-1) that has enough contrast. */
const towards = (color: string, direction: 1 | -1, passes: (tone: string) => boolean): string => {
  const start = oklch(color);
  for (let lightness = start.l; lightness > 0 && lightness < 1; lightness += direction * 0.005) {
    const tone = lightness === start.l ? color.toLowerCase() : hex({ ...start, l: lightness });
    if (passes(tone)) return tone;
  }
  return direction === 1 ? white : "#000000";
};

const moved = (color: string, by: number) => {
  const tone = oklch(color);
  return hex({ ...tone, l: Math.min(1, Math.max(0, tone.l + by)) });
};

/** The accent's hue at another lightness, with a fraction of its chroma. */
const tint = (color: string, lightness: number, part: number) => {
  const tone = oklch(color);
  return hex({ ...tone, l: lightness, c: Math.min(tone.c * part, 0.09) });
};

/** Lightness 0–1, chroma and hue (radians) in OKLCH, a perceptually uniform colour space. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = channels(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const oklch = (color: string): Oklch => {
  const [r = 0, g = 0, b = 0] = channels(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
};

const linear = ({ l: lightness, c, h }: Oklch): number[] => {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

/** The colour as `#rrggbb`; one outside sRGB loses chroma until it fits. */
const hex = (tone: Oklch): string => {
  let { c } = tone;
  while (c > 0 && linear({ ...tone, c }).some((value) => value < -0.001 || value > 1.001)) c -= 0.005;
  const bytes = linear({ ...tone, c: Math.max(0, c) }).map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${bytes.join("")}`;
};
