import { publicAddressBy, publicAddressOf, type PublicAddress } from "../domain/site-url.ts";

/**
 * How the public reaches the site of a page: as the browser came to it where the page is made on demand, as the
 * build was told where it is a file.
 * @param origin `Astro.locals.origin`
 */
export const publicAddress = (origin: string | undefined): PublicAddress => {
  const { PUBLIC_SCHEME, PUBLIC_PORT, PORT } = import.meta.env;
  return origin ? publicAddressOf(origin) : publicAddressBy({ PUBLIC_SCHEME, PUBLIC_PORT, PORT });
};
