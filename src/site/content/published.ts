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
let kept: Kept | undefined;

/** The files as they were when the served release was loaded: read once for each release. */
const keptFor = ({ release, at }: { release: string; at: Date }): Kept => {
  if (kept?.release !== release) kept = { release, now: at, files: readEveryArticle(), ofBrands: new Map() };
  return kept;
};

/** Stands in for a release in tests, where nothing is built and files do not change. */
const test = { release: "test", at: new Date() };

/**
 * A brand's articles and blogs, from the files. With a release, the same as in its built pages, until the next
 * release publishes more. Without one, in development, the files are read on each call.
 */
export const publishedOf = (brand: Brand): BrandArticles<ReadArticle> => {
  const shown = shownMoment() ?? (process.env["NODE_ENV"] === "test" ? test : undefined);
  if (!shown) return articlesOf(readEveryArticle(), brand, { now: new Date() });
  const { files, now, ofBrands } = keptFor(shown);
  const articles = ofBrands.get(siteId(brand)) ?? articlesOf(files, brand, { now });
  ofBrands.set(siteId(brand), articles);
  return articles;
};
