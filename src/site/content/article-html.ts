import { posix } from "node:path";
import { replaceImages } from "../../domain/articles/article-images.ts";
import type { ArticlePage } from "../../domain/articles/articles.ts";
import { escapeText } from "../../domain/text/escape-text.ts";
import { articleMarkdown } from "../markdown/article-markdown.ts";
import type { ReadArticle } from "./read-files.ts";

/** Below this path the API serves the pictures of texts, each by its path in `src/content`. */
export const picturesPath = "/v1/page-pictures";

const renderer = articleMarkdown.processor.createRenderer({ syntaxHighlight: false });

interface Rendered {
  html: string;
  /** Ids of the headings, in their order. */
  headings: string[];
}
/** Each text is rendered once for all sites that show it. */
const rendered = new WeakMap<ReadArticle, Promise<Rendered>>();

/** The text of a page as HTML, before `%brand…%` is filled in; pictures have URLs below `picturesPath`. */
export const articleHtml = async ({ file }: ArticlePage<ReadArticle>): Promise<string> =>
  (await renderedOnce(file)).html;

/** The ids of a text's headings, for links to them. */
export const headingsOf = async (file: ReadArticle): Promise<string[]> => (await renderedOnce(file)).headings;

const renderedOnce = (file: ReadArticle): Promise<Rendered> => {
  const known = rendered.get(file) ?? render(file);
  rendered.set(file, known);
  return known;
};

const render = async (file: ReadArticle): Promise<Rendered> => {
  const { code, metadata } = await (await renderer).render(file.body);
  const html = replaceImages(code, ({ src, alt }) => {
    const path = posix.join(posix.dirname(file.file), src).replace(/^src\/content\//, "");
    return `<img src="${encodeURI(`${picturesPath}/${path}`)}" alt="${escapeText(alt)}" loading="lazy">`;
  });
  return { html, headings: metadata.headings.map(({ slug }) => slug) };
};
