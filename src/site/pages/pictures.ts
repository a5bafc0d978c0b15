const pictures = import.meta.glob<string>("/src/brands/*/{favicon,logo,hero}.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The source of a brand's `favicon.svg`, which every brand folder has. */
export const faviconOf = (brand: string | undefined): string => pictures[`/src/brands/${brand}/favicon.svg`]!;

/** The source of a brand's `hero.svg`; of its mark where it has none. */
export const pictureOf = (brand: string): string =>
  pictures[`/src/brands/${brand}/hero.svg`] ?? pictures[`/src/brands/${brand}/logo.svg`]!;

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws one picture after the other beside the pages, so that none is waited for; in development, when it is asked for.
 * @returns The picture.
 */
export const drawn = <Picture>(draw: () => Promise<Picture>): (() => Promise<Picture>) => {
  if (import.meta.env.DEV) return draw;
  const picture = last.then(draw);
  // A picture that fails is told of by who asks for it.
  last = picture.catch(() => undefined);
  return () => picture;
};
