/** An image of a Markdown text: its path beside the file, and what it shows. */
export interface ArticleImage {
  src: string;
  alt: string;
}

/** The placeholder that the Markdown processor writes instead of an image's attributes. */
const marked = /<img __ASTRO_IMAGE_="([^"]+)"\s*\/?>/g;
const entities: Record<string, string> = { quot: '"', "#x22": '"', apos: "'", "#x27": "'", amp: "&" };

/** The images of a rendered text, in their order. */
export const imagesIn = (html: string): ArticleImage[] =>
  [...html.matchAll(marked)].map(([, properties]) => read(properties!));

/** Replaces each image of a rendered text with other HTML. */
export const replaceImages = (html: string, write: (image: ArticleImage) => string): string =>
  html.replace(marked, (_, properties: string) => write(read(properties)));

const read = (properties: string): ArticleImage => {
  const text = properties.replace(/&(quot|#x22|apos|#x27|amp);/g, (_, name: string) => entities[name]!);
  const { src, alt = "" } = JSON.parse(text) as { src: string; alt?: string };
  return { src, alt };
};
