import type { APIRoute } from "astro";
import { siteUrl } from "../../domain/brands/site-url.ts";
import { publicAddress } from "../../site/pages/public-address.ts";
import { brandById } from "../../site/pages/brands.ts";

export const prerender = false;

/** Paths that hold nothing for search engines. What landing pages show of live jobs is read from the API's `/job/`. */
const rules = ["Disallow: /user/", "Disallow: /v1/", "Disallow: /v4/", "Allow: /v1/seeker/job/"];

/** Keeps robots off what is nobody's to find, and names the brand's sitemap. */
export const GET: APIRoute = ({ params, locals }) => {
  const brand = brandById(params["brand"]);
  if (!brand) return new Response(null, { status: 404 });
  const sitemap = siteUrl(brand, "/sitemap.xml", publicAddress(locals.origin));
  return new Response(["User-agent: *", ...rules, "", `Sitemap: ${sitemap}`, ""].join("\n"));
};
