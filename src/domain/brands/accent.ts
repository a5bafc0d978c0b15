import { contrast, hex, moved, oklch, tint } from "./colour.ts";

/** The tones of one colour scheme that an accent colour gives, as `#rrggbb`. */
export interface AccentTones {
  /** Backgrounds of buttons and marks: at least 3:1 against every surface of the scheme. */
  solid: string;
  /** `solid` under the pointer. */
  hover: string;
  /** Text on `solid` and `hover`: at least 4.5:1. */
  on: string;
  /** Links, focus rings and accented text: at least 4.5:1 on every surface, on patterns and on `soft`. */
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
/** The darkest and the lightest pattern behind text of each scheme. */
export const schemePatterns = { light: "#e9ebee", dark: "#262a33" } as const;
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
    text: towards(accent, away, (tone) =>
      clears(tone, [...surfaces, schemePatterns[scheme], soft], textContrast),
    ),
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
