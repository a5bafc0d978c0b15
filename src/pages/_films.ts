import { posix } from "node:path";

const films = import.meta.glob<string>(["../brands/**/*.{webm,mp4}", "../content/**/*.{webm,mp4}"], {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * The address of a film that a file names by its path beside that file.
 * @param file the naming file's path from the root of the project.
 * @throws Error when there is no such film.
 */
export const filmUrl = (film: string, file: string): string => {
  const path = posix.join(posix.dirname(file), film);
  const url = films[path.replace(/^src\//, "../")];
  if (!url) throw new Error(`${file}: the film ${film} is not there: put it at ${path}, or mend its path.`);
  return url;
};
