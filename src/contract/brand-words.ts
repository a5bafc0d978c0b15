/** The placeholders of texts that sites share: `%brand.name%` is one. */
export const brandWords = ["name", "email", "host", "operator"] as const;
export type BrandWord = (typeof brandWords)[number];

/** How they are written, for messages. */
export const allBrandWords = brandWords.map((word) => `%brand.${word}%`).join(", ");

/** What looks like a placeholder and is none, each once: readers would see it as it stands. */
export const unknownBrandWords = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/%brand(?:\.[\w.-]*%?|%)/gi)]
      .map(([found]) => found)
      .filter((found) => !brandWords.some((word) => found === `%brand.${word}%`)),
  ),
];
