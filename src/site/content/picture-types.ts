import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/** The content type of a picture that texts may show, by its file's name; undefined for every other file. */
export const pictureType = (file: string): string | undefined => types[extname(file).toLowerCase()];

/** The content type of a picture that Astro has made, by its format. */
export const formatType = (format: unknown): string | undefined => types[`.${String(format)}`];
