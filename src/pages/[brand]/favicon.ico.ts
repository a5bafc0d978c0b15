import type { APIRoute } from "astro";
import type { Brand } from "../../contract/brand.ts";
import { brandPaths } from "../../site/pages/brands.ts";
import { faviconOf } from "../../site/pages/pictures.ts";
import { iconIco } from "../../site/icons.ts";

export const getStaticPaths = brandPaths;

/** The icon for clients that do not support SVG, or request only `/favicon.ico`. */
export const GET: APIRoute<{ brand: Brand }> = async ({ props: { brand } }) =>
  new Response(await iconIco({ ...brand, favicon: faviconOf(brand.id) }), {
    headers: { "content-type": "image/x-icon" },
  });
