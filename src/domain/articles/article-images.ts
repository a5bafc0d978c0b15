/** An image of a Markdown text: its path beside the file, and what it shows. */
export interface ArticleImage {
  src: string;
  alt: string;
}

/** What the Markdown processor writes in the place of an image's attributes, for those who know the files. */
const marked = /<img __ASTRO_IMAGE_="([^"]+)"\s*\/?>/g;
const entities: Record<string, string> = { quot: '"', "#x22": '"', apos: "'", "#x27": "'", amp: "&" };

/** The images of a rendered text, in their order. */
export const imagesIn = (html: string): ArticleImage[] =>
  [...html.matchAll(marked)].map(([, properties]) => read(properties!));

/** A rendered text with HTML of one's own for each of its images. */
export const replaceImages = (html: string, write: (image: ArticleImage) => string): string =>
  html.replace(marked, (_, properties: string) => write(read(properties)));

const read = (properties: string): ArticleImage => {
  const text = properties.replace(/&(quot|#x22|apos|#x27|amp);/g, (_, name: string) => entities[name]!);
  const { src, alt = "" } = JSON.parse(text) as { src: string; alt?: string };
  return { src, alt };
};
