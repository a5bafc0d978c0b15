import type { APIRoute } from "astro";
import { webManifest } from "../../../site/web-manifest.ts";

export const prerender = false;

/** The web app manifest of an employer's own host. */
export const GET: APIRoute = ({ locals: { brand } }) =>
  brand?.whiteLabel ? webManifest(brand) : new Response(null, { status: 404 });
