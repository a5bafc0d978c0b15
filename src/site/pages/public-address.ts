import { publicAddressBy, type PublicAddress } from "../../domain/brands/site-url.ts";

/** How the public reaches the site of a page; `origin` is `Astro.locals.origin`. */
export const publicAddress = (origin: string | undefined): PublicAddress => {
  const { PUBLIC_HOSTS, PUBLIC_SCHEME, PUBLIC_PORT, PORT } = import.meta.env;
  return publicAddressBy({ PUBLIC_HOSTS, PUBLIC_SCHEME, PUBLIC_PORT, PORT }, origin);
};
