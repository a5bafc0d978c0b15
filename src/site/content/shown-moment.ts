/** The release that this process serves, as far as the API must know: what is published at its moment is shown. */
let shown: { release: string; at: Date } | undefined;

export const showMoment = (release: string, at: Date): void => {
  shown = { release, at };
};

/** The moment that the pages show; undefined where no release is served. */
export const shownMoment = () => shown;
