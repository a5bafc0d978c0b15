declare module "subset-font" {
  export interface Options {
    targetFormat: "woff2" | "truetype";
    /** OpenType features to keep; all when none are named. */
    keepFeatures?: readonly string[];
    /** Keeps every character; then no text may be given. */
    keepAllGlyphs?: boolean;
    /** The ranges to keep of a variable font's axes, or the values to fix them at. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  /** Returns a font with only the characters of a text. */
  const subsetFont: (font: Uint8Array, text: string | undefined, options: Options) => Promise<Uint8Array>;
  export default subsetFont;
}
