import type { Brand } from "../../contract/brand.ts";
import type * as contract from "../../contract/pages.ts";
import { articlePath, blogsList, blogsPath, tagLabel } from "../../domain/articles/article-paths.ts";
import type { ArticlePage } from "../../domain/articles/articles.ts";
import { fillBrandHtml } from "../../domain/brands/brand-words.ts";
import { isoDay } from "../../domain/text/iso-day.ts";
import { readingMinutes } from "../../domain/articles/reading-time.ts";
import { articleHtml } from "../../site/content/article-html.ts";
import { publishedOf } from "../../site/content/published.ts";
import type { ReadArticle } from "../../site/content/read-files.ts";
import { sanitiseArticle } from "../../site/markdown/sanitise-article.ts";
import type { Handler } from "../http/context.ts";
import { escapeText } from "../../domain/text/escape-text.ts";
import { notFound } from "../platform/http-error.ts";

export const getPage: Handler<typeof contract.getPage> = async ({ params: { slug } }, { brand, urlOf }) => {
  const articles = publishedOf(brand);
  // Makes links within the site absolute; anchors and external links stay as they are.
  const whole = (url: string) => (url.startsWith("/") ? urlOf(url) : url);
  if (articlePath(slug) === blogsPath()) return { payload: listOf(slug, articles.blogs, brand, whole) };
  const page = articles.bySlug.get(slug);
  if (!page) throw notFound("page");
  const { title, description, author, date, updated, tags } = page;
  const html = fillBrandHtml(await articleHtml(page), brand);
  return {
    payload: {
      slug,
      title,
      description,
      author,
      date: isoDay(date),
      updated: updated ? isoDay(updated) : null,
      tags: [...tags],
      reading_minutes: readingMinutes(html),
      content_html: sanitiseArticle(html, whole),
    },
  };
};

/** The list of blogs as a page. */
const listOf = (
  slug: string,
  blogs: readonly ArticlePage<ReadArticle>[],
  brand: Brand,
  whole: (url: string) => string,
) => {
  const items = blogs.map(
    ({ path, title, description, date, tags }) =>
      `<li><h2><a href="${escapeText(whole(path))}">${escapeText(title)}</a></h2><p>${escapeText(description)}</p>` +
      `<p><time datetime="${isoDay(date)}">${isoDay(date)}</time>${tags.map((tag) => ` · ${escapeText(tagLabel(tag))}`).join("")}</p></li>`,
  );
  return {
    slug,
    ...blogsList(brand.name),
    author: brand.name,
    date: blogs[0] ? isoDay(blogs[0].date) : null,
    updated: null,
    tags: [],
    reading_minutes: readingMinutes(
      blogs.map(({ title, description }) => `${title} ${description}`).join(" "),
    ),
    content_html: items.length ? `<ul>${items.join("")}</ul>` : "<p>There are no blogs yet.</p>",
  };
};
