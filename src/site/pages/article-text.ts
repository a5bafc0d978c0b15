import { getEntry } from "astro:content";
import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import type { Heading } from "../../domain/articles/heading.ts";
import type { Brand } from "../../contract/brand.ts";
import { imagesIn, replaceImages, type ArticleImage } from "../../domain/articles/article-images.ts";
import { fillBrandHtml, fillBrandWords } from "../../domain/brands/brand-words.ts";
import { memoize } from "../../domain/memoize.ts";
import { formatType } from "../content/picture-types.ts";
import { xmlText } from "../../domain/documents/xml.ts";
import type { Page } from "./articles.ts";

// Cameras write the extension in upper case.
const files = import.meta.glob<ImageMetadata>(
  "/src/content/**/*.{avif,gif,jpeg,jpg,png,svg,webp,AVIF,GIF,JPEG,JPG,PNG,SVG,WEBP}",
  { import: "default" },
);
/** Widths in pixels of a picture in a text, which is 43rem wide at most. */
const widths = [640, 1200];
const sizes = "(min-width: 720px) 43rem, 94vw";

interface Text {
  html: string;
  headings: Heading[];
}

/**
 * The text of a page for its brand: HTML, and its headings. A policy that an external API owns comes from that API,
 * if the build could fetch it.
 * @param isShared Whether the page is identical on every site.
 */
export const textOf = (page: Page, brand: Brand, isShared: boolean): Promise<Text> => {
  if (!isShared || import.meta.env.DEV) return makeText(page, brand);
  // Drawings have the colours of their site.
  const colour = /\.svg\b/i.test(page.file.rendered?.html ?? "") ? brand.accent : "";
  return sharedText(`${page.slug} ${colour}`, page, brand);
};

const makeText = async ({ slug, file }: Page, brand: Brand): Promise<Text> => {
  const foreign = file.data.policy ? await getEntry("policies", `${brand.id}/${slug}`) : undefined;
  const { html = "", metadata } = foreign?.rendered ?? file.rendered ?? {};
  const headings = (metadata?.["headings"] ?? []) as Heading[];
  const pictures = await Promise.all(imagesIn(html).map((image) => pictureOf(image, file.filePath!, brand)));
  return {
    html: fillBrandHtml(
      replaceImages(html, () => pictures.shift()!),
      brand,
    ),
    headings: headings.map(({ text, ...heading }) => ({ ...heading, text: fillBrandWords(text, brand) })),
  };
};

const sharedText = memoize((_: string, page: Page, brand: Brand) => makeText(page, brand));

/** A picture in a text, in the formats and sizes that browsers choose from. */
const pictureOf = async ({ src, alt }: ArticleImage, filePath: string, brand: Brand): Promise<string> => {
  const { pathname } = new URL(src, `file:///${filePath}`);
  const load = files[decodeURI(pathname)];
  if (!load) throw new Error(`${filePath}: there is no picture ${src}; put it there, or fix its path.`);
  const { avif, webp } = await inFormats(`${pathname} ${brand.accent}`, await load(), brand.accent);
  const { width, height } = webp.attributes as { width: number; height: number };
  return (
    `<picture><source type="${formatType(avif.options.format)}" srcset="${avif.srcSet.attribute}" sizes="${sizes}">` +
    `<img src="${webp.src}" srcset="${webp.srcSet.attribute}" sizes="${sizes}" width="${width}" height="${height}" ` +
    `alt="${xmlText(alt)}" loading="lazy" decoding="async"></picture>`
  );
};

/** A picture in several texts is processed once for each accent. */
const inFormats = memoize(async (_: string, picture: ImageMetadata, accent: string) => {
  const as = (format: "avif" | "webp") => getImage({ src: picture, format, widths, sizes, accent });
  return { avif: await as("avif"), webp: await as("webp") };
});
