/** One of the files of a film. */
export interface FilmSource {
  src: string;
  type: string;
  /** Its media query; browsers play the first file that matches and that they support. */
  media?: string;
}

/** The media query for wide pictures and films: above 991 px (spec §2). */
export const desktop = "(min-width: 992px)";
