import { getCollection, type CollectionEntry } from "astro:content";
import type { Brand } from "../contract/brand.ts";
import { articlesOf, type ArticlePage, type BrandArticles } from "../domain/articles.ts";

export type Entry = CollectionEntry<"articles"> | CollectionEntry<"blogs">;
/** An article or a blog of a brand, with its picture and text. */
export type Page = ArticlePage<Entry>;

/** Every build shows one moment, whenever each of its pages is made. */
const now = new Date();
const found = new Map<string, BrandArticles<Entry>>();
let files: Promise<Entry[]> | undefined;

/** The articles and blogs that a brand shows: found once a build, again for each page in development. */
export const articlesOfBrand = async (brand: Brand): Promise<BrandArticles<Entry>> => {
  if (import.meta.env.DEV) return articlesOf(await allFiles(), brand, { now: new Date(), preview: true });
  files ??= allFiles();
  const known = found.get(brand.id) ?? articlesOf(await files, brand, { now });
  found.set(brand.id, known);
  return known;
};

const allFiles = async (): Promise<Entry[]> =>
  (await Promise.all([getCollection("articles"), getCollection("blogs")])).flat();
