import { accentTones } from "./accent.ts";

/** The colours of drawings that do not depend on the accent, in the light scheme (src/styles/global.css). */
const artColors = { "--art-paper": "#ffffff", "--art-ink": "#1b1f27" };
/** `var(--name)` or `var(--name, fallback)`, where the fallback may itself hold one pair of brackets. */
const token = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/**
 * An SVG drawing with the colour tokens (`var(--accent-solid)`, `var(--art-paper)`, …) filled with the light tones
 * of an accent, so that one drawing suits any brand. A token without a colour takes its fallback, or stays unchanged.
 */
export const fillAccent = (svg: string, accent: string): string => {
  const tones = Object.entries(accentTones(accent, "light"));
  const colors: Record<string, string> = {
    ...Object.fromEntries(tones.map(([tone, color]) => [`--accent-${tone}`, color])),
    ...artColors,
  };
  const fill = (text: string): string =>
    text.replace(token, (whole, name: string, fallback?: string) =>
      name in colors ? colors[name]! : fallback ? fill(fallback.trim()) : whole,
    );
  return fill(svg);
};
