/** The release that this process serves and its moment, from which the API decides what is published. */
let shown: { release: string; at: Date } | undefined;

export const showMoment = (release: string, at: Date): void => {
  shown = { release, at };
};

/** The moment that the pages show; undefined where no release is served. */
export const shownMoment = () => shown;
