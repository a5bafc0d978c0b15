import type { Brand } from "../../contract/brand.ts";
import { publicAddressBy, siteOrigin, siteUrl } from "../../domain/brands/site-url.ts";
import { UserFacingError } from "../../runtime/user-facing-error.ts";
import type { Services } from "../http/context.ts";

/** A brand's site, for links in what a command prints and in the mails that it causes. */
export interface SiteForLinks {
  brand: Brand;
  origin: string;
  urlOf: (path: string) => string;
}

/**
 * The site of a stored row; without a request, its address comes from the configuration.
 * @throws UserFacingError when the brand's folder is gone.
 */
export const siteForLinks = (
  id: string,
  { brands, config }: Pick<Services, "brands" | "config">,
): SiteForLinks => {
  const brand = brands.find((one) => one.id === id);
  if (!brand) throw new UserFacingError(`There is no brand "${id}" any more.`);
  const address = publicAddressBy(config);
  // A brand without a public host has no links: mails leave them out.
  const origin = siteOrigin(brand, address) || `http://${brand.id}.localhost`;
  return { brand, origin, urlOf: (path) => siteUrl(brand, path, address) };
};
