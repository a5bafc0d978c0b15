import type { APIRoute } from "astro";
import type { Brand } from "../../contract/brand.ts";
import { isoDay } from "../../domain/text/iso-day.ts";
import { siteUrl } from "../../domain/brands/site-url.ts";
import { sitemap } from "../../domain/documents/sitemap.ts";
import { publicAddress } from "../../site/pages/public-address.ts";
import { brandPaths } from "../../site/pages/brands.ts";
import { indexedPages } from "../../site/pages/indexed-pages.ts";

export const getStaticPaths = brandPaths;

/** The part of the brand's sitemap that changes only with a build. */
export const GET: APIRoute<{ brand: Brand }> = async ({ props: { brand }, locals }) => {
  const address = publicAddress(locals.origin);
  const pages = await indexedPages(brand);
  const entries = pages.map(({ path, changed }) => ({
    url: siteUrl(brand, path, address),
    changedAt: changed && isoDay(changed),
  }));
  return new Response(sitemap(entries), { headers: { "content-type": "application/xml" } });
};
