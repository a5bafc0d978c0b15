/** Characters kept of one field of a feed while it is read; what is longer is cut. */
export const maxFieldLength = 1_000_000;

/** Characters kept of a description. */
export const maxDescriptionLength = 100_000;

/** Characters of a title, an employer's name and a reference; longer ones are mistakes. */
export const maxNameLength = 200;

/** Characters looked at of any other field. */
export const maxShortLength = 1000;

/** Places of work looked at. */
export const maxPlaces = 50;
