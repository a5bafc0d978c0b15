import type { Font } from "fontkit";
import subsetFont from "subset-font";
import { memoize } from "../../../domain/memoize.ts";
import { isEmoji, isVariable } from "./font-families.ts";
import { readSlice, slicesFor } from "./font-slices.ts";
import { shapedFont } from "./shaped-font.ts";

/** The weights of text and of headings. */
export type Weight = 400 | 600;
const weights: readonly Weight[] = [400, 600];

/** Fonts for the texts of a document. */
export interface Typeface {
  /**
   * The font for a character with its marks; null when no family has it.
   * @param preferred The font of the text before it, which is kept for spaces and punctuation.
   */
  fontFor: (cluster: string, preferred: string | null) => string | null;
  /** Every font that the texts need, in both weights. */
  fonts: readonly { font: string; weight: Weight; file: Font }[];
  /** Characters of the texts that no family has. */
  missing: readonly string[];
}

/** Opens the fonts that these texts need. Each is prepared once and kept: the files are many, and few are needed. */
export const openTypeface = async (texts: string): Promise<Typeface> => {
  const slices = await slicesFor(texts);
  const fonts = [];
  for (const font of slices.keys())
    for (const weight of weights)
      fonts.push({ font, weight, file: await instance(`${font} ${weight}`, font, weight) });

  const findFont = (cluster: string, preferred: string | null): string | null => {
    const codes = [...cluster].map((character) => character.codePointAt(0)!);
    const covers = (font: string) => codes.every((code) => slices.get(font)!.has(code));
    const isText = /[\p{L}\p{N}]/u.test(cluster);
    if (preferred && !isText && !isEmoji(preferred) && covers(preferred)) return preferred;
    return [...slices.keys()].find(covers) ?? null;
  };
  const found = memoize((_key: string, ...parts: Parameters<typeof findFont>) => findFont(...parts));
  return {
    fonts,
    fontFor: (cluster, preferred) => found(`${cluster} ${preferred}`, cluster, preferred),
    missing: [...new Set(texts)].filter((one) => !isUnseen.test(one) && !findFont(one, null)),
  };
};

/** Controls, and characters that only change how others look. */
const isUnseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** A font at one weight, as PDF readers know no variable fonts; one that has a single weight as it is. */
const instance = memoize(async (_key: string, font: string, weight: Weight): Promise<Font> => {
  const bytes = await subsetFont(await readSlice(font), undefined, {
    targetFormat: "truetype",
    keepAllGlyphs: true,
    ...(isVariable(font) && { variationAxes: { wght: weight } }),
  });
  return shapedFont(bytes);
});
