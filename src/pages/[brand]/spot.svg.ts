import type { APIRoute, InferGetStaticPropsType } from "astro";
import { brandPaths } from "../../site/pages/brands.ts";
import { spotOf } from "../../site/pages/pictures.ts";

export const getStaticPaths = brandPaths;

/** The drawing beside messages such as "not found" and empty lists, in the brand's accent. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { brand } }) =>
  new Response(spotOf(brand), { headers: { "content-type": "image/svg+xml" } });
