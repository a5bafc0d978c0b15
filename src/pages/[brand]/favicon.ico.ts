import type { APIRoute } from "astro";
import type { Brand } from "../../contract/brand.ts";
import { brandPaths } from "../../site/pages/brands.ts";
import { faviconOf } from "../../site/pages/pictures.ts";
import { icoOf, iconPng } from "../../site/icons.ts";

export const getStaticPaths = brandPaths;

/** Sizes that tabs and bookmarks use, in pixels. */
const sizes = [16, 32];

/** The icon for clients that do not support SVG, or request only `/favicon.ico`. */
export const GET: APIRoute<{ brand: Brand }> = async ({ props: { brand } }) => {
  const pictures = await Promise.all(
    sizes.map(async (size) => ({
      size,
      png: await iconPng({ ...brand, favicon: faviconOf(brand.id) }, { size, shape: "own" }),
    })),
  );
  return new Response(icoOf(pictures), { headers: { "content-type": "image/x-icon" } });
};
