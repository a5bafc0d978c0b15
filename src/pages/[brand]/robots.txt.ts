import type { APIRoute } from "astro";
import { employerPicturesPath } from "../../domain/employers/employer-pictures-path.ts";
import { socialPicturesPath } from "../../domain/employers/employer-path.ts";
import { jobPicturesPath } from "../../domain/jobs/job-pictures.ts";
import { picturesPath } from "../../site/content/article-html.ts";
import { siteUrl } from "../../domain/brands/site-url.ts";
import { publicAddress } from "../../site/pages/public-address.ts";
import { brandOf } from "../../site/pages/brands.ts";

export const prerender = false;

/**
 * Paths to keep out of search engines. Landing pages load their live jobs from the API's `/job/`, and links that are shared
 * show pictures: both stay allowed.
 */
const rules = [
  "Disallow: /user/",
  "Disallow: /v1/",
  "Disallow: /v4/",
  "Allow: /v1/seeker/job/",
  ...[employerPicturesPath, jobPicturesPath, picturesPath, socialPicturesPath].map(
    (path) => `Allow: ${path}/`,
  ),
];

/** Disallows paths that should not be indexed, and names the brand's sitemap. */
export const GET: APIRoute = ({ params, locals }) => {
  const brand = brandOf({ params, locals });
  if (!brand) return new Response(null, { status: 404 });
  const sitemap = siteUrl(brand, "/sitemap.xml", publicAddress(locals.origin));
  return new Response(["User-agent: *", ...rules, "", `Sitemap: ${sitemap}`, ""].join("\n"));
};
