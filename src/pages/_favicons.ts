const favicons = import.meta.glob<string>("../brands/*/favicon.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The source of a brand's `favicon.svg`, which every brand folder has. */
export const faviconOf = (brand: string | undefined): string => favicons[`../brands/${brand}/favicon.svg`]!;
