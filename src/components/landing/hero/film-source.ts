/** One of the files of a film, for `<source>`. */
export interface FilmSource {
  src: string;
  type: string;
  media?: string;
}

/** Where pictures and films are the wide ones: above 991 px (spec §2). */
export const desktop = "(min-width: 992px)";
