import type { Look } from "../../contract/look.ts";
import { schemePatterns, schemeSurfaces, type Scheme } from "./accent.ts";
import { luminance, tint } from "./colour.ts";

/** The colours of a site's surfaces in one scheme, as `#rrggbb`; each lies between those of `schemeSurfaces`. */
export interface Surfaces {
  page: string;
  /** Heads, every second band and the footer. */
  sunken: string;
  /** Cards. */
  surface: string;
  /** What opens above the page. */
  raised: string;
  /** The pattern behind heads and messages. */
  pattern: string;
  /** Lines and placeholders; decoration only. */
  line: string;
}

/** Lightness and most chroma of each surface (OKLCH). */
const steps: Record<Scheme, Record<keyof Surfaces, [lightness: number, chroma: number]>> = {
  light: {
    page: [0.992, 0.005],
    sunken: [0.972, 0.022],
    surface: [1, 0],
    raised: [1, 0],
    pattern: [0.948, 0.032],
    line: [0.912, 0.03],
  },
  dark: {
    page: [0.17, 0.014],
    sunken: [0.198, 0.018],
    surface: [0.224, 0.016],
    raised: [0.248, 0.018],
    pattern: [0.262, 0.024],
    line: [0.315, 0.024],
  },
};

const surfaces = Object.keys(steps.light) as (keyof Surfaces)[];

/** The surfaces that a tint, any `#rrggbb`, gives in a scheme; what can be read on the usual ones can be read on them. */
export const surfacesOf = (hue: string, scheme: Scheme): Surfaces =>
  Object.fromEntries(
    surfaces.map((name) => {
      const [lightness, chroma] = steps[scheme][name];
      return [name, toneOf(hue, lightness, chroma, boundOf(name, scheme), scheme)];
    }),
  ) as Record<keyof Surfaces, string>;

/** The luminance that a surface of the light scheme has at least, one of the dark scheme at most. */
const boundOf = (name: keyof Surfaces, scheme: Scheme): number => {
  if (name === "line") return scheme === "light" ? 0 : 1;
  return luminance(name === "pattern" ? schemePatterns[scheme] : schemeSurfaces[scheme][1]);
};

/** A tone of a hue, as much lighter (darker in the dark scheme) than wanted as its bound demands. */
const toneOf = (hue: string, lightness: number, chroma: number, bound: number, scheme: Scheme): string => {
  const away = scheme === "light" ? 0.002 : -0.002;
  const tone = tint(hue, lightness, 1, chroma);
  return (luminance(tone) - bound) * away < 0 ? toneOf(hue, lightness + away, chroma, bound, scheme) : tone;
};

/** A site's look as custom properties for `<html style>`; the colours follow the colour scheme in force. */
export const lookStyle = ({ face, corners, tint: hue }: Look, id: string): string =>
  [
    ...(corners === 1 ? [] : [`--corners:${corners}`]),
    ...(face ? [`--face:var(${faceVariable(id)})`, `--face-spacing:${face.spacing}em`] : []),
    ...(hue ? surfaceStyle(hue) : []),
  ].join(";");

/** The custom property with the family of a brand's typeface. */
export const faceVariable = (id: string): `--${string}` => `--font-face-${id}`;

const surfaceStyle = (hue: string): string[] => {
  const light = surfacesOf(hue, "light");
  const dark = surfacesOf(hue, "dark");
  return surfaces.map((name) => `--color-${name}:light-dark(${light[name]},${dark[name]})`);
};
