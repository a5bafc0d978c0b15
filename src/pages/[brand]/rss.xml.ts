import type { APIRoute } from "astro";
import type { Brand } from "../../contract/brand.ts";
import { feedTypes, rss } from "../../domain/documents/feed.ts";
import { blogFeed } from "../../site/pages/blog-feed.ts";
import { brandPaths } from "../../site/pages/brands.ts";

export const getStaticPaths = brandPaths;

/** The brand's newest blogs as RSS. */
export const GET: APIRoute<{ brand: Brand }> = async ({ props: { brand }, locals }) =>
  new Response(rss(await blogFeed(brand, "/rss.xml", locals)), {
    headers: { "content-type": feedTypes.rss },
  });
