import type { APIRoute, InferGetStaticPropsType } from "astro";
import sharp from "sharp";
import { fillAccent } from "../../domain/brands/fill-accent.ts";
import { placeholderBanner } from "../../domain/employers/placeholder-banner.ts";
import { brandPaths } from "../../site/pages/brands.ts";
import { drawn } from "../../site/pages/pictures.ts";

const scenes = import.meta.glob<string>("/src/{content,brands/*}/scenes/*-wide.svg", {
  query: "?raw",
  import: "default",
});

/** Pixels: drawings are shown at the width of the page, cut at top and bottom. */
const size = { width: 1600, height: 900 };

export const getStaticPaths = () =>
  brandPaths().map(({ params, props: { brand } }) => ({
    params,
    props: {
      webp: drawn(async () => {
        const scene = await scenes[placeholderBanner(brand).scene]!();
        return sharp(Buffer.from(fillAccent(scene, brand.accent)))
          .resize(size)
          .webp({ quality: 72, effort: 2 })
          .toBuffer();
      }),
    },
  }));

/** The background of aggregations without banners, in the site's accent (spec §2). */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { webp } }) =>
  new Response(new Uint8Array(await webp()), { headers: { "content-type": "image/webp" } });
