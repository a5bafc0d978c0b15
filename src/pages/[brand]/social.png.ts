import type { APIRoute, InferGetStaticPropsType } from "astro";
import { brandPaths } from "../../site/pages/brands.ts";
import { drawn, pictureOf } from "../../site/pages/pictures.ts";
import { socialPng } from "../../site/social-picture.ts";

export const getStaticPaths = () =>
  brandPaths().map(({ params, props: { brand } }) => ({
    params,
    props: { png: drawn(() => socialPng(pictureOf(brand.id), brand.accent)) },
  }));

/** The site's Open Graph picture. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { png } }) =>
  new Response(new Uint8Array(await png()), { headers: { "content-type": "image/png" } });
