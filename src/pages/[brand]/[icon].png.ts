import type { APIRoute, InferGetStaticPropsType } from "astro";
import { brandPaths } from "../_brands.ts";
import { iconPng, icons } from "../_icons.ts";
import { drawn } from "../_pictures.ts";

export const getStaticPaths = () =>
  brandPaths().flatMap(({ params, props }) =>
    Object.entries(icons).map(([icon, look]) => ({
      params: { ...params, icon },
      props: { png: drawn(() => iconPng(props.brand, look)) },
    })),
  );

/** The icon of the host's own brand where it stands on a phone. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { png } }) =>
  new Response(await png(), { headers: { "content-type": "image/png" } });
