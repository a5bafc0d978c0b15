/** Digits above and below the line, as in CO₂, of which no font here has a glyph: each is drawn as that of a fraction. */
const smallDigit = /[⁰⁴-⁹₀-₉]/g;

/** The features of a font that make digits small: above in a fraction, and below. */
export const smallDigitFeatures = ["numr", "dnom"] as const;

/** What a font with digits and these features can draw. */
export const smallDigitCodes: readonly number[] = [..."⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉"].map((one) => one.codePointAt(0)!);

/** A text with digits in place of the small ones; its length stays the same. */
export const withPlainDigits = (text: string): string =>
  text.replace(smallDigit, (one) => one.normalize("NFKC"));

/** Where a text has small digits, and which. */
export const smallDigitsIn = (
  text: string,
): { index: number; feature: (typeof smallDigitFeatures)[number] }[] =>
  [...text.matchAll(smallDigit)].map(({ 0: one, index }) => ({
    index,
    feature: one < "₀" ? "numr" : "dnom",
  }));
