import type { APIRoute } from "astro";
import type { Brand } from "../../contract/brand.ts";
import { brandPaths } from "../../site/pages/brands.ts";
import { webManifest } from "../../site/web-manifest.ts";

export const getStaticPaths = brandPaths;

/** The web app manifest, for adding the site to a phone's home screen. */
export const GET: APIRoute<{ brand: Brand }> = ({ props: { brand } }) => webManifest(brand);
