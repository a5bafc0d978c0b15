import { posix } from "node:path";
import { desktop, type FilmSource } from "../film-source.ts";

const films = import.meta.glob<string>(["/src/brands/**/*.{webm,mp4}", "/src/content/**/*.{webm,mp4}"], {
  eager: true,
  query: "?url",
  import: "default",
});
const kinds = ["webm", "mp4"] as const;

/**
 * The files of a film, the best first. One that is called `…-wide` is shown above 991 px alone where it has a
 * `…-tall` one beside it.
 * @param video paths beside the file that names them.
 * @param file that file's path from the root of the project.
 * @throws Error when there is no such film.
 */
export const filmSources = (video: Record<(typeof kinds)[number], string>, file: string): FilmSource[] => {
  const found = kinds.map((kind) => {
    const path = posix.join(posix.dirname(file), video[kind]);
    const src = films[`/${path}`];
    if (!src)
      throw new Error(`${file}: the film ${video[kind]} is not there: put it at ${path}, or mend its path.`);
    return { type: `video/${kind}`, src, tall: films[`/${path.replace(/-wide(\.\w+)$/, "-tall$1")}`] };
  });
  return found.every(({ src, tall }) => tall && tall !== src)
    ? [
        ...found.map(({ type, src }) => ({ type, src, media: desktop })),
        ...found.map(({ type, tall }) => ({ type, src: tall! })),
      ]
    : found.map(({ type, src }) => ({ type, src }));
};
