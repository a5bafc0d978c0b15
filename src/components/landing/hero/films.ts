/** Plays or stops the film of a slide, if it has one; its picture stays in sight until the film moves. */
export const playFilm = (slide: HTMLElement, plays: boolean): void => {
  const film = slide.querySelector("video");
  if (!film || film.paused !== plays) return;
  if (!plays) return film.pause();
  film.addEventListener("playing", () => (film.dataset["shown"] = ""), { once: true });
  // A browser that refuses to play shows the picture.
  film.play().catch(() => undefined);
};
