/** One of the files of a film. */
export interface FilmSource {
  src: string;
  type: string;
  /** Where it is shown; the first file that fits and can be played is. */
  media?: string;
}

/** Where pictures and films are the wide ones: above 991 px (spec §2). */
export const desktop = "(min-width: 992px)";
