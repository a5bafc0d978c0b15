import { posix } from "node:path";
import { desktop, type FilmSource } from "../film-source.ts";

const films = import.meta.glob<string>(["/src/brands/**/*.{webm,mp4}", "/src/content/**/*.{webm,mp4}"], {
  eager: true,
  query: "?url",
  import: "default",
});
const kinds = ["webm", "mp4"] as const;

/**
 * The files of a film, best first. A file named `…-wide` is shown only above 991 px if there is a `…-tall` one next
 * to it.
 * @param video Paths relative to the file that refers to them.
 * @param file That file's path from the root of the project.
 * @throws Error when a film does not exist.
 */
export const filmSources = (video: Record<(typeof kinds)[number], string>, file: string): FilmSource[] => {
  const found = kinds.map((kind) => {
    const path = posix.join(posix.dirname(file), video[kind]);
    const src = films[`/${path}`];
    if (!src)
      throw new Error(`${file}: the film ${video[kind]} is not there: put it at ${path}, or fix its path.`);
    return { type: `video/${kind}`, src, tall: films[`/${path.replace(/-wide(\.\w+)$/, "-tall$1")}`] };
  });
  return found.every(({ src, tall }) => tall && tall !== src)
    ? [
        ...found.map(({ type, src }) => ({ type, src, media: desktop })),
        ...found.map(({ type, tall }) => ({ type, src: tall! })),
      ]
    : found.map(({ type, src }) => ({ type, src }));
};
