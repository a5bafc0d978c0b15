import type { APIRoute } from "astro";
import { brandPaths } from "../../site/pages/brands.ts";
import { faviconOf } from "../../site/pages/pictures.ts";

export const getStaticPaths = brandPaths;

/** The brand's icon. */
export const GET: APIRoute = ({ params }) =>
  new Response(faviconOf(params["brand"]), { headers: { "content-type": "image/svg+xml" } });
