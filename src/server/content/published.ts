import { join } from "node:path";
import type { Brand } from "../../contract/brand.ts";
import { articlesOf, type BrandArticles } from "../../domain/articles.ts";
import { builtAt } from "../lib/build-when-stale.ts";
import { readArticles, type ReadArticle } from "./read-files.ts";

const root = join(import.meta.dirname, "../../..");

/** Every article and blog that can be read; what cannot is the build's to tell of. */
export const readEveryArticle = (): ReadArticle[] =>
  (["articles", "blogs"] as const).flatMap((collection) => readArticles(root, collection, []));

const isServed = () => process.env["NODE_ENV"] === "production";
/** Where files stay as they are while the process runs. */
const areKept = () => isServed() || process.env["NODE_ENV"] === "test";
let kept: { files: ReadArticle[]; now: Date } | undefined;
const known = new Map<string, BrandArticles<ReadArticle>>();

/**
 * What a brand shows, from the files: beside the built sites, what they show too, until the next build brings pages
 * whose `publishAt` has come. There the files are read once, and each time elsewhere, where they are being written.
 */
export const publishedOf = (brand: Brand): BrandArticles<ReadArticle> => {
  if (!areKept()) return articlesOf(readEveryArticle(), brand, { now: new Date() });
  kept ??= { files: readEveryArticle(), now: (isServed() && builtAt()) || new Date() };
  const articles = known.get(brand.id) ?? articlesOf(kept.files, brand, kept);
  known.set(brand.id, articles);
  return articles;
};
