import { posix } from "node:path";
import { replaceImages } from "../../domain/article-images.ts";
import type { ArticlePage } from "../../domain/articles.ts";
import { escapeText } from "../../domain/escape-text.ts";
import { articleMarkdown } from "./markdown/article-markdown.ts";
import type { ReadArticle } from "./read-files.ts";

/** Below this path the API serves the pictures of texts, each by its path in `src/content`. */
export const picturesPath = "/v1/page-pictures";

const renderer = articleMarkdown.processor.createRenderer({ syntaxHighlight: false });
/** Each text is rendered once, for every site that shows it. */
const rendered = new WeakMap<ReadArticle, Promise<string>>();

/** The text of a page as HTML, `%brand…%` still open; pictures have addresses on the site, below `picturesPath`. */
export const articleHtml = ({ file }: ArticlePage<ReadArticle>): Promise<string> => {
  const known = rendered.get(file) ?? render(file);
  rendered.set(file, known);
  return known;
};

const render = async (file: ReadArticle): Promise<string> => {
  const { code } = await (await renderer).render(file.body);
  return replaceImages(code, ({ src, alt }) => {
    const path = posix.join(posix.dirname(file.file), src).replace(/^src\/content\//, "");
    return `<img src="${encodeURI(`${picturesPath}/${path}`)}" alt="${escapeText(alt)}" loading="lazy">`;
  });
};
