declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** OpenType features to keep; all when none are named. */
    keepFeatures?: readonly string[];
    /** The ranges to keep of a variable font's axes. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }
  /** Returns a font with only the characters of a text. */
  const subsetFont: (font: Uint8Array, text: string, options: Options) => Promise<Uint8Array>;
  export default subsetFont;
}
