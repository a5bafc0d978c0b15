const lettersOf = (html: string): string =>
  html.replace(/<\/?mark>|&#?\w+;/g, "").replace(/[^\p{L}\p{N}]/gu, "");

/**
 * What is shown of a page that was found: without its title, which stands above it and with which its text begins, and
 * with "…" where it begins in the middle of a sentence.
 * @param excerpt HTML with `<mark>` around the matches
 */
export const shownExcerpt = (excerpt: string, title: string): string => {
  const words = excerpt.split(" ");
  const own = title.split(" ");
  if (own.every((word, at) => lettersOf(words[at] ?? "") === lettersOf(word)))
    return words.slice(own.length).join(" ");
  return /^(<mark>)?\p{Ll}/u.test(excerpt) ? `… ${excerpt}` : excerpt;
};
