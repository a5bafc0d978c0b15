import type { Brand } from "../../contract/brand.ts";
import { fillAccent } from "../../domain/brands/fill-accent.ts";

const pictures = import.meta.glob<string>("/src/brands/*/{favicon,logo,hero}.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The source of a brand's `favicon.svg`, which every brand folder has. */
export const faviconOf = (brand: string | undefined): string => pictures[`/src/brands/${brand}/favicon.svg`]!;

const spots = import.meta.glob<string>("/src/{content,brands/*}/spot.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The drawing beside a message such as "not found", as SVG: the brand's `spot.svg`, else one of all sites. */
export const spotOf = ({ id, accent, whiteLabel }: Brand): string =>
  fillAccent((!whiteLabel && spots[`/src/brands/${id}/spot.svg`]) || spots["/src/content/spot.svg"]!, accent);

/** The source of a brand's `hero.svg`; of its logo when it has none. */
export const pictureOf = (brand: string): string =>
  pictures[`/src/brands/${brand}/hero.svg`] ?? pictures[`/src/brands/${brand}/logo.svg`]!;

let last: Promise<unknown> = Promise.resolve();

/**
 * In a build, draws pictures one after the other while pages are rendered; in development, draws them on request.
 * @returns The picture.
 */
export const drawn = <Picture>(draw: () => Promise<Picture>): (() => Promise<Picture>) => {
  if (import.meta.env.DEV) return draw;
  const picture = last.then(draw);
  // An error is reported where the picture is requested.
  last = picture.catch(() => undefined);
  return () => picture;
};
