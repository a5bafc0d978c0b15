import type { Brand } from "../../contract/brand.ts";
import { blogsPath } from "../../domain/articles/article-paths.ts";
import type { Feed } from "../../domain/documents/feed.ts";
import { siteUrl } from "../../domain/brands/site-url.ts";
import { publicAddress } from "./public-address.ts";
import { articlesOfBrand } from "./articles.ts";

/** How many blogs a feed has. */
const size = 50;

/**
 * The newest blogs of a brand.
 * @param path The path of the feed itself.
 */
export const blogFeed = async (brand: Brand, path: string, locals: App.Locals): Promise<Feed> => {
  const address = publicAddress(locals.origin);
  const { blogs } = await articlesOfBrand(brand);
  return {
    title: `${brand.name}: blogs`,
    description: brand.description,
    url: siteUrl(brand, blogsPath(), address),
    feedUrl: siteUrl(brand, path, address),
    entries: blogs.slice(0, size).map(({ path, title, description, author, date, updated, tags }) => ({
      url: siteUrl(brand, path, address),
      title,
      summary: description,
      author,
      published: date,
      updated: updated ?? date,
      tags,
    })),
  };
};
