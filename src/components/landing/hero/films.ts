import type { FilmSource } from "../../../site/film-source.ts";

/** Plays or stops the film of a slide, if it has one; its picture stays in sight until the film moves. */
export const playFilm = (slide: HTMLElement, plays: boolean): void => {
  const film = slide.querySelector("video");
  if (!film) return;
  if (plays) chooseFiles(film);
  if (film.paused !== plays) return;
  if (!plays) return film.pause();
  film.addEventListener("playing", () => (film.dataset["shown"] = ""), { once: true });
  // A browser that refuses to play shows the picture.
  film.play().catch(() => undefined);
};

/** Gives a film its files for this width, by script: WebKit passes over a `<source>` of a film that has a media query. */
const chooseFiles = (film: HTMLVideoElement): void => {
  const files = (JSON.parse(film.dataset["film"]!) as FilmSource[]).filter(
    ({ media }) => !media || matchMedia(media).matches,
  );
  const [first] = files;
  if (film.querySelector("source")?.getAttribute("src") === first?.src) return;
  delete film.dataset["shown"];
  film.replaceChildren(
    ...files.map(({ src, type }) => Object.assign(document.createElement("source"), { src, type })),
  );
  film.load();
};
