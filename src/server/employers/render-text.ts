import { replaceImages } from "../../domain/articles/article-images.ts";
import { employerPicturesPath } from "../../domain/employers/employer-pictures-path.ts";
import { replacePictures } from "../../domain/jobs/job-pictures.ts";
import { escapeText } from "../../domain/text/escape-text.ts";
import { articleMarkdown } from "../../site/markdown/article-markdown.ts";
import { sanitiseForeign, withoutAnchors } from "../../site/markdown/sanitise-article.ts";
import { plainTextOf } from "../../site/sanitise.ts";
import { pictureUrl } from "./files/copy-files.ts";
import type { StoredPicture } from "../catalogue/employers/tables.ts";

const renderer = articleMarkdown.processor.createRenderer({ syntaxHighlight: false });

/**
 * A Markdown text of an employer as sanitised HTML, with copies of its pictures.
 * @param copy Copies a picture; null for one that is left out.
 */
export const renderText = async (
  markdown: string,
  copy: (src: string) => Promise<Omit<StoredPicture, "alt"> | null>,
): Promise<string> => {
  const { code } = await (await renderer).render(markdown);
  const html = replaceImages(
    withoutAnchors(code),
    ({ src, alt }) => `<img src="${escapeText(src)}" alt="${escapeText(alt)}" />`,
  );
  const sources = new Set<string>();
  replacePictures(html, (src) => {
    sources.add(src);
    return "";
  });
  const copies = new Map(
    await Promise.all([...sources].map(async (src) => [src, await copy(plainTextOf(src))] as const)),
  );
  const placed = replacePictures(html, (src, alt) => {
    const picture = copies.get(src);
    return picture
      ? `<img src="${pictureUrl(picture.name)}" alt="${alt}" width="${picture.width}" height="${picture.height}" loading="lazy" />`
      : "";
  });
  return sanitiseForeign(placed, [employerPicturesPath]);
};
