/** Characters that are not seen, and turn the direction of what follows: "evil" may be read as "live". */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** One line of text that any column takes: whole characters, none that are not seen, single spaces. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(unseen, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
