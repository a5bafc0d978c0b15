import type { APIRoute } from "astro";
import type { Brand } from "../../contract/brand.ts";
import { atom, feedTypes } from "../../domain/documents/feed.ts";
import { blogFeed } from "../../site/pages/blog-feed.ts";
import { brandPaths } from "../../site/pages/brands.ts";

export const getStaticPaths = brandPaths;

/** The brand's newest blogs as Atom. */
export const GET: APIRoute<{ brand: Brand }> = async ({ props: { brand }, locals }) =>
  new Response(atom(await blogFeed(brand, "/atom.xml", locals)), {
    headers: { "content-type": feedTypes.atom },
  });
