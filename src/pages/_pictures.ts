const pictures = import.meta.glob<string>("../brands/*/{favicon,logo,hero}.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The source of a brand's `favicon.svg`, which every brand folder has. */
export const faviconOf = (brand: string | undefined): string => pictures[`../brands/${brand}/favicon.svg`]!;

/** The source of a brand's `hero.svg`; of its mark where it has none. */
export const pictureOf = (brand: string): string =>
  pictures[`../brands/${brand}/hero.svg`] ?? pictures[`../brands/${brand}/logo.svg`]!;
