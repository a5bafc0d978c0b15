import type { APIRoute, InferGetStaticPropsType } from "astro";
import { brandPaths } from "../../site/pages/brands.ts";
import { iconPng, icons } from "../../site/icons.ts";
import { drawn, faviconOf } from "../../site/pages/pictures.ts";

export const getStaticPaths = () =>
  brandPaths().flatMap(({ params, props }) =>
    Object.entries(icons).map(([icon, look]) => ({
      params: { ...params, icon },
      props: { png: drawn(() => iconPng({ ...props.brand, favicon: faviconOf(props.brand.id) }, look)) },
    })),
  );

/** The brand's icon for the home screen of a phone. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { png } }) =>
  new Response(await png(), { headers: { "content-type": "image/png" } });
