import type { Brand } from "../../contract/brand.ts";
import { articlesOf, type BrandArticles } from "../../domain/articles/articles.ts";
import { shownMoment } from "./shown-moment.ts";
import { readArticles, type ReadArticle } from "./read-files.ts";
import { projectFolder } from "../../runtime/project-folder.ts";

/** Every article and blog that can be read; what cannot is the build's to tell of. */
export const readEveryArticle = (): ReadArticle[] =>
  (["articles", "blogs"] as const).flatMap((collection) => readArticles(projectFolder, collection, []));

interface Kept {
  release: string;
  now: Date;
  files: ReadArticle[];
  ofBrands: Map<string, BrandArticles<ReadArticle>>;
}
let kept: Kept | undefined;

/** The files as they were when the release came that is served: read once for each. */
const keptFor = ({ release, at }: { release: string; at: Date }): Kept => {
  if (kept?.release !== release) kept = { release, now: at, files: readEveryArticle(), ofBrands: new Map() };
  return kept;
};

/** Where files stay as they are while the process runs, and nothing is built. */
const test = { release: "test", at: new Date() };

/**
 * What a brand shows, from the files: beside the built sites, what they show too, until the next release brings pages
 * whose `publishAt` has come. Elsewhere, where the files are being written, they are read each time.
 */
export const publishedOf = (brand: Brand): BrandArticles<ReadArticle> => {
  const shown = shownMoment() ?? (process.env["NODE_ENV"] === "test" ? test : undefined);
  if (!shown) return articlesOf(readEveryArticle(), brand, { now: new Date() });
  const { files, now, ofBrands } = keptFor(shown);
  const articles = ofBrands.get(brand.id) ?? articlesOf(files, brand, { now });
  ofBrands.set(brand.id, articles);
  return articles;
};
