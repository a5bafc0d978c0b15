import type { APIRoute } from "astro";
import { publicAddressOf, siteUrl } from "../../domain/site-url.ts";
import { brandById } from "../_brands.ts";

export const prerender = false;

/** Keeps robots off the seeker's own pages and names the brand's sitemap. */
export const GET: APIRoute = async ({ params, locals, url }) => {
  const brand = await brandById(params["brand"]);
  if (!brand) return new Response(null, { status: 404 });
  const sitemap = siteUrl(brand, "/sitemap.xml", publicAddressOf(locals.origin ?? url.origin));
  return new Response(`User-agent: *\nDisallow: /user/\n\nSitemap: ${sitemap}\n`);
};
