import type { Brand } from "../../contract/brand.ts";
import { blogsPath, guidesPath, tagPath } from "../../domain/articles/article-paths.ts";
import { lastChange } from "../../domain/articles/articles.ts";
import { employersPath } from "../../domain/employers/employer-path.ts";
import { supportPath } from "../../domain/support-paths.ts";
import { searchPath } from "../../domain/search/search-path.ts";
import { articlesOfBrand, pagesOf, type Page } from "./articles.ts";
import { landingPaths } from "./landings.ts";

/** A page of a site that search engines may index. */
export interface IndexedPage {
  path: string;
  /** The day of the last change that a reader should know of; missing when unknown. */
  changed?: Date | undefined;
}

/** The pages of a brand's site that are known at build time: landing pages, forms, articles, blogs and lists. */
export const indexedPages = async (brand: Brand): Promise<IndexedPage[]> => {
  const landings = (await landingPaths()).filter(({ params }) => params.brand === brand.id);
  const { bySlug, guides, blogs, byTag } = await articlesOfBrand(brand);
  return [
    ...landings.map(({ props: { path } }) => ({ path })),
    ...[searchPath, employersPath, supportPath, "/sign-in", "/docs/embed"].map((path) => ({ path })),
    { path: guidesPath, changed: lastChange(guides) },
    ...listPages(blogs, blogsPath),
    ...[...byTag].flatMap(([tag, tagged]) => listPages(tagged, (page) => tagPath(tag, page))),
    ...[...bySlug.values()].map(({ path, updated, date }) => ({ path, changed: updated ?? date })),
  ];
};

const listPages = (blogs: readonly Page[], pathOf: (page: number) => string): IndexedPage[] =>
  pagesOf(blogs).map(({ props }) => ({ path: pathOf(props.number), changed: lastChange(blogs) }));
