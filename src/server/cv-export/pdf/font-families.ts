const sansFor = (scripts: string): string[] =>
  scripts.split(" ").map((script) => `@fontsource-variable/noto-sans-${script}`);

const emoji = "@fontsource-variable/noto-emoji";

/** The packages of font families in the order they are searched: a sign is taken from the first that has it. */
export const families: readonly string[] = [
  "@fontsource-variable/inter",
  ...sansFor("armenian georgian arabic hebrew syriac thaana ethiopic"),
  ...sansFor("devanagari gurmukhi gujarati bengali oriya tamil telugu kannada malayalam sinhala"),
  ...sansFor("thai lao myanmar khmer"),
  "@fontsource-variable/noto-serif-tibetan",
  // Chinese and Japanese; then the rarer signs of Japan, Taiwan and Hong Kong; then Korean.
  ...sansFor("sc jp tc hk kr"),
  emoji,
  ...sansFor("symbols"),
  "@fontsource/noto-sans-symbols-2",
];

export const isEmoji = (slice: string): boolean => slice.startsWith(emoji);

/** Whether a family, or a slice of it, has all weights in one file. */
export const isVariable = (family: string): boolean => family.startsWith("@fontsource-variable/");

/** How the names of a family's files end. */
export const fileEndOf = (family: string): string =>
  isVariable(family) ? "wght-normal.woff2" : "400-normal.woff2";
