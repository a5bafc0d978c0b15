import type { Article } from "../../contract/article.ts";
import type { Brand } from "../../contract/brand.ts";
import { articlePath } from "./article-paths.ts";
import { fillBrandWords } from "../brands/brand-words.ts";

/** A Markdown file of `src/content/articles` or `src/content/blogs`, as it is on disk. */
export interface ArticleFile {
  /** The path in its folder without the ending: `<slug>`, or `<brand>/<slug>` for a brand's own. */
  id: string;
  collection: "articles" | "blogs";
  data: Omit<Article, "image">;
  /** The text as HTML, where Astro keeps it. */
  rendered?: { html: string } | undefined;
}

/** An article or a blog as one brand shows it: its words filled in. */
export interface ArticlePage<File extends ArticleFile = ArticleFile> {
  slug: string;
  /** On the brand's site, with a leading slash. */
  path: string;
  kind: "article" | "blog";
  title: string;
  description: string;
  author: string;
  date: Date;
  updated: Date | undefined;
  tags: readonly string[];
  file: File;
}

/** All articles and blogs of one brand, computed once and read often. */
export interface BrandArticles<File extends ArticleFile = ArticleFile> {
  /** Every page by its slug. */
  bySlug: ReadonlyMap<string, ArticlePage<File>>;
  /** Articles that help with finding and keeping work, by title; pages about the site itself are not among them. */
  guides: readonly ArticlePage<File>[];
  /** Newest first. */
  blogs: readonly ArticlePage<File>[];
  /** Guides and blogs together, newest first. */
  guidesAndBlogs: readonly ArticlePage<File>[];
  /** The blogs of each tag, newest first; the tags with most blogs first. */
  byTag: ReadonlyMap<string, readonly ArticlePage<File>[]>;
}

/** Tags of pages about the site itself. */
const siteTags = ["about", "employers", "policy", "stories"];

/**
 * The pages that a brand shows, from all files: a file in a folder named after the brand replaces the shared file of
 * the same slug; `brands` in a file's frontmatter limits it to those brands.
 * @param options.now Files whose `publishAt` is later are excluded.
 * @param options.preview Includes drafts and files that are not published yet, for development.
 */
export const articlesOf = <File extends ArticleFile>(
  files: readonly File[],
  brand: Brand,
  { now, preview = false }: { now: Date; preview?: boolean },
): BrandArticles<File> => {
  const chosen = new Map<string, File>();
  for (const file of files) {
    const { slug, owner } = placeOf(file);
    if (!isShown(file, brand.id, owner, now, preview)) continue;
    if (owner || !chosen.has(slug)) chosen.set(slug, file);
  }
  const pages = [...chosen].map(([slug, file]) => pageOf(slug, file, brand)).sort(newestFirst);
  const blogs = pages.filter(({ kind }) => kind === "blog");
  return {
    bySlug: new Map(pages.map((page) => [page.slug, page])),
    guides: pages.filter(isGuide).sort((a, b) => a.title.localeCompare(b.title, "en")),
    blogs,
    guidesAndBlogs: pages.filter((page) => page.kind === "blog" || isGuide(page)),
    byTag: byTag(blogs),
  };
};

/** A page's neighbours among the blogs: the one before it in time, and the one after. */
export const neighboursOf = <File extends ArticleFile>(
  { blogs }: BrandArticles<File>,
  page: ArticlePage<File>,
): { previous: ArticlePage<File> | undefined; next: ArticlePage<File> | undefined } => {
  const at = page.kind === "blog" ? blogs.indexOf(page) : -1;
  return at < 0 ? { previous: undefined, next: undefined } : { previous: blogs[at + 1], next: blogs[at - 1] };
};

/** A brand's own pages before those that it shares, otherwise in their order. */
export const ownFirst = <Page extends ArticlePage>(
  pages: readonly Page[],
  { id }: Pick<Brand, "id">,
): Page[] =>
  pages.toSorted((a, b) => Number(placeOf(b.file).owner === id) - Number(placeOf(a.file).owner === id));

/** The latest change or publication of some pages; undefined for none. */
export const lastChange = (pages: readonly ArticlePage[]): Date | undefined =>
  pages.length
    ? new Date(Math.max(...pages.map(({ updated, date }) => (updated ?? date).getTime())))
    : undefined;

/** Pages that share tags with a page: those that share most first, then the newest. */
export const relatedTo = <File extends ArticleFile>(
  { guidesAndBlogs }: BrandArticles<File>,
  page: ArticlePage<File>,
  count = 3,
): ArticlePage<File>[] => {
  /** Pages by how many tags they share, the newest first. */
  const sharing = page.tags.map((): ArticlePage<File>[] => []);
  for (const other of guidesAndBlogs) {
    const shared = other === page ? 0 : sharedTags(page, other);
    const alike = sharing[shared - 1];
    if (alike && alike.length < count) alike.push(other);
    if (sharing.at(-1)?.length === count) break;
  }
  return sharing.reverse().flat().slice(0, count);
};

const sharedTags = (page: ArticlePage, { tags }: ArticlePage): number => {
  let shared = 0;
  for (const tag of page.tags) if (tags.includes(tag)) shared++;
  return shared;
};

const placeOf = ({ id }: ArticleFile) => {
  const cut = id.lastIndexOf("/");
  return { slug: id.slice(cut + 1), owner: cut < 0 ? undefined : id.slice(0, cut) };
};

const isShown = (
  { data: { brands, draft, publishAt } }: ArticleFile,
  brand: string,
  owner: string | undefined,
  now: Date,
  preview: boolean,
): boolean =>
  (owner === undefined || owner === brand) &&
  (!brands || brands.includes(brand)) &&
  (preview || (!draft && (!publishAt || publishAt <= now)));

const pageOf = <File extends ArticleFile>(slug: string, file: File, brand: Brand): ArticlePage<File> => ({
  slug,
  path: articlePath(slug),
  kind: file.collection === "blogs" ? "blog" : "article",
  title: fillBrandWords(file.data.title, brand),
  description: fillBrandWords(file.data.description, brand),
  author: fillBrandWords(file.data.author, brand),
  date: file.data.date,
  updated: file.data.updated,
  tags: [...new Set(file.data.tags)],
  file,
});

const newestFirst = (a: ArticlePage, b: ArticlePage): number =>
  b.date.getTime() - a.date.getTime() || (a.slug < b.slug ? -1 : 1);

const isGuide = ({ kind, tags }: ArticlePage): boolean =>
  kind === "article" && !tags.some((tag) => siteTags.includes(tag));

const byTag = <Page extends ArticlePage>(blogs: readonly Page[]): Map<string, Page[]> => {
  const tags = Map.groupBy(
    blogs.flatMap((blog) => blog.tags.map((tag) => ({ tag, blog }))),
    ({ tag }) => tag,
  );
  return new Map(
    [...tags]
      .map(([tag, found]) => [tag, found.map(({ blog }) => blog)] as const)
      .sort(([a, most], [b, fewer]) => fewer.length - most.length || (a < b ? -1 : 1)),
  );
};
