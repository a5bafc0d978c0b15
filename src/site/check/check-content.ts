import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Brand } from "../../contract/brand.ts";
import { articlePath } from "../../domain/articles/article-paths.ts";
import { articlesOf } from "../../domain/articles/articles.ts";
import { landingPath } from "../../domain/landing-path.ts";
import { competitionsOf } from "../competitions/competitions-of.ts";
import { readConfig } from "../../runtime/config.ts";
import { checkEmployers } from "./check-employers.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkCompetition } from "./check-competition.ts";
import { checkFile, checkPictureFile } from "./check-reference.ts";
import { checkMarkdown, checkWhere, type Site } from "./check-markdown.ts";
import { readLocated, type Located } from "../read/located.ts";
import { ContentError, type Problem } from "../read/problem.ts";
import type { Content } from "../content/read-content.ts";
import type { ReadArticle, ReadLanding } from "../content/read-files.ts";
import { addressesIn, type AddressCheck } from "./site-addresses.ts";

interface Sources {
  content: Content;
  brands: readonly Brand[];
  now: Date;
  /** Other hosts whose pictures pages may show; `ASSET_HOSTS` of the configuration when missing. */
  assetHosts?: readonly string[];
}

/**
 * Checks that all landing pages, articles and blogs can be published.
 * @throws ContentError
 */
export const mustBePublishable = async (sources: Sources): Promise<void> => {
  const problems = await checkContent(sources);
  if (problems.length) throw new ContentError(problems);
};

/** Everything that is wrong in `src/content`, employers' folders included, and in the landings and links of the brands (spec §2, §7). */
export const checkContent = async ({
  content: { root, articles, landings, competitions, problems: unread },
  brands,
  now,
  assetHosts = readConfig().ASSET_HOSTS,
}: Sources): Promise<Problem[]> => {
  const problems = [...unread];
  const shown = new Map(brands.map((brand) => [brand.id, articlesOf<ReadArticle>(articles, brand, { now })]));
  const paths = new Map(brands.map(({ id }) => [id, landingPaths(landings, id)]));
  const isKnown = addressesIn(
    root,
    ({ id }) => paths.get(id)!,
    ({ id }) => shown.get(id)!,
    (brand) => competitionsOf(brand, competitions),
  );
  // A problem with a page is not reported again for every link to it.
  const broken = new Set(problems.map(({ file }) => addressOf(file)));
  const isAddress: AddressCheck = (brand, path) =>
    broken.has(path.replace(/(?<=.)\/$/, "")) || isKnown(brand, path);
  const site: Site = { root, brands, assetHosts, shown, isAddress, problems };
  checkSlugs(articles, problems);
  for (const article of articles) await checkArticle(article, site);
  for (const landing of landings) await checkLanding(landing, landings, site);
  for (const competition of competitions) await checkCompetition(competition, competitions, site);
  for (const brand of brands) await checkBrand(brand, site);
  checkEmployers(site);
  await checkPictures(root, problems);
  return problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
};

const landingPaths = (landings: readonly ReadLanding[], brand: string): Set<string> =>
  new Set(landings.filter((one) => !one.brand || one.brand === brand).map(({ name }) => landingPath(name)));

/** The URL path of a landing page, an article or a blog. */
const addressOf = (file: string): string => {
  const name = basename(file, extname(file));
  return file.endsWith(".json") ? landingPath(name) : articlePath(name);
};

const slugOf = ({ id }: ReadArticle) => id.split("/").at(-1)!;

const checkSlugs = (articles: readonly ReadArticle[], problems: Problem[]): void => {
  const taken = new Map(
    articles.filter(({ collection }) => collection === "articles").map((one) => [slugOf(one), one.file]),
  );
  for (const blog of articles.filter(({ collection }) => collection === "blogs")) {
    const other = taken.get(slugOf(blog));
    if (other)
      problems.push({
        file: blog.file,
        line: 1,
        says: `${other} has the same name, and so the same address; rename one of them`,
      });
  }
};

const checkArticle = (article: ReadArticle, site: Site): Promise<void> => {
  const { brands, shown } = site;
  const sites = brands.filter((brand) => shown.get(brand.id)!.bySlug.get(slugOf(article))?.file === article);
  return checkMarkdown(article, sites, site);
};

const checkLanding = async (landing: ReadLanding, all: readonly ReadLanding[], site: Site): Promise<void> => {
  const { name, brand: owner } = landing;
  const hasOwn = (id: string) => all.some((other) => other.brand === id && other.name === name);
  const sites = site.brands.filter(({ id }) => (owner ? id === owner : !hasOwn(id)));
  await checkParts(landing, sites, site);
};

/** Checks the links of a brand: its navigation, its footer. */
const checkBrand = async (brand: Brand, site: Site): Promise<void> => {
  const file = `src/brands/${brand.id}/brand.json`;
  const { value, lineOf } = readLocated(readFileSync(join(site.root, file), "utf8"));
  await checkParts({ file, data: value, lineOf }, [brand], site);
};

/** Checks every link, picture and film in a file of data. */
const checkParts = async (
  { file, data, lineOf }: { file: string; data: unknown; lineOf: Located["lineOf"] },
  sites: readonly Brand[],
  site: Site,
): Promise<void> => {
  const { root, problems } = site;
  const visit = async (value: unknown, path: (string | number)[]): Promise<void> => {
    if (typeof value === "object" && value !== null)
      for (const [key, part] of Object.entries(value))
        await visit(part, [...path, Array.isArray(value) ? Number(key) : key]);
    if (typeof value !== "string") return;
    const line = lineOf(path);
    const key = String(path.at(-1));
    if (key === "href")
      await checkWhere(value, sites, site, (says) => void problems.push({ file, line, says }));
    if (pictureKeys.has(key)) checkPictureFile(file, root, value, line, problems);
    if (filmKeys.has(key)) checkFile(file, root, value, line, problems);
  };
  await visit(data, []);
};

/** Keys of a landing page whose values are files. */
const pictureKeys = new Set(["wide", "tall", "src"]);
const filmKeys = new Set(["webm", "mp4"]);
