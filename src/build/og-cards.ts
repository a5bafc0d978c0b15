import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Brand } from "../contract/brand.ts";
import { blogsList, blogsPath, guidesPath, guidesTitle } from "../domain/articles/article-paths.ts";
import { articlesOf } from "../domain/articles/articles.ts";
import { landingPath } from "../domain/landing-path.ts";
import type { Content } from "../site/content/read-content.ts";
import type { ReadLanding } from "../site/content/read-files.ts";

/** What the picture of one page shows. */
export interface OgCard {
  brand: Brand;
  /** The page's path on the brand's site. */
  path: string;
  title: string;
  /** The file of the page's own picture. */
  photograph?: string | undefined;
}

/** The pictures of all pages that the sites have at a moment. */
export const ogCards = (
  { root, articles, landings }: Content,
  brands: readonly Brand[],
  now: Date,
): OgCard[] => {
  const beside = (file: string, picture = "") => {
    const path = join(root, dirname(file), picture);
    return picture && existsSync(path) ? path : undefined;
  };
  return brands.flatMap((brand) => [
    ...landingsOf(landings, brand).map(({ name, file, data: { slides } }) => ({
      brand,
      path: landingPath(name),
      title: slides[0]!.heading,
      photograph: beside(file, slides[0]!.picture.tall),
    })),
    ...[...articlesOf(articles, brand, { now }).bySlug.values()].map(({ path, title, file }) => ({
      brand,
      path,
      title,
      photograph: beside(file.file, file.data.image?.src),
    })),
    { brand, path: blogsPath(), title: blogsList(brand.name).title },
    { brand, path: guidesPath, title: guidesTitle },
  ]);
};

/** A brand's landings: its own replace the shared ones of the same name. */
const landingsOf = (landings: readonly ReadLanding[], { id }: Brand): ReadLanding[] => {
  const own = landings.filter(({ brand }) => brand === id);
  return landings.filter(
    ({ brand, name }) => brand === id || (!brand && !own.some((other) => other.name === name)),
  );
};
