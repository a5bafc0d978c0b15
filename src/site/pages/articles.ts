import { getCollection, type CollectionEntry } from "astro:content";
import type { Brand } from "../../contract/brand.ts";
import { blogsPerPage } from "../../domain/articles/article-paths.ts";
import { articlesOf, type ArticlePage, type BrandArticles } from "../../domain/articles/articles.ts";
import { hasBrandWords } from "../../domain/brands/brand-words.ts";
import { memoize } from "../../domain/memoize.ts";
import { brandPaths } from "./brands.ts";

export type Entry = CollectionEntry<"articles"> | CollectionEntry<"blogs">;
/** An article or a blog of a brand, with its picture and text. */
export type Page = ArticlePage<Entry>;

const now = new Date(import.meta.env.BUILT_AT);
let files: Promise<Entry[]> | undefined;

/** The articles and blogs of a brand: cached in a build, loaded again for each page in development. */
export const articlesOfBrand = async (brand: Brand): Promise<BrandArticles<Entry>> => {
  if (import.meta.env.DEV) return articlesOf(await allFiles(), brand, { now: new Date(), preview: true });
  return found(brand.id, brand);
};

const found = memoize(async (_: string, brand: Brand) =>
  articlesOf(await (files ??= allFiles()), brand, { now }),
);

/** `getStaticPaths` of articles and blogs: each site's pages, with all articles of the site as a prop. */
export const articlePaths = async () => {
  const shared = await sharedSlugs();
  return everyBrand(({ bySlug }) =>
    [...bySlug.values()].map((page) => ({
      params: { slug: page.slug },
      props: { page, isShared: shared.has(page.slug) },
    })),
  );
};

/** The slugs of the pages that are identical on every site. */
export const sharedSlugs = async (): Promise<ReadonlySet<string>> => {
  const [first, ...others] = await Promise.all(brandPaths().map(({ props }) => articlesOfBrand(props.brand)));
  const shared = [...first!.bySlug.values()].filter(
    ({ slug, file }) =>
      others.every(({ bySlug }) => bySlug.get(slug)?.file === file) &&
      !file.data.policy &&
      !hasBrandWords(JSON.stringify([file.data, file.rendered?.html])),
  );
  return new Set(shared.map(({ slug }) => slug));
};

/** `getStaticPaths` of the list of blogs: a page for each dozen. */
export const blogPaths = async () => everyBrand(({ blogs }) => pagesOf(blogs));

/** `getStaticPaths` of the lists of the blogs with a tag. */
export const tagPaths = async () =>
  everyBrand(({ byTag }) =>
    [...byTag].flatMap(([tag, blogs]) =>
      pagesOf(blogs).map(({ params, props }) => ({ params: { ...params, tag }, props: { ...props, tag } })),
    ),
  );

/** `getStaticPaths` of pages made from a brand's articles: the brand and its articles are props. */
const everyBrand = async <Params extends object, Props extends object>(
  pages: (articles: BrandArticles<Entry>) => { params: Params; props: Props }[],
) =>
  (
    await Promise.all(
      brandPaths().map(async ({ params, props }) => {
        const articles = await articlesOfBrand(props.brand);
        return pages(articles).map((page) => ({
          params: { ...params, ...page.params },
          props: { ...props, ...page.props, articles },
        }));
      }),
    )
  ).flat();

/** A list in pages; the first has no number in its address. */
export const pagesOf = (blogs: readonly Page[]) => {
  const last = Math.max(1, Math.ceil(blogs.length / blogsPerPage));
  return Array.from({ length: last }, (_, index) => ({
    params: { number: index ? String(index + 1) : undefined },
    props: {
      number: index + 1,
      last,
      blogs: blogs.slice(index * blogsPerPage, (index + 1) * blogsPerPage),
    },
  }));
};

const allFiles = async (): Promise<Entry[]> =>
  (await Promise.all([getCollection("articles"), getCollection("blogs")])).flat();
