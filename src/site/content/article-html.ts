import { posix } from "node:path";
import { replaceImages } from "../../domain/articles/article-images.ts";
import type { ArticlePage } from "../../domain/articles/articles.ts";
import { escapeText } from "../../domain/text/escape-text.ts";
import { articleMarkdown } from "../markdown/article-markdown.ts";
import { sanitiseArticle } from "../markdown/sanitise-article.ts";
import type { ReadArticle } from "./read-files.ts";

/** Below this path the API serves the pictures of texts, each by its path in `src/content`. */
export const picturesPath = "/v1/page-pictures";

const renderer = articleMarkdown.processor.createRenderer({ syntaxHighlight: false });

/** A text of `src/content`. */
export type MarkdownText = Pick<ReadArticle, "file" | "body">;

interface Rendered {
  html: string;
  /** Ids of the headings, in their order. */
  headings: string[];
}
/** Each text is rendered once for all sites that show it. */
const rendered = new WeakMap<MarkdownText, Promise<Rendered>>();

/** The text of a page as HTML, before `%brand…%` is filled in; pictures have URLs below `picturesPath`. */
export const articleHtml = ({ file }: ArticlePage<ReadArticle>): Promise<string> => textHtml(file);

/** The same of any text of `src/content`. */
export const textHtml = async (file: MarkdownText): Promise<string> => (await renderedOnce(file)).html;

/** The URL of a picture, by its path from a file of `src/content`. */
export const pictureUrl = (file: string, src: string): string =>
  encodeURI(`${picturesPath}/${posix.join(posix.dirname(file), src).replace(/^src\/content\//, "")}`);

/** The ids of a text's headings, for links to them. */
export const headingsOf = async (file: MarkdownText): Promise<string[]> =>
  (await renderedOnce(file)).headings;

/**
 * A text that is being written as HTML that any page may show, without scripts.
 * @param urlOf The URL of a picture, by its path from the file.
 */
export const draftHtml = async (body: string, urlOf: (src: string) => string): Promise<string> =>
  sanitiseArticle((await renderText(body, urlOf)).html, (url) => url);

const renderedOnce = (file: MarkdownText): Promise<Rendered> => {
  const known = rendered.get(file) ?? render(file);
  rendered.set(file, known);
  return known;
};

const render = ({ file, body }: MarkdownText): Promise<Rendered> =>
  renderText(body, (src) => pictureUrl(file, src));

const renderText = async (body: string, urlOf: (src: string) => string): Promise<Rendered> => {
  const { code, metadata } = await (await renderer).render(body);
  const html = replaceImages(
    code,
    ({ src, alt }) => `<img src="${urlOf(src)}" alt="${escapeText(alt)}" loading="lazy">`,
  );
  return { html, headings: metadata.headings.map(({ slug }) => slug) };
};
