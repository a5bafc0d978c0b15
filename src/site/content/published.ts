import type { Brand } from "../../contract/brand.ts";
import { articlesOf, type BrandArticles } from "../../domain/articles/articles.ts";
import { siteId } from "../../domain/brands/white-label.ts";
import { shownMoment } from "./shown-moment.ts";
import { readArticles, type ReadArticle } from "./read-files.ts";
import { projectFolder } from "../../runtime/project-folder.ts";

/** Every readable article and blog; the build reports unreadable ones. */
export const readEveryArticle = (): ReadArticle[] =>
  (["articles", "blogs"] as const).flatMap((collection) => readArticles(projectFolder, collection, []));

interface Kept {
  release: string;
  now: Date;
  files: ReadArticle[];
  ofBrands: Map<string, BrandArticles<ReadArticle>>;
}
/** Stands in for a release in tests, where nothing is built and files do not change. */
const test = { release: "test", at: new Date() };
const shownHere = () => shownMoment() ?? (process.env["NODE_ENV"] === "test" ? test : undefined);

/**
 * Makes what gives a brand's articles and blogs, from the files. With a release, the same as in its built pages, until the
 * next release publishes more. Without one, in development, the files are read on each call.
 * @param read reads the files: once for each release.
 * @param shownNow the release that is served, and its moment.
 */
export const openPublished = (
  read = readEveryArticle,
  shownNow: typeof shownMoment = shownHere,
): ((brand: Brand) => BrandArticles<ReadArticle>) => {
  let kept: Kept | undefined;
  return (brand) => {
    const shown = shownNow();
    if (!shown) return articlesOf(read(), brand, { now: new Date() });
    if (kept?.release !== shown.release)
      kept = { release: shown.release, now: shown.at, files: read(), ofBrands: new Map() };
    const { files, now, ofBrands } = kept;
    const articles = ofBrands.get(siteId(brand)) ?? articlesOf(files, brand, { now });
    ofBrands.set(siteId(brand), articles);
    return articles;
  };
};

/** A brand's articles and blogs as this process shows them. */
export const publishedOf = openPublished();
