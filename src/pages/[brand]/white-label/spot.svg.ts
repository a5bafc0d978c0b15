import type { APIRoute } from "astro";
import { spotOf } from "../../../site/pages/pictures.ts";

export const prerender = false;

/** The drawing beside messages on an employer's own host, in the employer's accent. */
export const GET: APIRoute = ({ locals: { brand } }) =>
  brand?.whiteLabel
    ? new Response(spotOf(brand), {
        headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
      })
    : new Response(null, { status: 404 });
