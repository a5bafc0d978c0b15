import type { APIRoute } from "astro";
import { siteUrl } from "../../../domain/brands/site-url.ts";
import { employersPath } from "../../../domain/employers/employer-path.ts";
import { sitemap } from "../../../domain/documents/sitemap.ts";
import { xmlType } from "../../../domain/documents/xml.ts";
import { searchPath } from "../../../domain/search/search-path.ts";
import { supportPath } from "../../../domain/support-paths.ts";
import { publicAddress } from "../../../site/pages/public-address.ts";

export const prerender = false;

/** The pages of an employer's own host that search engines index there; its articles are indexed on the home brand. */
export const GET: APIRoute = ({ locals: { brand, origin } }) => {
  if (!brand?.whiteLabel) return new Response(null, { status: 404 });
  const address = publicAddress(origin);
  const paths = ["/", searchPath, employersPath, supportPath, "/sign-in"];
  const pages = paths.map((path) => ({ url: siteUrl(brand, path, address) }));
  return new Response(sitemap(pages), { headers: { "content-type": xmlType } });
};
