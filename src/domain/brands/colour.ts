/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** The colour with its lightness moved by a part of 0 to 1. */
export const moved = (color: string, by: number) => {
  const tone = oklch(color);
  return hex({ ...tone, l: Math.min(1, Math.max(0, tone.l + by)) });
};

/** The colour's hue at another lightness (0 to 1), with a fraction of its chroma, and at most `most`. */
export const tint = (color: string, lightness: number, part: number, most = 0.09) => {
  const tone = oklch(color);
  return hex({ ...tone, l: lightness, c: Math.min(tone.c * part, most) });
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

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = channels(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export const oklch = (color: string): Oklch => {
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
export const hex = (tone: Oklch): string => {
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
