declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** OpenType features to keep; all when none are named. */
    keepFeatures?: readonly string[];
    /** What is kept of the axes of a variable font. */
    variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
  }
  /** Gives a font with the signs of a text alone. */
  const subsetFont: (font: Uint8Array, text: string, options: Options) => Promise<Uint8Array>;
  export default subsetFont;
}
