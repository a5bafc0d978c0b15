import { getEntry } from "astro:content";
import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import type { Heading } from "../components/articles/heading.ts";
import type { Brand } from "../contract/brand.ts";
import { imagesIn, replaceImages, type ArticleImage } from "../domain/article-images.ts";
import { fillBrandHtml, fillBrandWords } from "../domain/brand-words.ts";
import { xmlText } from "../domain/xml.ts";
import type { Page } from "./_articles.ts";

// Cameras write the ending in capitals.
const files = import.meta.glob<ImageMetadata>(
  "../content/**/*.{avif,gif,jpeg,jpg,png,svg,webp,AVIF,GIF,JPEG,JPG,PNG,SVG,WEBP}",
  { import: "default" },
);
/** Widths in pixels of a picture in a text, which is 43rem wide at most. */
const widths = [640, 1200];
const sizes = "(min-width: 720px) 43rem, 94vw";

/**
 * The text of a page as its brand shows it: HTML, and the headings in it. A policy that an API elsewhere owns is that
 * API's, where the build could have it.
 */
export const textOf = async (
  { slug, file }: Page,
  brand: Brand,
): Promise<{ html: string; headings: Heading[] }> => {
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

/** A picture of a text in the formats and sizes that browsers choose from. */
const pictureOf = async ({ src, alt }: ArticleImage, filePath: string, brand: Brand): Promise<string> => {
  const { pathname } = new URL(src, `file:///${filePath}`);
  const load = files[decodeURI(pathname).replace("/src/", "../")];
  if (!load) throw new Error(`${filePath}: there is no picture ${src}; put it there, or mend its path.`);
  const { avif, webp } = await inFormats(await load(), brand.accent);
  const { width, height } = webp.attributes as { width: number; height: number };
  return (
    `<picture><source type="image/avif" srcset="${avif.srcSet.attribute}" sizes="${sizes}">` +
    `<img src="${webp.src}" srcset="${webp.srcSet.attribute}" sizes="${sizes}" width="${width}" height="${height}" ` +
    `alt="${xmlText(alt)}" loading="lazy" decoding="async"></picture>`
  );
};

/** Pictures that stand in several texts, by their files and accents. */
const made = new Map<string, ReturnType<typeof makeFormats>>();

const inFormats = (picture: ImageMetadata, accent: string) => {
  const key = `${picture.src} ${accent}`;
  const known = made.get(key) ?? makeFormats(picture, accent);
  made.set(key, known);
  return known;
};

const makeFormats = async (picture: ImageMetadata, accent: string) => {
  const as = (format: "avif" | "webp") => getImage({ src: picture, format, widths, sizes, accent });
  return { avif: await as("avif"), webp: await as("webp") };
};
