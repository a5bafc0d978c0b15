import { join } from "node:path";
import type { Brand } from "../../contract/brand.ts";
import { articlesOf, type BrandArticles } from "../../domain/articles.ts";
import { readArticles, type ReadArticle } from "./read-files.ts";

const root = join(import.meta.dirname, "../../..");

/** Every article and blog that can be read; what cannot is the build's to tell of. */
export const readEveryArticle = (): ReadArticle[] =>
  (["articles", "blogs"] as const).flatMap((collection) => readArticles(root, collection, []));

/** Where files stay as they are while the process runs. */
const areKept = () => ["production", "test"].includes(process.env["NODE_ENV"] ?? "");
let files: ReadArticle[] | undefined;
const known = new Map<string, { articles: BrandArticles<ReadArticle>; until: number }>();

/**
 * What a brand shows at this moment, from the files. They are read once by the server that serves the built sites,
 * and each time elsewhere: there they are being written.
 */
export const publishedOf = (brand: Brand): BrandArticles<ReadArticle> => {
  const now = new Date();
  if (!areKept()) return articlesOf(readEveryArticle(), brand, { now });
  files ??= readEveryArticle();
  const before = known.get(brand.id);
  if (before && now.getTime() < before.until) return before.articles;
  const articles = articlesOf(files, brand, { now });
  known.set(brand.id, { articles, until: nextPublished(files, now) });
  return articles;
};

const nextPublished = (articles: readonly ReadArticle[], now: Date): number =>
  Math.min(
    ...articles.map(({ data }) => data.publishAt?.getTime() ?? Infinity).filter((time) => time > +now),
  );
