/** One line of text that any column takes: whole characters, no control characters, single spaces. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
