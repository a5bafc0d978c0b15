/** A text as it is in a pattern. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** The source of a pattern with the flag "u" for any of some wordings, in which "*" stands for further letters. */
export const anyOf = (wordings: readonly string[]): string =>
  wordings
    .map((wording) =>
      wording
        .split("*")
        .map(escapePattern)
        .join(String.raw`\p{L}*`),
    )
    .join("|");
