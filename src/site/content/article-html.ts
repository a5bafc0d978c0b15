import { posix } from "node:path";
import { replaceImages } from "../../domain/articles/article-images.ts";
import type { ArticlePage } from "../../domain/articles/articles.ts";
import { escapeText } from "../../domain/text/escape-text.ts";
import { articleMarkdown } from "../markdown/article-markdown.ts";
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

const renderedOnce = (file: MarkdownText): Promise<Rendered> => {
  const known = rendered.get(file) ?? render(file);
  rendered.set(file, known);
  return known;
};

const render = async (file: MarkdownText): Promise<Rendered> => {
  const { code, metadata } = await (await renderer).render(file.body);
  const html = replaceImages(
    code,
    ({ src, alt }) => `<img src="${pictureUrl(file.file, src)}" alt="${escapeText(alt)}" loading="lazy">`,
  );
  return { html, headings: metadata.headings.map(({ slug }) => slug) };
};
