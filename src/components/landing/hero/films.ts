import type { FilmSource } from "../../../site/film-source.ts";

/** Plays or pauses the video of a slide, if it has one; the slide's picture is shown until the video plays. */
export const playFilm = (slide: HTMLElement, plays: boolean): void => {
  const film = slide.querySelector("video");
  if (!film) return;
  // A decoration is nothing to watch beside other windows; HTML has no attribute for that.
  film.disablePictureInPicture = true;
  if (plays) chooseFiles(film);
  if (film.paused !== plays) return;
  if (!plays) return film.pause();
  film.addEventListener("playing", () => (film.dataset["shown"] = ""), { once: true });
  // Where the browser refuses to play it, the picture stays.
  film.play().catch(() => undefined);
};

/** Sets the video's sources for this width by script: WebKit ignores a video `<source>` that has a media query. */
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
