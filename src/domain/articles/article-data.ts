import type { Brand } from "../../contract/brand.ts";
import { publisherOf } from "../brands/site-data.ts";
import { siteUrl, type PublicAddress } from "../brands/site-url.ts";
import type { StructuredData } from "../documents/structured-data.ts";

/** The input for the structured data of an article or a blog, with `%brand…%` filled in. */
export interface ArticleFacts {
  /** Its path on the site: "/page/cv-advice". */
  path: string;
  title: string;
  description: string;
  author: string;
  date: Date;
  /** The day of the last change that a reader should know of. */
  updated?: Date | undefined;
  tags: readonly string[];
  /** Paths of its pictures, the one for shared links first. */
  images: readonly string[];
}

/** The structured data of an article (schema.org Article) or a blog (BlogPosting). */
export const articleData = (
  type: "Article" | "BlogPosting",
  article: ArticleFacts,
  brand: Brand,
  address: PublicAddress,
): StructuredData => {
  const url = siteUrl(brand, article.path, address);
  return {
    "@context": "https://schema.org",
    "@type": type,
    "@id": `${url}#article`,
    headline: article.title,
    description: article.description,
    image: article.images.map((path) => siteUrl(brand, path, address)),
    author: authorOf(article.author, brand, address),
    datePublished: article.date.toISOString(),
    dateModified: (article.updated ?? article.date).toISOString(),
    publisher: publisherOf(brand, address),
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    inLanguage: "en-AU",
    ...(article.tags.length > 0 && { keywords: article.tags.map((tag) => tag.replaceAll("-", " ")) }),
  };
};

/** A person, or a team of the site: "The careers desk". */
const authorOf = (name: string, brand: Brand, address: PublicAddress): StructuredData =>
  /^the /i.test(name)
    ? { "@type": "Organization", name, url: siteUrl(brand, "/", address) }
    : { "@type": "Person", name };

/** The structured data of a list of blogs (schema.org Blog). */
export const blogListData = (
  list: { path: string; title: string; description: string },
  blogs: readonly Pick<ArticleFacts, "path" | "title" | "date">[],
  brand: Brand,
  address: PublicAddress,
): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "Blog",
  name: list.title,
  description: list.description,
  url: siteUrl(brand, list.path, address),
  inLanguage: "en-AU",
  publisher: publisherOf(brand, address),
  blogPost: blogs.map(({ path, title, date }) => ({
    "@type": "BlogPosting",
    headline: title,
    url: siteUrl(brand, path, address),
    datePublished: date.toISOString(),
  })),
});
