import { join } from "node:path";
import type { Brand } from "../../contract/brand.ts";
import { idParams } from "../../contract/primitives.ts";
import { blogsPath, blogsPerPage, guidesPath, tagPath } from "../../domain/articles/article-paths.ts";
import type { BrandArticles } from "../../domain/articles/articles.ts";
import { searchPath } from "../../domain/search/search-path.ts";
import { memoize } from "../../domain/memoize.ts";
import { canNameSearch } from "../../domain/search/search-slug.ts";
import { isApiPath } from "../../domain/api-path.ts";
import { filesBelow } from "../../runtime/files-below.ts";

/** Whether a path, without query and fragment, is a page or a file of a brand's site. */
export type AddressCheck = (brand: Brand, path: string) => boolean;

/**
 * The paths of every site: the routes in `src/pages/[brand]`, the files in `public`, landing pages and articles.
 * @param root The project's folder.
 * @param landings Paths of a brand's landing pages.
 * @param articles A brand's articles.
 * @param competitions A brand's competitions by their slugs.
 */
export const addressesIn = (
  root: string,
  landings: (brand: Brand) => ReadonlySet<string>,
  articles: (brand: Brand) => BrandArticles,
  competitions: (brand: Brand) => ReadonlyMap<string, unknown>,
): AddressCheck => {
  const routes = routePatterns(join(root, "src/pages/[brand]"));
  const files = new Set(filesBelow(join(root, "public")).map((file) => `/${file}`));
  const listed = memoize((_: string, brand: Brand) => articlePaths(articles(brand)));
  return (brand, path) => {
    const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
    if (files.has(plain) || isApiPath(plain)) return true;
    if (landings(brand).has(plain)) return true;
    const [, competition] = /^\/competition\/([^/]+)/.exec(plain) ?? [];
    if (competition !== undefined) return competitions(brand).has(competition);
    if (routes.some((route) => route.test(plain))) return canAnswer(plain, brand);
    return plain.startsWith("/page/") && listed(brand.id, brand).has(plain);
  };
};

/** Whether a path that matches a dynamic route can exist: a possible search, or any job. */
const canAnswer = (path: string, brand: Brand): boolean => {
  const [, list, name = ""] = /^\/(jobs?)\/([^/]+)/.exec(path) ?? [];
  if (list === "jobs") return canNameSearch(name, brand);
  return list !== "job" || path === searchPath || idParams.safeParse({ id: name }).success;
};

const articlePaths = ({ bySlug, blogs, byTag }: BrandArticles): ReadonlySet<string> => {
  const pagesOf = (count: number) =>
    Array.from({ length: Math.max(1, Math.ceil(count / blogsPerPage)) }, (_, at) => at + 1);
  return new Set([
    guidesPath,
    ...[...bySlug.values()].map(({ path }) => path),
    ...pagesOf(blogs.length).map((page) => blogsPath(page)),
    ...[...byTag].flatMap(([tag, tagged]) => pagesOf(tagged.length).map((page) => tagPath(tag, page))),
  ]);
};

/** Routes whose pages come from the content, which alone decides whether a path exists. */
const madeOfContent = /^(\[|page\/(\[|blogs\/))/;

const routePatterns = (pages: string): RegExp[] =>
  filesBelow(pages)
    .filter((file) => !madeOfContent.test(file) && !/(^|\/)_/.test(file))
    .map((file) => {
      const route = file.replace(/\.(astro|ts)$/, "").replace(/\/?index$/, "");
      const pattern = route
        .split("/")
        .map((part) =>
          part.startsWith("[...") ? ".*" : part.startsWith("[") ? "[^/]+" : part.replaceAll(".", "\\."),
        )
        .join("/")
        .replace(/\/\.\*$/, "(/.*)?");
      return new RegExp(`^/${pattern}$`);
    });
