import type { Brand } from "../../contract/brand.ts";
import type { BrandArticles } from "../../domain/articles/articles.ts";
import type { MarkdownText } from "../content/article-html.ts";
import type { ReadArticle } from "../content/read-files.ts";
import type { Located } from "../read/located.ts";
import type { Problem } from "../read/problem.ts";
import { checkAlternative, checkLink, checkPart, checkPicture, checkPictureFile } from "./check-reference.ts";
import { referencesOf } from "./markdown-facts.ts";
import type { AddressCheck } from "./site-addresses.ts";

/** What content is checked against. */
export interface Site {
  root: string;
  brands: readonly Brand[];
  assetHosts: readonly string[];
  shown: ReadonlyMap<string, BrandArticles<ReadArticle>>;
  isAddress: AddressCheck;
  problems: Problem[];
}

/** A Markdown file with front matter. */
interface Text extends MarkdownText {
  id: string;
  data: { brands?: string[] | undefined; image?: { src: string } | undefined };
  /** The number of lines above the text. */
  before: number;
  lineOf: Located["lineOf"];
}

/**
 * Checks the brands that a Markdown file names, its picture, and the links and pictures of its text.
 * @param sites The brands that show it.
 */
export const checkMarkdown = async (text: Text, sites: readonly Brand[], site: Site): Promise<void> => {
  const { root, brands, assetHosts, problems } = site;
  const { file, id, data, body, before, lineOf } = text;
  const report = (line: number, says: string) => void problems.push({ file, line, says });
  const known = brands.map((brand) => brand.id);
  const owner = id.includes("/") ? id.slice(0, id.lastIndexOf("/")) : undefined;
  if (owner && !known.includes(owner))
    report(1, `no brand is called "${owner}"; move the file to the folder of one: ${known.join(", ")}`);
  data.brands?.forEach((brand, at) => {
    if (!known.includes(brand))
      report(
        lineOf(["brands", at]),
        `brands: no brand is called "${brand}"; choose from ${known.join(", ")}`,
      );
  });
  if (owner && data.brands && !data.brands.includes(owner))
    report(
      lineOf(["brands"]),
      `brands: no site shows the page: it is in the folder of ${owner}; add that one, or remove the line`,
    );
  if (data.image) checkPictureFile(file, root, data.image.src, lineOf(["image", "src"]), problems);
  for (const reference of referencesOf(body)) {
    const { kind, url, alt, line, isByName } = reference;
    if (kind === "link") await checkWhere(url, sites, site, (says) => report(line + before, says), text);
    else {
      checkAlternative(reference, (says) => report(line + before, says));
      // Astro processes only inline pictures, not those with a reference link.
      if (isByName)
        report(
          line + before,
          `write the path of the picture in its place: ![${alt || "A full café"}](${url})`,
        );
      checkPicture(file, url, assetHosts, (says) => report(line + before, says));
      if (!/^\w+:/.test(url)) checkPictureFile(file, root, url, line + before, problems);
    }
  }
};

/**
 * Checks the target of a link: the page, and the fragment.
 * @param own The text with the link, if it is shown.
 */
export const checkWhere = async (
  url: string,
  sites: readonly Brand[],
  { shown, isAddress }: Site,
  report: (says: string) => void,
  own?: MarkdownText,
): Promise<void> => {
  checkLink(url, sites, isAddress, report);
  const slug = /^\/page\/([^/?#]+)/.exec(url)?.[1] ?? "";
  const texts = sites.flatMap(({ id }) => shown.get(id)!.bySlug.get(slug)?.file ?? []);
  await checkPart(url, new Set<MarkdownText>(url.startsWith("#") && own ? [own] : texts), report);
};
